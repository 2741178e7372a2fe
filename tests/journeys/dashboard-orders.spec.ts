import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { statusFilters } from '#contract/order-question.ts';
import { type OrderStatus, orderStatuses } from '#shop/orders/status.ts';
import { answers } from '#wording/answers.ts';
import { list } from '#wording/dashboard/list.ts';
import { order, parcel, refunds, slip } from '#wording/dashboard/order.ts';
import { bookkeeping, orders, orderViews, ticked, trackingFile } from '#wording/dashboard/orders.ts';
import { shortage } from '#wording/dashboard/packing.ts';
import { kit } from '#wording/kit.ts';
import { rules } from '#wording/rules.ts';
import { order as storefrontOrder } from '#wording/storefront/order.ts';
import { alert, answering, broken, dashboardOf, failing, row, test } from './dashboard.ts';
import { accessible, address, ask, buy, cards, expect, newProduct, type Sold, signedIn } from './fixtures.ts';

const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('orders are filtered by status, payment and day; Accepted is Confirmed', async ({ page, office }) => {
  test.setTimeout(120_000);
  const email = await signedIn(page);
  const product = await newProduct(office);
  const ids: Record<string, string> = {};
  for (const to of [
    [],
    ['Confirmed'],
    ['Cancelled'],
    ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'],
  ] as const) {
    const orderId = await buy(page, email, product);
    for (const status of to) await ask(office, '/change-order-status', { orderId, status });
    ids[to.at(-1) ?? 'Pending'] = orderId;
  }
  // The provider gives the money back a moment later.
  await expect
    .poll(
      async () =>
        (await ask(office, '/dash-orders', { filter: 'all', find: ids.Cancelled ?? '' })).data?.[0]
          ?.paymentStatus,
    )
    .toBe('Refunded');
  const { open } = await dashboardOf(page);
  await open(`/orders?find=${email}`);
  await expect(page.getByLabel(orders.filter, { exact: true }).locator('option')).toHaveText([
    ...statusFilters,
  ]);
  await expect(page.getByRole('columnheader')).toHaveText([
    `${list.tickShown}Order`,
    'Placed',
    'Customer',
    'Order ID',
    'Product Name',
    'Units',
    'Payment Status',
    'Status',
    'Parcels',
    'Total Amount',
  ]);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(4);
  const pill = (id: string, text: string) => row(page, id).getByText(text, { exact: true }).last();
  const tone = (id: string, text: string) => pill(id, text).evaluate((pill) => getComputedStyle(pill).color);
  // Green Success, else red; green Delivered, red Cancelled, else yellow (spec.md section 2).
  const [green, red, yellow] = [
    await tone(ids.Delivered ?? '', 'Success'),
    await tone(ids.Cancelled ?? '', 'Refunded'),
    await tone(ids.Pending ?? '', 'Pending'),
  ];
  expect(new Set([green, red, yellow]).size).toBe(3);
  expect(await tone(ids.Delivered ?? '', 'Delivered')).toBe(green);
  expect(await tone(ids.Cancelled ?? '', 'Cancelled')).toBe(red);
  expect(await tone(ids.Confirmed ?? '', 'Confirmed')).toBe(yellow);
  await expect(row(page, ids.Pending ?? '')).toContainText(`${product.title}1 unitSuccessPending£30.00`);
  for (const [filter, id] of [
    ['Pending', ids.Pending],
    ['Accepted', ids.Confirmed],
    ['Delivered', ids.Delivered],
    ['Cancelled', ids.Cancelled],
  ] as const) {
    await page.getByLabel(orders.filter, { exact: true }).selectOption(filter);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(id ?? '-');
  }
  await page.getByLabel(orders.filter, { exact: true }).selectOption('Show All');
  await page.getByLabel(orders.payment, { exact: true }).first().selectOption('Refunded');
  await expect(rows).toHaveCount(1);
  await page.getByLabel(orders.payment, { exact: true }).first().selectOption(orders.money.ever);
  await expect(rows).toHaveCount(4);
  await expect(rows.first().getByRole('link')).toHaveText(/^No\. \d+$/);
  await page.getByLabel(orders.payment, { exact: true }).first().selectOption('all');
  await page.getByLabel(orders.placed, { exact: true }).selectOption('today');
  await expect(rows).toHaveCount(4);
  await page.getByLabel(orders.placed, { exact: true }).selectOption('last-month');
  await expect(page.getByText('No Orders')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(4);
  await page.route('**/dash-orders', () => {});
  await page.getByLabel(orders.filter, { exact: true }).selectOption('Shipped');
  await expect(page.getByRole('status').getByText('Loading...')).toBeAttached();
});

test('on a phone what narrows the orders is a press away, and says how much of it is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { open } = await dashboardOf(page);
  await open('/orders');
  const choices = page.getByRole('button', { name: orders.choices(0) });
  const status = page.getByLabel(orders.filter, { exact: true });
  await expect(status).toBeHidden();
  const views = await page.getByRole('navigation', { name: orderViews.label }).boundingBox();
  expect((views?.y ?? 0) + (views?.height ?? 0)).toBeLessThan(290);
  await choices.click();
  await status.selectOption('Shipped');
  await expect(page.getByRole('button', { name: orders.choices(1) })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(status).toBeVisible();
  await expect(page.getByRole('button', { name: orders.choices(1) })).toBeHidden();
});

test('an order shows its five products, whose it is, where it goes and what it cost', async ({
  page,
  office,
}) => {
  test.setTimeout(120_000);
  const email = await signedIn(page);
  const sold: Sold[] = [];
  for (const price of [5, 6, 7, 8, 9]) sold.push(await newProduct(office, { price, tiers: [[2, 10]] }));
  const placed = await ask(page.request, '/create-checkout-session', {
    email,
    title: 'five',
    price: 63,
    products: sold.map(({ id }) => ({ id, quantity: 2 })),
  });
  await page.request.post(placed.url, { form: { number: cards.good, expiry: '12/40', cvc: '123' } });
  await ask(page.request, '/update-payment-status', { orderId: placed.orderId, status: 'Success' });
  const [coded] = sold;
  const sku = `RAIL-${coded?.id.slice(0, 6)}`;
  await ask(office, '/dash-update-product', {
    ...{
      productId: coded?.id ?? '',
      title: coded?.title ?? '',
      desc: 'A rail that was made for one journey only.',
    },
    ...{ price: 5, category: 'attachments', quantity: 50, status: 1, sku },
  });
  const { open } = await dashboardOf(page);
  await open(`/order-details/${placed.orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(placed.orderId);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: coded?.title ?? '' })).toContainText(`${order.sku} ${sku}`);
  for (const { id, title, price } of sold) {
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(item).toContainText(`2 × £${price}.00`);
    await expect(item).toContainText(id);
    await expect(item.getByRole('link', { name: order.viewProduct })).toHaveAttribute(
      'href',
      new RegExp(`^/product/${id}/[a-z0-9-]+$`),
    );
  }
  for (const text of [email, address.phone, address.city, address.address])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByText('£63.00', { exact: true }).last()).toBeVisible();
  for (const [name, value] of [
    [order.total, '£63.00'],
    [order.vat, '£10.50'],
    [order.payment, 'Success'],
    [order.method, 'Stripe'],
  ] as const) {
    const term = page.locator('dt', { hasText: new RegExp(`^${name}$`) });
    await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
  }
  await accessible(page);

  await test.step('on paper: a packing slip without prices, and the shopper’s own receipt', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Packing slip No\. \d+$/);
    const paper = page.getByRole('main');
    for (const { title } of sold) await expect(paper).toContainText(title);
    await expect(paper.getByText(slip.sum(10))).toBeVisible();
    await expect(paper).not.toContainText('£', { useInnerText: true });
    await page.emulateMedia({ media: 'screen' });
    await button(page, order.printReceipt).click();
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Receipt \d+$/);
    await expect(page.getByText('£63.00', { exact: true }).last()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Packing slip/);
    await page.emulateMedia({ media: null });
  });

  // For the accountant: a file of orders and one of their lines.
  await open(`/orders?find=${placed.orderId}`);
  await page.getByRole('button', { name: bookkeeping.open }).click();
  const file = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    return { head, rows };
  };
  const whole = await file(bookkeeping.orders(1));
  expect(whole.head).toContain('Subtotal,Discount,Code,Delivery,Total,VAT inside,Refunded');
  expect(whole.rows[0]).toContain(',63,0,,0,63,10.5,0,');
  const lines = await file(bookkeeping.lines(5));
  expect(lines.rows.map((line) => line.split(',').slice(-4).join())).toEqual([
    '5,2,10,9',
    '6,2,10,10.8',
    '7,2,10,12.6',
    '8,2,10,14.4',
    '9,2,10,16.2',
  ]);
});

test('each status has its buttons; a change that fails is said and taken back', async ({ page, office }) => {
  test.setTimeout(120_000);
  const email = await signedIn(page);
  const product = await newProduct(office);
  const orderId = await buy(page, email, product);
  const { open } = await dashboardOf(page);
  await open(`/order-details/${orderId}`);
  const has = async (now: string, ...buttons: string[]) => {
    await expect(status(page, now)).toBeVisible();
    for (const name of orderStatuses)
      await expect(button(page, name), name).toHaveCount(buttons.includes(name) ? 1 : 0);
  };
  await has('Pending', 'Cancelled', 'Confirmed');
  await expect(page.getByRole('list', { name: order.status }).getByRole('listitem')).toHaveCount(5);
  await failing(page, '/change-order-status', async () => {
    await button(page, 'Confirmed').click();
    await expect(alert(page, 'Unknown Error in updating order status..')).toContainText(broken);
  });
  await has('Pending', 'Cancelled', 'Confirmed');
  await page.route('**/change-order-status', async (route) => {
    await expect(status(page, order.loading)).toBeVisible();
    await route.continue();
  });
  await button(page, 'Confirmed').click();
  await has('Confirmed', 'Pending', 'Shipped');
  await page.unroute('**/change-order-status');
  for (const [to, ...next] of [
    ['Pending', 'Cancelled', 'Confirmed'],
    ['Confirmed', 'Pending', 'Shipped'],
    ['Shipped', 'Confirmed', 'Out Of Delivery'],
    ['Confirmed', 'Pending', 'Shipped'],
    ['Shipped', 'Confirmed', 'Out Of Delivery'],
    ['Out Of Delivery', 'Shipped', 'Delivered'],
    ['Delivered', 'Returned'],
  ] as const) {
    const setBack = to === 'Confirmed' && (await status(page, 'Shipped').isVisible());
    await button(page, to).click();
    await has(to, ...next);
    await expect(page.getByText(order.setBack.title)).toHaveCount(setBack ? 1 : 0);
  }
  await button(page, 'Returned').click();
  await expect(page.getByText(order.restockHint)).toBeVisible();
  const tick = page.getByRole('checkbox', { name: order.restock(1) });
  await expect(tick).not.toBeChecked();
  await accessible(page);
  await tick.check();
  await button(page, order.confirmReturn.yes).click();
  await has('Returned', 'Refunded');
  const stock = async () => (await ask(office, '/productData', { id: product.id })).data[0].quantity;
  expect(await stock()).toBe(50);
  await button(page, 'Refunded').click();
  await page.keyboard.press('Escape');
  await has('Returned', 'Refunded');
  await button(page, 'Refunded').click();
  await expect(page.getByText(order.restockHint)).toHaveCount(0);
  await button(page, order.confirmRefund.yes('£30.00')).click();
  await has('Refunded');
  await expect(page.getByRole('list', { name: order.status }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(order.refund.done('£30.00'))).toBeVisible({ timeout: 20_000 });

  const other = await buy(page, email, await newProduct(office));
  await open(`/order-details/${other}`);
  await button(page, 'Cancelled').click();
  await button(page, order.confirmCancel.yes).click();
  await has('Cancelled');
});

test('two members of staff who press at once: one wins, the other is told and sees how it is', async ({
  page,
  browser,
  office,
}) => {
  const email = await signedIn(page);
  const product = await newProduct(office);
  const orderId = await buy(page, email, product);
  const two = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  const staff = [page, two];
  for (const person of staff) await (await dashboardOf(person)).open(`/order-details/${orderId}`);
  await button(two, 'Cancelled').click();
  await Promise.all([button(page, 'Confirmed').click(), button(two, order.confirmCancel.yes).click()]);
  const ends: OrderStatus[] = ['Confirmed', 'Cancelled'];
  await expect
    .poll(async () => {
      const { data } = await ask(office, '/dash-order-details', { orderId });
      return ends.includes(data[0].orderStatus);
    })
    .toBe(true);
  const { data } = await ask(office, '/dash-order-details', { orderId });
  for (const person of staff) await expect(status(person, data[0].orderStatus)).toBeVisible();
  const loser = data[0].orderStatus === 'Confirmed' ? two : page;
  await expect(alert(loser, 'Unknown Error in updating order status..')).toBeVisible();
  // Stock as one of the two left it, not both.
  const { data: left } = await ask(office, '/productData', { id: product.id });
  expect(left[0].quantity).toBe(data[0].orderStatus === 'Cancelled' ? 50 : 49);
  await two.context().close();
});

test('an order that can’t be loaded says why; a refund that the card refused is seen', async ({
  page,
  office,
}) => {
  const email = await signedIn(page);
  const orderId = await buy(page, email, await newProduct(office));
  const { open } = await dashboardOf(page);
  await failing(page, '/dash-order-details', async () => {
    await open(`/order-details/${orderId}`);
    await expect(page.getByText(order.missing)).toBeVisible();
    await expect(page.getByText(broken)).toBeVisible();
  });
  const { data } = await ask(office, '/dash-order-details', { orderId });
  const refused = {
    ...{
      id: 1,
      reason: 'returned',
      state: 'refused',
      amount: 30,
      delivery: 0,
      goodwill: 0,
      byOtherMeans: false,
    },
    ...{ creditNote: null, vat: null, createdAt: data[0].createdAt, doneAt: null, lines: [] },
  };
  const refund = { ...data[0], orderStatus: 'Refunded', refunds: [refused] };
  await answering(page, '/dash-order-details', { data: [refund] }, async () => {
    await open(`/order-details/${orderId}`);
    await expect(page.getByText(order.refund.refused('£30.00'))).toBeVisible();
    await expect(page.getByText(order.noMoves)).toBeVisible();
    // It was given another way: staff say how, and the order tells.
    await page.getByRole('button', { name: order.giveRefund.button }).click();
    await page.getByRole('button', { name: order.giveRefund.submit, exact: true }).click();
    await expect(page.getByText(rules.refundNote)).toBeVisible();
    await accessible(page);
    await page.getByLabel(order.giveRefund.note).fill('Bank transfer 4711');
    refund.refunds = [{ ...refused, state: 'done', byOtherMeans: true }];
    await answering(page, '/dash-refund-given', { message: answers.staff.refundGiven }, async () => {
      await page.getByRole('button', { name: order.giveRefund.submit, exact: true }).click();
      await expect(page.getByText(order.giveRefund.given('£30.00'))).toBeVisible();
    });
    await expect(page.getByRole('button', { name: order.giveRefund.button })).toHaveCount(0);
  });
});

test('a part of an order is refunded, and the shopper sees of what', async ({ page, office }) => {
  const email = await signedIn(page);
  const product = await newProduct(office);
  const orderId = await buy(page, email, product, 2);
  const { open } = await dashboardOf(page);
  await open(`/order-details/${orderId}`);
  const panel = page.getByRole('region', { name: refunds.title });
  await panel.getByText(refunds.open).click();
  await panel.getByRole('button', { name: refunds.submit('£0.00') }).click();
  await expect(panel.getByText(refunds.nothing)).toBeVisible();
  await expect(panel.getByText(refunds.noReason)).toBeVisible();
  await panel.getByLabel(refunds.unitsOf(product.title, 2)).fill('1');
  await panel.getByLabel(refunds.restockOf(product.title)).check();
  await panel.getByLabel(refunds.goodwill).fill('2.50');
  await panel.getByLabel(refunds.reason).selectOption('returned');
  // From the top: what the bar covers by half is small to a finger.
  await page.evaluate(() => scrollTo(0, 0));
  await accessible(page);
  await panel.getByRole('button', { name: refunds.submit('£32.50') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: refunds.submit('£32.50') })
    .click();
  await expect(panel.getByText(order.refund.done('£32.50'))).toBeVisible({ timeout: 20_000 });
  await expect(panel.getByText(refunds.left('£27.50', '£60.00'))).toBeVisible();
  await expect(panel.getByText(/credit note C\d+/)).toBeVisible();
  await page.goto(`/order-details/${orderId}`);
  await expect(page.getByText(storefrontOrder.refund.done('£32.50'))).toBeVisible();
  await expect(page.getByText(storefrontOrder.refund.units(1, product.title, '£30.00'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /Credit note C\d+/ })).toBeVisible();
});

test('four orders go from paid to shipped, with their packing slips, in seven presses', async ({
  page,
  office,
}) => {
  test.setTimeout(120_000);
  const email = await signedIn(page);
  const product = await newProduct(office);
  const ids: string[] = [];
  for (let order = 0; order < 4; order += 1) ids.push(await buy(page, email, product));
  const { open } = await dashboardOf(page);
  await open(`/orders?find=${email}`);
  const boxes = page.locator('tbody').getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  const bar = page.getByRole('region', { name: list.ticked(4) });

  await boxes.first().click();
  await boxes.last().click({ modifiers: ['Shift'] });
  await expect(bar).toBeVisible();
  await accessible(page);
  // A colleague cancels one just then.
  await ask(office, '/change-order-status', { orderId: ids[1] ?? '', status: 'Cancelled' });
  await bar.getByRole('button', { name: ticked.to.Confirmed(4) }).click();
  const refused = page.getByRole('dialog', { name: ticked.refused(1) });
  await expect(refused).toContainText(answers.orders.moved('Cancelled'));
  await expect(alert(page, ticked.moved(3, 'Confirmed'))).toBeVisible();
  await refused.getByRole('button', { name: kit.close }).click();
  await expect(page.locator('tbody').getByText('Confirmed', { exact: true })).toHaveCount(3);

  // They stay ticked for the next step; what customers hear of is asked first.
  await bar.getByRole('button', { name: ticked.to.Shipped(3) }).click();
  const question = page.getByRole('dialog', { name: ticked.to.Shipped(3) });
  await expect(question).toContainText(ticked.ask.Shipped);
  await question.getByRole('button', { name: ticked.yes }).click();
  await expect(page.locator('tbody').getByText('Shipped', { exact: true })).toHaveCount(3);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await bar.getByRole('button', { name: ticked.slips(4) }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Array(4).fill(/^Packing slip No\. \d+$/));
  await expect(page.getByRole('table', { name: orders.title })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await bar.getByRole('button', { name: list.untick }).click();
  await expect(bar).toHaveCount(0);
});

test('a parcel is written down with its number, and the shopper follows it', async ({ page, office }) => {
  const email = await signedIn(page);
  const product = await newProduct(office);
  const orderId = await buy(page, email, product, 2);
  const { open } = await dashboardOf(page);
  await open(`/order-details/${orderId}`);
  const form = page.getByRole('form', { name: parcel.add });
  await expect(form).toBeVisible();
  await accessible(page);
  await form.getByLabel(parcel.tracking).fill('12');
  await form.getByRole('button', { name: parcel.add }).click();
  await expect(form.getByText(answers.parcels.whichCarrier)).toBeVisible();
  await form.getByLabel(parcel.tracking).fill('ab 1234 5678 9gb');
  await expect(form.getByLabel(parcel.carrier)).toHaveValue('royal-mail');
  await form.getByText(parcel.part).click();
  await form.getByLabel(parcel.unitsOf(product.title, 2)).fill('1');
  await form.getByRole('button', { name: parcel.add }).click();
  const first = page.getByRole('listitem').filter({ hasText: 'AB123456789GB' });
  await expect(first).toContainText(parcel.units(1));
  await form.getByLabel(parcel.carrier).selectOption('van');
  await form.getByRole('button', { name: parcel.add }).click();
  await expect(page.getByText(parcel.allPacked)).toBeVisible();
  await page.getByRole('button', { name: parcel.remove('Our own van') }).click();
  await expect(form).toBeVisible();

  await page.goto(`/order-details/${orderId}`);
  await expect(page.getByRole('link', { name: storefrontOrder.track })).toHaveAttribute(
    'href',
    'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
  );
  await accessible(page);
});

test('twenty orders leave with slips, a carrier’s numbers and one shortage in under sixty presses', async ({
  page,
  office,
}) => {
  test.setTimeout(180_000);
  const email = await signedIn(page);
  const sold: Sold[] = [];
  for (const price of [5, 6, 7, 8, 9]) sold.push(await newProduct(office, { price, quantity: 50 }));
  const ids: string[] = [];
  for (let order = 0; order < 20; order++)
    ids.push(await buyAll(page, email, sold.slice(0, 1 + (order % 5))));
  const { open } = await dashboardOf(page);
  await countPresses(page);

  await open(`/orders?find=${email}`);
  const boxes = page.locator('tbody').getByRole('checkbox');
  await expect(boxes).toHaveCount(20);
  await page.getByRole('checkbox', { name: list.tickShown }).click();
  const bar = page.getByRole('region', { name: list.ticked(20) });
  await bar.getByRole('button', { name: ticked.to.Confirmed(20) }).click();
  await expect(page.locator('tbody').getByText('Confirmed', { exact: true })).toHaveCount(20);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await bar.getByRole('button', { name: ticked.slips(20) }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByLabel(ticked.carrierFile).selectOption('click-and-drop'),
  ]);
  const [, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const numbers = rows.map((row) => /^"(\d+)"/.exec(row)?.[1] ?? '');
  expect(new Set(numbers).size).toBe(20);
  expect(rows[0]).toContain(`"${address.pinCode}"`);

  // Of one order a unit is not on the shelf.
  await open(`/pack/${ids[0]}`);
  await page.getByRole('button', { name: shortage.openFor(sold[0]?.title ?? '') }).click();
  await page.getByRole('button', { name: shortage.submit }).click();
  await expect(page.getByText(shortage.forStaff.asked(1)).first()).toBeVisible();

  await open(`/orders?find=${email}`);
  await page.getByRole('button', { name: trackingFile.open }).click();
  const dialog = page.getByRole('dialog', { name: trackingFile.title });
  // All but the one whose only unit is missing: there is nothing of it to send.
  const [, ...sent] = numbers.toReversed();
  const lines = sent.map((number, place) => `${number},AB1234567${String(place).padStart(2, '0')}GB`);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'tracking.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Order reference,Tracking number', ...lines, '99999999,AB123456789GB', ''].join('\n'),
    ),
  });
  await expect(dialog.getByText(trackingFile.would(19, 19))).toBeVisible();
  await expect(dialog.getByText(answers.orders.none)).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: trackingFile.submit(19) }).click();
  await expect(dialog.getByText(trackingFile.done(19, 19))).toBeVisible();
  await dialog.getByRole('button', { name: kit.close }).click();
  await expect(page.locator('tbody').getByText('Shipped', { exact: true })).toHaveCount(19);
  expect(await presses(page)).toBeLessThan(60);
});

/** Counts what is pressed in this tab, on whatever page. */
const countPresses = (page: Page) =>
  page.addInitScript(() => {
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    };
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', count, true);
  });
const presses = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('presses')));

/** An order of one unit each, paid. */
async function buyAll(page: Page, email: string, sold: Sold[]): Promise<string> {
  const goods = sold.reduce((sum, { price }) => sum + price, 0);
  const placed = await ask(page.request, '/create-checkout-session', {
    email,
    title: 'several',
    price: goods < 25 ? Math.round((goods + 2.99) * 100) / 100 : goods,
    products: sold.map(({ id }) => ({ id, quantity: 1 })),
  });
  await page.request.post(placed.url, { form: { number: cards.good, expiry: '12/40', cvc: '123' } });
  await ask(page.request, '/update-payment-status', { orderId: placed.orderId, status: 'Success' });
  return placed.orderId;
}
