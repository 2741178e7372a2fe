import { setTimeout as pause } from 'node:timers/promises';
import { answers } from '#wording/answers.ts';
import { pay } from '../support/checkout.ts';
import { product, shopper } from '../support/people.ts';
import { wrongInTheEnd } from './books.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { letSettle } from './load.ts';
import { untilQuiet } from './mail.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';

const shoppers = 4;

/** Many orders are confirmed, then shipped, each in one press that a kill -9 cuts off; the press is repeated, at two processes at once. */
export const bulk: Part = {
  name: 'bulk',
  count: 200,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('database apart');
    const chance = chanceOf(seed);
    try {
      const id = await product(harness, { onHand: 1000 });
      const orderIds = await sold(harness, id, count);
      await untilQuiet(harness);
      say(`${orderIds.length} orders paid`);
      const wrong: string[] = [];
      const before: number[] = [];
      for (const status of ['Confirmed', 'Shipped'] as const) {
        const pressed = await press(harness, { orderIds, status, chance });
        before.push(pressed.before);
        wrong.push(...pressed.wrong);
        say(`${status}: ${pressed.before} moved before the kill, ${wrong.length} wrong`);
      }
      // The minutes pass in which a dispatch can be taken back.
      await harness.shop.db.$client.query('update order_mails set due_at = now() where due_at is not null');
      wrong.push(...(await lettersOf(harness, orderIds)));
      await letSettle(harness);
      wrong.push(...(await wrongInTheEnd(harness.shop.db, new Map([[id, 1000]]), harness.cards.ledger())));
      return [
        nothingWrong(
          `${count} orders confirmed, then shipped, with a kill -9 in each press`,
          `${before.join(' and ')} moved before it; each moved once, mailed once, answered truly`,
          'each moved once, each mail at most once, answers true',
          wrong,
        ),
      ];
    } finally {
      await harness.close();
    }
  },
};

/** Orders of one unit, paid and settled. */
async function sold(harness: Harness, id: string, count: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: shoppers }, () => shopper(harness)));
  const bought = await Promise.all(
    people.map(async ({ browser, email }, n) => {
      const own: string[] = [];
      for (let order = n; order < count; order += shoppers) {
        const basket = { email, title: 'x', price: 12.99, products: [{ id, quantity: 1 }] };
        const { orderId = '', url = '' } = await browser.post('/create-checkout-session', basket);
        await pay(url);
        const settled = await browser.post('/update-payment-status', { orderId, status: 'Success' });
        if (settled.paymentStatus !== 'Success') throw new Error(`not settled: ${settled.message}`);
        own.push(orderId);
      }
      return own;
    }),
  );
  return bought.flat();
}

/** Presses, kills the process once some orders are moved, starts it again, and presses twice at once. */
async function press(
  harness: Harness,
  { orderIds, status, chance }: { orderIds: string[]; status: 'Confirmed' | 'Shipped'; chance: Chance },
): Promise<{ before: number; wrong: string[] }> {
  const query = (text: string, values: unknown[]) => harness.shop.db.$client.query(text, values);
  const movedIds = async () => {
    const { rows } = await query('select id from orders where id = any($1) and order_status = $2', [
      orderIds,
      status,
    ]);
    return new Set(rows.map(({ id }) => id as string));
  };
  const staff = await harness.staff();
  const enough = chance.whole(1, Math.floor(orderIds.length * 0.9));
  const cutOff = staff.post('/dash-bulk-status', { orderIds, status }).then(
    () => 'answered',
    () => 'cut off',
  );
  while ((await movedIds()).size < enough) await pause(2);
  await harness.process.kill();
  const wrong = (await cutOff) === 'cut off' ? [] : [`${status}: the press was over before the kill`];
  await harness.restart();
  const before = await movedIds();
  const other = await harness.another();
  const presses = await Promise.all(
    [staff, staff.at(other.url)].map((by) => by.post('/dash-bulk-status', { orderIds, status })),
  );
  const { rows } = await query(
    `select o.id, o.order_status as now,
       (select count(*) from order_events where order_id = o.id and event = $2)::int as moves,
       (select count(*) from audit_log where action = 'order status' and subject = o.id and after #>> '{}' = $2)::int as audited
     from orders o where id = any($1)`,
    [orderIds, status],
  );
  for (const { id, now, moves, audited } of rows) {
    const told = presses.map(({ results = [] }) => results.find(({ orderId }) => orderId === id));
    const said = told.map((one) => one?.message);
    const fresh = said.filter((message) => message === answers.done).length;
    if (now !== status || moves !== 1 || audited !== 1)
      wrong.push(`order ${id} is ${now}, moved ${moves} times, audited ${audited} times`);
    if (
      told.some((one) => one?.status !== 200 || one.orderStatus !== status) ||
      fresh !== (before.has(id) ? 0 : 1)
    )
      wrong.push(`order ${id} was answered '${said.join("' and '")}'`);
  }
  if (before.size === orderIds.length) wrong.push(`${status}: all were moved before the kill`);
  await other.stop();
  return { before: before.size, wrong };
}

/** Waits for the letters of dispatch; orders that had none, or more than one. */
async function lettersOf({ shop, post }: Harness, orderIds: string[]): Promise<string[]> {
  const { $client } = shop.db;
  const sent = async () => {
    const { rows } = await $client.query(
      `select data->>'orderId' as id from pgboss.job where name = 'mail' and data->>'template' = 'order shipped' and state = 'completed'`,
    );
    return rows.length;
  };
  for (let n = 0; n < 480 && (await sent()) < orderIds.length; n++) await pause(500);
  return orderIds.flatMap((orderId) => {
    const letters = post.received.filter((letter) => letter.orderId === orderId);
    // One when it was paid, one when it was dispatched.
    const subjects = new Set(letters.map(({ subject }) => subject));
    return letters.length === 2 && subjects.size === 2
      ? []
      : [
          `order ${orderId} had ${letters.length} letters: ${letters.map(({ subject }) => subject).join(', ')}`,
        ];
  });
}
