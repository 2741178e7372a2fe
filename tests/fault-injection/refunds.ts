import { setTimeout as pause } from 'node:timers/promises';
import { pay } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper } from '../support/people.ts';
import { wrongInTheEnd } from './books.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { letSettle } from './load.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';

/** Parts of payments go back: asked for twice at once, with lost answers, at the provider besides, and disputed afterwards. */
export const refunds: Part = {
  name: 'refunds',
  count: 60,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('database apart');
    const chance = chanceOf(seed);
    try {
      const other = await harness.another();
      const staff = await harness.staff();
      const bench: Bench = {
        harness,
        ...(await shopper(harness)),
        staff: [staff, staff.at(other.url)],
        start: new Map(),
        wrong: [],
      };
      const kinds = [twiceAtOnce, answersLost, disputedAfterwards];
      for (let n = 0; n < count; n++) {
        await (kinds[n % kinds.length] as (typeof kinds)[number])(bench, chance);
        if (n % 20 === 19) say(`${n + 1} orders, ${bench.wrong.length} wrong`);
      }
      for (let n = 0; n < 240 && harness.cards.webhooks.pending().length > 0; n++) await pause(500);
      if ((await letSettle(harness)) === Number.POSITIVE_INFINITY)
        bench.wrong.push('not all was settled after 240 s');
      bench.wrong.push(...(await wrongInTheEnd(harness.shop.db, bench.start, harness.cards.ledger())));
      const given = harness.cards.ledger().reduce((sum, charge) => sum + charge.refunds.length, 0);
      return [
        nothingWrong(
          `${count} orders refunded in parts`,
          `${given} refunds, none twice, none too much`,
          'shop and provider agree to the penny',
          bench.wrong,
        ),
      ];
    } finally {
      await harness.close();
    }
  },
};

interface Bench {
  harness: Harness;
  browser: Client;
  email: string;
  /** A member of staff at two processes. */
  staff: Client[];
  start: Map<string, number>;
  wrong: string[];
}

/** Three units at £10, paid and settled. */
async function sold({ harness, browser, email, start }: Bench) {
  const id = await product(harness, { onHand: 5 });
  start.set(id, 5);
  const basket = { email, title: 'x', price: 30, products: [{ id, quantity: 3 }], idempotencyKey: id };
  const { orderId = '', url = '' } = await browser.post('/create-checkout-session', basket);
  await pay(url);
  await browser.post('/update-payment-status', { orderId, status: 'Success' });
  const charge = harness.cards.ledger().find((taken) => taken.orderId === orderId);
  return { orderId, intent: charge?.intentId ?? '' };
}

const wish = (orderId: string, key: string, quantity: number) => ({
  orderId,
  key,
  lines: [{ position: 1, quantity, restock: true }],
  reason: 'returned' as const,
});

/** Two of the three units each: one is given, whichever process is asked. */
async function twiceAtOnce(bench: Bench): Promise<void> {
  const { orderId } = await sold(bench);
  const answers = await Promise.all(
    bench.staff.map((staff, n) => staff.post('/dash-refund', wish(orderId, `k${n}`, 2))),
  );
  const told = answers.map(({ status }) => status).sort();
  if (told.join() !== '200,409') bench.wrong.push(`${orderId}: twice at once answered ${told}`);
}

/** The provider's answers break off in the middle, and somebody refunds in its dashboard meanwhile. */
async function answersLost(bench: Bench, chance: Chance): Promise<void> {
  const { orderId, intent } = await sold(bench);
  const { cards } = bench.harness;
  cards.faults.next({
    match: 'POST /v1/refunds',
    do: chance.pick(['drop-before', 'drop-after', 'status-after', 'garbage-after']),
    times: chance.whole(1, 5),
  });
  const asked = await Promise.all(
    bench.staff.map((staff, n) => staff.post('/dash-refund', wish(orderId, `k${n}`, 1))),
  );
  if (asked.some(({ status }) => status !== 200)) bench.wrong.push(`${orderId}: a part was refused`);
  await pause(chance.whole(0, 700));
  cards.bank.refund(intent, chance.whole(1, 1500));
}

/** A dispute, after a part went back, and before the rest is to: it ends in whatever way. */
async function disputedAfterwards(bench: Bench, chance: Chance): Promise<void> {
  const { orderId, intent } = await sold(bench);
  const [staff] = bench.staff;
  await staff?.post('/dash-refund', wish(orderId, 'a', 1));
  await pause(chance.whole(0, 1500));
  const { bank } = bench.harness.cards;
  const dispute = bank.dispute(intent, { amount: 2000 });
  await pause(chance.whole(0, 300));
  await bench.browser.post('/change-order-status', { orderId, status: 'Cancelled' });
  bank.move(dispute, 'under_review');
  const end = chance.pick(['won', 'lost', undefined] as const);
  if (end) bank.move(dispute, end);
}
