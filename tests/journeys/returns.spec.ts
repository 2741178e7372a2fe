import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { ReturnReason } from '#database/enums.ts';
import { answers } from '#wording/answers.ts';
import { refunds } from '#wording/dashboard/order.ts';
import { returns } from '#wording/dashboard/returns.ts';
import { layout } from '#wording/storefront/layout.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { returning } from '#wording/storefront/return.ts';
import { alert, dashboardOf, test } from './dashboard.ts';
import { accessible, ask, buy, expect, newProduct, type Sold, signedIn } from './fixtures.ts';

test('one of two items comes back, and its money goes', async ({ page, browser, office }) => {
  const { shopper, item, orderId, form } = await returningTwo(browser, office);
  await expect(form.getByText(returning.wePay), 'before a reason is chosen').toBeVisible();
  await expect(form.getByText(returning.youPay)).toBeVisible();
  await form.getByRole('checkbox', { name: item.title }).check();
  await form.getByRole('spinbutton').fill('1');
  await expect(form.getByText(returning.reasonEach)).toBeVisible();
  await form.getByRole('combobox', { name: returning.reason }).selectOption('too small or large');
  await expect(form.getByText(returning.otherSizes(item.title)), 'it has no sizes').toHaveCount(0);
  await form.getByRole('combobox', { name: returning.reason }).selectOption('changed mind');
  await form.getByLabel(returning.note).fill('Never opened');
  await shopper.reload();
  await expect(
    form.getByRole('checkbox', { name: item.title }),
    'what was chosen outlives a reload',
  ).toBeChecked();
  await expect(form.getByRole('spinbutton')).toHaveValue('1');
  await expect(form.getByRole('combobox', { name: returning.reason })).toHaveValue('changed mind');
  await expect(form.getByLabel(returning.note)).toHaveValue('Never opened');
  const refund = form.getByRole('region', { name: returning.refund.title });
  await expect(refund, 'of the one that is ticked').toContainText('£30.00');
  await expect(refund).toContainText(returning.youPayPostage);
  await expect(refund, 'it was free').not.toContainText('delivery you paid');
  await form.getByRole('button', { name: returning.send }).click();
  await expect(alert(shopper, answers.returns.asked)).toBeVisible();
  await expect(shopper.getByText(returning.expected('£30.00'))).toBeVisible();
  await expect(shopper.getByRole('heading', { level: 1 })).toContainText(returning.underWay);
  // The form for the rest is folded away.
  await expect(form).toHaveCount(0);
  await shopper.getByRole('button', { name: returning.more }).click();
  await expect(form.getByRole('checkbox', { name: item.title }), 'nothing else is left').toBeChecked();
  await expect(form.getByLabel(returning.note)).toHaveValue('');
  await shopper.goto('/orders');
  await expect(
    shopper.getByText(/^You’re sending items back \(return R\d+\)\. Please send them back/),
  ).toBeVisible();
  await accessible(shopper);
  await shopper.goBack();
  await shopper.emulateMedia({ media: 'print' });
  await expect(shopper.getByText(returning.slip.put)).toBeVisible();

  const { open } = await dashboardOf(page);
  await open(`/order-details/${orderId}`);
  await accessible(page);
  await page.getByRole('button', { name: returns.submit('£30.00') }).click();
  await expect(page.getByText(returns.units.whole.toLowerCase(), { exact: true })).toBeVisible();
  await expect(page.getByText(returns.closed, { exact: true })).toBeVisible();
  await shopper.emulateMedia({ media: 'screen' });
  await shopper.goto(`/order-details/${orderId}`);
  await expect(shopper.getByText(/^We’ve received return R\d+/)).toBeVisible();
  await expect(shopper.getByText(/^Received on .*£30\.00/)).toBeVisible();
  await expect(shopper.getByText(/^1 of 2 returned, £30\.00 refunded \(R\d+\)$/)).toBeVisible();
  await expect(shopper.getByText(orderText.partRefunded('£30.00'))).toBeVisible();
  await expect(shopper.getByText(orderText.refund.done('£30.00')), 'it is told once').toHaveCount(0);
  await accessible(shopper);
  await shopper.getByRole('main').getByRole('link', { name: layout.contact }).click();
  await expect(shopper.getByText(/^About order \d+: /)).toBeVisible();
  await shopper.context().close();
});

test('a return that was a slip of the finger is cancelled, and the same can be returned again', async ({
  page,
  browser,
  office,
}) => {
  const { shopper, item, orderId, form } = await returningTwo(browser, office);
  await form.getByRole('checkbox', { name: item.title }).check();
  await form.getByRole('combobox', { name: returning.reason }).selectOption('changed mind');
  await form.getByRole('button', { name: returning.send }).click();
  const cancel = shopper.getByRole('button', { name: returning.cancel.button });
  await cancel.click();
  const dialog = shopper.getByRole('dialog');
  await expect(dialog).toContainText(/You can request a new return until \d+ /);
  await accessible(shopper);
  await dialog.getByRole('button', { name: returning.cancel.keep }).click();
  await expect(cancel, 'it is kept').toBeFocused();
  await cancel.click();
  await dialog.getByRole('button', { name: returning.cancel.button }).click();
  await expect(alert(shopper, returning.cancel.done)).toBeVisible();
  await expect(shopper.getByText(/^You cancelled it on/)).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(shopper.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(form.getByRole('checkbox', { name: item.title })).toBeVisible();
  await accessible(shopper);
  await shopper.goto(`/order-details/${orderId}`);
  await expect(shopper.getByText(/^You’ve cancelled return R\d+/)).toBeVisible();
  await expect(shopper.getByRole('link', { name: orderText.withdraw.button })).toHaveCount(2);

  const { open } = await dashboardOf(page);
  await open(`/order-details/${orderId}`);
  await expect(page.getByText(returns.cancelled.shopper, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: returns.receive })).toHaveCount(0);
  await accessible(page);

  await shopper.goto(`/return/${orderId}`);
  await form.getByRole('checkbox', { name: item.title }).check();
  await form.getByRole('combobox', { name: returning.reason }).selectOption('faulty');
  await form.getByRole('button', { name: returning.send }).click();
  await expect(cancel).toHaveCount(1);
  await shopper.context().close();
});

test('for what doesn’t fit its other sizes are offered, sold out or not, and nothing for what has none', async ({
  page,
  office,
}) => {
  const { id, title, family, gas, form, reason } = await returningShirt(page, office);
  await reason.selectOption('too small or large');
  await expect(form.getByText(returning.otherSizes(title))).toBeVisible();
  await expect(form.getByText(returning.otherSizes(gas.title))).toHaveCount(0);
  const others = (family?.members ?? []).filter((one) => one.id !== id);
  const names = others.map(({ values, price, quantity }) =>
    quantity > 0
      ? returning.size(String(values.size), `£${price.toFixed(2)}`)
      : returning.soldOutSize(String(values.size)),
  );
  expect(names.length).toBeGreaterThan(0);
  await expect(form.getByText(returning.orderNow)).toBeVisible();
  await expect(form.getByText(returning.newDelivery), 'a shirt’s delivery is free').toHaveCount(0);
  await expect(form.getByRole('link', { name: /^Size / })).toHaveText(names);
  await accessible(page);
  await form.getByRole('link', { name: names[0] }).click();
  await page.waitForURL(`**/product/${others[0]?.id}/*`);
  await page.goBack();
  await expect(form.getByRole('link', { name: names[0] }), 'what was chosen is still there').toBeVisible();
  await form.getByRole('button', { name: returning.send }).click();
  await expect(page.getByRole('heading', { name: returning.yours })).toBeVisible();
  await expect(page.getByRole('link', { name: names[0] }), 'once it is asked for too').toBeVisible();
  const above = await page.getByText(returning.refundWhen.posted).boundingBox();
  const heading = await page.getByText(returning.otherSizes(title)).boundingBox();
  expect((heading?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), 'apart').toBeGreaterThanOrEqual(16);
});

test('what to do about two things that don’t fit is said once', async ({ page, office }) => {
  const { data: found } = await ask(office, '/getProducts', {
    catagory: 'attire',
    families: true,
    count: 60,
  });
  const [shirt] = found.filter(({ family }) => family?.tittle.startsWith('Fellside Moss combat shirt'));
  const { data } = await ask(office, '/productData', { id: shirt?.id ?? '' });
  const sizes = (data[0].family?.members ?? []).filter(({ quantity }) => quantity > 0).slice(0, 2);
  const sold = await Promise.all(
    sizes.map(async ({ id, price }) => {
      const { data } = await ask(office, '/productData', { id });
      return { id, title: data[0].tittle, price };
    }),
  );
  const { form, reason } = await returningAll(page, office, ...sold);
  await reason.selectOption('too small or large');
  for (const { title } of sold) await expect(form.getByText(returning.otherSizes(title))).toBeVisible();
  await expect(form.getByText(returning.orderNow)).toHaveCount(1);
  expect(await form.getByText(returning.whenBack).count()).toBeLessThanOrEqual(1);
});

test('sizes that can’t be read, are all sold out or are below free delivery are told as such', async ({
  page,
  office,
}) => {
  const { data, family, form, reason } = await returningShirt(page, office);
  await reason.selectOption('changed mind');
  await page.route('**/productData', (route) => route.abort());
  await reason.selectOption('too small or large');
  await expect(form.getByRole('link', { name: returning.seeSizes }).first()).toHaveAttribute(
    'href',
    /\/product\//,
  );
  /** What the page is told of all sizes. */
  const sizesAre = async (facts: { quantity: number; price?: number }) => {
    await reason.selectOption('changed mind');
    await page.unroute('**/productData');
    const members = family?.members.map((one) => ({ ...one, ...facts }));
    await page.route('**/productData', (route) =>
      route.fulfill({ json: { status: 200, data: [{ ...data[0], family: { ...family, members } }] } }),
    );
    await reason.selectOption('too small or large');
  };
  await sizesAre({ quantity: 0 });
  await expect(form.getByText(returning.noOtherSize).first()).toBeVisible();
  await expect(form.getByText(returning.orderNow)).toHaveCount(0);
  const soldOut = form.getByRole('link', { name: /^Size .*, sold out$/ });
  await expect(soldOut.first()).toHaveAttribute('href', /\/product\//);
  await expect(form.getByText(returning.whenBack).first()).toBeVisible();
  await sizesAre({ quantity: 3, price: 19.99 });
  await expect(form.getByText(returning.newDelivery).first(), 'below free delivery').toBeVisible();
  await expect(soldOut).toHaveCount(0);
});

test('of what is not as described all goes back, and nothing is said of how it must come', async ({
  page,
  browser,
  office,
}) => {
  const { shopper, item, orderId, form } = await returningTwo(browser, office);
  await form.getByRole('checkbox', { name: item.title }).check();
  await expect(form.getByText(returning.bought(2, '£60.00'))).toBeVisible();
  await form.getByRole('spinbutton').fill('1');
  await form.getByRole('combobox', { name: returning.reason }).selectOption('not as described');
  await expect(form.getByText(returning.fault[0])).toBeVisible();
  await accessible(shopper);
  await form.getByRole('button', { name: returning.send }).click();
  await expect(shopper.getByText(returning.expectedWhole('£30.00'))).toBeVisible();
  await expect(shopper.getByText(/If you need longer, just tell us/)).toBeVisible();
  await expect(shopper.getByText(returning.wePayPostage)).toBeVisible();
  await expect(shopper.getByRole('link', { name: returning.askLabel })).toHaveAttribute(
    'href',
    /^\/contact\?order=/,
  );
  await expect(shopper.getByText(/^No printer\? Write R\d+ on the parcel/)).toBeVisible();

  const { open } = await dashboardOf(page);
  await open(`/order-details/${orderId}`);
  await expect(page.getByLabel(returns.units.whole)).toHaveValue('0');
  await expect(page.getByLabel(returns.units.damaged)).toHaveValue('1');
  await expect(page.getByLabel(returns.restock), 'nothing goes back on the shelf').toHaveCount(0);
  const postage = page.getByLabel(returns.postage);
  await page.getByRole('button', { name: returns.submit('£30.00') }).click();
  await expect(postage).toHaveAccessibleDescription(returns.noPostage);
  await postage.fill('abc');
  await page.getByRole('button', { name: returns.submitPlain }).click();
  await expect(postage).toHaveAccessibleDescription(returns.noSum);
  await accessible(page);
  await postage.fill('3.50');
  await page.getByRole('button', { name: returns.submit('£33.50') }).click();
  await expect(page.getByText(returns.units.damaged.toLowerCase(), { exact: true })).toBeVisible();
  await expect(page.getByText(refunds.postageOf('£3.50'))).toBeVisible();
  await expect(page.getByText(refunds.goodwillOf('£3.50'))).toHaveCount(0);

  await shopper.goto(`/order-details/${orderId}`);
  await expect(shopper.getByText(returning.postageIn('£3.50'))).toBeVisible();
  const sums = shopper.getByRole('region', { name: orderText.summary });
  await expect(sums.getByText('−£30.00'), 'as the line says').toBeVisible();
  await expect(sums.getByText(orderText.receipt.postage)).toBeVisible();
  await shopper.getByText(orderText.history).click();
  await expect(shopper.getByText(/^Return R\d+ requested$/)).toBeVisible();
  await expect(shopper.getByText(/^Return R\d+ received$/)).toBeVisible();
  await expect(shopper.getByText(/^£33\.50 refunded for return R\d+$/)).toBeVisible();
  await accessible(shopper);
  await shopper.context().close();
});

test('what can’t go by ordinary post is not to be posted, before and after it is asked for', async ({
  page,
  office,
}) => {
  const { orderId } = await deliveredGas(page, office);
  await waitsForCourier(page, orderId, 'changed mind');
  const { open } = await dashboardOf(page);
  await open(`/order-details/${orderId}`);
  await expect(
    page.getByText(returns.toCollect, { exact: true }),
    'staff know that it is ours',
  ).toBeVisible();
  await expect(page.getByText(returns.collectBy, { exact: true })).toBeVisible();
  await expect(page.getByText(returns.collect)).toBeVisible();
  await expect(page.getByText(returns.sendBackBy, { exact: true })).toHaveCount(0);
  await expect(page.getByText(/^Collect it by /), 'among its dates too').toBeVisible();
  await expect(page.getByText(/^Customer sends/)).toHaveCount(0);
  await accessible(page);
});

test('the same of gas that is faulty, for which we pay', async ({ page, office }) => {
  const { orderId } = await deliveredGas(page, office);
  await waitsForCourier(page, orderId, 'faulty');
});

/** Asks for all of an order of gas, and reads nowhere how to post it. */
async function waitsForCourier(page: Page, orderId: string, reason: ReturnReason) {
  await page.goto(`/return/${orderId}`);
  const form = page.getByRole('form', { name: returning.title });
  await expect(form.getByRole('checkbox'), 'the only line there is').toBeChecked();
  await form.getByRole('checkbox').uncheck();
  await form.getByRole('button', { name: returning.send }).click();
  await expect(form.getByRole('checkbox')).toBeFocused();
  for (const part of [form.getByText(returning.noItems), form.getByRole('checkbox')])
    await expect(part).toBeInViewport({ ratio: 1 });
  await form.getByRole('checkbox').check();
  await expect(form.getByText(returning.noItems), 'it is ticked').toBeHidden();
  await form.getByRole('combobox', { name: returning.reason }).selectOption(reason);
  await expect(form.getByText(returning.hazardText)).toBeVisible();
  await expect(form.getByText(returning.refundWhen.collected)).toBeVisible();
  await expect(form.getByText(returning.youPayPostage)).toBeHidden();
  await expect(form.getByText(/delivery you paid/)).toHaveCount(reason === 'changed mind' ? 1 : 0);
  await form.getByRole('button', { name: returning.send }).click();
  await expect(page.getByText(returning.hazard, { exact: true })).toBeVisible();
  await expect(page.getByText(returning.courier)).toBeVisible();
  await expect(page.getByText(returning.youPay)).toBeHidden();
  await expect(page.getByText(/^Please send it back by/)).toBeHidden();
  await expect(page.getByText(returning.address), 'nothing is posted').toBeHidden();
  await expect(page.getByRole('button', { name: returning.print })).toHaveCount(0);
  await expect(page.getByText(/proof of posting|proof that you sent/)).toHaveCount(0);
  await accessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(returning.slip.put)).toHaveCount(0);
  await expect(page.getByText(returning.hazard, { exact: true }), 'on paper too').toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  for (const path of [`/order-details/${orderId}`, '/orders']) {
    await page.goto(path);
    await expect(page.getByText(/^You’re returning items .* don’t post gas or lithium/)).toBeVisible();
    await expect(page.getByText(/send them back by|post them by|send the goods back/)).toHaveCount(0);
  }
  await page.goto(`/order-details/${orderId}`);
  await expect(page.getByRole('link', { name: orderText.withdraw.slip })).toHaveCount(0);
  await page.getByRole('link', { name: orderText.withdraw.see }).click();
  await expect(page.getByText(returning.hazard, { exact: true })).toBeVisible();
}

test('of a return of which only a part can be posted it is said which part that is', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  const { orderId, gas } = await deliveredGas(page, office, item);
  await page.goto(`/return/${orderId}`);
  const form = page.getByRole('form', { name: returning.title });
  await form.getByRole('button', { name: returning.all }).click();
  await expect(form.getByText(returning.weCollect)).toBeVisible();
  await expect(form.getByText(returning.reasonHint)).toBeVisible();
  await form.getByRole('combobox', { name: returning.reason }).selectOption('changed mind');
  await form.getByRole('button', { name: returning.send }).click();
  await expect(page.getByText(returning.hazardPart)).toBeVisible();
  await expect(page.getByText(returning.hazardLine(returning.line(1, gas.title)))).toBeVisible();
  await expect(page.getByText(returning.line(1, item.title), { exact: true })).toBeVisible();
  await expect(page.getByText(/^Please send the rest back by/)).toBeVisible();
  await expect(page.getByText(returning.address)).toBeVisible();
  await expect(page.getByRole('button', { name: returning.print })).toBeVisible();
  await page.goto(`/order-details/${orderId}`);
  await expect(page.getByText(/collects some of them; please send the rest back by/)).toBeVisible();
  await expect(page.getByRole('link', { name: orderText.withdraw.slip })).toBeVisible();
});

test('of several returns each is a line that names what goes back, and the order’s progress is in sight', async ({
  page,
  office,
}) => {
  const email = await signedIn(page);
  const { data } = await ask(office, '/getProducts', { catagory: 'bbs', count: 60 });
  const bought = data
    .filter(({ tittle, quantity }) => /^Plover/.test(tittle) && quantity > 0)
    .slice(0, 4)
    .map(({ id, tittle: title, price }) => ({ id, title, price }));
  const orderId = await buy(page, email, bought);
  await deliver(office, orderId);
  for (const positions of [[1], [2], [3, 4]]) {
    const lines = positions.map((position) => ({ position, quantity: 1 }));
    await ask(page.request, '/return', { orderId, lines, reason: 'faulty' });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/order-details/${orderId}`);
  const headlines = page.getByRole('status').locator('summary');
  await expect(headlines).toHaveText([
    new RegExp(`^${bought[2]?.title} and 1 more: send back by \\d+\\s[A-Z]`),
    new RegExp(`^${bought[1]?.title}: send back by`),
    new RegExp(`^${bought[0]?.title}: send back by`),
  ]);
  const progress = page.getByRole('list', { name: orderText.progress });
  await expect(progress).toBeInViewport({ ratio: 1 });
  const slip = page.getByRole('link', { name: orderText.withdraw.slip });
  await expect(slip, 'it is folded').toHaveCount(0);
  await accessible(page);
  await headlines.first().press('Enter');
  await expect(slip).toHaveCount(1);
  await expect(page.getByText(returning.line(1, bought[3]?.title ?? ''), { exact: true })).toBeVisible();
  await accessible(page);
});

/** Staff press an order on, step by step. */
/** A shopper of their own browser, about to return some of the two that they were sent. */
async function returningTwo(browser: Browser, office: APIRequestContext) {
  const shopper = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  const email = await signedIn(shopper);
  const item = await newProduct(office, { quantity: 9 });
  const orderId = await buy(shopper, email, item, 2);
  await deliver(office, orderId);
  await shopper.goto(`/return/${orderId}`);
  return { shopper, item, orderId, form: shopper.getByRole('form', { name: returning.title }) };
}

async function deliver(office: APIRequestContext, orderId: string) {
  for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'] as const)
    await ask(office, '/change-order-status', { orderId, status });
}

/** A shopper about to return a shirt, which comes in sizes, and gas, which doesn't. */
async function returningShirt(page: Page, office: APIRequestContext) {
  const { data: found } = await ask(office, '/getProducts', {
    catagory: 'attire',
    families: true,
    count: 60,
  });
  const shirt = found.find(({ family }) => family?.tittle.startsWith('Fellside Moss combat shirt'));
  const { data } = await ask(office, '/productData', { id: shirt?.id ?? '' });
  const [{ id, tittle: title, price, family }] = data;
  return { id, title, data, family, ...(await returningAll(page, office, { id, title, price })) };
}

/** All of an order of gas and these is ticked. */
async function returningAll(page: Page, office: APIRequestContext, ...sold: Sold[]) {
  const { orderId, gas } = await deliveredGas(page, office, ...sold);
  await page.goto(`/return/${orderId}`);
  const form = page.getByRole('form', { name: returning.title });
  await form.getByRole('button', { name: returning.all }).click();
  return { gas, form, reason: form.getByRole('combobox', { name: returning.reason }) };
}

/** An order of gas, which goes by no ordinary post, and of what else there is, that was delivered. */
async function deliveredGas(page: Page, office: APIRequestContext, ...others: Sold[]) {
  const email = await signedIn(page);
  const { data } = await ask(office, '/getProducts', { catagory: 'gas', count: 9 });
  const { id, tittle, price } = data.find(
    ({ tittle, quantity }) => /green gas/.test(tittle) && quantity > 0,
  ) ?? {
    id: '',
    tittle: '',
    price: 0,
  };
  const gas = { id, title: tittle, price };
  const orderId = await buy(page, email, [gas, ...others]);
  await deliver(office, orderId);
  return { orderId, gas };
}
