import { setTimeout as pause } from 'node:timers/promises';
import type { Path } from '#contract/calls.ts';
import { cards, pay } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper } from '../support/people.ts';
import type { Chance } from './chance.ts';
import type { Harness } from './harness.ts';

/** One answer, or none. */
export interface Answer {
  path: string;
  /** 0 where the connection broke. */
  status: number;
  /** performance.now() when it was asked. */
  at: number;
  ms: number;
  retryAfter: string | null;
}

/** What a shopper was told of an order: whatever was acknowledged must stay true. */
export interface Told {
  key: string;
  /** performance.now() when it was begun. */
  at: number;
  units: number;
  product: string;
  orderId?: string;
  url?: string;
  /** The card page said it is paid. */
  paid?: boolean;
  success?: boolean;
  failed?: boolean;
  cancelled?: boolean;
  confirmed?: boolean;
}

export interface Load {
  answers: Answer[];
  orders: Told[];
  /** Units that each product began with. */
  start: Map<string, number>;
  /** Ends when each shopper has finished the step they are at. */
  stop(): Promise<void>;
}

type Step =
  | 'pay'
  | 'decline'
  | 'success page'
  | 'failed page'
  | 'cancel'
  | 'confirm'
  | 'staff cancel'
  | 'leave';

/**
 * Shoppers and one member of staff who place, pay, are declined, give up, cancel and confirm over HTTP, without end. What
 * gets no answer, or 503, is tried again with the same key, as a browser's user would.
 */
export async function startLoad(
  harness: Pick<Harness, 'shop' | 'browser' | 'staff'>,
  chance: Chance,
  shoppers: number,
  /** Between two orders of a shopper. */
  pauseMs = 0,
): Promise<Load> {
  const answers: Answer[] = [];
  const orders: Told[] = [];
  const start = new Map<string, number>();
  for (let n = 0; n < 4; n++)
    start.set(await product(harness, { onHand: 100_000, pricePence: 1500 + n }), 100_000);
  const ids = [...start.keys()];
  const staff = await harness.staff();
  const people: Awaited<ReturnType<typeof shopper>>[] = [];
  for (let n = 0; n < shoppers; n++) people.push(await shopper(harness));
  let going = true;

  /** Asks until there is an answer that says something: undefined once the load is to end. */
  async function ask(browser: Client, path: Path, body: object) {
    for (let wait = 50; going; wait = Math.min(wait * 2, 1000)) {
      const at = performance.now();
      const response = await browser
        .fetch(path, { method: 'POST', body: JSON.stringify(body) })
        .catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      const answered = response !== undefined && text !== undefined;
      const retryAfter = response?.headers.get('retry-after') ?? null;
      const status = answered ? response.status : 0;
      answers.push({ path, status, at, ms: performance.now() - at, retryAfter });
      if (status !== 0 && status !== 503) return { status, ...JSON.parse(text as string) };
      await pause(wait * (0.5 + chance.part()));
    }
  }

  async function shop({ browser, email }: (typeof people)[number], n: number): Promise<void> {
    for (let round = 0; going; round++) {
      await pause(pauseMs * (0.5 + chance.part()));
      const units = chance.whole(1, 3);
      const told: Told = { key: `${n}-${round}`, at: performance.now(), units, product: chance.pick(ids) };
      const price = 15 + ids.indexOf(told.product) / 100;
      const total = Math.round(price * told.units * 100 + (price * told.units < 25 ? 299 : 0)) / 100;
      orders.push(told);
      const placed = await ask(browser, '/create-checkout-session', {
        email,
        title: 'x',
        price: total,
        products: [{ id: told.product, quantity: told.units }],
        idempotencyKey: told.key,
      });
      if (placed?.status !== 200) continue;
      Object.assign(told, { orderId: placed.orderId, url: placed.url });
      for (const step of chance.pick(lives)) await take(step, told, browser);
    }
  }

  async function take(step: Step, told: Told, browser: Client): Promise<void> {
    const { orderId = '', url = '' } = told;
    switch (step) {
      case 'pay':
        if ((await pay(url)) === 303) told.paid = true;
        return;
      case 'decline':
        await pay(url, cards.declined);
        return;
      case 'success page':
      case 'failed page': {
        const status = step === 'success page' ? 'Success' : 'Failed';
        const settled = await ask(browser, '/update-payment-status', { orderId, status });
        if (settled?.paymentStatus === 'Success') told.success = true;
        if (settled?.paymentStatus === 'Failed') told.failed = true;
        return;
      }
      case 'cancel':
      case 'staff cancel':
      case 'confirm': {
        const by = step === 'cancel' ? browser : staff;
        const status = step === 'confirm' ? 'Confirmed' : 'Cancelled';
        const moved = await ask(by, '/change-order-status', { orderId, status });
        if (moved?.status === 200) told[step === 'confirm' ? 'confirmed' : 'cancelled'] = true;
        return;
      }
      case 'leave':
        return;
    }
  }

  const running = people.map((person, n) => shop(person, n));
  return {
    answers,
    orders,
    start,
    async stop() {
      going = false;
      await Promise.all(running);
    },
  };
}

/** What becomes of an order: mostly it is paid. */
const lives: Step[][] = [
  ['pay', 'success page', 'confirm'],
  ['pay', 'success page', 'confirm'],
  ['pay', 'success page'],
  ['pay', 'leave'],
  ['decline', 'pay', 'success page'],
  ['pay', 'success page', 'cancel'],
  ['pay', 'cancel'],
  ['pay', 'success page', 'confirm', 'staff cancel'],
  ['pay', 'failed page'],
  ['failed page'],
  ['cancel'],
  ['leave'],
];

/** What the shop does not hold to, of what it told. */
export async function brokenPromises(harness: Pick<Harness, 'shop'>, orders: Told[]): Promise<string[]> {
  const { rows } = await harness.shop.db.$client.query<{
    id: string;
    payment: string;
    status: string;
    quantity: number;
  }>(
    `select o.id, payment_status as payment, order_status as status, quantity from orders o
     join order_lines l on l.order_id = o.id`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const told = orders.filter((order) => order.orderId);
  return told.flatMap((order) => {
    const row = known.get(order.orderId ?? '');
    if (!row) return [`order ${order.orderId} was acknowledged and is gone`];
    const is = `order ${row.id} (${row.payment}, ${row.status})`;
    const wrong: string[] = [];
    if (row.quantity !== order.units) wrong.push(`${is} has other units than were acknowledged`);
    if (order.success && !['Success', 'Refunded'].includes(row.payment)) wrong.push(`${is} was paid`);
    if (order.success && !order.cancelled && row.payment === 'Refunded' && row.status !== 'Cancelled')
      wrong.push(`${is} was refunded without being cancelled`);
    if (order.cancelled && row.status !== 'Cancelled') wrong.push(`${is} was cancelled`);
    if (order.failed && row.payment !== 'Failed') wrong.push(`${is} had failed`);
    if (order.confirmed && !['Confirmed', 'Cancelled'].includes(row.status))
      wrong.push(`${is} was confirmed`);
    return wrong;
  });
}

/** Lets every open card page run out, and waits until the shop, by itself, knows the end of every payment. */
export async function letSettle(
  harness: Pick<Harness, 'shop' | 'expire'>,
  withinMs = 240_000,
): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { rows } = await harness.shop.db.$client.query<{ session_id: string | null }>(
      `select session_id from payments where state in ('creating', 'open')
       union all select null from refunds where state = 'requested'`,
    );
    if (rows.length === 0) return performance.now() - began;
    if (performance.now() - began > withinMs) return Number.POSITIVE_INFINITY;
    for (const { session_id: id } of rows) if (id) await harness.expire(id);
    await pause(500);
  }
}
