import { setTimeout as pause } from 'node:timers/promises';
import { pay } from '../support/checkout.ts';
import { product, shopper } from '../support/people.ts';
import { chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';
import type { Mood } from './post-office.ts';

const moods: Mood[] = ['closed', 'later', 'takes, then resets', 'hangs'];
const badForMs = 8_000;

/** Orders are paid while the mail server is away, says later, breaks off after it took a letter, or hangs. */
export const mail: Part = {
  name: 'mail',
  count: 100,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('database apart');
    const chance = chanceOf(seed);
    try {
      const bought: string[] = [];
      let slowestMs = 0;
      const id = await product(harness, { onHand: 10_000 });
      const people = await Promise.all([1, 2, 3, 4].map(() => shopper(harness)));
      for (const mood of moods) {
        await harness.post.become(mood);
        const until = performance.now() + badForMs;
        for (let n = 0; n < count / moods.length; n++) {
          const began = performance.now();
          bought.push(await buy(harness, chance.pick(people), id));
          slowestMs = Math.max(slowestMs, performance.now() - began);
        }
        await pause(Math.max(0, until - performance.now()));
        await harness.post.become('takes');
        say(`${mood}: ${bought.length} orders, ${harness.post.received.length} letters so far`);
      }
      const waitedMs = await untilQuiet(harness);
      const letters = harness.post.received.filter((letter) => letter.orderId);
      const wrong = bought.flatMap((orderId) => {
        const ids = new Set(
          letters.filter((letter) => letter.orderId === orderId).map((one) => one.messageId),
        );
        return ids.size === 1 ? [] : [`order ${orderId} was confirmed ${ids.size} times`];
      });
      return [
        nothingWrong(
          `${bought.length} orders with a mail server at its worst`,
          `each confirmed once; ${letters.length - new Set(letters.map((one) => one.messageId)).size} repeats, under the same Message-ID`,
          'nothing lost, sent later, once',
          wrong,
        ),
        {
          what: 'sent after it was well again',
          figure: `${Math.round(waitedMs / 1000)} s; longest order meanwhile ${Math.round(slowestMs)} ms`,
          target: '<= 240 s',
          met: waitedMs <= 240_000,
        },
      ];
    } finally {
      await harness.close();
    }
  },
};

async function buy(
  _rig: Harness,
  { browser, email }: Awaited<ReturnType<typeof shopper>>,
  id: string,
): Promise<string> {
  const placed = await browser.post('/create-checkout-session', {
    email,
    title: 'x',
    price: 12.99,
    products: [{ id, quantity: 1 }],
  });
  await pay(placed.url ?? '');
  const orderId = placed.orderId ?? '';
  const settled = await browser.post('/update-payment-status', { orderId, status: 'Success' });
  if (settled.paymentStatus !== 'Success') throw new Error(`not settled: ${settled.message}`);
  return orderId;
}

/** Until no letter waits; ms. */
export async function untilQuiet(harness: Harness): Promise<number> {
  for (const began = performance.now(); ; await pause(500)) {
    const { rows } = await harness.shop.db.$client.query(
      "select 1 from pgboss.job where name = 'mail' and state < 'completed'",
    );
    const waited = performance.now() - began;
    if (rows.length === 0 || waited > 240_000) return waited;
  }
}
