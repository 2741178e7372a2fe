import { setTimeout as pause } from 'node:timers/promises';
import { shortageToken } from '#shop/orders/shortages/link.ts';
import { saltedHashes } from '#shop/salted-hash.ts';
import { pay } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper } from '../support/people.ts';
import { wrongInTheEnd } from './books.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { letSettle } from './load.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';

/** Short lines that fall due together. */
const together = 20;
const stateOf = { wait: 'waiting', swap: 'swapped', refund: 'refunded' } as const;
type Choice = keyof typeof stateOf;

/**
 * Shoppers answer twice about each line that is short, at two processes and with whatever choice, in the very moment in which the
 * job of either process gives the money back that nobody chose about.
 */
export const shortages: Part = {
  name: 'shortages',
  count: 100,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('database apart');
    const chance = chanceOf(seed);
    try {
      const other = await harness.another();
      const at = [harness.process.url, other.url];
      const bench: Bench = {
        harness,
        ...(await shopper(harness)),
        staff: await harness.staff(),
        at: at.map((url) => harness.browser().at(url)),
        saltedHash: saltedHashes(harness.shop.db),
        start: new Map(),
      };
      const wrong: string[] = [];
      const ends = { shopper: 0, shop: 0 };
      for (let n = 0; n < count; n += together) {
        const lines: string[] = [];
        const instead = await stocked(bench, { onHand: 6, pricePence: 900 });
        while (lines.length < Math.min(together, count - n))
          lines.push(await shortLine(bench, instead, chance.whole(1, 3)));
        for (const { by, found } of await contest(bench, { lines, instead, chance })) {
          if (by) ends[by] += 1;
          wrong.push(...found);
        }
        say(`${n + lines.length} lines: ${ends.shopper} by shoppers, ${ends.shop} by default`);
      }
      if ((await letSettle(harness)) === Number.POSITIVE_INFINITY)
        wrong.push('not all was settled after 240 s');
      wrong.push(...(await wrongInTheEnd(harness.shop.db, bench.start, harness.cards.ledger())));
      return [
        nothingWrong(
          `${count} short lines answered twice as their money went back`,
          `one outcome each, as answered: ${ends.shopper} by shoppers, ${ends.shop} by default`,
          'each settled once, books balance',
          wrong,
        ),
      ];
    } finally {
      await harness.close();
    }
  },
};

interface Bench extends Awaited<ReturnType<typeof shopper>> {
  harness: Harness;
  staff: Client;
  /** Somebody with a letter's link, at each process. */
  at: Client[];
  saltedHash: ReturnType<typeof saltedHashes>;
  start: Map<string, number>;
}

async function stocked({ harness, start }: Bench, more: { onHand: number; pricePence: number }) {
  const id = await product(harness, more);
  start.set(id, more.onHand);
  return id;
}

/** Three units at £10, paid and confirmed, some of them missing. Answers the order's id. */
async function shortLine(bench: Bench, instead: string, missing: number): Promise<string> {
  const { browser, email, staff } = bench;
  const id = await stocked(bench, { onHand: 5, pricePence: 1000 });
  const basket = { email, title: 'x', price: 30, products: [{ id, quantity: 3 }], idempotencyKey: id };
  const { orderId = '', url = '' } = await browser.post('/create-checkout-session', basket);
  await pay(url);
  await browser.post('/update-payment-status', { orderId, status: 'Success' });
  await staff.post('/dash-bulk-status', { orderIds: [orderId], status: 'Confirmed' });
  const asked = await staff.post('/dash-short', { orderId, position: 1, missing, instead: [instead] });
  if (asked.status !== 200) throw new Error(`not asked: ${asked.status} ${asked.message}`);
  return orderId;
}

/** Lets the lines fall due, and answers each twice as the job begins. What went wrong with each, and who settled it. */
async function contest(
  bench: Bench,
  { lines, instead, chance }: { lines: string[]; instead: string; chance: Chance },
) {
  const { db } = bench.harness.shop;
  const query = (text: string, values: unknown[] = []) => db.$client.query(text, values);
  const links = await Promise.all(lines.map((orderId) => shortageToken(bench, { orderId, position: 1 })));
  await query(`update shortages set until = now() where order_id = any($1)`, [lines]);
  const { rows } = await query(
    `insert into pgboss.job (name) values ('shortages'), ('shortages') returning id`,
  );
  const jobs = rows.map(({ id }) => id);
  const isDue = async () =>
    (await query(`select from pgboss.job where id = any($1) and state <> 'created'`, [jobs])).rows.length > 0;
  while (!(await isDue())) await pause(5);

  const contests = links.map((token) =>
    bench.at.map(async (browser) => {
      const choice = chance.pick(['wait', 'swap', 'refund'] as const);
      await pause(chance.whole(0, 600));
      const { status } = await browser.post('/shortage', { token, choice, productId: instead });
      return { choice, status };
    }),
  );
  const answers = await Promise.all(contests.map((both) => Promise.all(both)));
  const settled = async () =>
    (await query(`select from shortages where order_id = any($1) and state = 'asked'`, [lines])).rows
      .length === 0;
  for (let n = 0; n < 240 && !(await settled()); n++) await pause(500);
  const ends = await query(`select order_id, state, answered_by from shortages where order_id = any($1)`, [
    lines,
  ]);
  return lines.map((orderId, n) => {
    const end = ends.rows.find((row) => row.order_id === orderId);
    return {
      by: end?.answered_by as 'shopper' | 'shop' | null,
      found: untrue(orderId, end?.state, answers[n]),
    };
  });
}

/** Answers that do not say what became of the line. */
function untrue(
  orderId: string,
  state: string,
  answers: { choice: Choice; status: number }[] = [],
): string[] {
  return answers.flatMap(({ choice, status }) =>
    status === (stateOf[choice] === state ? 200 : 409)
      ? []
      : [`${orderId} is ${state}, and '${choice}' was answered ${status}`],
  );
}
