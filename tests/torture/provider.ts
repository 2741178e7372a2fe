import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '#sandbox/cards/faults.ts';
import { pay } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper } from '../support/people.ts';
import { wrongInTheEnd } from './books.ts';
import { type Chance, chanceOf } from './chance.ts';
import { letSettle } from './load.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';
import { openRig, type Rig } from './rig.ts';

const operations = {
  create: 'POST /v1/checkout/sessions',
  retrieve: 'GET /v1/checkout/sessions/*',
  expire: 'POST /v1/checkout/sessions/*/expire',
  refund: 'POST /v1/refunds',
};
type Operation = keyof typeof operations;

/** What goes wrong, before anything was done at the provider and after. */
const kinds: Record<string, [before: Omit<Fault, 'match'>, after: Omit<Fault, 'match'>]> = {
  'connection breaks': [{ do: 'drop-before' }, { do: 'drop-after' }],
  'slow (3 s)': [
    { do: 'delay', delayMs: 3000 },
    { do: 'delay-answer', delayMs: 3000 },
  ],
  'hangs (20 s)': [
    { do: 'drop-before', delayMs: 20_000 },
    { do: 'delay-answer', delayMs: 20_000 },
  ],
  'status 500': [{ do: 'status' }, { do: 'status-after' }],
  'status 503': [
    { do: 'status', status: 503 },
    { do: 'status-after', status: 503 },
  ],
  'status 429': [
    { do: 'status', status: 429 },
    { do: 'status-after', status: 429 },
  ],
  'status 409, key in use': [
    { do: 'status', status: 409 },
    { do: 'status-after', status: 409 },
  ],
  garbage: [{ do: 'garbage' }, { do: 'garbage-after' }],
};

interface Cell {
  operation: Operation;
  kind: string;
  when: 'before' | 'after';
}

const cells: Cell[] = (Object.keys(operations) as Operation[]).flatMap((operation) =>
  Object.keys(kinds).flatMap((kind) =>
    (['before', 'after'] as const).map((when) => ({ operation, kind, when })),
  ),
);

/** The card provider at its worst: 8 kinds of failure x 4 operations x before and after the effect; then wholly away. */
export const provider: Part = {
  name: 'provider',
  count: cells.length,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const rig = await openRig('database apart');
    // What the shop asks is at stake here, so nobody tells it.
    rig.cards.webhooks.paused = true;
    const chance = chanceOf(seed);
    try {
      const bench: Bench = { rig, ...(await shopper(rig)), start: new Map(), slowestMs: 0, wrong: [] };
      const chosen = count >= cells.length ? cells : Array.from({ length: count }, () => chance.pick(quick));
      for (const [n, cell] of chosen.entries()) {
        await suffer(bench, cell, chance);
        if (n % 16 === 15) say(`${n + 1} cells, ${bench.wrong.length} wrong`);
      }
      rig.cards.webhooks.paused = false;
      const settledMs = await letSettle(rig);
      if (settledMs === Number.POSITIVE_INFINITY) bench.wrong.push('not all was settled after 240 s');
      bench.wrong.push(...(await wrongInTheEnd(rig.shop.db, bench.start, rig.cards.ledger())));
      const repeats = repeatsOf(rig);
      return [
        nothingWrong(
          `${chosen.length} kinds of failure`,
          `${rig.cards.ledger().length} charges, none twice, no refund twice`,
          'never two charges or refunds; the same call again mends it',
          bench.wrong,
        ),
        {
          what: 'the longest answer',
          figure: `${(bench.slowestMs / 1000).toFixed(1)} s`,
          target: '<= 10 s',
          met: bench.slowestMs <= 10_000,
        },
        nothingWrong(
          'repeats of one request',
          `at most ${repeats.most} in a row, ${repeats.shortestMs}-${repeats.longestMs} ms apart, one key each`,
          'bounded, with chance in their timing, under one key',
          repeats.wrong,
        ),
      ];
    } finally {
      await rig.close();
    }
  },
};

/** For the short version: what does not wait. */
const quick = cells.filter(({ kind }) => !/hangs|slow/.test(kind));

interface Bench {
  rig: Rig;
  browser: Client;
  email: string;
  start: Map<string, number>;
  slowestMs: number;
  wrong: string[];
}

async function suffer(bench: Bench, { operation, kind, when }: Cell, chance: Chance): Promise<void> {
  const { rig, browser, email } = bench;
  const id = await product(rig, { onHand: 5 });
  bench.start.set(id, 5);
  const fault = kinds[kind]?.[when === 'before' ? 0 : 1];
  if (!fault) throw new Error(`no kind ${kind}`);
  const strike = () =>
    rig.cards.faults.next({ ...fault, match: operations[operation], times: chance.pick([1, 4]) });
  const cell = `${operation}, ${kind}, ${when}`;
  const check = (fine: boolean, found: string) => fine || bench.wrong.push(`${cell}: ${found}`);

  const ask = async <Answered>(question: () => Promise<Answered>) => {
    const began = performance.now();
    const answer = await question();
    bench.slowestMs = Math.max(bench.slowestMs, performance.now() - began);
    return answer;
  };
  const place = () =>
    ask(() =>
      browser.post('/create-checkout-session', {
        email,
        title: 'x',
        price: 12.99,
        products: [{ id, quantity: 1 }],
        idempotencyKey: id,
      }),
    );
  const tell = (orderId: string, status: 'Success' | 'Failed') =>
    ask(() => browser.post('/update-payment-status', { orderId, status }));

  if (operation === 'create') strike();
  const first = await place();
  check([200, 503].includes(first.status), `placing answered ${first.status}`);
  if (operation === 'create') rig.cards.faults.clear();
  const placed = await again(place);
  check(placed.status === 200, `placing again answered ${placed.status}`);
  const { orderId = '', url = '' } = placed;

  if (operation === 'expire') {
    strike();
    const given = await tell(orderId, 'Failed');
    check([200, 503].includes(given.status), `giving up answered ${given.status}`);
    rig.cards.faults.clear();
    check(
      (await again(() => tell(orderId, 'Failed'))).paymentStatus === 'Failed',
      'giving up again did not end it',
    );
    return;
  }
  check(url !== '' && (await pay(url)) === 303, 'the card page took no money');
  if (operation === 'retrieve') strike();
  const settled = await tell(orderId, 'Success');
  check([200, 503].includes(settled.status), `the success page answered ${settled.status}`);
  if (operation === 'retrieve') rig.cards.faults.clear();
  check(
    (await again(() => tell(orderId, 'Success'))).paymentStatus === 'Success',
    'the success page again did not settle it',
  );

  if (operation === 'refund') {
    strike();
    const cancelled = await ask(() => browser.post('/change-order-status', { orderId, status: 'Cancelled' }));
    check(cancelled.status === 200, `cancelling answered ${cancelled.status}`);
    // The refund is a job: it is begun within half a second, and comes again by itself.
    await pause(1500);
    rig.cards.faults.clear();
  }
}

/** As a shopper does who is told to try again: what hangs at the provider still has its key in use there. */
async function again<Answered extends { status: number }>(deed: () => Promise<Answered>): Promise<Answered> {
  for (const end = performance.now() + 40_000; ; await pause(1000)) {
    const answer = await deed();
    if (answer.status !== 503 || performance.now() > end) return answer;
  }
}

/** How requests that a fault befell came again: those under one key, or of one session, no more than 15 s apart. */
function repeatsOf(rig: Rig) {
  const rows = Map.groupBy(rig.cards.faults.befallen(), ({ request, key }) => `${request} ${key ?? ''}`);
  const wrong: string[] = [];
  let most = 0;
  const apart: number[] = [];
  for (const [request, times] of rows) {
    let row = 1;
    for (let n = 1; n < times.length; n++) {
      const gap = (times[n]?.at ?? 0) - (times[n - 1]?.at ?? 0);
      row = gap < 15_000 ? row + 1 : 1;
      apart.push(Math.round(gap));
      most = Math.max(most, row);
    }
    if (request.startsWith('POST') && times.some(({ key }) => !key)) wrong.push(`${request} had no key`);
    if (row > 4) wrong.push(`${request} came ${row} times in a row`);
  }
  return { most, wrong, shortestMs: Math.min(...apart), longestMs: Math.max(...apart) };
}
