import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfChanged } from '../../scripts/build.mjs';
import { wrongInTheEnd, wrongNow } from '../fault-injection/books.ts';
import { chanceOf } from '../fault-injection/chance.ts';
import { letSettle } from '../fault-injection/load.ts';
import { look } from '../fault-injection/part.ts';
import { type OrderFigures, orderFigures, type RequestFigures, requestFigures } from './figures.ts';
import { whatIsMissing } from './packages.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { openStack, type Stack } from './stack.ts';
import { startTraffic, type Traffic } from './traffic.ts';

/**
 * `npm run ha`: a highly available shop on this machine, and all that may go wrong with it, under load (docs/scaling.md). `npm run ha --
 * primary shop` only those, `--asynchronous` without waiting for a replica, `seed=7` with the chance of an earlier run.
 */

/** Errors must be over after so long; ms. */
const errorsWithinMs = 30_000;
/** All is well when nothing fails for so long; ms. */
const quietMs = 5_000;

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
const words = process.argv.slice(2);
const synchronous = !words.includes('--asynchronous');
const seed = Number(words.find((word) => word.startsWith('seed='))?.slice(5) ?? randomInt(2 ** 31));
const wanted = words.filter((word) => word !== '--asynchronous' && !word.startsWith('seed='));
const unknown = wanted.find((word) => !scenarios.some(({ name }) => name === word));
if (unknown)
  end(`There is no ${unknown}: ${scenarios.map(({ name }) => name).join(', ')}, --asynchronous, seed=7`);
const missing = whatIsMissing();
if (missing) end(missing);

function end(why: string): never {
  console.error(why);
  process.exit(1);
}

interface Row {
  scenario: Scenario;
  from: number;
  to: number;
  requests: RequestFigures;
  soldTwice: number;
  /** What else the books had that must not be. */
  wrong: string[];
}

// In memory where there is room for files: what else works on the disk is not what is measured, and a kill -9 takes nothing from either.
const directory = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'hopup-ha-'));
// Also for the user that the databases run as.
chmodSync(directory, 0o755);
const closing: (() => Promise<unknown>)[] = [];
let ending = false;
async function close(code: number): Promise<never> {
  ending = true;
  for (const one of closing.splice(0).reverse()) await one().catch(() => {});
  if (code === 1) say(`what they wrote lies in ${directory}`);
  else rmSync(directory, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (ending) process.exit(130);
    say('ending what was started');
    void close(130);
  });

await buildIfChanged(process.execPath);
try {
  say(`a cluster with ${synchronous ? 'synchronous' : 'asynchronous'} replication, seed ${seed}`);
  const stack = await openStack(directory, synchronous, closing);
  await stack.untilWhole();
  const traffic = await startTraffic(stack, chanceOf(seed));
  await pause(quietMs);
  const rows: Row[] = [];
  for (const scenario of scenarios) {
    if (wanted.length > 0 && !wanted.includes(scenario.name)) continue;
    rows.push(await suffer(stack, traffic, scenario));
  }
  await traffic.stop();
  const settledMs = await letSettle(stack);
  const wrong = await wrongInTheEnd(stack.shop.db, traffic.load.start, stack.cards.ledger());
  if (settledMs === Number.POSITIVE_INFINITY) wrong.push('not all was settled after 240 s');
  const ordersOf = await orderFigures(stack, traffic.load.orders);
  const isMet = print(rows, ordersOf, wrong);
  await close(isMet ? 0 : 1);
} catch (error) {
  if (!ending) {
    console.error(error);
    await close(1);
  }
}

async function suffer(stack: Stack, traffic: Traffic, scenario: Scenario): Promise<Row> {
  say(scenario.what);
  const from = performance.now();
  const wrong: string[] = [];
  try {
    await scenario.strike(stack);
    await stack.untilWhole();
  } catch (error) {
    wrong.push(String(error));
  }
  await untilQuiet(traffic, from);
  const to = performance.now();
  const books = await look(() => wrongNow(stack.shop.db, traffic.load.start));
  wrong.push(...books);
  const requests = requestFigures(traffic, from, to);
  for (const [failure, times] of requests.failures) say(`  ${times} x ${failure}`);
  for (const line of wrong.slice(0, 5)) say(`  ${line}`);
  const soldTwice = books.filter((line) => line.startsWith('stock')).length;
  return { scenario, from, to, requests, soldTwice, wrong };
}

async function untilQuiet(traffic: Traffic, from: number): Promise<void> {
  const end = performance.now() + 60_000;
  let since = performance.now();
  do {
    await pause(500);
    const { errorsEndMs } = requestFigures(traffic, from, performance.now());
    since = Math.max(since, from + errorsEndMs);
  } while (performance.now() - since < quietMs && performance.now() < end);
}

/** Prints the table, and answers whether all is as it must be. */
function print(
  rows: Row[],
  ordersOf: (from: number, to: number) => OrderFigures,
  wrongAtLast: string[],
): boolean {
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const head = [
    'what goes wrong',
    'requests',
    '503',
    'broken',
    'nobody could look, s',
    'nobody could order, s',
    'errors over after, s',
    'orders',
    'paid',
    'lost',
    'sold twice',
    'charged twice',
    'gone',
  ];
  let isMet = !synchronous || wrongAtLast.length === 0;
  const lines = rows.map(({ scenario, from, to, requests, soldTwice, wrong }) => {
    const { orders, paid, lost, chargedTwice, gone } = ordersOf(from, to);
    if (requests.errorsEndMs > errorsWithinMs) isMet = false;
    if (synchronous && lost + soldTwice + chargedTwice + gone + wrong.length > 0) isMet = false;
    return [
      scenario.what,
      requests.requests,
      requests.clear,
      requests.broken,
      seconds(requests.silentMs.looking),
      seconds(requests.silentMs.ordering),
      requests.clear + requests.broken === 0 ? '-' : seconds(requests.errorsEndMs),
      orders,
      paid,
      lost,
      soldTwice,
      chargedTwice,
      gone,
    ].map(String);
  });
  for (const line of [head, head.map(() => '---'), ...lines]) console.log(`| ${line.join(' | ')} |`);
  for (const line of wrongAtLast) console.log(`in the end: ${line}`);
  console.log(
    `\n${isMet ? 'All as it must be' : 'NOT as it must be'}. Again: npm run ha -- seed=${seed}${synchronous ? '' : ' --asynchronous'}`,
  );
  return isMet;
}
