import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { payments, refunds as refundTable } from '#database/schema.ts';
import { hear } from '#shop/payments/hear.ts';
import { reconcile } from '#shop/payments/reconcile.ts';
import { newId } from '#shop/tokens.ts';
import { answers } from '#wording/answers.ts';
import { buy } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { giveRefunds } from '../support/refunds.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
const { browser: staff } = await staffMember(on);
beforeEach(() => on.cards.faults.clear());

/** Two units at £10 and £2.99 for delivery: £22.99. */
async function sold() {
  const { browser, email } = await shopper(on);
  const id = await product(on);
  const orderId = await buy(on, browser, { email, lines: [[id, 2]] });
  const [payment] = await on.shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  return { browser, email, orderId, intent: payment?.paymentId ?? '' };
}
const read = async (orderId: string) => {
  const order = (await staff.post('/dash-order-details', { orderId })).data?.[0];
  if (!order) throw new Error('gone');
  return order;
};
const chargeOf = (orderId: string) => on.cards.ledger().find((charge) => charge.orderId === orderId);
/** Delivers what waits, newest first and each twice, as a bad line would. */
async function deliver() {
  const events = on.cards.webhooks.pending().reverse();
  for (const { id } of [...events, ...events]) expect(await on.cards.webhooks.deliver(id)).toBe(200);
}
const give = (orderId: string, goodwill: number) =>
  staff.post('/dash-refund', { orderId, goodwill, reason: 'goodwill', key: newId() });
const vatOfNotes = async (orderId: string) => {
  const [{ vat = 0 } = {}] = await on.shop.db
    .select({ vat: sql<number>`sum(${refundTable.vatPence})`.mapWith(Number) })
    .from(refundTable)
    .where(eq(refundTable.orderId, orderId));
  return vat;
};
const mails = async (orderId: string) => {
  const { rows } = await on.shop.db.execute(
    sql`select 1 from pgboss.job where data->>'template' in ('order refunded', 'order cancelled') and data->>'orderId' = ${orderId}`,
  );
  return rows.length;
};

describe('a refund made at the provider', () => {
  test('becomes one of the ledger, once, told by its events in whatever order', async () => {
    const { orderId, intent } = await sold();
    await on.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    await on.stripe.refunds.create({ payment_intent: intent, amount: 300 });
    await deliver();
    expect(await read(orderId)).toMatchObject({
      paymentStatus: 'Success',
      refunds: [
        { amount: 5, goodwill: 5, reason: 'made at the provider', state: 'done', lines: [] },
        { amount: 3, creditNote: expect.any(Number) },
      ],
    });
    expect(await mails(orderId)).toBe(2);
    await on.stripe.refunds.create({ payment_intent: intent });
    await deliver();
    const { paymentStatus, refunds } = await read(orderId);
    expect([paymentStatus, refunds.length]).toEqual(['Refunded', 3]);
  });

  test('of all of it while the shop’s own waits: the shop’s was given, and nothing goes twice', async () => {
    const { orderId, browser, intent } = await sold();
    await on.stripe.refunds.create({ payment_intent: intent });
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    await until(async () => (await read(orderId)).paymentStatus === 'Refunded');
    await deliver();
    expect((await read(orderId)).refunds).toMatchObject([
      { amount: 22.99, reason: 'cancelled', state: 'done' },
    ]);
    expect(chargeOf(orderId)?.refunded).toBe(2299);
    expect(await mails(orderId)).toBe(1);
  });

  test('of a part while the shop’s own waits: the shop’s is cut to what is left', async () => {
    const { orderId, browser, intent } = await sold();
    await on.stripe.refunds.create({ payment_intent: intent, amount: 800 });
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    await until(async () => (await read(orderId)).paymentStatus === 'Refunded');
    expect((await read(orderId)).refunds).toMatchObject([
      { amount: 14.99, reason: 'cancelled', lines: [{ quantity: 2, amount: 14.99 }] },
      { amount: 8, reason: 'made at the provider' },
    ]);
    expect(chargeOf(orderId)).toMatchObject({ refunded: 2299 });
  });

  test('is heard by the reconciler where every event was lost, once a day', async () => {
    const { orderId, intent } = await sold();
    await on.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    for (const { id } of on.cards.webhooks.pending()) on.cards.webhooks.discard(id);
    await reconcile(on.shop);
    expect((await read(orderId)).refunds).toEqual([]);
    on.advance(25 * 3_600_000);
    await reconcile(on.shop).finally(() => on.advance(-25 * 3_600_000));
    expect((await read(orderId)).refunds).toMatchObject([{ amount: 5 }]);
  });
});

describe('a refund that fails at the provider', () => {
  test('is opened again, seen by staff, and given in another way', async () => {
    const { orderId, browser } = await sold();
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    await until(async () => (await read(orderId)).paymentStatus === 'Refunded');
    const [made] = chargeOf(orderId)?.refunds ?? [];
    on.cards.bank.failRefund(made?.id ?? '');
    await deliver();
    const failed = await read(orderId);
    expect(failed).toMatchObject({
      paymentStatus: 'Success',
      refunds: [{ state: 'refused', doneAt: null, creditNote: expect.any(Number) }],
    });
    const { attention } = await staff.send('/dash-analytics', { method: 'GET' });
    expect(attention?.refusedRefunds).toBeGreaterThan(0);
    expect((await staff.post('/dash-refund-given', { orderId, note: 'Bank transfer 12' })).status).toBe(200);
    await deliver();
    const given = await read(orderId);
    expect(given).toMatchObject({
      paymentStatus: 'Refunded',
      refunds: [{ state: 'done', byOtherMeans: true }],
    });
    expect(given.refunds[0]?.creditNote).toBe(failed.refunds[0]?.creditNote);
    expect(await mails(orderId)).toBe(1);
  });

  test('gives way to what was made there in its place, and its VAT with it', async () => {
    const { orderId, browser, intent } = await sold();
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    await until(async () => (await read(orderId)).paymentStatus === 'Refunded');
    on.cards.bank.failRefund(chargeOf(orderId)?.refunds[0]?.id ?? '');
    await on.stripe.refunds.create({ payment_intent: intent, amount: 299 });
    await deliver();
    expect(await read(orderId)).toMatchObject({
      paymentStatus: 'Success',
      refunds: [
        { state: 'refused', amount: 20 },
        { state: 'done', amount: 2.99, reason: 'made at the provider' },
      ],
    });
    await on.stripe.refunds.create({ payment_intent: intent, amount: 1500 });
    await on.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    await deliver();
    const { paymentStatus, refunds } = await read(orderId);
    expect([paymentStatus, refunds.map(({ state, amount }) => [state, amount])]).toEqual([
      'Refunded',
      [
        ['done', 5],
        ['done', 2.99],
        ['done', 15],
      ],
    ]);
    expect(await vatOfNotes(orderId)).toBe(383);
  });

  test('gives way too where its place was taken before anybody knew that it had failed', async () => {
    const { orderId, browser, intent } = await sold();
    await give(orderId, 10);
    await giveRefunds(on.shop, orderId);
    await on.stripe.refunds.create({ payment_intent: intent, amount: 600 });
    // Read now and heard last, as by a process that was held up.
    const movements = await on.shop.payments.movements(intent);
    on.cards.bank.failRefund(chargeOf(orderId)?.refunds[0]?.id ?? '');
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    await until(async () => (await read(orderId)).refunds[1]?.state === 'done');
    await hear({ ...on.shop, payments: { ...on.shop.payments, movements: async () => movements } }, intent);
    await deliver();
    expect((await read(orderId)).refunds).toMatchObject([
      { state: 'refused', amount: 4 },
      { state: 'done', amount: 12.99 },
      { state: 'done', amount: 6 },
    ]);
    expect(await vatOfNotes(orderId)).toBe(383);
  });

  test('and is made there again is the same refund', async () => {
    const { orderId, browser, intent } = await sold();
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    await until(async () => (await read(orderId)).paymentStatus === 'Refunded');
    on.cards.bank.failRefund(chargeOf(orderId)?.refunds[0]?.id ?? '');
    await on.stripe.refunds.create({ payment_intent: intent });
    await deliver();
    expect(await read(orderId)).toMatchObject({
      paymentStatus: 'Refunded',
      refunds: [{ state: 'done', amount: 22.99 }],
    });
  });
});

describe('a dispute', () => {
  test('is kept with its deadline, out of order too, and nothing of it is refunded meanwhile', async () => {
    const { orderId, intent } = await sold();
    await give(orderId, 2);
    await giveRefunds(on.shop, orderId);
    const dispute = on.cards.bank.dispute(intent, { amount: 2099, reason: 'product_not_received' });
    await deliver();
    expect((await read(orderId)).disputes).toMatchObject([
      {
        amount: 20.99,
        reason: 'product_not_received',
        state: 'needs response',
        respondBy: expect.any(String),
      },
    ]);
    await staff.post('/change-order-status', { orderId, status: 'Confirmed' });
    const { results } = await staff.post('/dash-bulk-status', { orderIds: [orderId], status: 'Shipped' });
    expect(results, 'it leaves by its own page alone').toMatchObject([
      { status: 409, message: answers.orders.disputed, orderStatus: 'Confirmed' },
    ]);
    const { attention } = await staff.send('/dash-analytics', { method: 'GET' });
    expect(attention).toMatchObject({ openDisputes: 1, disputeBy: expect.any(String) });
    expect((await give(orderId, 1)).status).toBe(409);
    on.cards.bank.move(dispute, 'under_review');
    await deliver();
    expect((await read(orderId)).disputes).toMatchObject([{ state: 'under review', respondBy: null }]);
    on.cards.bank.move(dispute, 'lost');
    await deliver();
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'Refunded', disputes: [{ state: 'lost' }] });
  });

  test('after everything was refunded is kept, and takes nothing twice', async () => {
    const { orderId, browser, intent } = await sold();
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    await until(async () => (await read(orderId)).paymentStatus === 'Refunded');
    const dispute = on.cards.bank.dispute(intent);
    await deliver();
    on.cards.bank.move(dispute, 'under_review');
    on.cards.bank.move(dispute, 'won');
    await deliver();
    expect(await read(orderId)).toMatchObject({
      paymentStatus: 'Refunded',
      refunds: [{ amount: 22.99, state: 'done' }],
      disputes: [{ state: 'won' }],
    });
    expect(chargeOf(orderId)?.refunded).toBe(2299);
  });

  test('that is won gives back what was kept of a cancelled order', async () => {
    const { orderId, browser, intent } = await sold();
    const dispute = on.cards.bank.dispute(intent, { amount: 1000 });
    await deliver();
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    // Nothing can be refunded of a payment that is disputed.
    await until(async () => (await read(orderId)).refunds[0]?.state === 'refused');
    on.cards.bank.move(dispute, 'under_review');
    on.cards.bank.move(dispute, 'won');
    await deliver();
    await giveRefunds(on.shop, orderId);
    expect(await read(orderId)).toMatchObject({
      refunds: [
        { amount: 12.99, state: 'refused' },
        { amount: 10, state: 'done', reason: 'cancelled' },
      ],
    });
  });

  test('of a payment that nobody knows is asked about again', async () => {
    expect(await hear(on.shop, 'pi_none')).toBe('unknown payment');
  });
});
