import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orders, payments, users } from '#database/schema.ts';
import { deleteExpired } from '#shop/delete-expired.ts';
import { reconcile } from '#shop/payments/reconcile.ts';
import { soldOutByHolds } from '#shop/stock/sold-out-by-holds.ts';
import { buy, pay, placeOrder, stockOf } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { meet } from '../support/meet.ts';
import { password, product, sameMailbox, shopper, staffMember } from '../support/people.ts';
import { metricsToken, openShop, shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** How much of the stock somebody can keep from others without paying. */

const on = await shopForTests({ limitFactor: 1 });
on.cards.webhooks.paused = true;
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
    const answers = await meet(
      on,
      orders,
      people.map((each) => () => checkOut(each)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(refused).toHaveLength(2);
    for (const one of refused) {
      expect(one).toMatchObject({
        status: 429,
        message: expect.stringMatching(
          /^Too many orders from your network are waiting to be paid\. Pay for or cancel one of them, or try again from \d\d:\d\d/,
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

/** All that is left of it, and more of the same, so that nobody else can buy any. */
const last = (many: number) => Promise.all(Array.from({ length: many }, () => product(on, { onHand: 2 })));

/** Takes every unit of the products. */
async function takeAll({ browser, email }: Somebody, goods: string[]) {
  return placeOrder(on, browser, { email, lines: goods.map((id) => [id, 2]) });
}

describe('the network around an address', () => {
  test.each([
    ['/48', (n: number) => `2001:db8:48:${n}::1`, '2001:db8:49::1'],
    ['/24', (n: number) => `198.51.101.${n}`, '198.51.102.1'],
  ])('has 24 unpaid orders at once, from whichever address of the %s', async (_, address, elsewhere) => {
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++)
      statuses.push((await checkOut(from(address(Math.floor(n / 5)), await shopper(on)))).status);
    expect(statuses).toEqual([...Array(24).fill(200), 429]);
    expect((await checkOut(from(elsewhere, await shopper(on)))).status).toBe(200);
  });

  test('keeps twenty products from everybody else at most', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await takeAll(from(`198.51.103.${n}`, await shopper(on)), await last(5))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

describe('the products of one address', () => {
  test('that its unpaid orders keep from everybody else are ten at most', async () => {
    const at = async () => from('203.0.113.20', await shopper(on));
    expect((await takeAll(await at(), await last(5))).status).toBe(200);
    expect((await takeAll(await at(), await last(5))).status).toBe(200);
    const refused = await takeAll(await at(), await last(1));
    expect(refused).toMatchObject({
      status: 429,
      message: expect.stringContaining('from your network are waiting'),
    });
    expect(refused.retryAfter).toBeLessThanOrEqual(36 * 60);
    expect((await checkOut(await at())).status, 'what leaves others theirs').toBe(200);
    expect((await takeAll(from('203.0.114.20', await shopper(on)), await last(1))).status).toBe(200);
  });

  test('are no more where one unit of each is left behind', async () => {
    const leaveOne = async (many: number) => {
      const { browser, email } = from('203.0.115.20', await shopper(on));
      const goods = await Promise.all(Array.from({ length: many }, () => product(on, { onHand: 9 })));
      return placeOrder(on, browser, { email, lines: goods.map((id) => [id, 8]) });
    };
    expect((await leaveOne(5)).status).toBe(200);
    expect((await leaveOne(5)).status).toBe(200);
    expect((await leaveOne(1)).status).toBe(429);
  });

  test('are enough for an office where five each take the last of something, and one tries again', async () => {
    const office = await Promise.all(Array.from({ length: 5 }, () => shopper(on)));
    for (const each of office) {
      from('203.0.116.20', each);
      expect((await takeAll(each, await last(2))).status).toBe(200);
    }
    const [again] = office;
    if (again)
      for (let tries = 0; tries < 3; tries++) expect((await takeAll(again, await last(2))).status).toBe(200);
  });
});

describe('one mailbox', () => {
  test('has two unpaid orders at once, whatever its accounts', async () => {
    const first = await shopper(on);
    const [second, third] = [await sameMailbox(on, first.email), await sameMailbox(on, first.email)];
    const one = await checkOut(first);
    expect([one.status, (await checkOut(second)).status]).toEqual([200, 200]);
    expect(await checkOut(third)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many of your orders are waiting to be paid\. .* from \d\d:\d\d/),
    });
    expect((await checkOut(first)).status, 'another try of the same account').toBe(200);
  });

  test('waits for the checkouts of all its accounts, also of one that was deleted and registered anew', async () => {
    const idler = await shopper(on);
    for (let n = 0; n < 2; n++) await runOut((await checkOut(idler)).id);
    const second = await sameMailbox(on, idler.email);
    await runOut((await checkOut(second)).id);
    expect((await checkOut(idler)).status).toBe(429);

    expect(await idler.browser.post('/delete-account', { email: idler.email, password })).toMatchObject({
      status: 200,
    });
    const again = await shopper(on);
    await on.shop.db.update(users).set({ email: idler.email }).where(eq(users.email, again.email));
    const anew = { ...again, email: idler.email };
    expect(await checkOut(anew)).toMatchObject({ status: 429, message: expect.stringContaining('not paid') });
    expect((await checkOut(second)).status).toBe(429);
  });

  test('is kept as a hash for the day, and forgotten after it', async () => {
    const idler = await shopper(on);
    const placed = await checkOut(idler);
    await runOut(placed.id);
    const kept = async () => {
      await deleteExpired(on.shop);
      const [row] = await on.shop.db
        .select({ mailbox: payments.mailbox })
        .from(payments)
        .where(eq(payments.orderId, placed.orderId ?? ''));
      return row?.mailbox;
    };
    expect(await kept()).toMatch(/^[0-9a-f]{64}$/);
    advance(24 * 60 * minuteMs);
    expect(await kept()).toBeNull();
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
        /^Your last checkouts held items that others wanted, and were not paid\. You can check out again from \d\d:\d\d( on \d+ \w+)?, or contact us\.$/,
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
      message: 'Nothing is ended; 1 has been paid since',
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

describe('somebody who holds many products of few units', () => {
  test('is seen by an operator and in what needs attention, though few units are held', async () => {
    const other = await openShop();
    const figures = async () => {
      const { browser: staff } = await staffMember(other);
      const answer = await staff.send('/dash-analytics', { method: 'GET' });
      const headers = { Authorization: `Bearer ${metricsToken}` };
      const text = await (await other.browser().fetch('/metrics', { headers })).text();
      const figure = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
      return {
        attention: answer.attention.heldProducts,
        products: figure('hopup_stock_held_products'),
        share: figure('hopup_stock_held_products_share'),
        units: figure('hopup_stock_held_share'),
      };
    };
    const holders = await Promise.all([shopper(other), shopper(other)]);
    await product(other, { onHand: 10_000 });
    await product(other, { onHand: 0 });
    await product(other, { active: false });
    const scarce = await Promise.all(Array.from({ length: 4 }, () => product(other, { onHand: 1 })));
    const [two, rest] = [scarce.slice(0, 2), scarce.slice(2)];
    const hold = (at: number, goods: string[]) => {
      const { browser, email } = holders[at] ?? {};
      return browser && placeOrder(other, browser, { email: email ?? '', lines: goods.map((id) => [id, 1]) });
    };
    await hold(0, two);
    const { rows } = await other.shop.db.execute<{ soldOut: number }>(
      sql`select ${soldOutByHolds}::int as "soldOut"`,
    );
    expect(rows, 'the last units of two: a usual day').toEqual([{ soldOut: 2 }]);
    expect((await hold(1, rest))?.status).toBe(200);
    const seen = await figures();
    expect(seen).toMatchObject({ attention: 4, products: 4, share: 4 / 6 });
    expect(seen.units).toBeLessThan(0.001);
    await other.close();
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
