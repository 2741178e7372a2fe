import { setTimeout as pause } from 'node:timers/promises';
import { trimLog } from './log.ts';
import type { Paths } from './paths.ts';
import { isAlive, type Postmaster, stopPostmaster } from './postmaster.ts';

/**
 * Looks after a running server: brings it back at the same address when it dies (out of memory, killed by hand), and
 * keeps its log small. The shop sees a database that was gone for a moment.
 */
export function keepRunning(
  paths: Paths,
  first: Postmaster,
  again: () => Promise<Postmaster>,
  log: (line: string) => void,
) {
  let current = first;
  let stopped = false;
  let reviving: Promise<void> | undefined;

  const watch = setInterval(() => {
    if (reviving || isAlive(current.pid)) return;
    reviving = revive().finally(() => {
      reviving = undefined;
    });
  }, lookEvery).unref();
  const trim = setInterval(() => trimLog(paths), trimEvery).unref();

  async function revive(): Promise<void> {
    log('The database has died: starting it again');
    for (let wait = 250; !stopped; wait = Math.min(wait * 2, 10_000)) {
      try {
        current = await again();
        return log('The database is back');
      } catch (error) {
        log(`The database did not come back, trying again: ${(error as Error).message}`);
        await pause(wait);
      }
    }
  }

  return {
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(watch);
      clearInterval(trim);
      await reviving;
      await stopPostmaster(current);
    },
  };
}

/** ms */
const lookEvery = 250;
const trimEvery = 10 * 60_000;
