import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { orders, payments } from '#database/schema.ts';
import { reconcile } from '#shop/payments/reconcile.ts';
import { cards, pay, placeOrder, stockOf } from '../support/checkout.ts';
import { forge, forgeries } from '../support/forge.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { giveRefunds } from '../support/refunds.ts';
import { shopForTests } from '../support/shop.ts';

/**
 * Webhooks duplicated, reordered, delayed, forged and lost: whatever way the provider's word takes, the end is the one
 * that the same lives have when every event comes at once, once and in order.
 */

const on = await shopForTests();
let staff: Awaited<ReturnType<typeof staffMember>>['browser'];
const people: Awaited<ReturnType<typeof shopper>>[] = [];
beforeAll(async () => {
  on.cards.webhooks.paused = true;
  staff = (await staffMember(on)).browser;
  for (let n = 0; n < 3; n++) people.push(await shopper(on));
});

type Deed = 'pay' | 'decline' | 'expire' | 'give up' | 'cancel' | 'staff cancels' | 'success page';
type End = [payment: 'Success' | 'Failed' | 'Refunded', order: 'Pending' | 'Cancelled'];

/** What happens to an order, and how it ends where the provider's word comes in order: the model. */
const lives: { deeds: Deed[]; end: End }[] = [
  { deeds: ['pay'], end: ['Success', 'Pending'] },
  { deeds: ['pay', 'success page'], end: ['Success', 'Pending'] },
  { deeds: ['decline', 'pay'], end: ['Success', 'Pending'] },
  { deeds: ['pay', 'give up'], end: ['Success', 'Pending'] },
  { deeds: ['pay', 'expire'], end: ['Success', 'Pending'] },
  { deeds: ['decline', 'expire'], end: ['Failed', 'Pending'] },
  { deeds: ['give up'], end: ['Failed', 'Pending'] },
  { deeds: ['expire', 'pay'], end: ['Failed', 'Pending'] },
  { deeds: ['expire', 'success page'], end: ['Failed', 'Pending'] },
  { deeds: ['pay', 'cancel'], end: ['Refunded', 'Cancelled'] },
  { deeds: ['pay', 'success page', 'staff cancels'], end: ['Refunded', 'Cancelled'] },
  { deeds: ['decline', 'cancel'], end: ['Failed', 'Cancelled'] },
  { deeds: ['pay', 'cancel', 'cancel'], end: ['Refunded', 'Cancelled'] },
];

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('live' as const), order: fc.nat({ max: 2 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('deliver' as const),
      event: fc.nat({ max: 11 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('lose' as const), event: fc.nat({ max: 11 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('forge' as const),
      order: fc.nat({ max: 2 }),
      how: fc.constantFrom(...forgeries),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reconcile' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Living {
  id: string;
  url: string;
  session: string;
  browser: (typeof people)[number]['browser'];
  left: Deed[];
  end: End;
  /** One deed of an order after the other. */
  turn: Promise<unknown>;
}

const seed = process.env.TORTURE_SEED ? Number(process.env.TORTURE_SEED) : undefined;

test('whatever way the provider’s word takes, the end is the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: lives.length - 1 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 10 }),
      async (chosen, schedule) => {
        const id = await product(on, { onHand: 20, pricePence: 1500 });
        const living = await Promise.all(chosen.map((life, n) => begin(id, life, n)));
        for (const together of schedule) await Promise.all(together.map((one) => take(one, living)));
        for (const order of living) while (order.left.length > 0) await live(order);
        await finish(living);
        await compare(id, living);
      },
    ),
    { numRuns: Number(process.env.TORTURE_RUNS ?? 25), ...(seed !== undefined && { seed }) },
  );
}, 7_200_000);

async function begin(product: string, life: number, n: number): Promise<Living> {
  const { browser, email } = people[n] as (typeof people)[number];
  const placed = await placeOrder(on, browser, { email, lines: [[product, n + 1]] });
  expect(placed.status).toBe(200);
  const { deeds, end } = lives[life] as (typeof lives)[number];
  const { orderId = '', url = '', id = '' } = placed;
  return { id: orderId, url, session: id, browser, left: [...deeds], end, turn: Promise.resolve() };
}

async function take(one: Step, living: Living[]): Promise<void> {
  const order = 'order' in one ? (living[one.order % living.length] as Living) : undefined;
  const happened = on.cards.webhooks.pending();
  const event = 'event' in one ? happened[one.event % Math.max(1, happened.length)] : undefined;
  switch (one.what) {
    case 'live':
      if (order) {
        order.turn = order.turn.then(() => live(order));
        await order.turn;
      }
      return;
    case 'deliver':
      if (event) {
        const copies = Array.from({ length: one.times }, () => on.cards.webhooks.deliver(event.id));
        for (const status of await Promise.all(copies)) expect([200, 503]).toContain(status);
      }
      return;
    case 'lose':
      if (event) await on.cards.webhooks.discard(event.id);
      return;
    case 'forge':
      if (order) expect(await forge(on, order, one.how)).toBe(400);
      return;
    case 'reconcile':
      await reconcileAfter(100_000);
  }
}

async function live(order: Living): Promise<void> {
  const deed = order.left.shift();
  const orderId = order.id;
  switch (deed) {
    case 'pay':
      await pay(order.url);
      return;
    case 'decline':
      await pay(order.url, cards.declined);
      return;
    case 'expire':
      await on.stripe.checkout.sessions.expire(order.session).catch(() => {});
      return;
    case 'give up':
    case 'success page': {
      const status = deed === 'give up' ? 'Failed' : 'Success';
      const told = await order.browser.post('/update-payment-status', { orderId, status });
      expect(told.status).toBe(200);
      return;
    }
    case 'cancel':
    case 'staff cancels': {
      const by = deed === 'cancel' ? order.browser : staff;
      const moved = await by.post('/change-order-status', { orderId, status: 'Cancelled' });
      expect([200, 409]).toContain(moved.status);
    }
  }
}

async function reconcileAfter(ms: number): Promise<void> {
  on.advance(ms);
  await reconcile(on.shop).finally(() => on.advance(-ms));
}

/** Card pages run out, what was not delivered is lost, the reconciler looks, what is owed is given back. */
async function finish(living: Living[]): Promise<void> {
  for (const event of on.cards.webhooks.pending()) await on.cards.webhooks.discard(event.id);
  for (const { session } of living) await on.stripe.checkout.sessions.expire(session).catch(() => {});
  await reconcileAfter(100_000);
  for (const { id } of living) await giveRefunds(on.shop, id);
}

async function compare(product: string, living: Living[]): Promise<void> {
  const ids = living.map(({ id }) => id);
  const rows = await on.shop.db
    .select({
      id: orders.id,
      payment: orders.paymentStatus,
      status: orders.orderStatus,
      total: orders.totalPence,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(inArray(orders.id, ids));
  const { rows: letters } = await on.shop.db.execute<{ id: string; count: number }>(sql`
    select data->>'orderId' as id, count(*)::int as count from pgboss.job
    where name = 'mail' and data->>'template' = 'order confirmed'
      and data->>'orderId' = any(${sql.param(ids)}::text[]) group by 1`);
  const ledger = on.cards.ledger().filter((charge) => ids.includes(charge.orderId ?? ''));
  let sold = 0;
  for (const [n, { id, end }] of living.entries()) {
    const row = rows.find((one) => one.id === id);
    expect([row?.payment, row?.status]).toEqual(end);
    const paid = end[0] !== 'Failed';
    if (end[0] === 'Success') sold += n + 1;
    expect(
      letters.find((letter) => letter.id === id)?.count ?? 0,
      'one confirmation for each paid order',
    ).toBe(paid ? 1 : 0);
    const charges = ledger.filter((charge) => charge.orderId === id);
    expect(charges.map(({ amount, refunded }) => [amount, refunded])).toEqual(
      paid ? [[row?.total, end[0] === 'Refunded' ? row?.total : 0]] : [],
    );
  }
  expect(await stockOf(on, product)).toEqual({ onHand: 20 - sold, reserved: 0, sold });
}
