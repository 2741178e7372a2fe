import { cart } from '#wording/storefront/cart.ts';
import { companions } from '#wording/storefront/companions.ts';
import { layout } from '#wording/storefront/layout.ts';
import { order } from '#wording/storefront/order.ts';
import { orderAgain } from '#wording/storefront/order-again.ts';
import { orders } from '#wording/storefront/orders.ts';
import { success } from '#wording/storefront/success.ts';
import { summary } from '#wording/storefront/summary.ts';
import { timeline } from '#wording/storefront/timeline.ts';
import { answering } from './dashboard.ts';
import {
  accessible,
  address,
  ask,
  buy,
  cards,
  change,
  expect,
  keepCart,
  newProduct,
  signedIn,
  signIn,
  test,
} from './fixtures.ts';

/** What is shown of an order once it is paid, weeks later, and of one that never was. */
test('a paid order names its number, items, sums, days and address, and what can be done next', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 12 });
  const email = await signedIn(page);
  const orderId = await buy(page, email, item);
  const main = page.getByRole('main');
  const [sold] = (await ask(page.request, '/user-order-details', { orderId })).data;
  const number = order.numbered(sold.receiptNumber ?? 0);

  await test.step('on the page that the card page leads to, and after a reload', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const open of [() => page.goto(`/success/${orderId}`), () => page.reload()]) {
      await open();
      await expect(main.getByRole('heading', { name: success.title, level: 1 })).toBeVisible();
    }
    for (const text of [number, item.title, '£14.99', address.address, email])
      await expect(main.getByText(text).first()).toBeVisible();
    await expect(main.getByText(/^With you (Mon|Tue|Wed|Thu|Fri)\s\d+/)).toBeVisible();
    await expect(main.getByText(orderId)).toHaveCount(0);
    await expect(main.getByRole('button', { name: order.receipt.print })).toBeVisible();
    for (const name of [success.view, layout.contact, success.shop])
      await expect(main.getByRole('link', { name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider').toBe(320);
    await accessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: new RegExp(order.receipt.title) })).toBeVisible();
    await expect(main.getByRole('link', { name: success.view })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('among the orders and on its own page, where delivered lines are bought again', async () => {
    for (const status of ['Confirmed', 'Shipped'] as const)
      await ask(office, '/change-order-status', { orderId, status });
    await page.goto('/orders');
    // From the list itself, by a button that is no part of the row's link.
    await page.getByRole('button', { name: orderAgain.all }).first().click();
    await page.waitForURL('**/cart');
    await page.evaluate(() => localStorage.removeItem('cart'));
    await page.goto('/orders');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
    await expect(main.getByText(orderId)).toHaveCount(0);
    await expect(main.getByText(order.shipped)).toBeHidden();
    await main.getByText(order.canStillCancel).click();
    await expect(main.getByText(order.shipped)).toBeVisible();
    await ask(office, '/change-order-status', { orderId, status: 'Out Of Delivery' });
    await page.reload();
    await expect(main.getByText(order.today)).toBeVisible();
    await ask(office, '/change-order-status', { orderId, status: 'Delivered' });
    await ask(office, '/dash-refund', {
      ...{ orderId, lines: [], delivery: 0, goodwill: 2, reason: 'goodwill', key: `kind-${orderId}` },
    });
    await page.reload();
    await expect(main.getByText(summary.inTheEnd)).toBeVisible();
    await expect(main.getByText('£12.99', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: orderAgain.all })).toHaveCount(0);
    await expect(main.getByText(order.shipped)).toHaveCount(0);
    await expect(main.getByText(/^With you/)).toHaveCount(0);
    await expect(main.getByRole('link', { name: order.writeReview })).toHaveAttribute(
      'href',
      `/new-review/${item.id}`,
    );
    await accessible(page);
    await main.getByRole('button', { name: orderAgain.one }).click();
    await page.waitForURL('**/cart');
    await expect(page.getByRole('link', { name: item.title }).first()).toBeVisible();
  });

  await test.step('weeks later, and in a browser that nobody is signed in to', async () => {
    await page.goto(`/success/${orderId}`);
    await expect(main.getByRole('heading', { name: success.titles.Delivered, level: 1 })).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/success/${orderId}`);
    await expect(main.getByRole('heading', { name: success.signInTitle })).toBeVisible();
    await accessible(page);
    await main.getByRole('button', { name: success.signIn }).click();
    await page.waitForURL('**/login');
    await signIn(page, email);
    await page.waitForURL(`**/success/${orderId}`);
    await expect(main.getByText(number).first()).toBeVisible();
  });
});

test('of an order that was cancelled its money’s way back is told, not that it was paid', async ({
  page,
  office,
}) => {
  const email = await signedIn(page);
  const orderId = await buy(page, email, await newProduct(office, { price: 30 }));
  await ask(page.request, '/change-order-status', { orderId, status: 'Cancelled' });
  const main = page.getByRole('main');
  // The card sandbox gives money back within the second, a bank takes days.
  const [listed, whole] = await Promise.all([
    ask(page.request, '/user-orders', { email }),
    ask(page.request, '/user-order-details', { orderId }),
  ]);
  const underWay = (state: 'requested' | 'refused') =>
    ({
      ...whole.data[0],
      paymentStatus: 'Success',
      refunds: [{ ...whole.data[0].refunds[0], state }],
    }) as const;
  const refund = { amount: 30, state: 'requested' };
  const row = { ...listed.data[0], paymentStatus: 'Success', refunds: [refund] };
  await answering(page, '/user-orders', { data: [row] }, async () => {
    await page.goto('/orders');
    await expect(main.getByText(orders.refundDue('£30.00'))).toBeVisible();
    await expect(main.getByText(`${order.payment}: ${order.paymentGoingBack}`)).toBeVisible();
    await expect(main.getByText('Success')).toHaveCount(0);
    await accessible(page);
  });
  await answering(page, '/user-order-details', { data: [underWay('requested')] }, async () => {
    await page.goto(`/order-details/${orderId}`);
    await expect(main.getByText(order.refund.requested('£30.00'))).toBeVisible();
    await expect(main.getByText(`${order.payment}: ${order.paymentGoingBack}`)).toBeVisible();
  });
  await answering(page, '/user-order-details', { data: [underWay('refused')] }, async () => {
    await page.goto(`/order-details/${orderId}`);
    await expect(main.getByText(order.refund.refused('£30.00'))).toBeVisible();
    await expect(main.getByText(`${order.payment}: ${order.paymentNotTaken}`)).toBeVisible();
  });
});

test('once an order that was cancelled is refunded, its page promises no refund, on its own and after a reload', async ({
  page,
  office,
}) => {
  const email = await signedIn(page);
  const orderId = await buy(page, email, await newProduct(office, { price: 30 }));
  await page.goto(`/order-details/${orderId}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: order.cancel }).click();
  await page.getByRole('dialog').getByRole('button', { name: order.cancel }).click();
  const dates = page.getByRole('region', { name: timeline.title });
  for (const open of [async () => {}, () => page.reload()]) {
    await open();
    await expect(main.getByText(order.refund.done('£30.00'))).toBeVisible();
    await expect(dates.getByText(timeline.happened.refunded, { exact: true })).toBeVisible();
    await expect(dates.getByText(/^We’ll refund you/)).toHaveCount(0);
  }
});

test('orders that were not paid are folded away, paid on, or ordered again as far as they can be', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  const scarce = await newProduct(office);
  const email = await signedIn(page);
  await buy(page, email, item);
  const place = () =>
    ask(page.request, '/create-checkout-session', {
      email,
      title: '',
      price: 150,
      products: [
        { id: item.id, quantity: 1 },
        { id: scarce.id, quantity: 4 },
      ],
    });
  const failed = await place();
  await ask(page.request, '/update-payment-status', { orderId: failed.orderId, status: 'Failed' });
  const main = page.getByRole('main');
  const attempts = main.locator('details');

  await page.goto('/orders');
  await expect(main.getByRole('progressbar')).toHaveCount(1);
  await expect(attempts.getByRole('link', { name: item.title })).toBeHidden();
  await attempts.getByText(orders.attempts(1)).click();
  await expect(attempts.getByText(orders.notPaid, { exact: true })).toBeVisible();
  await accessible(page);
  await change(office, scarce, { price: 30, quantity: 3 });
  await attempts.getByRole('button', { name: orderAgain.all }).click();
  await expect(main.getByText(orderAgain.fewer(scarce.title, 3))).toBeVisible();
  await main.getByRole('link', { name: orderAgain.cart }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByRole('spinbutton', { name: cart.quantityOf(scarce.title) })).toHaveValue('3');

  await page.goto(`/order-details/${failed.orderId}`);
  await expect(main.getByText(order.notPaidTitle)).toBeVisible();
  await expect(main.getByRole('list', { name: order.progress })).toHaveCount(0);
  await expect(main.getByRole('button', { name: order.cancel })).toHaveCount(0);
  await expect(main.getByRole('button', { name: orderAgain.all })).toBeVisible();
  await accessible(page);

  await change(office, scarce, { price: 30, quantity: 50 });
  const open = await place();
  await keepCart(page, []);
  await page.goto('/orders');
  await expect(attempts.getByRole('link', { name: orders.payNow })).toHaveAttribute('href', open.url);
  await expect(attempts.getByText(orders.keptUntil('').trim())).toBeVisible();

  // Once the same goods are paid for, nothing is left to tell of tries before.
  await page.request.post(open.url, { form: { number: cards.good, expiry: '12/40', cvc: '123' } });
  await ask(page.request, '/update-payment-status', { orderId: open.orderId, status: 'Success' });
  await page.reload();
  await expect(main.getByRole('progressbar')).toHaveCount(2);
  await expect(attempts).toHaveCount(0);
});

test('what is popular leaves out what the orders above it hold', async ({ page }) => {
  const email = await signedIn(page);
  const popular = { count: 1, sortBy: 'bestSelling', inStock: true, families: true } as const;
  const [best] = (await ask(page.request, '/getProducts', popular)).data;
  if (!best) throw new Error('no product');
  await buy(page, email, { id: best.id, title: best.tittle, price: best.price });
  await page.goto('/orders');
  const offered = page.getByRole('region', { name: companions.popular }).getByRole('listitem');
  await expect(offered).toHaveCount(4);
  await expect(offered.locator(`a[href*="${best.id}"]`)).toHaveCount(0);
});
