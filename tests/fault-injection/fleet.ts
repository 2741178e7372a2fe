import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { product } from '../support/people.ts';
import { wrongInTheEnd } from './books.ts';
import { chanceOf } from './chance.ts';
import { type Harness, openHarness } from './harness.ts';
import { brokenPromises, letSettle, startLoad } from './load.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';

/**
 * Two processes that share a port, under a load of browsing and whole checkouts: all replaced one by one, again and again, without a
 * request that fails; and one killed now and then, which costs what it had been asked and no more.
 */
export const fleet: Part = {
  name: 'fleet',
  count: 10,
  async run({ count, seed, say }): Promise<Outcome[]> {
    const harness = await openHarness('own database', { WEB_CONCURRENCY: '2' });
    try {
      const readers = await startReaders(harness, 8);
      const load = await startLoad(harness, chanceOf(seed), 6);
      for (let n = 1; n <= count; n++) {
        await replaceAll(harness);
        say(`${n} times replaced, ${readers.answered()} pages, ${load.answers.length} calls`);
      }
      const failed = [
        ...readers.failures,
        ...load.answers
          .filter(({ status }) => status === 0 || status >= 500)
          .map(({ path, status }) => `${path} answered ${status || 'nothing'}`),
      ];
      const answered = readers.answered() + load.answers.length;
      const before = readers.failures.length;
      let hanging = 0;
      for (let n = 1; n <= count; n++) {
        hanging += await killOne(harness);
        await pause(2000);
      }
      await load.stop();
      await readers.stop();
      await letSettle(harness);
      const wrong = await wrongInTheEnd(harness.shop.db, load.start, harness.cards.ledger());
      wrong.push(...(await brokenPromises(harness, load.orders)));
      return [
        nothingWrong(
          `${count} times all replaced under load`,
          `${answered} requests, ${failed.length} failed`,
          '0 failed',
          failed,
        ),
        nothingWrong(
          `${count} kills of one of two`,
          `${load.orders.length} orders, ${readers.failures.length - before} pages cut off`,
          'none lost, doubled or out of balance',
          wrong,
        ),
        nothingWrong(
          'connections opened as one died',
          `${200 * count}, ${hanging} left hanging`,
          'each answered or ended within 5 s',
          hanging === 0 ? [] : [`${hanging} left hanging`],
        ),
      ];
    } finally {
      await harness.close();
    }
  },
};

/** Pages and calls asked for without end, on connections that are kept: what browsers do. */
export async function startReaders(harness: Harness, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const id = await product(harness);
  const { url } = harness.process;
  const failures: string[] = [];
  let answered = 0;
  let going = true;
  const reader = async (n: number) => {
    for (let round = n; going; round++) {
      const failure =
        round % 2 === 0
          ? await ask(agent, `${url}/`)
          : await ask(agent, `${url}/cartProduct`, JSON.stringify({ productId: id }));
      if (failure) failures.push(failure);
      answered += 1;
      await pause(20);
    }
  };
  const readers = Array.from({ length: count }, (_, n) => reader(n));
  return {
    failures,
    answered: () => answered,
    async stop() {
      going = false;
      await Promise.all(readers);
      agent.destroy();
    },
  };
}

/** What went wrong with a request, or undefined. */
function ask(agent: Agent, url: string, body?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const asked = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers });
    const broke = (error: Error) => resolve(`${url}: ${error.message}`);
    asked.once('response', (response) => {
      response.resume();
      response.once('error', broke);
      response.once('end', () =>
        resolve(response.statusCode === 200 ? undefined : `${url} answered ${response.statusCode}`),
      );
    });
    asked.once('error', broke);
    asked.end(body);
  });
}

/** Has every process replaced, and waits until that is done. */
export async function replaceAll(harness: Harness): Promise<void> {
  const replaced = async () => (await harness.log()).split('every process of the shop was replaced').length;
  const before = await replaced();
  process.kill(harness.process.pid, 'SIGUSR2');
  await eventually(async () => (await replaced()) > before);
}

/** Waits for three minutes at most: processes start slowly on a busy machine. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 180_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('waited three minutes in vain');
    await pause(100);
  }
}

/** The processes that answer requests. */
export const workersOf = ({ process: { pid } }: Harness): number[] =>
  spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes('index.js'))
    .map((line) => Number.parseInt(line, 10));

/**
 * Kills one of two while connections are opened all the time, and waits until there is another.
 *
 * @returns of how many of those neither an answer nor an end came
 */
export async function killOne(harness: Harness): Promise<number> {
  const [first = 0] = workersOf(harness);
  const asked = Array.from({ length: 200 }, async (_, n) => {
    await pause(n / 2);
    return isLeftHanging(`${harness.process.url}/healthz`);
  });
  await pause(50);
  process.kill(first, 'SIGKILL');
  await eventually(() => {
    const now = workersOf(harness);
    return now.length === 2 && !now.includes(first);
  });
  const hanging = await Promise.all(asked);
  return hanging.filter(Boolean).length;
}

/** Whether a request on a connection of its own gets neither an answer nor an end within five seconds. */
const isLeftHanging = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(url, { agent: false, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(false);
    });
    asked.once('error', () => resolve(false));
    asked.once('timeout', () => {
      resolve(true);
      asked.destroy();
    });
    asked.end();
  });
