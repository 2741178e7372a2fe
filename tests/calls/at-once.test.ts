import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkouts, orders, payments, users } from '#database/schema.ts';
import { type Basket, pay, placeOrder, priceOf, stockOf } from '../support/checkout.ts';
import { product, shopper } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

/** However many checkouts of one account begin at the same moment, one is left that can be paid (decisions.md section 9). */

const on = await shopForTests();
on.cards.webhooks.paused = true;

type Lines = Basket['lines'];
const rounds = Number(process.env.AT_ONCE_ROUNDS ?? 6);

/** What of an account can be paid, in the shop and at the provider. */
async function payable(email: string): Promise<{ here: string[]; there: string[] }> {
  const [rows, sessions] = await Promise.all([
    on.shop.db
      .select({ id: orders.id, state: payments.state })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(and(eq(orders.email, email), eq(orders.paymentStatus, 'Pending'))),
    on.stripe.checkout.sessions.list({ limit: 100 }),
  ]);
  expect(rows.every(({ state }) => state === 'open')).toBe(true);
  const there = sessions.data.filter((one) => one.customer_email === email && one.status === 'open');
  return { here: rows.map(({ id }) => id), there: there.map((one) => one.client_reference_id ?? '') };
}

const kinds: [what: string, lines: (ids: string[], n: number) => Lines, key: (n: number) => string][] = [
  ['of the same basket without a key', ([id = '']) => [[id, 1]], () => ''],
  ['of the same basket with keys of their own', ([id = '']) => [[id, 1]], (n) => `key ${n}`],
  ['of different baskets without a key', (ids, n) => [[ids[n] ?? '', 1]], () => ''],
  ['of different baskets with keys of their own', (ids, n) => [[ids[n] ?? '', 1]], (n) => `key ${n}`],
  ['of different baskets with one key', (ids, n) => [[ids[n] ?? '', 1]], () => 'one key'],
];

describe.each([3, 5, 8])('%i checkouts at once', (count) => {
  test.each(kinds)('%s leave the one that was answered', { timeout: 120_000 }, async (_, lines, key) => {
    const { browser, email } = await shopper(on);
    const ids = await Promise.all(Array.from({ length: count }, () => product(on, { onHand: 20 })));
    const price = await priceOf(on, [[ids[0] ?? '', 1]]);
    for (let round = 0; round < rounds; round++) {
      // From the second round on there is an earlier one to end.
      const answers = await Promise.all(
        Array.from({ length: count }, (_, n) =>
          placeOrder(on, browser, {
            email,
            lines: lines(ids, n),
            idempotencyKey: key(n) && `${round} ${key(n)}`,
            price,
          }),
        ),
      );
      const told = answers.filter(({ status }) => status === 200).map(({ orderId }) => orderId);
      const lost = answers.filter(({ status }) => status !== 200);
      for (const answer of lost)
        expect(answer).toMatchObject({
          status: 409,
          message: 'You are already checking out elsewhere. Please try again in a moment.',
        });
      // On a busy machine one may be answered before another begins, which then ends it: one can be paid all the same.
      const { here, there } = await payable(email);
      expect(here).toHaveLength(1);
      expect(there).toEqual(here);
      expect(told).toContain(here[0]);
      const held = await Promise.all(ids.map((id) => stockOf(on, id)));
      expect(held.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(1);
    }
  });

  test('of one basket with one key are one', { timeout: 120_000 }, async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const price = await priceOf(on, [[id, 1]]);
    for (let round = 0; round < rounds; round++) {
      const basket = { email, lines: [[id, 1]] as Lines, idempotencyKey: `key ${round}`, price };
      const answers = await Promise.all(Array.from({ length: count }, () => placeOrder(on, browser, basket)));
      expect(new Set(answers.map(({ status, orderId }) => `${status} ${orderId}`)).size).toBe(1);
      expect(await payable(email)).toEqual({ here: [answers[0]?.orderId], there: [answers[0]?.orderId] });
    }
  });
});

describe('one unpaid order an account', () => {
  test('another basket ends the earlier one, and its stock is free', async () => {
    const { browser, email } = await shopper(on);
    const [one, other] = [await product(on), await product(on)];
    const first = await placeOrder(on, browser, { email, lines: [[one, 2]] });
    const second = await placeOrder(on, browser, { email, lines: [[other, 1]] });
    expect(second.status).toBe(200);
    expect(await payable(email)).toEqual({ here: [second.orderId], there: [second.orderId] });
    expect(await stockOf(on, one)).toMatchObject({ reserved: 0 });
    expect(await pay(first.url ?? '')).toBe(410);
  });

  test('another basket’s payment that came meanwhile stands beside the new order', async () => {
    const { browser, email } = await shopper(on);
    const [one, other] = [await product(on), await product(on)];
    const first = await placeOrder(on, browser, { email, lines: [[one, 2]] });
    expect(await pay(first.url ?? '')).toBe(303);
    const second = await placeOrder(on, browser, { email, lines: [[other, 1]] });
    expect(second.status).toBe(200);
    expect(await payable(email)).toEqual({ here: [second.orderId], there: [second.orderId] });
    expect(await stockOf(on, one)).toMatchObject({ reserved: 0, sold: 2 });
  });

  test('a turn whose process died ends by itself, and its own key goes on at once', async () => {
    const { browser, email } = await shopper(on);
    const [one, other] = [await product(on), await product(on)];
    const basket = { email, lines: [[one, 1]] as Lines, idempotencyKey: 'died' };
    const first = await placeOrder(on, browser, basket);
    const held = (seconds: number) =>
      on.shop.db
        .update(checkouts)
        .set({ until: new Date(Date.now() + seconds * 1000) })
        .where(
          eq(checkouts.userId, on.shop.db.select({ id: users.id }).from(users).where(eq(users.email, email))),
        );
    await held(60);
    expect((await placeOrder(on, browser, { email, lines: [[other, 1]] })).status).toBe(409);
    expect(await placeOrder(on, browser, basket)).toMatchObject({ status: 200, orderId: first.orderId });
    await held(-1);
    expect((await placeOrder(on, browser, { email, lines: [[other, 1]] })).status).toBe(200);
  });
});
