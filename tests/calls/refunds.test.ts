import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog, refunds } from '#database/schema.ts';
import { newId } from '#shop/tokens.ts';
import { answers } from '#wording/answers.ts';
import { buy, stockOf } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { giveRefunds } from '../support/refunds.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
const [{ browser: staff }, { browser: colleague }] = [await staffMember(on), await staffMember(on)];
beforeEach(() => on.cards.faults.clear());

/** Three units at £6 and one at £4: £22 and £2.99 for delivery. */
async function sold() {
  const { browser, email } = await shopper(on);
  const [three, one] = [await product(on, { pricePence: 600 }), await product(on, { pricePence: 400 })];
  const lines: [string, number][] = [
    [three, 3],
    [one, 1],
  ];
  return { browser, email, three, one, orderId: await buy(on, browser, { email, lines }) };
}
const read = async (orderId: string) => {
  const order = (await staff.post('/dash-order-details', { orderId })).data?.[0];
  if (!order) throw new Error('gone');
  return order;
};
const settled = (orderId: string) =>
  until(async () => (await read(orderId)).refunds.every(({ state }) => state === 'done'));
const chargeOf = (orderId: string) => on.cards.ledger().find((charge) => charge.orderId === orderId);
const wish = (orderId: string, more: object = {}) => ({
  orderId,
  lines: [{ position: 1, quantity: 2, restock: true }],
  delivery: 1,
  goodwill: 0.5,
  reason: 'returned' as const,
  key: newId(),
  ...more,
});

describe('staff refund a part', () => {
  test('once for a key: lines, delivery and goodwill go back, units on the shelf, and both are told', async () => {
    const { orderId, browser, email, three } = await sold();
    const body = wish(orderId);
    const presses = await Promise.all([
      staff.post('/dash-refund', body),
      colleague.post('/dash-refund', body),
    ]);
    for (const press of presses)
      expect(press).toMatchObject({ status: 200, amount: 13.5, message: answers.refunds.asked('£13.50') });
    expect(presses[0]?.refundId).toBe(presses[1]?.refundId);
    await settled(orderId);
    expect(chargeOf(orderId)).toMatchObject({ amount: 2499, refunded: 1350, refunds: [expect.anything()] });
    expect(await stockOf(on, three)).toEqual({ onHand: 19, reserved: 0, sold: 1 });
    const theirs = (await browser.post('/user-order-details', { orderId })).data?.[0];
    expect(theirs).toMatchObject({
      paymentStatus: 'Success',
      refunds: [
        {
          ...{ amount: 13.5, delivery: 1, goodwill: 0.5, reason: 'returned', state: 'done', vat: 2.25 },
          lines: [{ position: 1, quantity: 2, amount: 12, restocked: 2 }],
          creditNote: expect.any(Number),
          doneAt: expect.any(String),
        },
      ],
    });
    await until(() => on.mails.find((mail) => mail.to === email && mail.template === 'order refunded'));
    const entries = await on.shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, orderId), eq(auditLog.action, 'order refund')));
    expect(entries.map(({ after }) => after)).toMatchObject([{ amountPence: 1350, restocked: 2 }]);
    expect((await staff.post('/dash-refund', { ...body, goodwill: 1 })).status).toBe(409);
  });

  test('twice at once by two of them: never more units than were bought', async () => {
    const { orderId } = await sold();
    const both = await Promise.all([
      staff.post('/dash-refund', wish(orderId)),
      colleague.post('/dash-refund', wish(orderId)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      message: answers.refunds.tooMany(1),
      errors: { 'units-1': answers.refunds.tooMany(1) },
    });
    await settled(orderId);
    expect(chargeOf(orderId)?.refunded).toBe(1350);
  });

  test('whose answer is lost in the middle once, under the refund’s own key', async () => {
    const { orderId } = await sold();
    on.cards.faults.next({ match: 'POST /v1/refunds', do: 'drop-after', times: 4 });
    const asked = await Promise.all(
      [0, 1].map((position) =>
        staff.post('/dash-refund', {
          ...wish(orderId, { delivery: 0, goodwill: 0 }),
          lines: [{ position: position + 1, quantity: 1 }],
        }),
      ),
    );
    expect(asked.map(({ amount }) => amount)).toEqual([6, 4]);
    await settled(orderId);
    expect(chargeOf(orderId)).toMatchObject({ refunded: 1000 });
    expect(
      chargeOf(orderId)
        ?.refunds.map(({ amount }) => amount)
        .sort(),
    ).toEqual([400, 600]);
    const keys = new Set(on.cards.faults.befallen().map(({ key }) => key));
    expect(keys.size).toBeLessThanOrEqual(2);
  });

  test('not where a colleague refunded since it was looked at', async () => {
    const { orderId } = await sold();
    const kindness = { lines: [], delivery: 0, goodwill: 3, reason: 'goodwill', left: 24.99 };
    const both = await Promise.all([1, 2].map(() => staff.post('/dash-refund', wish(orderId, kindness))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map(({ message }) => message)).toContain(answers.refunds.refundedMeanwhile('£21.99'));
    expect((await read(orderId)).refunds).toHaveLength(1);
  });

  test('not where there is nothing, too much, or another sum than was shown', async () => {
    const { orderId } = await sold();
    const refuse = async (more: object) => (await staff.post('/dash-refund', wish(orderId, more))).message;
    const none = { lines: [], delivery: 0, goodwill: 0 };
    expect(await refuse(none)).toBe(answers.refunds.nothing);
    expect(await refuse({ ...none, goodwill: 25 })).toBe(answers.refunds.tooMuch('£24.99'));
    expect(await refuse({ delivery: 3 })).toBe(answers.refunds.tooMuchDelivery('£2.99'));
    expect(await refuse({ amount: 13 })).toBe(answers.refunds.anotherSum('£13.50'));
    expect(await refuse({ lines: [{ position: 5, quantity: 1 }] })).toBe(answers.refunds.noLine);
    expect((await staff.post('/dash-refund', wish(newId()))).status).toBe(404);
    const bad = await staff.post('/dash-refund', wish(orderId, { reason: 'cancelled', delivery: -1 }));
    expect(Object.keys(bad.errors ?? {}).sort()).toEqual(['delivery', 'reason']);
    expect((await read(orderId)).refunds).toEqual([]);
  });

  test('of what went back already says that nothing is left, not how little', async () => {
    const { orderId } = await sold();
    const none = { lines: [], delivery: 0, goodwill: 0 };
    const units = [
      { position: 1, quantity: 3, restock: false },
      { position: 2, quantity: 1, restock: false },
    ];
    expect(
      (await staff.post('/dash-refund', wish(orderId, { ...none, lines: units, delivery: 2.99 }))).status,
    ).toBe(200);
    const late = async (more: object) =>
      (await colleague.post('/dash-refund', wish(orderId, { ...none, ...more }))).message;
    expect(await late({ goodwill: 1 })).toBe(answers.refunds.nothingLeft);
    expect(await late({ delivery: 1 })).toBe(answers.refunds.noDelivery);
  });

  test('and the rest goes back when the order is cancelled; only then is it Refunded', async () => {
    const { orderId, browser, three, one } = await sold();
    await staff.post('/dash-refund', wish(orderId));
    await settled(orderId);
    expect((await browser.post('/change-order-status', { orderId, status: 'Cancelled' })).status).toBe(200);
    await settled(orderId);
    expect(await read(orderId)).toMatchObject({
      paymentStatus: 'Refunded',
      refunds: [{ amount: 13.5 }, { amount: 11.49, reason: 'cancelled' }],
    });
    expect(chargeOf(orderId)?.refunded).toBe(2499);
    expect([await stockOf(on, three), await stockOf(on, one)].map(({ onHand }) => onHand)).toEqual([20, 20]);
  });

  test('of an order all of whose money went back: it can come back, and not be sent', async () => {
    const { orderId } = await sold();
    const move = (
      status: 'Confirmed' | 'Shipped' | 'Out Of Delivery' | 'Delivered' | 'Returned' | 'Refunded',
    ) => staff.post('/change-order-status', { orderId, status });
    for (const status of ['Confirmed', 'Shipped'] as const) expect((await move(status)).status).toBe(200);
    await staff.post(
      '/dash-refund',
      wish(orderId, { lines: [], delivery: 0, goodwill: 24.99, reason: 'goodwill' }),
    );
    await giveRefunds(on.shop, orderId);
    expect((await read(orderId)).paymentStatus).toBe('Refunded');
    for (const status of ['Out Of Delivery', 'Delivered', 'Returned', 'Refunded'] as const)
      expect((await move(status)).status, status).toBe(200);
    expect((await read(orderId)).refunds).toHaveLength(1);

    const { orderId: unsent } = await sold();
    await staff.post(
      '/dash-refund',
      wish(unsent, { lines: [], delivery: 0, goodwill: 24.99, reason: 'goodwill' }),
    );
    await giveRefunds(on.shop, unsent);
    expect((await staff.post('/change-order-status', { orderId: unsent, status: 'Confirmed' })).status).toBe(
      409,
    );
    expect((await staff.post('/change-order-status', { orderId: unsent, status: 'Cancelled' })).status).toBe(
      200,
    );
  });

  test('that the card can’t take: each is given another way by itself', async () => {
    const { orderId } = await sold();
    for (const goodwill of [1, 2])
      await staff.post('/dash-refund', wish(orderId, { lines: [], delivery: 0, goodwill }));
    await settled(orderId);
    const ids = (await read(orderId)).refunds.map(({ id }) => id);
    await on.shop.db.update(refunds).set({ state: 'refused' }).where(eq(refunds.orderId, orderId));
    const give = (refundId?: number) =>
      staff.post('/dash-refund-given', { orderId, refundId, note: 'Bank transfer 4711' });
    expect((await give(ids[1])).status).toBe(200);
    expect((await read(orderId)).refunds.map(({ state }) => state)).toEqual(['refused', 'done']);
    expect([(await give(ids[1])).status, (await give()).status]).toEqual([409, 200]);
    const { rows } = await on.shop.db.execute(
      sql`select 1 from pgboss.job where data->>'template' = 'order refunded' and data->>'orderId' = ${orderId}`,
    );
    expect(rows.length, 'each told of once').toBe(2);
  });
});
