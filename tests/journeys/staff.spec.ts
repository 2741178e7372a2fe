import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { audit } from '#wording/dashboard/audit.ts';
import { coupons, newCoupon } from '#wording/dashboard/coupons.ts';
import { frame, idle } from '#wording/dashboard/frame.ts';
import { imports } from '#wording/dashboard/imports.ts';
import { list } from '#wording/dashboard/list.ts';
import { messages } from '#wording/dashboard/messages.ts';
import { order } from '#wording/dashboard/order.ts';
import { overview } from '#wording/dashboard/overview.ts';
import { productForm } from '#wording/dashboard/product-form.ts';
import { products } from '#wording/dashboard/products.ts';
import { reviews } from '#wording/dashboard/reviews.ts';
import { signIn } from '#wording/dashboard/sign-in.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import {
  accessible,
  ask,
  buy,
  cards,
  enterCode,
  expect,
  keepCart,
  orderAndPay,
  payByCard,
  signedIn,
  test,
} from './fixtures.ts';
import { staff } from './shop.ts';

/** What this day brings is named so that it meets nobody else's. */
const day = Date.now().toString(36);
const title = `Staff day riser ${day}`;
const code = `DAY${day}`.toUpperCase();

test('a staff day: products, an order and its refund, a message, a code, an import, the audit log', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const shopper = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  const [, email] = await Promise.all([enter(page), signedIn(shopper)]);
  const prefix = new URL(page.url()).pathname;
  const open = async (path: string) => {
    await page.goto(prefix + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

  await test.step('the overview tells what needs somebody, and how the last 30 days went', async () => {
    await expect(page.getByRole('heading', { name: overview.attention })).toBeVisible();
    await expect(page.locator('.recharts-surface').first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(new RegExp(overview.change.yesterday)).first()).toBeVisible();
    await page.getByText(overview.asTable).click();
    await expect(page.getByRole('table', { name: overview.figures }).getByRole('row')).toHaveCount(31);
    await accessible(page);
  });

  const id = await test.step('a new product with three pictures is in the shop at once', async () => {
    await open('/products');
    await accessible(page);
    await page.getByRole('link', { name: products.add }).first().click();
    await page.getByLabel(productForm.addPicture(1)).setInputFiles(await pictures(3));
    await page.getByLabel(productForm.title, { exact: true }).fill(title);
    await page
      .getByLabel(productForm.description, { exact: true })
      .fill('A riser that was made for one day.');
    await page.getByLabel(productForm.price, { exact: true }).fill('12.5');
    await page.getByLabel(productForm.category).selectOption('attachments');
    await page.getByLabel(productForm.quantity, { exact: true }).fill('20');
    await accessible(page);
    await page.getByRole('button', { name: productForm.add, exact: true }).click();
    await expect(page.getByText(productForm.added)).toBeVisible();
    await shopper.goto('/shop/attachments');
    await shopper.getByRole('main').getByRole('link', { name: title }).first().click();
    await shopper.waitForURL('**/product/**');
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(shopper.getByText('£12.50').first()).toBeVisible();
    await expect(shopper.getByText(/of 3/).or(shopper.getByLabel(/of 3/)).first()).toBeAttached();
    return new URL(shopper.url()).pathname.split('/')[2] ?? '';
  });

  await test.step('its new price is in the shop at once', async () => {
    await open(`/products?find=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByLabel(productForm.price, { exact: true })).toHaveValue('12.50');
    await page.getByLabel(productForm.price, { exact: true }).fill('30');
    await page.getByRole('button', { name: productForm.update, exact: true }).click();
    await expect(page.getByRole('button', { name: productForm.updated, exact: true })).toBeVisible();
    // Half under the bar, a field counts as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await accessible(page);
    await shopper.reload();
    await expect(shopper.getByText('£30.00').first()).toBeVisible();
  });

  await test.step('an order is confirmed, shipped, delivered, returned and refunded', async () => {
    const orderId = await buy(shopper, email, { id, title, price: 30 });
    await open(`/orders?payment=Success&find=${orderId}`);
    await expect(page.getByText(list.count(1, 1))).toBeVisible();
    await accessible(page);
    await page.getByRole('row', { name: orderId }).getByRole('link').click();
    for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered', 'Returned', 'Refunded']) {
      await page.getByRole('button', { name: status, exact: true }).click();
      if (status === 'Returned') {
        await accessible(page);
        await page.getByRole('button', { name: order.confirmReturn.yes }).click();
      }
      if (status === 'Refunded') {
        await accessible(page);
        await page.getByRole('button', { name: order.confirmRefund.yes('£30.00') }).click();
      }
      await expect(page.getByRole('status').getByText(status, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(order.refund.done('£30.00'))).toBeVisible({ timeout: 20_000 });
    await accessible(page);
    await page.getByRole('link', { name: 'Sam Journey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sam Journey' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await accessible(page);
    await open('/users');
    await accessible(page);
  });

  await test.step('a message is read, and can be answered by e-mail', async () => {
    const name = `Visitor ${day}`;
    const asks = 'Do you have this riser in tan as well?';
    await ask(shopper.request, '/newContact', {
      name,
      email,
      phone: '07700 900123',
      type: 'other',
      message: asks,
    });
    await open('/messages');
    const row = page.getByRole('row', { name });
    await expect(row.getByText(messages.unread, { exact: true })).toBeVisible();
    await accessible(page);
    await page.getByRole('link', { name: messages.openFrom(name) }).click();
    await expect(page.getByText(asks)).toBeVisible();
    const mail = page.locator(`a[href^="mailto:${email}?subject="]`);
    await expect(mail).toBeVisible();
    await accessible(page);
    await page.goBack();
    await expect(row.getByText(messages.states.open, { exact: true })).toBeVisible();
    await expect(row.getByText(messages.unread, { exact: true })).toBeHidden();
  });

  await test.step('a code takes something off an order, until it is deleted', async () => {
    await open('/new-discount-code');
    await page.getByLabel(newCoupon.code, { exact: true }).fill(code);
    await page.getByLabel(newCoupon.percent).fill('20');
    await accessible(page);
    await page.getByRole('button', { name: newCoupon.submit }).click();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await accessible(page);
    await keepCart(shopper, [[{ id, title, price: 30 }, 1]]);
    await shopper.goto('/checkout/cart');
    await enterCode(shopper, code);
    await expect(shopper.getByText(checkout.code.applied(code, '£6.00'))).toBeVisible();
    await orderAndPay(shopper);
    await payByCard(shopper, cards.good);
    await shopper.waitForURL('**/success/**');
    // The card page leads back a moment before the payment is settled.
    const used = page.getByRole('row', { name: code }).getByRole('cell', { name: '1', exact: true });
    await expect(async () => {
      await page.reload();
      await expect(used).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    await page.getByRole('button', { name: coupons.removeCode(code) }).click();
    await page.getByRole('dialog').getByRole('button', { name: coupons.remove, exact: true }).click();
    await expect(page.getByText(coupons.deleted(code))).toBeVisible();
    await expect(page.getByRole('row', { name: code })).toHaveCount(0);
  });

  await test.step('a CSV with a wrong row changes nothing; mended, it is imported', async () => {
    await open('/products');
    await page.getByRole('link', { name: products.fromCsv }).click();
    await expect(page.getByRole('heading', { name: imports.title })).toBeVisible();
    await accessible(page);
    await page.getByLabel(imports.choose).setInputFiles(csv('much'));
    const wrong = page.getByRole('table', { name: imports.errors }).getByRole('row');
    await expect(wrong).toHaveCount(2, { timeout: 20_000 });
    await expect(wrong.nth(1)).toContainText(/3\s*price/);
    await accessible(page);
    await page.getByLabel(imports.choose).setInputFiles(csv('4.99'));
    await expect(page.getByText(imports.counts(2, 0, 0))).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: imports.submit(2) }).click();
    await expect(page.getByText(imports.done, { exact: true })).toBeVisible({ timeout: 20_000 });
    await accessible(page);
    await open(`/products?find=${encodeURIComponent(`Imported ${day}`)}`);
    await expect(page.getByText(list.count(2, 2))).toBeVisible();
  });

  await test.step('a review is hidden with a reason, published again and replied to', async () => {
    const words = `It fits my rail ${day}.`;
    await ask(shopper.request, '/new-review', { productId: id, email, stars: 2, review: words });
    await open(`/reviews?product=${id}`);
    await accessible(page);
    const row = page.getByRole('row', { name: words });
    const hiding = row.getByRole('button', { name: /^(Hide|Publish again)/ });
    await hiding.click();
    await expect(page.getByText(reviews.rule)).toBeVisible();
    await page.getByLabel(reviews.reason).fill('Names a private person');
    await accessible(page);
    await page.getByRole('dialog').getByRole('button', { name: reviews.hide, exact: true }).click();
    await expect(row.getByText(reviews.isHidden, { exact: true })).toBeVisible();
    await shopper.goto(`/product/${id}`);
    await expect(shopper.getByText(words)).toHaveCount(0);
    await hiding.click();
    await expect(row.getByText(reviews.isPublished, { exact: true })).toBeVisible();
    await shopper.reload();
    await expect(shopper.getByText(words)).toBeVisible();

    await row.getByRole('button', { name: /^Reply to/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: reviews.publishReply }).click();
    await expect(dialog.getByText(reviews.replyMissing)).toBeVisible();
    await dialog.getByLabel(reviews.replied, { exact: true }).fill('Thank you,\nthat helps.');
    await accessible(page);
    await dialog.getByRole('button', { name: reviews.publishReply }).click();
    await expect(row.getByText('that helps.')).toBeVisible();
    await shopper.reload();
    await expect(shopper.locator('#reviews').getByText('that helps.')).toBeVisible();
    await row.getByRole('button', { name: /^Change the reply/ }).click();
    await dialog.getByRole('button', { name: reviews.removeReply }).click();
    await expect(row.getByText('that helps.')).toHaveCount(0);
  });

  await test.step('the audit log tells all of it, with how it was before', async () => {
    await open('/audit');
    await accessible(page);
    const told = async (find: string, ...texts: string[]) => {
      await page.getByLabel(audit.find).fill(find);
      await page.waitForURL((url) => (url.searchParams.get('find') ?? '') === find);
      for (const text of texts) await expect(page.getByRole('row', { name: text }).first()).toBeVisible();
    };
    await told(code, audit.actions['code deleted'], audit.actions['code added']);
    await told(id, '£12.50', reviews.reason, audit.actions['product added']);
    await page.getByLabel(audit.action).selectOption('products imported');
    await told('', audit.imported(2, 0));
  });

  await test.step('after logging out the old address opens nothing', async () => {
    await page.getByRole('button', { name: frame.logout }).click();
    await page.waitForURL((url) => url.pathname === '/');
    for (const path of ['', '/orders', '/new-product']) {
      await page.goto(prefix + path);
      await page.waitForURL((url) => url.pathname === '/');
    }
  });
  await shopper.context().close();
});

test('who is idle for nearly eight hours is asked whether they are still there', async ({ page }) => {
  await page.clock.install();
  await enter(page);
  await expect(page.getByRole('heading', { name: overview.attention })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: idle.title });
  await page.clock.fastForward('07:45:00');
  await expect(dialog).toBeHidden();
  await page.clock.fastForward('05:00');
  await expect(dialog).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: idle.stay }).click();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward('07:50:00');
  await dialog.getByRole('button', { name: frame.logout }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

/** Signs in and stands on the overview. */
async function enter(page: Page): Promise<void> {
  await page.goto('/go-to-dashboard');
  await page.waitForURL('**/login-admin');
  await page.getByLabel(signIn.id, { exact: true }).fill(staff.id);
  await page.getByLabel(signIn.password, { exact: true }).fill(staff.password);
  await page.getByLabel(signIn.pin, { exact: true }).fill(staff.pin);
  await page.getByRole('button', { name: signIn.submit }).click();
  await page.waitForURL('**/dashboard/**');
}

/** PNG pictures, each of another colour. */
const pictures = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, place) => ({
      name: `picture-${place}.png`,
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 400, height: 400, channels: 3, background: { r: 60 * place, g: 120, b: 90 } },
      })
        .png()
        .toBuffer(),
    })),
  );

/** Two products, the second with a price of this kind. */
const csv = (price: string) => ({
  name: 'products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'title,catagory,description,price,quantity,status',
      `Imported ${day} one,gas,A thing that is imported,3.50,5,0`,
      `Imported ${day} two,gas,A thing that is imported,${price},5,0`,
    ].join('\n'),
  ),
});
