import { eq, ne, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, payments, products } from '#database/schema.ts';
import { reconcile } from '#shop/payments/reconcile.ts';
import { refund } from '#shop/payments/refund.ts';
import { cards, pay, placeOrder, stockOf } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';
import { until } from '../support/until.ts';

/**
 * Orders, payments and stock under whatever may happen in whatever order: shoppers place, pay, are declined, give up,
 * cancel; the provider tells late, twice or never, expires sessions and breaks connections; staff confirm and cancel.
 * After every step the books balance; when all has settled, money and goods agree.
 */

let on: TestShop;
let staff: Client;
const shoppers: { browser: Client; email: string }[] = [];
beforeAll(async () => {
  on = await openShop();
  on.cards.webhooks.paused = true;
  staff = (await staffMember(on)).browser;
  for (let n = 0; n < 2; n++) shoppers.push(await shopper(on));
});
afterAll(() => on.close());

const start = 4;
const someone = fc.constantFrom(0, 1);
const some = fc.nat({ max: 7 });
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      deed: fc.constant('place' as const),
      who: someone,
      units: fc.integer({ min: 1, max: 3 }),
      key: fc.constantFrom('', 'a', 'b'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ deed: fc.constantFrom('pay' as const, 'decline' as const), order: some }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      deed: fc.constantFrom(
        'success page' as const,
        'failed page' as const,
        'cancel' as const,
        'confirm' as const,
        'staff cancel' as const,
        'provider expires' as const,
      ),
      order: some,
    }),
  },
  { weight: 3, arbitrary: fc.record({ deed: fc.constant('event' as const), event: some }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('reconcile' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      deed: fc.constant('provider breaks' as const),
      what: fc.constantFrom('POST /v1/checkout/sessions', 'GET /v1/checkout/sessions/*', 'POST /v1/refunds'),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

interface World {
  product: string;
  /** In the order they were placed. */
  placed: { id: string; url: string; session: string; who: number }[];
}

test('the books balance after every step, and money and goods agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 14 }),
      async (steps) => {
        const world: World = { product: await product(on, { onHand: start, pricePence: 1500 }), placed: [] };
        // What stands together happens at once.
        for (const together of steps) {
          await Promise.all(together.map((one) => act(world, one)));
          await balanced(world);
        }
        on.cards.faults.clear();
        await settleAll();
        await agreed(world);
      },
    ),
    { numRuns: Number(process.env.MODEL_RUNS ?? 25) },
  );
}, 300_000);

async function act(world: World, one: Action): Promise<void> {
  const chosen = 'order' in one ? world.placed[one.order % Math.max(1, world.placed.length)] : undefined;
  const owner = chosen && shoppers[chosen.who]?.browser;
  switch (one.deed) {
    case 'place': {
      const { browser, email } = shoppers[one.who] as (typeof shoppers)[number];
      const answer = await placeOrder(on, browser, {
        email,
        lines: [[world.product, one.units]],
        idempotencyKey: one.key && `${world.product}${one.key}`,
      });
      expect([200, 409, 503]).toContain(answer.status);
      const known = world.placed.some((order) => order.id === answer.orderId);
      if (answer.status === 200 && !known) {
        world.placed.push({
          id: answer.orderId ?? '',
          url: answer.url ?? '',
          session: answer.id ?? '',
          who: one.who,
        });
      }
      return;
    }
    case 'pay':
    case 'decline':
      if (chosen) await pay(chosen.url, one.deed === 'pay' ? cards.good : cards.declined);
      return;
    case 'success page':
    case 'failed page': {
      const status = one.deed === 'success page' ? 'Success' : 'Failed';
      const answer = chosen && (await owner?.post('/update-payment-status', { orderId: chosen.id, status }));
      if (answer) expect([200, 503]).toContain(answer.status);
      return;
    }
    case 'cancel':
    case 'staff cancel':
    case 'confirm': {
      const status = one.deed === 'confirm' ? 'Confirmed' : 'Cancelled';
      const by = one.deed === 'cancel' ? owner : staff;
      const answer = chosen && (await by?.post('/change-order-status', { orderId: chosen.id, status }));
      if (answer) expect([200, 409, 503]).toContain(answer.status);
      return;
    }
    case 'provider expires':
      if (chosen) await on.shop.stripe.checkout.sessions.expire(chosen.session).catch(() => {});
      return;
    case 'event': {
      const events = on.cards.webhooks.pending();
      const event = events[one.event % Math.max(1, events.length)];
      if (event) expect([200, 503, 0]).toContain(await on.cards.webhooks.deliver(event.id));
      return;
    }
    case 'reconcile':
      on.advance(100_000);
      return reconcile(on.shop);
    case 'provider breaks':
      on.cards.faults.next({ match: one.what, do: 'drop-after', times: 3 });
  }
}

async function balanced(world: World): Promise<void> {
  const { onHand, reserved, sold } = await stockOf(on, world.product);
  expect(onHand + sold, 'nothing appears or vanishes').toBe(start);
  expect(reserved).toBeGreaterThanOrEqual(0);
  expect(reserved).toBeLessThanOrEqual(onHand);
}

/** Whatever is under way comes to its end: sessions expire, events arrive, the reconciler looks. */
async function settleAll(): Promise<void> {
  const open = await on.shop.db.select().from(payments).where(sql`state in ('creating', 'open')`);
  on.advance(100_000);
  await reconcile(on.shop);
  for (const { orderId } of open) {
    const [payment] = await on.shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    if (payment?.state === 'open' && payment.sessionId) {
      await on.shop.stripe.checkout.sessions.expire(payment.sessionId).catch(() => {});
    }
  }
  await reconcile(on.shop);
  const owed = await on.shop.db.execute<{ order_id: string }>(
    sql`select order_id from refunds where state = 'requested'`,
  );
  for (const { order_id } of owed.rows) await refund(on.shop, order_id);
}

async function agreed(world: World): Promise<void> {
  const rows = await on.shop.db.select().from(orders).where(ne(orders.paymentStatus, 'Pending'));
  const sold = await stockOf(on, world.product);
  expect(sold.reserved, 'nothing is held any more').toBe(0);
  for (const { id } of world.placed) {
    const order = rows.find((row) => row.id === id);
    const charges = on.cards.ledger().filter((charge) => charge.orderId === id);
    expect(order, 'every order has an end').toBeDefined();
    expect(charges.length, 'no order is charged twice').toBeLessThanOrEqual(1);
    const kept = charges.reduce((sum, charge) => sum + charge.amount - charge.refunded, 0);
    const success = order?.paymentStatus === 'Success';
    expect(kept, `${order?.paymentStatus}/${order?.orderStatus}: kept money is a sale`).toBe(
      success ? order?.totalPence : 0,
    );
    expect(order?.orderStatus === 'Cancelled' && success, 'a cancelled order is not a sale').toBe(false);
    if (success) {
      await until(
        () =>
          on.mails.some((mail) => mail.template === 'order confirmed' && mail.orderId === id) || undefined,
      );
      expect(
        on.mails.filter((mail) => mail.template === 'order confirmed' && mail.orderId === id).length,
      ).toBe(1);
    }
  }
  const [stock] = await on.shop.db.select().from(products).where(eq(products.id, world.product));
  expect(stock?.reserved).toBe(0);
}
