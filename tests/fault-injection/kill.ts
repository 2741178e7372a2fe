import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { wrongInTheEnd, wrongNow } from './books.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { brokenPromises, type Load, letSettle, startLoad } from './load.ts';
import { look, median, type Outcome, type Part } from './part.ts';

/**
 * kill -9 at random moments of real checkouts, payments, refunds and cancellations; every tenth time the database with
 * it, and every tenth the database alone. After each the books are looked at before anything else is done.
 */
export const kill: Part = {
  name: 'kill',
  count: 200,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('own database');
    try {
      const { load, wrong, backMs } = await killUnderLoad(harness, { count, chance: chanceOf(seed), say });
      const settledMs = await look(() => letSettle(harness));
      for (const line of await wrongInTheEnd(harness.shop.db, load.start, harness.cards.ledger()))
        wrong.add(line);
      for (const line of await look(() => brokenPromises(harness, load.orders))) wrong.add(line);
      const told = load.orders.filter((order) => order.orderId);
      const cutOff = load.answers.filter(({ status }) => status === 0).length;
      const charges = harness.cards.ledger();
      const refunds = charges.filter((charge) => charge.refunded > 0).length;
      return [
        {
          what: `${count} kills under load`,
          figure: `${told.length} orders, ${charges.length} paid, ${refunds} refunded, ${cutOff} requests cut off; ${wrong.size} lost, doubled or out of balance`,
          target: 'every paid order there, none twice, stock = start - sold - reserved',
          met: wrong.size === 0 && cutOff > count / 2,
          wrong: [...wrong],
        },
        {
          what: 'back after a kill',
          figure: `median ${Math.round(median(backMs))} ms, longest ${Math.round(Math.max(...backMs))} ms`,
          target: '<= 15 s',
          met: Math.max(...backMs) <= 15_000,
        },
        {
          what: 'all settled by itself after the last one',
          figure: `${Math.round(settledMs / 1000)} s`,
          target: '<= 240 s',
          met: settledMs <= 240_000,
        },
      ];
    } finally {
      await harness.close();
    }
  },
};

/** Kills so many times amid orders, looks at the books after each, and lets the shoppers finish their step. */
export async function killUnderLoad(
  harness: Harness,
  { count, chance, say }: { count: number; chance: Chance; say: (line: string) => void },
): Promise<{ load: Load; wrong: Set<string>; backMs: number[] }> {
  const load = await startLoad(harness, chance, 8);
  const wrong = new Set<string>();
  const backMs: number[] = [];
  await pause(1000);
  for (let n = 1; n <= count; n++) {
    await pause(chance.whole(0, 2000));
    const what = n % 10 === 0 ? 'both' : n % 10 === 5 ? 'database' : 'shop';
    const ms = await strike(harness, what);
    backMs.push(ms);
    if (ms > 15_000) say(`kill ${n} (${what}): back after ${Math.round(ms)} ms`);
    for (const line of await look(() => wrongNow(harness.shop.db, load.start))) wrong.add(line);
    for (const line of await look(() => brokenPromises(harness, load.orders))) wrong.add(line);
    if (n % 20 === 0) say(`${n} kills, ${load.orders.length} orders, ${wrong.size} wrong`);
  }
  await load.stop();
  const strange = load.answers.filter(({ status }) => ![0, 200, 409, 503].includes(status));
  for (const { path, status } of strange) wrong.add(`${path} answered ${status}`);
  return { load, wrong, backMs };
}

/** Answers how long it took until the shop answers again, ms. */
async function strike(harness: Harness, what: 'shop' | 'database' | 'both'): Promise<number> {
  const began = performance.now();
  if (what !== 'shop') process.kill(await postmaster(harness), 'SIGKILL');
  if (what !== 'database') {
    await harness.process.kill();
    await harness.restart();
  }
  for (;;) {
    const ready = await fetch(`${harness.process.url}/readyz`).catch(() => undefined);
    if (ready?.status === 200) break;
    await pause(50);
  }
  return performance.now() - began;
}

async function postmaster(harness: Harness): Promise<number> {
  const file = await readFile(join(harness.directory, 'database', 'cluster', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}
