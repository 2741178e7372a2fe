import { frame } from '#wording/dashboard/frame.ts';
import { orders as staffOrders } from '#wording/dashboard/orders.ts';
import { signIn } from '#wording/dashboard/sign-in.ts';
import { cart } from '#wording/storefront/cart.ts';
import { failed } from '#wording/storefront/failed.ts';
import { order } from '#wording/storefront/order.ts';
import { orders } from '#wording/storefront/orders.ts';
import { product } from '#wording/storefront/product.ts';
import { settings } from '#wording/storefront/settings.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { success } from '#wording/storefront/success.ts';
import {
  accessible,
  cards,
  expect,
  fillAddress,
  mailedCode,
  orderAndPay,
  password,
  payByCard,
  register,
  subjectsTo,
  test,
} from './fixtures.ts';
import { staff } from './shop.ts';

/** The story that everything hangs on: find, register, pay, track; confirm, ship; cancel and get the money back. */
test('a shopper buys three products and tracks the order that staff ship', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const email = `story-${Date.now()}@example.org`;

  await page.goto('/');
  await accessible(page);
  await page.getByRole('combobox').first().fill('0.25g bbs');
  await expect(page.getByRole('option').first()).toContainText('0.25 g');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/**');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('0.25 g');
  await accessible(page);
  await page.getByRole('button', { name: product.add, exact: true }).first().click();
  await expect(page.getByRole('button', { name: product.added }).first()).toBeVisible();

  await page.goto('/shop/gas');
  await accessible(page);
  await page.getByRole('button', { name: shopCard.add }).first().click();
  await expect(page.getByRole('button', { name: shopCard.added }).first()).toBeVisible();
  await page.goto('/shop/batteries');
  await page.getByRole('button', { name: shopCard.add }).first().click();

  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: cart.checkout })).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: cart.checkout }).click();
  await page.waitForURL('**/login');
  await accessible(page);

  await page.goto('/register');
  await accessible(page);
  await register(page, email);
  await page.goto('/checkout/cart');
  await expect(page.getByRole('button', { name: settings.save })).toBeVisible();
  await accessible(page);
  await fillAddress(page);
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByRole('button', { name: /^Order and pay £\d/ })).toBeEnabled();
  await accessible(page);

  await orderAndPay(page);
  await accessible(page);
  await payByCard(page, cards.declined);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payByCard(page, cards.good);
  await page.waitForURL('**/success/**');
  await expect(page.getByRole('heading', { name: success.title })).toBeVisible();
  await accessible(page);
  const orderId = page.url().split('/').at(-1) ?? '';

  await page.getByRole('link', { name: success.view }).click();
  await page.waitForURL(`**/order-details/${orderId}`);
  await expect(page.getByText('Success').first()).toBeVisible();
  await accessible(page);
  await page.goto('/orders');
  await expect(
    page
      .getByText(orderId)
      .or(page.locator(`a[href*="${orderId}"]`))
      .first(),
  ).toBeVisible();
  await accessible(page);
  await page.goto('/cart');
  await expect(page.getByText(cart.empty)).toBeVisible();

  const office = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  await office.goto('/go-to-dashboard');
  await office.waitForURL('**/login-admin');
  await accessible(office);
  await office.getByLabel(signIn.id, { exact: true }).fill(staff.id);
  await office.getByLabel(signIn.password, { exact: true }).fill(staff.password);
  await office.getByLabel(signIn.pin, { exact: true }).fill(staff.pin);
  await office.getByRole('button', { name: signIn.submit }).click();
  await office.waitForURL('**/dashboard/**');
  await office.getByRole('link', { name: frame.orders, exact: true }).first().click();
  await expect(office.getByRole('heading', { name: staffOrders.title })).toBeVisible();
  const row = office.locator(`a[href$="/order-details/${orderId}"]`).first();
  await expect(row).toBeVisible();
  await accessible(office);
  await row.click();
  await office.waitForURL(`**/order-details/${orderId}`);
  await expect(office.getByText(email).first()).toBeVisible();
  await accessible(office);
  for (const status of ['Confirmed', 'Shipped']) {
    await office.getByRole('button', { name: new RegExp(`${status}$`) }).click();
    await expect(office.getByText(status, { exact: true }).first()).toBeVisible();
    await expect(
      office.getByRole('button', { name: status === 'Confirmed' ? /Shipped$/ : /Out Of Delivery$/ }),
    ).toBeEnabled();
  }
  await expect(office.getByText('Unknown Error in updating order status..')).toHaveCount(0);

  await page.goto(`/order-details/${orderId}`);
  await expect(page.getByText('Shipped').first()).toBeVisible();
  await expect(page.getByRole('button', { name: order.cancel })).toHaveCount(0);
  await accessible(page);
  // The code and the order; that it is on its way is mailed once staff can't take it back any more.
  await expect.poll(() => subjectsTo(email)).toHaveLength(2);

  const dashboard = office.url();
  await office
    .getByRole('button', { name: frame.logout })
    .or(office.getByRole('link', { name: frame.logout }))
    .click();
  await office.waitForURL((url) => url.pathname === '/');
  await office.goto(dashboard);
  await office.waitForURL((url) => url.pathname === '/');
});

test('a shopper gives up on the card page, tries again, then cancels and gets the money back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = `cancel-${Date.now()}@example.org`;
  await page.goto('/register');
  await register(page, email);
  await page.goto('/settings');
  await fillAddress(page);
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByRole('button', { name: settings.update })).toBeVisible();
  await accessible(page);

  await page.goto('/shop/bbs');
  await page
    .getByRole('main')
    .getByRole('link', { name: /0\.20 g/ })
    .first()
    .click();
  await page.waitForURL('**/product/**');
  await page.getByRole('button', { name: product.buyNow }).first().click();
  await page.waitForURL('**/checkout/buy');
  await orderAndPay(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('**/failed/**');
  await expect(page.getByRole('heading', { name: failed.title })).toBeVisible();
  await expect(page.getByText(failed.text)).toBeVisible();
  await accessible(page);

  await page.goto('/checkout/buy');
  await orderAndPay(page);
  await payByCard(page, cards.good);
  await page.waitForURL('**/success/**');
  await expect(page.getByRole('heading', { name: success.title })).toBeVisible();
  await page.getByRole('link', { name: success.view }).click();
  await page.getByRole('button', { name: order.cancel }).click();
  await accessible(page);
  await page.getByRole('dialog').getByRole('button', { name: order.cancel }).click();
  await expect(page.getByText(order.cancelled, { exact: true }).first()).toBeVisible();
  // Where the page says what becomes of the money.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Refunded').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await accessible(page);
  await page.goto('/orders');
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: orders.title })).toBeVisible();
});

test('a forgotten password is set anew with a mailed code', async ({ page }) => {
  const email = `forgot-${Date.now()}@example.org`;
  await page.goto('/register');
  await register(page, email);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/forgot-password');
  await accessible(page);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await page.waitForURL('**/otp/forgot/email');
  await accessible(page);
  await page.getByLabel('One-time code').fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/set-new-password');
  await accessible(page);
  await page.getByLabel('New password', { exact: true }).fill(`${password} new`);
  await page.getByLabel('Repeat the new password').fill(`${password} new`);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(`${password} new`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
});
