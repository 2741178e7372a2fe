import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '#sandbox/cards/faults.ts';
import { pay } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper } from '../support/people.ts';
import { wrongInTheEnd } from './books.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { letSettle } from './load.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';

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

/** The card provider at its worst: 8 kinds of failure x 4 operations x before and after the effect; then wholly silent. */
export const provider: Part = {
  name: 'provider',
  count: cells.length,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('database apart');
    // What the shop asks is at stake here, so nobody tells it.
    harness.cards.webhooks.paused = true;
    const chance = chanceOf(seed);
    try {
      const bench: Bench = {
        harness,
        ...(await shopper(harness)),
        start: new Map(),
        slowestMs: 0,
        answeredAt: [],
        wrong: [],
      };
      const chosen = count >= cells.length ? cells : Array.from({ length: count }, () => chance.pick(quick));
      for (const [n, cell] of chosen.entries()) {
        await suffer(bench, cell, chance);
        if (n % 16 === 15) say(`${n + 1} cells, ${bench.wrong.length} wrong`);
      }
      const silence = count >= cells.length ? [await fallSilent(bench)] : [];
      harness.cards.webhooks.paused = false;
      const settledMs = await letSettle(harness);
      if (settledMs === Number.POSITIVE_INFINITY) bench.wrong.push('not all was settled after 240 s');
      bench.wrong.push(...(await wrongInTheEnd(harness.shop.db, bench.start, harness.cards.ledger())));
      const repeats = await repeatsOf(bench);
      return [
        nothingWrong(
          `${chosen.length} kinds of failure`,
          `${harness.cards.ledger().length} charges, none twice, no refund twice`,
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
          'repeats',
          `at most ${repeats.tries} tries a question, ${repeats.shortestMs}-${repeats.longestMs} ms apart; at most ${repeats.questions} questions under one key`,
          'at most 3 tries, with chance in their timing, under one key',
          repeats.wrong,
        ),
        ...silence,
      ];
    } finally {
      await harness.close();
    }
  },
};

/** For the short version: what does not wait. */
const quick = cells.filter(({ kind }) => !/hangs|slow/.test(kind));

interface Bench {
  harness: Harness;
  browser: Client;
  email: string;
  start: Map<string, number>;
  slowestMs: number;
  /** When the shop answered each call; performance.now(). */
  answeredAt: number[];
  wrong: string[];
}

async function suffer(bench: Bench, { operation, kind, when }: Cell, chance: Chance): Promise<void> {
  const { harness, browser, email } = bench;
  const id = await product(harness, { onHand: 5 });
  bench.start.set(id, 5);
  const fault = kinds[kind]?.[when === 'before' ? 0 : 1];
  if (!fault) throw new Error(`no kind ${kind}`);
  const strike = () =>
    harness.cards.faults.next({ ...fault, match: operations[operation], times: chance.pick([1, 4]) });
  const cell = `${operation}, ${kind}, ${when}`;
  const check = (fine: boolean, found: string) => fine || bench.wrong.push(`${cell}: ${found}`);

  const ask = async <Answered>(question: () => Promise<Answered>) => {
    const began = performance.now();
    const answer = await question();
    bench.answeredAt.push(performance.now());
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
  if (operation === 'create') harness.cards.faults.clear();
  const placed = await again(place);
  check(placed.status === 200, `placing again answered ${placed.status}`);
  const { orderId = '', url = '' } = placed;

  if (operation === 'expire') {
    strike();
    const given = await tell(orderId, 'Failed');
    check([200, 503].includes(given.status), `giving up answered ${given.status}`);
    harness.cards.faults.clear();
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
  if (operation === 'retrieve') harness.cards.faults.clear();
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
    harness.cards.faults.clear();
  }
}

/** Hangs at everything for a while: the first shoppers wait as long as they may, the next are told at once. */
async function fallSilent({ harness, start, wrong }: Bench): Promise<Outcome> {
  harness.cards.faults.next({ match: operations.create, do: 'drop-before', delayMs: 20_000, times: 1000 });
  const took: number[] = [];
  const places: (() => Promise<{ status: number; orderId?: string | undefined }>)[] = [];
  for (let n = 0; n < 8; n++) {
    const [{ browser, email }, id] = await Promise.all([shopper(harness), product(harness, { onHand: 5 })]);
    start.set(id, 5);
    const basket = { email, title: 'x', price: 12.99, products: [{ id, quantity: 1 }], idempotencyKey: id };
    places.push(() => browser.post('/create-checkout-session', basket));
    const began = performance.now();
    const { status } = (await places.at(-1)?.()) ?? { status: 0 };
    took.push(performance.now() - began);
    if (status !== 503) wrong.push(`silent: placing answered ${status}`);
  }
  harness.cards.faults.clear();
  for (const place of places) {
    const { status } = await again(place);
    if (status !== 200) wrong.push(`silent: placing again answered ${status}`);
  }
  const atOnce = took.filter((ms) => ms < 1_000).length;
  return {
    what: 'silent to 8 shoppers in a row',
    figure: `${took.length - atOnce} waited, ${(Math.max(...took) / 1000).toFixed(1)} s at most; ${atOnce} were told at once; all could order afterwards`,
    target: '<= 10 s; from the fifth on told at once',
    met: Math.max(...took) <= 10_000 && atOnce >= 4,
  };
}

/** As a shopper does who is told to try again: what hangs at the provider still has its key in use there. */
async function again<Answered extends { status: number }>(deed: () => Promise<Answered>): Promise<Answered> {
  for (const end = performance.now() + 40_000; ; await pause(1000)) {
    const answer = await deed();
    if (answer.status !== 503 || performance.now() > end) return answer;
  }
}

/**
 * How requests that a fault befell came again. The tries of one question belong together: it is over when the call that put
 * it is answered, or the job has failed, and what comes after that under the same key is the next question.
 */
async function repeatsOf({ harness, answeredAt }: Bench) {
  const jobsFailedAt = await refundsFailedAt(harness);
  const rows = Map.groupBy(harness.cards.faults.befallen(), ({ request, key }) => `${request} ${key ?? ''}`);
  const wrong: string[] = [];
  const apart: number[] = [];
  let [most, questions] = [0, 0];
  for (const [request, times] of rows) {
    const ends = request.startsWith('POST /v1/refunds') ? jobsFailedAt : answeredAt;
    const tries = [1];
    for (const [n, { at }] of times.slice(1).entries()) {
      const before = times[n]?.at ?? 0;
      if (ends.some((end) => end > before && end < at)) tries.push(1);
      else {
        apart.push(Math.round(at - before));
        tries.push((tries.pop() ?? 0) + 1);
      }
    }
    most = Math.max(most, ...tries);
    questions = Math.max(questions, tries.length);
    if (request.startsWith('POST') && times.some(({ key }) => !key)) wrong.push(`${request} had no key`);
    if (Math.max(...tries) > 3) wrong.push(`${request} was tried ${Math.max(...tries)} times`);
  }
  return { tries: most, questions, wrong, shortestMs: Math.min(...apart), longestMs: Math.max(...apart) };
}

/** When the job of a refund gave up its question for this time; performance.now(). */
async function refundsFailedAt(harness: Harness): Promise<number[]> {
  const lines = (await harness.log()).split('\n').filter((line) => line.includes('"a job failed"'));
  return lines
    .map((line) => JSON.parse(line) as { queue: string; time: number })
    .filter(({ queue }) => queue === 'refund')
    .map(({ time }) => time - performance.timeOrigin);
}
