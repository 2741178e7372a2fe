import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ToSecond } from './second.process.ts';
import type { SharedPlace } from './serve-shop.ts';

/** `SPREAD=2`: each request of a test's browsers goes to another of two processes than the one before. */
export const isSpread = process.env.SPREAD === '2';

/** A change at one process may take so long to be seen at the other (targets.md): nobody in a test is faster than that. */
const noticeMs = 60;

export interface Spread {
  /** Where the next request goes to. */
  next(): Promise<string>;
  advance(ms: number): void;
  /** Writes what it counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** A second process of the same shop, beside the test's own. */
export async function openSpread(own: string, place: SharedPlace): Promise<Spread> {
  const child = fork(join(import.meta.dirname, 'second.process.ts'), { stdio: 'inherit', execArgv: [] });
  const other = await tell(child, { kind: 'begin', place });
  let told: Promise<unknown> = Promise.resolve();
  let count = 0;
  const say = (message: ToSecond) => {
    told = told.then(() => tell(child, message));
    return told;
  };
  return {
    async next() {
      await told;
      await pause(noticeMs);
      count += 1;
      return count % 2 === 0 ? own : other;
    },
    advance: (ms) => void say({ kind: 'advance', ms }),
    async flush() {
      await say({ kind: 'flush' });
    },
    async close() {
      await say({ kind: 'close' });
    },
  };
}

async function tell(child: ChildProcess, message: ToSecond): Promise<string> {
  const answered = Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the second process ended'))),
  ]);
  child.send(message);
  const [url] = await answered;
  return String(url);
}
