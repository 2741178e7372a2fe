import type { Page } from '@playwright/test';
import { answers } from '#wording/answers.ts';
import { kit } from '#wording/kit.ts';
import { cart } from '#wording/storefront/cart.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { layout } from '#wording/storefront/layout.ts';
import { offline } from '#wording/storefront/offline.ts';
import { order } from '#wording/storefront/order.ts';
import { product } from '#wording/storefront/product.ts';
import { returning } from '#wording/storefront/return.ts';
import { review } from '#wording/storefront/review.ts';
import { alert, broken, failing, field, test, who } from './failing.ts';
import {
  accessible,
  address,
  ask,
  buy,
  enterCode,
  expect,
  keepCart,
  newProduct,
  signedIn,
} from './fixtures.ts';

/** What checkout, orders and reviews say where something is refused, and where the server fails (spec.md section 8). */

test('a checkout whose address, code or payment fails says so and goes on from there', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  await signedIn(page);
  await keepCart(page, [[item, 1]]);
  await failing(page, '/readAddress', async () => {
    await page.goto('/checkout/cart');
    await expect(page.getByText(checkout.addressFailed)).toBeVisible();
    await accessible(page);
  });
  await page.getByRole('button', { name: checkout.tryAgain }).click();
  await expect(page.getByText(address.address)).toBeVisible();
  await failing(page, '/verify-code', async () => {
    await enterCode(page, 'WELCOME10');
    await expect(page.getByText(broken)).toBeVisible();
  });
  const pay = page.getByRole('button', { name: checkout.pay('£30.00') });
  await failing(page, '/create-checkout-session', async () => {
    await pay.click();
    await expect(page.getByText(checkout.paymentFailed, { exact: true })).toBeVisible();
    await expect(page.getByText(checkout.paymentFailedText)).toBeVisible();
  });
  await pay.click();
  await page.waitForURL('**/pay/**');
});

test('a checkout of nothing leads to the shop, one that can’t be fetched leads back, after three seconds', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  await signedIn(page);
  await page.clock.install();
  for (const from of ['cart', 'buy']) {
    await page.goto(`/checkout/${from}`);
    await expect(page.getByText(checkout.emptyCart)).toBeVisible();
    await page.clock.fastForward(3_000);
    await page.waitForURL('**/shop/all');
  }
  await keepCart(page, [[item, 1]]);
  await page.goto('/shop/gas');
  await failing(page, '/cartProduct', async () => {
    await page.goto('/checkout/cart');
    await expect(page.getByText(broken)).toBeVisible();
    await page.clock.fastForward(3_000);
    await page.waitForURL('**/shop/gas');
  });
});

test('a checkout that is opened by its address and can’t be fetched leads to where it is begun, and one that is open stays', async ({
  page,
  context,
  office,
}) => {
  const [item, later] = [await newProduct(office), await newProduct(office)];
  await signedIn(page);
  await keepCart(page, [[item, 1]]);
  const fresh = await context.newPage();
  await failing(fresh, '/cartProduct', async () => {
    await fresh.goto('/checkout/cart');
    await expect(fresh.getByText(broken)).toBeVisible();
    await fresh.waitForURL(/\/cart$/);
  });

  await page.goto('/checkout/cart');
  await expect(page.getByRole('button', { name: checkout.pay('£30.00') })).toBeVisible();
  await failing(page, '/cartProduct', async () => {
    // Put in by another tab, which keeps what is known of it.
    await fresh.goto(`/product/${later.id}`);
    await fresh.getByRole('main').getByRole('button', { name: product.add, exact: true }).first().click();
    await expect.poll(() => fresh.evaluate(() => localStorage.cartProducts)).toContain(later.title);
    await page.bringToFront();
    await expect(page.getByText(later.title)).toBeVisible();
    await page.waitForTimeout(3_500);
    await expect(page.getByRole('button', { name: checkout.pay('£60.00') })).toBeVisible();
  });
  await fresh.close();
});

test('an order that another tab cancelled, or that is shipped, is not cancelled', async ({
  page,
  context,
  office,
}) => {
  const item = await newProduct(office);
  const email = await signedIn(page);
  // By keyboard: pointing waits for frames, which a tab behind another seldom draws.
  const cancelIn = async (tab: Page) => {
    await tab.getByRole('button', { name: order.cancel }).press('Enter');
    await tab.getByRole('dialog').getByRole('button', { name: order.cancel }).press('Enter');
  };
  const first = await buy(page, email, item);
  await page.goto(`/order-details/${first}`);
  const other = await context.newPage();
  await other.goto(`/order-details/${first}`);
  await cancelIn(other);
  await expect(alert(other, order.cancelled)).toBeVisible();
  await expect(stepsOf(other)).toHaveText([/^Pending/, /^Cancelled/]);
  await expect(page.getByRole('button', { name: order.cancel })).toBeVisible();
  await cancelIn(page);
  await expect(alert(page, order.alreadyCancelled)).toBeVisible();
  await expect(page.getByRole('main').getByText(order.alreadyCancelled)).toBeVisible();
  await expect(page.getByRole('button', { name: order.cancel })).toHaveCount(0);
  await other.close();

  const second = await buy(page, email, item);
  await page.goto(`/order-details/${second}`);
  await expect(stepsOf(page)).toHaveCount(5);
  for (const status of ['Confirmed', 'Shipped'] as const) {
    await ask(office, '/change-order-status', { orderId: second, status });
  }
  await cancelIn(page);
  await expect(alert(page, order.shipped)).toBeVisible();
  await expect(page.getByRole('main').getByText(order.shipped)).toBeVisible();
  await expect(page.getByRole('button', { name: order.cancel })).toHaveCount(0);

  // Set back by staff, but its parcel is gone: no Cancel, and why, and the way that is left.
  await ask(office, '/change-order-status', { orderId: second, status: 'Confirmed' });
  await page.reload();
  const { data } = await ask(office, '/dash-order-details', { orderId: second });
  await expect(page.getByText(order.dispatchedBefore(dayOf(data[0].dispatchedAt ?? '')))).toBeVisible();
  await expect(page.getByRole('link', { name: order.withdraw.button }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: order.cancel })).toHaveCount(0);
});

test('a shipped order is withdrawn from, returned and refunded', async ({ page, office }) => {
  const item = await newProduct(office);
  const email = await signedIn(page);
  const orderId = await buy(page, email, item);
  const move = (
    status: 'Confirmed' | 'Shipped' | 'Out Of Delivery' | 'Delivered' | 'Returned' | 'Refunded',
  ) => ask(office, '/change-order-status', { orderId, status });
  await move('Confirmed');
  await move('Shipped');
  await page.goto(`/order-details/${orderId}`);
  const way = page.getByRole('link', { name: order.withdraw.button });
  await expect(way, 'at the top and below, by one name').toHaveCount(2);
  await way.first().click();
  await page.waitForURL(`**/return/${orderId}`);
  const form = page.getByRole('form', { name: returning.title });
  await form.getByRole('checkbox', { name: item.title }).check();
  await form.getByRole('combobox', { name: returning.reason }).selectOption('changed mind');
  await form.getByLabel(returning.note).fill('It is longer than my rail.');
  await accessible(page);
  await failing(page, '/return', async () => {
    await form.getByRole('button', { name: returning.send }).click();
    await expect(form.getByText(broken)).toBeVisible();
  });
  await form.getByRole('button', { name: returning.send }).click();
  await expect(alert(page, answers.returns.asked)).toBeVisible();
  await expect(page.getByRole('button', { name: returning.print })).toBeVisible();
  await accessible(page);
  await page
    .getByRole('heading', { level: 1 })
    .getByRole('link', { name: /^order \d+$/ })
    .click();
  await expect(page.getByText(order.withdraw.receivedTitle)).toBeVisible();
  await expect(way).toHaveCount(0);

  await move('Out Of Delivery');
  await move('Delivered');
  for (const status of ['Returned', 'Refunded'] as const) {
    await move(status);
    await page.reload();
    await expect(stepsOf(page)).toHaveText([/^Pending/, new RegExp(`^${status}`)]);
    await expect(page.getByRole('progressbar', { name: order.progress })).toHaveAttribute('value', '100');
  }
});

test('a review that fails says why, and one of a session that is over leads to the login', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  await signedIn(page);
  await page.goto(`/new-review/${item.id}`);
  await page.getByRole('radio', { name: '4 stars', exact: true }).check({ force: true });
  await field(page, review.text).fill('It came and it fits.');
  const submit = page.getByRole('button', { name: review.submit });
  await failing(page, '/new-review', async () => {
    await submit.click();
    await expect(page.getByText(broken)).toBeVisible();
  });
  await expect(field(page, review.text)).toHaveValue('It came and it fits.');
  await page.context().clearCookies();
  await submit.click();
  await page.waitForURL('**/login');
  await expect(alert(page, review.signIn)).toBeVisible();
  expect(await who(page)).toEqual([null, null]);
});

const dayOf = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(new Date(at));

const stepsOf = (page: Page) => page.getByRole('list', { name: order.progress }).getByRole('listitem');

test('the cart opens on a line that was lost before it was ever looked at', async ({
  page,
  office,
  context,
}) => {
  // An empty one, once the page is used.
  const code = page.waitForEvent('requestfinished', (request) => /\/assets\/cart-/.test(request.url()));
  await page.goto('/shop/gas');
  await page.mouse.wheel(0, 10);
  await code;
  await context.setOffline(true);
  await page.getByRole('link', { name: layout.cart, exact: true }).first().click();
  await expect(page.getByText(cart.empty)).toBeVisible();
  await context.setOffline(false);

  const item = await newProduct(office, { price: 12 });
  await page.goto(`/product/${item.id}`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('button', { name: product.add, exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.cartProducts)).toContain(item.title);
  await context.setOffline(true);
  await page.getByRole('link', { name: layout.withCount(layout.cart, 1) }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByText(cart.offlineTitle, { exact: true })).toBeVisible();
  await expect(page.getByText('£14.99').first()).toBeVisible();
  await expect(page.getByText(cart.reassurance.payment), 'no day of delivery without a line').toHaveCount(0);
  const checkOut = page.getByRole('link', { name: cart.checkout, exact: true });
  await expect(checkOut).toHaveClass(/btn-quiet/);
  await checkOut.click();
  await expect(page.getByText(offline.noCheckout)).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await context.setOffline(false);
  await expect(page.getByText(item.title)).toBeVisible();
  await expect(page.getByText(cart.offlineTitle, { exact: true })).toHaveCount(0);
});

test('without a connection Buy Now stays where it is, and the checkout says that the line is lost', async ({
  page,
  office,
  context,
}) => {
  const item = await newProduct(office);
  await signedIn(page);
  await page.goto(`/product/${item.id}`);
  const buyNow = page.getByRole('main').getByRole('button', { name: product.buyNow }).first();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await buyNow.click();
  await expect(page.getByRole('alert').filter({ hasText: kit.unanswered.line })).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);
  await context.setOffline(false);
  await buyNow.click();
  await expect(page.getByRole('button', { name: checkout.pay('£30.00') })).toBeVisible();
  await context.setOffline(true);
  const lost = page.getByRole('alert').filter({ hasText: offline.noCheckout });
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await expect(page.getByText(offline.back)).toBeVisible();
});
