import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { among } from '#database/connect.ts';
import { addresses, arrivals, orders, payments, returns, shortages, users } from '#database/schema.ts';
import { startSession } from '#shop/accounts/session.ts';
import { arrivalToken } from '#shop/orders/arrivals/link.ts';
import { deliverUnanswered } from '#shop/orders/arrivals/unanswered.ts';
import { sendDueEmails } from '#shop/orders/due-emails.ts';
import { refundUnanswered } from '#shop/orders/shortages/answer.ts';
import { shortageToken } from '#shop/orders/shortages/link.ts';
import { staffMoves } from '#shop/orders/status.ts';
import { hear } from '#shop/payments/hear.ts';
import { reconcile } from '#shop/payments/reconcile.ts';
import { hashToken, newId } from '#shop/tokens.ts';
import { transact } from '#shop/transact.ts';
import { wrongInTheEnd, wrongNow } from '../fault-injection/books.ts';
import { look } from '../fault-injection/part.ts';
import { cards, pay, placeOrder } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { forge, forgeries } from '../support/forge.ts';
import { address, product, staffMember } from '../support/people.ts';
import { giveRefunds } from '../support/refunds.ts';
import { shopForTests } from '../support/shop.ts';

/**
 * Orders, payments and stock under whatever may happen in whatever order: shoppers place (with a first-order code or
 * without), pay, are declined, give up, cancel; the provider tells late, twice or never, somebody forges its word, its
 * sessions expire, its connections break; staff move orders on and back, cancel, take back, give money back and put what came back on
 * the shelf, take units out before an order leaves, or find units short; shoppers change where it goes, choose what becomes of what is
 * short, and say what has arrived, or nothing; the clock jumps; whatever is under way dies. After every step the books balance; when all has settled, shop and provider agree.
 */

const on = await shopForTests();
on.cards.webhooks.paused = true;
const { browser: staff } = await staffMember(on);

const start = 4;
const minute = 60_000;
const someone = fc.constantFrom(0, 1);
const some = fc.nat({ max: 7 });
const deed = <Name extends string, More extends object>(
  weight: number,
  names: readonly Name[],
  more: { [Key in keyof More]: fc.Arbitrary<More[Key]> },
) => ({
  weight,
  arbitrary: fc.record({ deed: fc.constantFrom(...names), ...more }) as unknown as fc.Arbitrary<
    { deed: Name } & More
  >,
});
const action = fc.oneof(
  deed(4, ['place'] as const, {
    who: someone,
    units: fc.integer({ min: 1, max: 3 }),
    key: fc.constantFrom('', 'a', 'b'),
    code: fc.boolean(),
  }),
  deed(8, ['buy', 'buy what is short'] as const, { who: someone, units: fc.integer({ min: 1, max: 3 }) }),
  deed(4, ['pay', 'decline'] as const, { order: some }),
  deed(6, ['success page', 'failed page', 'cancel', 'staff cancel', 'provider expires'] as const, {
    order: some,
  }),
  deed(4, ['staff move on'] as const, { order: some, restock: fc.boolean() }),
  deed(2, ['staff set back'] as const, { order: some, restock: fc.boolean() }),
  deed(2, ['take back', 'arrived', 'not arrived'] as const, { order: some }),
  deed(1, ['mails are due', 'nobody answers'] as const, {}),
  deed(2, ['nobody chooses'] as const, {}),
  deed(4, ['staff refund a part'] as const, {
    order: some,
    units: fc.nat({ max: 2 }),
    restock: fc.boolean(),
    delivery: fc.constantFrom(0, 1),
    goodwill: fc.constantFrom(0, 0.07, 9),
    key: fc.constantFrom('a', 'b'),
  }),
  deed(4, ['staff take units out', 'shopper changes the address'] as const, {
    order: some,
    units: fc.nat({ max: 2 }),
  }),
  deed(2, ['staff find units short'] as const, { order: some, units: fc.integer({ min: 1, max: 2 }) }),
  deed(6, ['choose for what is short'] as const, {
    order: some,
    choice: fc.constantFrom('wait' as const, 'swap' as const, 'refund' as const),
  }),
  deed(3, ['return'] as const, { order: some, quantity: fc.integer({ min: 1, max: 3 }) }),
  deed(3, ['receive a return'] as const, {
    order: some,
    quantity: fc.integer({ min: 1, max: 3 }),
    state: fc.constantFrom('whole' as const, 'damaged' as const, 'missing' as const),
    restock: fc.boolean(),
    alreadyRefunded: fc.boolean(),
  }),
  deed(2, ['provider refunds'] as const, { order: some, pence: fc.constantFrom(1, 500, 1799) }),
  deed(2, ['refund fails', 'bank disputes'] as const, { order: some }),
  deed(2, ['dispute moves on'] as const, {
    order: some,
    to: fc.constantFrom('under_review' as const, 'won' as const, 'lost' as const),
  }),
  deed(3, ['event'] as const, { event: some }),
  deed(1, ['forge'] as const, { order: some, how: fc.constantFrom(...forgeries) }),
  deed(1, ['reconcile', 'everything under way dies'] as const, {}),
  deed(1, ['clock jumps'] as const, {
    ms: fc.constantFrom(-60 * minute, -10 * minute, 10 * minute, 60 * minute),
  }),
  deed(1, ['provider breaks'] as const, {
    what: fc.constantFrom(
      'POST /v1/checkout/sessions',
      'GET /v1/checkout/sessions/*',
      'POST /v1/refunds',
      'GET /v1/refunds',
    ),
    how: fc.constantFrom('drop-before' as const, 'drop-after' as const, 'status-after' as const),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

interface World {
  product: string;
  /** What stands in for it where it is short. */
  instead: string;
  shoppers: { browser: Client; email: string; id: number }[];
  /** In the order they were placed. */
  placed: { id: string; url: string; session: string; who: number }[];
  /** How far the shop's clock is from the true one; ms. */
  clock: number;
  /** Units that its product began with. */
  start: Map<string, number>;
}

const seed = process.env.TORTURE_SEED ? Number(process.env.TORTURE_SEED) : undefined;

test('the books balance after every step, and shop and provider agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 14 }),
      async (steps) => {
        const world = await newWorld();
        // What stands together happens at once.
        for (const together of steps) {
          await Promise.all(together.map((one) => act(world, one)));
          expect(await look(() => wrongNow(on.shop.db, world.start))).toEqual([]);
        }
        on.advance(-world.clock);
        on.cards.faults.clear();
        await settleAll(world);
        const ledger = on.cards.ledger();
        expect(await wrongInTheEnd(on.shop.db, world.start, ledger)).toEqual([]);
        for (const { id } of world.shoppers) expect(await firstOrders(id)).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: Number(process.env.TORTURE_RUNS ?? 25), ...(seed !== undefined && { seed }) },
  );
}, 7_200_000);

async function newWorld(): Promise<World> {
  const id = await product(on, { onHand: start, pricePence: 1500 });
  const instead = await product(on, { onHand: 2, pricePence: 1400 });
  const shoppers = await Promise.all([0, 1].map(newShopper));
  const units = new Map([
    [id, start],
    [instead, 2],
  ]);
  return { product: id, instead, shoppers, placed: [], clock: 0, start: units };
}

/** A shopper who never ordered, signed in without the slow password. */
async function newShopper() {
  const email = `${newId()}@example.org`;
  const [user] = await on.shop.db.insert(users).values({ email, name: 'Sam', passwordHash: '-' }).returning();
  const id = user?.id ?? 0;
  await on.shop.db.insert(addresses).values({ userId: id, ...address, address: `${id} Model Street` });
  const browser = on.browser();
  browser.cookies.set('hopup_session', await transact(on.shop, (shop) => startSession(shop, id)));
  return { browser, email, id };
}

async function act(world: World, one: Action): Promise<void> {
  const chosen = 'order' in one ? world.placed[one.order % Math.max(1, world.placed.length)] : undefined;
  const owner = chosen && world.shoppers[chosen.who]?.browser;
  switch (one.deed) {
    case 'place':
      return place(world, one);
    case 'buy':
    case 'buy what is short':
      return buy(world, one);
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
      if (chosen) await move(one.deed === 'cancel' ? owner : staff, chosen.id, 'Cancelled');
      return;
    case 'staff move on':
    case 'staff set back': {
      const [row] = chosen
        ? await look(() => on.shop.db.select().from(orders).where(eq(orders.id, chosen.id)))
        : [];
      const next = row && staffMoves[row.orderStatus].at(one.deed === 'staff move on' ? -1 : 0);
      if (row && next) await move(staff, row.id, next, one.restock);
      return;
    }
    case 'take back': {
      const answer = chosen && (await staff.post('/dash-take-back', { orderId: chosen.id }));
      if (answer) expect([200, 409, 503]).toContain(answer.status);
      return;
    }
    case 'arrived':
    case 'not arrived':
      if (chosen) await say(chosen.id, one.deed === 'arrived');
      return;
    case 'mails are due':
      return later(11 * minute, sendDueEmails);
    case 'nobody answers':
      return later(12 * 24 * 60 * minute, deliverUnanswered);
    case 'nobody chooses':
      return later(49 * 60 * minute, refundUnanswered);
    case 'staff find units short':
      return chosen && findShort(world, chosen.id, one.units);
    case 'choose for what is short':
      return choose(world, one);
    case 'staff refund a part': {
      const { units, restock, delivery, goodwill, key } = one;
      const lines = units > 0 ? [{ position: 1, quantity: units, restock }] : [];
      const reason = 'goodwill' as const;
      const wish = { orderId: chosen?.id ?? '', lines, delivery, goodwill, reason, key };
      if (chosen) expect([200, 409, 503]).toContain((await staff.post('/dash-refund', wish)).status);
      return;
    }
    case 'staff take units out': {
      const lines = [{ position: 1, quantity: one.units }];
      const edit = { orderId: chosen?.id ?? '', lines, reason: 'A model' };
      if (chosen) expect([200, 409, 503]).toContain((await staff.post('/dash-order-edit', edit)).status);
      return;
    }
    case 'shopper changes the address': {
      const moved = { ...address, city: `Town ${one.units}` };
      const answer = chosen && (await owner?.post('/update-order-address', { orderId: chosen.id, ...moved }));
      if (answer) expect([200, 409, 503]).toContain(answer.status);
      return;
    }
    case 'return': {
      const lines = [{ position: 1, quantity: one.quantity }];
      const wish = { orderId: chosen?.id ?? '', lines, reason: 'changed mind' as const };
      if (chosen) expect([200, 409, 503]).toContain((await owner?.post('/return', wish))?.status);
      return;
    }
    case 'receive a return':
      return chosen && receive(chosen.id, one);
    case 'provider refunds':
    case 'refund fails':
    case 'bank disputes':
    case 'dispute moves on':
      return atTheProvider(one, chosen?.id);
    case 'provider expires':
      if (chosen) await on.stripe.checkout.sessions.expire(chosen.session).catch(() => {});
      return;
    case 'event': {
      const events = on.cards.webhooks.pending();
      const event = events[one.event % Math.max(1, events.length)];
      // With our clock behind, what is signed now seems to come from the future.
      if (event) expect([200, 503, 400, 0]).toContain(await on.cards.webhooks.deliver(event.id));
      return;
    }
    case 'forge':
      if (chosen) expect(await forge(on, chosen, one.how)).toBe(400);
      return;
    case 'reconcile':
      return reconcileAfter(100_000);
    case 'everything under way dies':
      return die();
    case 'clock jumps':
      world.clock += one.ms;
      on.advance(one.ms);
      return;
    case 'provider breaks':
      on.cards.faults.next({ match: one.what, do: one.how, times: 3 });
  }
}

/** What is done in the provider's dashboard, by the card and by its bank; what may not be, is not. */
async function atTheProvider(
  one: Extract<Action, { deed: 'provider refunds' | 'refund fails' | 'bank disputes' | 'dispute moves on' }>,
  orderId?: string,
): Promise<void> {
  const charge = on.cards.ledger().find((taken) => taken.orderId === orderId);
  if (!charge) return;
  const { intentId, refunds } = charge;
  switch (one.deed) {
    case 'provider refunds':
      await on.stripe.refunds.create({ payment_intent: intentId, amount: one.pence }).catch(() => {});
      return;
    case 'refund fails':
      on.cards.bank.failRefund(refunds.at(-1)?.id ?? '');
      return;
    case 'bank disputes':
      if (charge.disputed === 0) on.cards.bank.dispute(intentId, { amount: 700 });
      return;
    case 'dispute moves on': {
      const { data } = await on.stripe.disputes
        .list({ payment_intent: intentId })
        .catch(() => ({ data: [] }));
      if (data[0]) on.cards.bank.move(data[0].id, one.to);
    }
  }
}

async function receive(orderId: string, one: Extract<Action, { deed: 'receive a return' }>): Promise<void> {
  const [open] = await look(() =>
    on.shop.db.select().from(returns).where(sql`order_id = ${orderId} and state = 'open'`),
  );
  if (!open) return;
  const { quantity, state, alreadyRefunded } = one;
  const line = { position: 1, quantity, state, restock: one.restock && state !== 'missing' };
  const receipt = { orderId, number: open.number, lines: [line], key: newId(), alreadyRefunded };
  expect([200, 409, 503]).toContain((await staff.post('/dash-return', receipt)).status);
}

async function place(world: World, one: Extract<Action, { deed: 'place' }>): Promise<void> {
  const { browser, email } = world.shoppers[one.who] as World['shoppers'][number];
  const goods = 1500 * one.units;
  const answer = await placeOrder(on, browser, {
    email,
    lines: [[world.product, one.units]],
    idempotencyKey: one.key,
    code: one.code ? 'WELCOME10' : '',
    price: (goods - (one.code ? goods / 10 : 0) + (goods < 2500 ? 299 : 0)) / 100,
  });
  expect([200, 409, 503]).toContain(answer.status);
  const known = world.placed.some((order) => order.id === answer.orderId);
  if (answer.status === 200 && !known) {
    const { orderId = '', url = '', id = '' } = answer;
    world.placed.push({ id: orderId, url, session: id, who: one.who });
  }
}

/** Places, pays and comes to the success page; what can happen to a sale is reached in few steps. Of what is short one unit is missing. */
async function buy(
  world: World,
  { deed, who, units }: Extract<Action, { deed: 'buy' | 'buy what is short' }>,
): Promise<void> {
  await place(world, { deed: 'place', who, units, key: '', code: false });
  const placed = world.placed.findLast((order) => order.who === who);
  if (!placed) return;
  await pay(placed.url, cards.good);
  const { browser } = world.shoppers[who] as World['shoppers'][number];
  const answer = await browser.post('/update-payment-status', { orderId: placed.id, status: 'Success' });
  expect([200, 503]).toContain(answer.status);
  if (deed === 'buy what is short') await findShort(world, placed.id, 1);
}

async function findShort({ instead }: World, orderId: string, missing: number): Promise<void> {
  const answer = await staff.post('/dash-short', { orderId, position: 1, missing, instead: [instead] });
  expect([200, 409, 503]).toContain(answer.status);
}

async function move(
  by: Client | undefined,
  orderId: string,
  status: Parameters<typeof staffMoves.Pending.includes>[0],
  restock?: boolean,
) {
  const answer = await by?.post('/change-order-status', { orderId, status, restock });
  if (answer) expect([200, 409, 503]).toContain(answer.status);
}

/** As kill -9 looks from the database: every connection of the shop ends, wherever it was. */
async function die(): Promise<void> {
  await on.shop.db
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'hopup'`,
    )
    .catch(() => {});
}

async function reconcileAfter(ms: number): Promise<void> {
  on.advance(ms);
  await look(() => reconcile(on.shop)).finally(() => on.advance(-ms));
}

/** Does a job of the shop as if some time had passed; for nobody else it has. */
async function later(ms: number, job: (shop: typeof on.shop) => Promise<void>): Promise<void> {
  const now = () => new Date(on.shop.now().getTime() + ms);
  await look(() => job({ ...on.shop, now }));
}

/** The shopper is asked whether an order has arrived, if they were not yet, and answers. */
async function say(orderId: string, arrived: boolean): Promise<void> {
  const token = await look(() => arrivalToken(on.shop, orderId));
  const asked = { orderId, tokenHash: hashToken(token), askedAt: on.shop.now() };
  await look(() => on.shop.db.insert(arrivals).values(asked).onConflictDoNothing());
  const answer = await on.browser().post('/arrived', { token, arrived });
  expect([200, 404, 409, 503]).toContain(answer.status);
}

/** Follows the link of a letter about a line that is short, answered before or not. */
async function choose(
  { placed, instead }: World,
  { order, choice }: Extract<Action, { deed: 'choose for what is short' }>,
): Promise<void> {
  const ids = placed.map(({ id }) => id);
  const asked = await look(() =>
    on.shop.db.select().from(shortages).where(among(shortages.orderId, ids)).orderBy(shortages.createdAt),
  );
  const chosen = asked[order % Math.max(1, asked.length)];
  if (!chosen) return;
  const token = await look(() => shortageToken(on.shop, chosen));
  const answer = await on.browser().post('/shortage', { token, choice, productId: instead });
  expect([200, 409, 503]).toContain(answer.status);
}

/** Whatever is under way comes to its end: sessions expire, the reconciler looks, what is owed is given back. */
async function settleAll(world: World): Promise<void> {
  // Some were placed while the clock was ahead.
  const sessionsOverMs = 12 * 60 * minute;
  await reconcileAfter(sessionsOverMs);
  const open = await on.shop.db.select().from(payments).where(sql`state = 'open'`);
  for (const { sessionId } of open)
    if (sessionId) await on.stripe.checkout.sessions.expire(sessionId).catch(() => {});
  await reconcileAfter(sessionsOverMs);
  await later(49 * 60 * minute, refundUnanswered);
  const intents = on.cards.ledger().filter(({ orderId }) => world.placed.some(({ id }) => id === orderId));
  // What is heard may have more to be given, and less.
  for (let round = 0; round < 3; round++) {
    for (const { intentId } of intents) await hear(on.shop, intentId);
    for (const { id } of world.placed) await giveRefunds(on.shop, id);
  }
}

/** Paid orders of an account that a first-order code made cheaper. */
async function firstOrders(userId: number): Promise<number> {
  const { rows } = await on.shop.db.execute<{ count: number }>(
    sql`select count(*)::int as count from orders where user_id = ${userId} and first_order and payment_status = 'Success'`,
  );
  return rows[0]?.count ?? 0;
}
