import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../with-client.ts';
import { removeTemporarySocket, urlOf } from './address.ts';
import type { Paths } from './paths.ts';
import {
  ask,
  isAlive,
  type Postmaster,
  postmasterFile,
  readPostmaster,
  servesDataDirectory,
  stopPostmaster,
} from './postmaster.ts';

/**
 * The server that an owner who was killed left running, if it still serves. Afterwards there is either that one, or
 * none and nothing in the way of a new one.
 */
export async function attachToRunning(paths: Paths, durable: boolean): Promise<Postmaster | undefined> {
  const left = await readPostmaster(paths);
  if (!left) return undefined;
  const running = await untilItAnswers(left, paths);
  if (running && (await runsAs(running, durable))) return running;
  if (isAlive(left.pid)) await clearAway(left, paths, running !== undefined);
  await removeTemporarySocket(paths, left);
  return undefined;
}

async function untilItAnswers(left: Postmaster, paths: Paths): Promise<Postmaster | undefined> {
  const end = performance.now() + silence;
  while (isAlive(left.pid)) {
    const answer = await ask(left);
    if (answer === 'up') return left;
    const hopeless =
      answer === 'silent' && (performance.now() > end || !servesDataDirectory(left.pid, paths));
    if (hopeless) return undefined;
    await pause(50);
  }
  return undefined;
}

/** How long a server that is there may stay silent before it is replaced; ms. It begins to listen much sooner. */
const silence = 10_000;

const runsAs = (running: Postmaster, durable: boolean): Promise<boolean> =>
  withClient(urlOf(running, 'postgres'), 'hopup start', async (client) => {
    const { rows } = await client.query<{ fsync: string }>('SHOW fsync');
    return rows[0]?.fsync === (durable ? 'on' : 'off');
  });

/** Its file names a living process: our server, which is stopped, or a stranger with a used-again id, which is let be. */
async function clearAway(left: Postmaster, paths: Paths, known: boolean): Promise<void> {
  if (known || servesDataDirectory(left.pid, paths)) return stopPostmaster(left);
  await rm(postmasterFile(paths), { force: true });
}
