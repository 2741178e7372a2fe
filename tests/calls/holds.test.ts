import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payments } from '#database/schema.ts';
import { reconcile } from '#shop/payments/reconcile.ts';
import { buy, pay, placeOrder, stockOf } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { metricsToken, openShop, type TestShop } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** How much of the stock somebody can keep from others without paying. */

let on: TestShop;
beforeAll(async () => {
  on = await openShop({ limitFactor: 1 });
  on.cards.webhooks.paused = true;
});
afterAll(() => on.close());
/** The provider's clock stays where it is: it takes no session that ends in more than a day. */
let ahead = 0;
const advance = (ms: number) => {
  ahead += ms;
  on.advance(ms);
};
beforeEach(() => advance(-ahead));

const minuteMs = 60_000;

type Somebody = Awaited<ReturnType<typeof shopper>>;

async function checkOut({ browser, email }: Somebody) {
  const goods = await product(on);
  return { goods, ...(await placeOrder(on, browser, { email, lines: [[goods, 1]] })) };
}

/** The card page runs out: the provider says so, and the reconciler hears it. */
async function runOut(session: string | undefined): Promise<void> {
  advance(31 * minuteMs);
  await on.stripe.checkout.sessions.expire(session ?? '');
  await reconcile(on.shop);
}

/** As if the request came from that address. */
function from(ip: string, somebody: Somebody): Somebody {
  Object.assign(somebody.browser, { ip });
  return somebody;
}

describe('one address', () => {
  test('has six unpaid orders at once, and hears from when it can have another', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => shopper(on)));
    for (const each of people) from('203.0.113.7', each);
    const answers = await Promise.all(people.map(checkOut));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(refused).toHaveLength(2);
    for (const one of refused) {
      expect(one).toMatchObject({
        status: 429,
        message: expect.stringMatching(
          /^Too many orders from your network wait to be paid\. Pay or cancel one of them, or try again from \d\d:\d\d/,
        ),
      });
      expect(one.retryAfter).toBeGreaterThan(29 * 60);
      expect(one.retryAfter).toBeLessThanOrEqual(36 * 60);
      expect(await stockOf(on, one.goods)).toMatchObject({ reserved: 0 });
    }
    const elsewhere = from('203.0.113.8', await shopper(on));
    expect((await checkOut(elsewhere)).status).toBe(200);

    const paid = answers.findIndex(({ status }) => status === 200);
    expect(await pay(answers[paid]?.url ?? '')).toBe(303);
    await people[paid]?.browser.post('/update-payment-status', {
      orderId: answers[paid]?.orderId ?? '',
      status: 'Success',
    });
    const next = people[answers.findIndex(({ status }) => status === 429)];
    if (!next) throw new Error('somebody was refused');
    expect((await checkOut(next)).status).toBe(200);
  });

  test('is the whole /64 of an IPv6 one', async () => {
    const statuses: number[] = [];
    for (let n = 1; n <= 7; n++)
      statuses.push((await checkOut(from(`2001:db8:0:1::${n}`, await shopper(on)))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await checkOut(from('2001:db8:0:2::1', await shopper(on)))).status).toBe(200);
  });

  test('is kept as a hash nobody can try out, and only until the payment is settled', async () => {
    const [paid, ended] = [from('198.51.100.1', await shopper(on)), from('198.51.100.1', await shopper(on))];
    const [one, other] = [await checkOut(paid), await checkOut(ended)];
    const networks = async () => {
      const rows = await on.shop.db
        .select({ network: payments.network })
        .from(payments)
        .where(inArray(payments.orderId, [one.orderId ?? '', other.orderId ?? '']));
      return rows.map(({ network }) => network);
    };
    const [hash] = await networks();
    expect(await networks()).toEqual([hash, hash]);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await pay(one.url ?? '');
    await paid.browser.post('/update-payment-status', { orderId: one.orderId ?? '', status: 'Success' });
    await ended.browser.post('/update-payment-status', { orderId: other.orderId ?? '', status: 'Failed' });
    expect(await networks()).toEqual([null, null]);
    await buy(on, paid.browser, { email: paid.email, lines: [[await product(on), 1]] });
    const settled = await on.shop.db
      .select({ state: payments.state })
      .from(payments)
      .where(isNotNull(payments.network));
    expect(settled.filter(({ state }) => state !== 'open')).toEqual([]);
  });
});

describe('one account', () => {
  test('whose last three checkouts ran out unpaid waits, and is told until when', async () => {
    const idler = await shopper(on);
    for (let n = 0; n < 3; n++) {
      const placed = await checkOut(idler);
      expect(placed.status).toBe(200);
      await runOut(placed.id);
    }
    const refused = await checkOut(idler);
    expect(refused).toMatchObject({
      status: 429,
      message: expect.stringMatching(
        /^Your last checkouts kept items from others and were not paid\. You can check out again from \d\d:\d\d on \d+ \w+, or write to us$/,
      ),
    });
    expect(await stockOf(on, refused.goods)).toMatchObject({ reserved: 0 });
    advance((refused.retryAfter ?? 0) * 1000);
    expect((await checkOut(idler)).status, 'the provider’s clock has not moved, so it opens none').toBe(503);
  });

  test('that renews its checkout before it runs out holds as long, and waits too', async () => {
    const renewing = await shopper(on);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await checkOut(renewing)).status);
      advance(9 * minuteMs);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.slice(-1)).toEqual([429]);
  });

  test('that ever paid never waits', async () => {
    const customer = await shopper(on);
    await buy(on, customer.browser, { email: customer.email, lines: [[await product(on), 1]] });
    for (let n = 0; n < 4; n++) {
      const placed = await checkOut(customer);
      expect(placed.status).toBe(200);
      await runOut(placed.id);
    }
  });

  test('that paid and got the money back waits like one that never paid', async () => {
    const refunded = await shopper(on);
    const lines: [string, number][] = [[await product(on), 1]];
    const orderId = await buy(on, refunded.browser, { email: refunded.email, lines });
    await refunded.browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    await until(async () => {
      const { data } = await refunded.browser.post('/user-order-details', { orderId });
      return data?.[0]?.paymentStatus === 'Refunded' || undefined;
    });
    for (let n = 0; n < 3; n++) await runOut((await checkOut(refunded)).id);
    expect((await checkOut(refunded)).status).toBe(429);
  });

  test('of somebody honest meets none of it: two tries ran out, several were changed or cancelled', async () => {
    const honest = await shopper(on);
    const cancels = async (browser: Client, orderId = '') =>
      browser.post('/update-payment-status', { orderId, status: 'Failed' });
    for (let n = 0; n < 2; n++) await runOut((await checkOut(honest)).id);
    for (let n = 0; n < 4; n++) {
      const placed = await checkOut(honest);
      expect(placed.status).toBe(200);
      advance(2 * minuteMs);
      if (n % 2) await cancels(honest.browser, placed.orderId);
    }
    const last = await checkOut(honest);
    expect(last.status).toBe(200);
    expect(await pay(last.url ?? '')).toBe(303);
  });
});

describe('staff', () => {
  test('free what an account holds in one press, and the audit log says who did', async () => {
    const { browser: staff, id } = await staffMember(on);
    const holder = await shopper(on);
    const held = await checkOut(holder);
    const { email } = holder;
    expect(await staff.post('/dash-end-unpaid', { email })).toMatchObject({
      status: 200,
      ended: 1,
      paid: 0,
      message: '1 unpaid order is ended, and what was held can be sold',
    });
    expect(await stockOf(on, held.goods)).toMatchObject({ reserved: 0 });
    expect(await pay(held.url ?? '')).toBe(410);
    const { data } = await staff.post('/dash-audit', { action: 'order holds ended' });
    expect(data).toMatchObject([{ staff: id, subject: held.orderId }]);
    expect(await staff.post('/dash-end-unpaid', { email })).toMatchObject({ ended: 0, paid: 0 });
    expect((await staff.post('/dash-end-unpaid', { email: 'nobody@example.org' })).status).toBe(404);
    expect((await holder.browser.post('/dash-end-unpaid', { email })).status).toBe(401);
  });

  test('leave alone what was paid meanwhile', async () => {
    const { browser: staff } = await staffMember(on);
    const holder = await shopper(on);
    const held = await checkOut(holder);
    await pay(held.url ?? '');
    expect(await staff.post('/dash-end-unpaid', { email: holder.email })).toMatchObject({
      ended: 0,
      paid: 1,
      message: 'Nothing is ended; 1 was paid meanwhile',
    });
    expect(await stockOf(on, held.goods)).toMatchObject({ reserved: 0, sold: 1 });
  });
});

describe('an operator', () => {
  test('sees what share of the stock is held', async () => {
    const { browser, email } = await shopper(on);
    const goods = await product(on, { onHand: 1000 });
    await placeOrder(on, browser, { email, lines: [[goods, 50]] });
    const { rows } = await on.shop.db.execute<{ share: number }>(
      sql`select sum(reserved)::float8 / sum(on_hand) as share from products`,
    );
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const text = await (await on.browser().fetch('/metrics', { headers })).text();
    const [, share] = /^hopup_stock_held_share (.*)$/m.exec(text) ?? [];
    expect(Number(share)).toBeCloseTo(rows[0]?.share ?? 0, 9);
    expect(Number(share)).toBeGreaterThan(0.01);
  });
});

describe('the reconciler', () => {
  test('asks about everybody in turn, however many somebody keeps open', { timeout: 60_000 }, async () => {
    const first = await checkOut(await shopper(on));
    // Their card pages end sooner, and the provider has no answer about them.
    await on.shop.db.execute(sql`
      insert into orders (id, email, user_name, delivery_name, delivery_phone, delivery_address, delivery_city,
        delivery_pin_code, subtotal_pence, discount_pence, shipping_pence, total_pence, basket, created_at)
      select 'crowd' || n, email, user_name, delivery_name, delivery_phone, delivery_address, delivery_city,
        delivery_pin_code, subtotal_pence, discount_pence, shipping_pence, total_pence, basket, created_at
      from orders, generate_series(1, 201) as n where id = ${first.orderId}`);
    await on.shop.db.execute(sql`
      insert into payments (order_id, provider, state, session_id, amount_pence, expires_at, asked_at, created_at)
      select 'crowd' || n, provider, state, 'cs_crowd' || n, amount_pence, expires_at - interval '1 minute', asked_at, created_at
      from payments, generate_series(1, 201) as n where order_id = ${first.orderId}`);
    const waiting = await checkOut(await shopper(on));
    await pay(waiting.url ?? '');
    advance(2 * minuteMs);
    await reconcile(on.shop);
    advance(minuteMs);
    await reconcile(on.shop);
    const [settled] = await on.shop.db
      .select({ state: payments.state })
      .from(payments)
      .where(eq(payments.orderId, waiting.orderId ?? ''));
    expect(settled?.state).toBe('paid');
  });
});
