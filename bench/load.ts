import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

export interface Load {
  url: string;
  connections: number;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  seconds?: number;
}

export interface Measured {
  /** Requests a second, and the 99th percentile in ms. */
  perSecond: number;
  p99: number;
  /** Answers that were not 2xx, and errors. */
  wrong: number;
}

const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

/** Load from a process of its own. */
export async function load({
  url,
  connections,
  method = 'GET',
  body,
  headers = {},
  seconds = 4,
}: Load): Promise<Measured> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [program, '-j', '-c', String(connections), '-d', String(seconds), '-m', method, ...named];
  const child = spawn(process.execPath, [...args, ...(body ? ['-b', body] : []), url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  for await (const chunk of child.stdout) said += chunk;
  const result = JSON.parse(said);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors,
  };
}

/** The median of several runs, with the lowest and the highest. */
export async function times(
  runs: number,
  run: () => Promise<number>,
): Promise<{ median: number; low: number; high: number }> {
  const all: number[] = [];
  for (let n = 0; n < runs; n++) all.push(await run());
  all.sort((a, b) => a - b);
  return { median: all[runs >> 1] ?? 0, low: all[0] ?? 0, high: all.at(-1) ?? 0 };
}
