import { setTimeout as pause } from 'node:timers/promises';
import { wrongInTheEnd, wrongNow } from './books.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { type Answer, brokenPromises, type Load, letSettle, startLoad } from './load.ts';
import { look, median, nothingWrong, type Outcome, type Part } from './part.ts';

const ways = ['cut', 'freeze', 'terminate', 'freeze for ever'] as const;

/**
 * The database away for 5 s amid orders, in turn: the line is cut, falls silent and comes back, every connection is ended
 * by the database again and again, or falls silent for ever while new ones come through.
 */
export const databaseCut: Part = {
  name: 'database-cut',
  count: 20,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('database apart');
    try {
      const cuts = { count, awayMs: 5000, chance: chanceOf(seed), say };
      const { load, wrong, backMs } = await cutUnderLoad(harness, cuts);
      const settledMs = await look(() => letSettle(harness));
      if (settledMs === Number.POSITIVE_INFINITY) wrong.add('not all was settled after 240 s');
      for (const line of await wrongInTheEnd(harness.shop.db, load.start, harness.cards.ledger()))
        wrong.add(line);
      for (const line of await look(() => brokenPromises(harness, load.orders))) wrong.add(line);
      const unclear = load.answers.filter((answer) => !isClear(answer));
      const longest = Math.max(...load.answers.map((answer) => answer.ms));
      const busy = load.answers.filter((answer) => answer.status === 503).length;
      const orders = load.orders.filter((order) => order.orderId).length;
      return [
        nothingWrong(
          `${count} times 5 s without a database`,
          `${orders} orders, ${harness.cards.ledger().length} paid: none lost, doubled or out of balance`,
          'no lost write, no double effect',
          [...wrong],
        ),
        nothingWrong(
          'what shoppers were told meanwhile',
          `${load.answers.length} answers, ${busy} of them 503 with Retry-After`,
          'clear 503s, nothing else',
          unclear.map(({ path, status, retryAfter }) => `${path}: ${status}, Retry-After ${retryAfter}`),
        ),
        {
          what: 'back by itself',
          figure: `median ${Math.round(median(backMs))} ms, longest ${Math.round(Math.max(...backMs))} ms; longest answer ${(longest / 1000).toFixed(1)} s`,
          target: 'back <= 30 s, each answer <= 30 s',
          met: Math.max(...backMs) <= 30_000 && longest <= 30_000,
        },
      ];
    } finally {
      await harness.close();
    }
  },
};

interface Cuts {
  count: number;
  awayMs: number;
  chance: Chance;
  say: (line: string) => void;
}

/** Takes the database away so many times amid orders, and looks at the books whenever it is back. */
export async function cutUnderLoad(
  harness: Harness,
  { count, awayMs, chance, say }: Cuts,
): Promise<{ load: Load; wrong: Set<string>; backMs: number[] }> {
  const load = await startLoad(harness, chance, 6);
  const wrong = new Set<string>();
  const backMs: number[] = [];
  for (let n = 0; n < count; n++) {
    const way = ways[n % ways.length] as (typeof ways)[number];
    await pause(chance.whole(500, 2000));
    await away(harness, way, awayMs);
    backMs.push(await untilBack(harness));
    for (const line of await look(() => wrongNow(harness.shop.db, load.start))) wrong.add(line);
    for (const line of await look(() => brokenPromises(harness, load.orders))) wrong.add(line);
    say(`${n + 1} (${way}): back after ${Math.round(backMs.at(-1) ?? 0)} ms, ${load.orders.length} orders`);
  }
  await load.stop();
  return { load, wrong, backMs };
}

export const isClear = ({ status, retryAfter }: Answer): boolean =>
  status === 200 || status === 409 || (status === 503 && retryAfter !== null);

async function away(harness: Harness, way: (typeof ways)[number], ms: number): Promise<void> {
  const { proxy } = harness;
  if (!proxy) throw new Error('no proxy to cut');
  if (way === 'terminate') {
    for (const end = performance.now() + ms; performance.now() < end; await pause(100)) {
      await harness.shop.db.$client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'hopup%'`,
      );
    }
    return;
  }
  if (way === 'cut') proxy.cut();
  else proxy.freeze();
  await pause(ms);
  if (way === 'freeze for ever') proxy.forget();
  else proxy.mend();
}

/** Until orders can be placed again, seen by a look that needs the database; ms. */
async function untilBack(harness: Harness): Promise<number> {
  const began = performance.now();
  for (;;) {
    const ready = await fetch(`${harness.process.url}/readyz`, { signal: AbortSignal.timeout(30_000) }).catch(
      () => undefined,
    );
    if (ready?.status === 200 || performance.now() - began > 60_000) return performance.now() - began;
    await pause(50);
  }
}
