import { list } from '#wording/dashboard/list.ts';
import { order } from '#wording/dashboard/order.ts';
import { orders, orderViews } from '#wording/dashboard/orders.ts';
import { dashboardOf, test } from './dashboard.ts';
import { accessible, ask, buy, expect, newProduct, signedIn } from './fixtures.ts';

test('views, the next order and new orders', async ({ page, browser, office }) => {
  const shopper = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  const email = await signedIn(shopper);
  const product = await newProduct(office);
  const first = await buy(shopper, email, product);
  const second = await buy(shopper, email, product);
  const numberOf = async (orderId: string) =>
    (await ask(office, '/dash-order-details', { orderId })).data[0].receiptNumber ?? 0;
  const heading = page.getByRole('heading', { level: 1 }).first();
  const rows = page.locator('tbody tr');
  const { open } = await dashboardOf(page);
  const name = `Journey ${email.slice(0, 8)}`;

  await test.step('what the list shows is kept under a name', async () => {
    await open(`/orders?find=${email}`);
    await page.getByRole('link', { name: 'To confirm' }).click();
    await expect(page).toHaveURL(/orders\?view=to-confirm$/);
    await page.getByLabel(orders.find).fill(email);
    await expect(page).toHaveURL(/&find=/);
    await page.getByLabel(orders.sort).selectOption('waiting');
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: orderViews.save }).click();
    await page.getByLabel(orderViews.name).fill(name);
    await accessible(page);
    await page.getByRole('button', { name: orderViews.submit }).click();
    await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('one order leads to the next, and back to the list as it was, after a reload too', async () => {
    await rows.first().getByRole('link').click();
    await expect(heading).toContainText(order.heading(await numberOf(first)));
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await expect(heading).toContainText(order.heading(await numberOf(second)));
    await expect(page.getByText(order.place(2, 2))).toBeVisible();
    await accessible(page);
    await page.getByRole('button', { name: order.previous }).click();
    await expect(heading).toContainText(order.heading(await numberOf(first)));
    const back = page.getByRole('main').getByRole('link', { name: orders.title, exact: true });
    const asked = /view=to-confirm&find=[^&]+&sort=waiting$/;
    await expect(back).toHaveAttribute('href', asked);
    await page.reload();
    await expect(back).toHaveAttribute('href', asked);
    await back.click();
    await expect(rows).toHaveCount(2);
  });

  await test.step('an order that is paid meanwhile is counted on every page, and shown when asked for', async () => {
    const third = await buy(shopper, email, product);
    await expect(page).toHaveTitle(/^\(\d+\) Orders/, { timeout: 20_000 });
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: / new orders? - show$/ }).click();
    await expect(rows).toHaveCount(3);
    await expect(rows.last()).toContainText(third);
    await buy(shopper, email, product);
    await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).click();
    await expect(page).toHaveTitle(/^\(\d+\) Messages/, { timeout: 20_000 });
  });

  await test.step('a view is deleted for all', async () => {
    await open('/orders');
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: orderViews.remove }).click();
    await page.getByRole('button', { name: orderViews.removeYes }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await page.getByLabel(orders.find).fill('xyzzyx plugh');
    await expect(page.getByText(orders.emptyFound)).toBeVisible();
    await expect(page.getByText(list.nearly)).toHaveCount(0);
  });
});
