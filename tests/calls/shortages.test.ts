import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products, shortages } from '#database/schema.ts';
import { renderEmail } from '#emails/email.tsx';
import { refundUnanswered } from '#shop/orders/shortages/answer.ts';
import { shortageToken } from '#shop/orders/shortages/link.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { buy } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
const { browser: staff } = await staffMember(on);
const text = answers.shortage;

const gloves = { 'attire-kind': 'Gloves', size: 'L' };
/** A confirmed order of 3 units of a product, and one of another. */
async function paidOrder({ each = 1000, only = false } = {}) {
  const { browser, email } = await shopper(on);
  const id = await product(on, { pricePence: each, category: 'attire', title: 'Gloves', attributes: gloves });
  const lines: [string, number][] = [[id, 3]];
  if (!only) lines.push([await product(on, { category: 'gas', title: 'Silicone oil, 30 ml' }), 1]);
  const orderId = await buy(on, browser, { email, lines });
  await staff.post('/dash-bulk-status', { orderIds: [orderId], status: 'Confirmed' });
  return { browser, email, orderId, id, token: await shortageToken(on.shop, { orderId, position: 1 }) };
}
const report = (orderId: string, missing: number, more: object = {}) =>
  staff.post('/dash-short', { orderId, position: 1, missing, ...more });
const answer = (token: string, choice?: 'wait' | 'swap' | 'refund', productId?: string) =>
  on.browser().post('/shortage', { token, choice, productId });
const orderOf = async (orderId: string) => (await staff.post('/dash-order-details', { orderId })).data?.[0];
const packedOf = async (orderId: string) =>
  (await staff.post('/dash-packing', { orderId })).data?.[0]?.lines.map(({ productId, quantity }) => [
    productId,
    quantity,
  ]);
const onHand = async (id: string) =>
  (await on.shop.db.select().from(products).where(eq(products.id, id)))[0]?.onHand;
const logOf = async (id: string) =>
  (
    await on.shop.db.execute<{ reason: string; change: number }>(
      sql`select reason, change from stock_log where product_id = ${id} order by id`,
    )
  ).rows.map(({ reason, change }) => `${reason} ${change}`);
const letters = async (orderId: string) =>
  (
    await on.shop.db.execute<{ template: string }>(
      sql`select data->>'template' as template from pgboss.job where name = 'mail' and data->>'orderId' = ${orderId}`,
    )
  ).rows.map(({ template }) => template);
/** The 48 hours of an order's short lines pass. */
const pass = (orderId: string) =>
  on.shop.db
    .update(shortages)
    .set({ until: new Date(0) })
    .where(eq(shortages.orderId, orderId));
const due = async (orderId: string) => {
  await pass(orderId);
  await refundUnanswered(on.shop);
};

describe('a line that is short', () => {
  test('is asked about by mail, with what is nearest in stock and no dearer; looking at it changes nothing', async () => {
    const { email, orderId, id, token } = await paidOrder({ each: 1000 });
    const near = await product(on, {
      category: 'attire',
      pricePence: 900,
      title: 'Other gloves',
      attributes: gloves,
    });
    const dear = await product(on, {
      category: 'attire',
      pricePence: 1001,
      title: 'Dear gloves',
      attributes: gloves,
    });
    const few = await product(on, {
      category: 'attire',
      pricePence: 800,
      title: 'Few gloves',
      attributes: gloves,
      onHand: 1,
    });
    const asked = await report(orderId, 2);
    expect(asked).toMatchObject({ status: 200, message: text.asked });
    const hours = (Date.parse(asked.until ?? '') - on.shop.now().getTime()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
    // The same again is as good; another number is not.
    expect((await report(orderId, 2)).until).toBe(asked.until);
    expect(await report(orderId, 1)).toMatchObject({ status: 409, message: text.already });
    expect((await letters(orderId)).filter((template) => template === 'shortage')).toHaveLength(1);

    const letter = await renderEmail(on.shop, { template: 'shortage', to: email, orderId, position: 1 });
    expect(letter?.text).toContain(`/shortage/${token}`);
    expect(letter?.text).toContain('Other gloves, £18.00');
    const shown = await answer(token);
    expect(shown.data).toMatchObject({ state: 'asked', missing: 2, worth: 20, ended: false });
    const offered = shown.data?.offers.map((offer) => offer.id);
    expect(offered).toContain(near);
    expect(offered).not.toContain(dear);
    expect(offered).not.toContain(few);
    expect(offered).not.toContain(id);
    expect((await answer(token)).data?.state).toBe('asked');
    expect((await answer('nobody')).status).toBe(404);
    // Packed with what is there.
    expect(await packedOf(orderId)).toEqual([
      [id, 1],
      [expect.any(String), 1],
    ]);
    await on.shop.db.update(products).set({ active: false }).where(eq(products.category, 'attire'));
  });

  test('is not asked about with what may not fit: another plug, another voltage; nearest price first, or nothing', async () => {
    const { browser, email } = await shopper(on);
    const facts = { 'battery-kind': 'Battery', voltage: 7.4, connector: 'Deans', chemistry: ['LiPo'] };
    const battery = (pricePence: number, more: object = {}) =>
      product(on, { category: 'batteries', pricePence, title: 'LiPo', attributes: { ...facts, ...more } });
    const id = await battery(2000);
    const cheap = await battery(1200);
    const near = await battery(1900);
    await battery(1950, { connector: 'Mini Tamiya' });
    await battery(1960, { voltage: 11.1 });
    await battery(1970, { shape: 'Brick' });
    await product(on, { category: 'batteries', pricePence: 1990, title: 'Of no known plug' });
    const unknown = await product(on, { category: 'batteries', pricePence: 2500, title: 'Unknown' });
    const lines: [string, number][] = [
      [id, 1],
      [unknown, 1],
    ];
    const orderId = await buy(on, browser, { email, lines });
    const offersOf = async (position: number) => {
      expect((await staff.post('/dash-short', { orderId, position, missing: 1 })).status).toBe(200);
      const shown = await answer(await shortageToken(on.shop, { orderId, position }));
      return shown.data?.offers.map((offer) => offer.id);
    };
    expect(await offersOf(1)).toEqual([near, cheap]);
    expect(await offersOf(2)).toEqual([]);
  });

  test('waits if its shopper says so, once, and the order goes without it', async () => {
    const { orderId, id, token } = await paidOrder();
    await report(orderId, 1);
    expect(await answer(token, 'wait')).toMatchObject({ status: 200, data: { state: 'waiting' } });
    expect((await answer(token, 'wait')).status).toBe(200);
    expect(await answer(token, 'refund')).toMatchObject({ status: 409, message: text.answered.waiting });
    await due(orderId);
    expect((await orderOf(orderId))?.shortages).toMatchObject([{ state: 'waiting', missing: 1 }]);
    expect((await orderOf(orderId))?.refunds).toEqual([]);
    expect(await packedOf(orderId)).toEqual([
      [id, 2],
      [expect.any(String), 1],
    ]);
    expect(await letters(orderId)).toContain('shortage answered');
  });

  test('is swapped for what was offered: sold at once, the difference goes back, the missing units are written off', async () => {
    const { orderId, id, token } = await paidOrder({ each: 1000 });
    const instead = await product(on, { category: 'attire', pricePence: 700, sku: `IN-${orderId}` });
    expect((await report(orderId, 2, { instead: [`IN-${orderId}`] })).status).toBe(200);
    const before = await onHand(id);
    expect(await answer(token, 'swap', id)).toMatchObject({ status: 409, message: text.gone });
    expect(await answer(token, 'swap', instead)).toMatchObject({ status: 200, data: { state: 'swapped' } });
    expect((await answer(token, 'swap', instead)).status).toBe(200);
    expect([await onHand(id), await onHand(instead)]).toEqual([before, 18]);
    expect(await logOf(id)).toEqual(['opening 20', 'sold -3', 'cancelled 2', 'lost -2']);
    const { data: log } = await staff.post('/dash-stock-log', { productId: id });
    expect(
      log?.slice(0, 2).map(({ by }) => by),
      'the shopper chose, and lost nothing',
    ).toEqual(['shop', 'shop']);
    expect(await logOf(instead)).toEqual(['opening 20', 'sold -2']);
    const order = await orderOf(orderId);
    expect(order?.refunds).toMatchObject([{ reason: 'short', amount: 6, goodwill: 6 }]);
    expect(order?.shortages[0]?.instead).toMatchObject({ productId: instead });
    expect(await packedOf(orderId)).toEqual([
      [id, 1],
      [expect.any(String), 1],
      [instead, 2],
    ]);
    // Packed with what stands in, and cancelled, both go back where they were.
    await staff.post('/change-order-status', { orderId, status: 'Pending' });
    await staff.post('/change-order-status', { orderId, status: 'Cancelled' });
    expect([await onHand(id), await onHand(instead)]).toEqual([(before ?? 0) + 1, 20]);
  });

  test('gives the money of the missing units back, if its shopper wants it or after 48 hours', async () => {
    const chosen = await paidOrder({ each: 999 });
    await report(chosen.orderId, 1);
    const before = await onHand(chosen.id);
    expect(await answer(chosen.token, 'refund')).toMatchObject({
      status: 200,
      data: { state: 'refunded' },
    });
    expect((await orderOf(chosen.orderId))?.refunds).toMatchObject([
      { reason: 'short', amount: 9.99, delivery: 0, lines: [{ position: 1, quantity: 1 }] },
    ]);
    expect(await onHand(chosen.id)).toBe(before);
    expect(await logOf(chosen.id)).toEqual(['opening 20', 'sold -3', 'cancelled 1', 'lost -1']);

    const silent = await paidOrder();
    await report(silent.orderId, 3);
    await refundUnanswered(on.shop);
    expect((await orderOf(silent.orderId))?.shortages[0]?.state).toBe('asked');
    await due(silent.orderId);
    await due(silent.orderId);
    const order = await orderOf(silent.orderId);
    expect(order?.shortages[0]?.state).toBe('refunded');
    expect(order?.refunds).toHaveLength(1);
    expect(order?.orderStatus).toBe('Confirmed');
    expect((await packedOf(silent.orderId))?.map(([, units]) => units)).toEqual([0, 1]);
    expect(await answer(silent.token, 'wait')).toMatchObject({
      status: 409,
      message: text.answered.refunded,
    });
    await until(async () => (await letters(silent.orderId)).includes('order refunded'));
  });

  test('that was the whole order ends it: all of the money goes back, with the delivery', async () => {
    const { orderId, id, token } = await paidOrder({ each: 500, only: true });
    await report(orderId, 3);
    const before = await onHand(id);
    await answer(token, 'refund');
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ orderStatus: 'Cancelled', total: 17.99 });
    expect(order?.refunds).toMatchObject([{ amount: 17.99, delivery: 2.99 }]);
    expect(await onHand(id)).toBe(before);
    expect(await answer(token, 'wait')).toMatchObject({ status: 409 });
  });

  test('answered at the moment of its default is settled once', async () => {
    for (const choice of ['wait', 'refund'] as const) {
      const { orderId, token } = await paidOrder();
      await report(orderId, 1);
      await pass(orderId);
      const [said] = await Promise.all([
        answer(token, choice),
        refundUnanswered(on.shop),
        answer(token, choice),
        refundUnanswered(on.shop),
      ]);
      const order = await orderOf(orderId);
      const state = order?.shortages[0]?.state;
      expect(['waiting', 'refunded']).toContain(state);
      expect(said.status).toBe(state === 'waiting' || choice === 'refund' ? 200 : 409);
      expect(order?.refunds).toHaveLength(state === 'refunded' ? 1 : 0);
    }
  });

  test('of an order that is over keeps no other from its default, however many there are', async () => {
    const over = await paidOrder();
    await report(over.orderId, 1);
    await over.browser.post('/change-order-status', { orderId: over.orderId, status: 'Cancelled' });
    await pass(over.orderId);
    await on.shop.db.execute(sql`insert into shortages (order_id, position, missing, worth_pence, token_hash, until)
      select ${over.orderId}, n, 1, 0, 'over ' || n, to_timestamp(0) from generate_series(2, 220) as n`);
    const { orderId } = await paidOrder();
    await report(orderId, 1);
    await on.shop.db
      .update(shortages)
      .set({ until: new Date(1000) })
      .where(eq(shortages.orderId, orderId));
    await refundUnanswered(on.shop);
    expect((await orderOf(orderId))?.shortages[0]?.state).toBe('refunded');
  });

  test('is refused for what was sent, is over, is not there, or proposes what can’t stand in', async () => {
    const { orderId } = await paidOrder();
    expect(await report(orderId, 4)).toMatchObject({ status: 409, errors: { missing: text.tooMany(3) } });
    expect(await report(orderId, 0)).toMatchObject({ status: 400, errors: { missing: rules.missingUnits } });
    expect((await staff.post('/dash-short', { orderId, position: 5, missing: 1 })).status).toBe(404);
    expect((await report('nothing', 1)).status).toBe(404);
    const dear = await product(on, { category: 'attire', pricePence: 99_900 });
    expect(await report(orderId, 1, { instead: [dear] })).toMatchObject({
      status: 409,
      errors: { instead: text.unfit(dear) },
    });
    const adult = await product(on, { category: 'attire', pricePence: 100, adult: true });
    expect((await report(orderId, 1, { instead: [adult] })).status).toBe(409);
    await staff.post('/dash-bulk-status', { orderIds: [orderId], status: 'Shipped' });
    expect(await report(orderId, 1)).toMatchObject({ status: 409, message: text.sent });
    expect(await on.shop.db.select().from(shortages).where(eq(shortages.orderId, orderId))).toEqual([]);
  });

  test('what is sold out since it was offered can’t be taken, and another choice still can', async () => {
    const { orderId, token } = await paidOrder();
    const instead = await product(on, { category: 'attire', pricePence: 500, onHand: 1 });
    await report(orderId, 1, { instead: [instead] });
    await on.shop.db.update(products).set({ onHand: 0 }).where(eq(products.id, instead));
    expect((await answer(token)).data?.offers).toEqual([]);
    expect(await answer(token, 'swap', instead)).toMatchObject({ status: 409, message: text.gone });
    expect((await answer(token, 'wait')).status).toBe(200);
  });
});
