import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Load {
  url: string;
  connections: number;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  /** Each in turn, instead of one and the same. */
  requests?: { path?: string; method?: 'GET' | 'POST'; body?: string; headers?: Record<string, string> }[];
  seconds?: number;
  /** So many requests, instead of so many seconds. */
  amount?: number;
}

export interface Measured {
  /** Requests a second, and the 99th percentile in ms. */
  perSecond: number;
  p99: number;
}

/** Load from a process of its own. Throws where an answer was not 2xx: what fails fast measures nothing. */
export async function load({ seconds = 4, ...asked }: Load): Promise<Measured> {
  const child = spawn(process.execPath, [join('bench', 'load.process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ ...asked, ...(!asked.amount && { duration: seconds }) }));
  let said = '';
  for await (const chunk of child.stdout) said += chunk;
  const result = JSON.parse(said);
  const wrong = result.non2xx + result.errors;
  if (wrong > 0) throw new Error(`${wrong} of ${result.requests.total} answers of ${asked.url} were wrong`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** The median of several runs, with the lowest and the highest. */
export async function times(runs: number, run: () => Promise<number>): Promise<Summary> {
  const all: number[] = [];
  for (let n = 0; n < runs; n++) all.push(await run());
  return summaryOf(all);
}

export interface Summary {
  median: number;
  low: number;
  high: number;
}

export function summaryOf(values: readonly number[]): Summary {
  const all = values.toSorted((a, b) => a - b);
  return { median: all[all.length >> 1] ?? 0, low: all[0] ?? 0, high: all.at(-1) ?? 0 };
}
