import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { product } from '../support/people.ts';
import { openHarness } from './harness.ts';
import { nothingWrong, type Outcome, type Part } from './part.ts';

/**
 * A supervisor's SIGTERM under load: readiness goes first, a balancer that looks at it sends elsewhere, what was sent until
 * then is answered, the process ends.
 */
export const stop: Part = {
  name: 'stop',
  count: 10,
  async run({ count, say }): Promise<Outcome[]> {
    const harness = await openHarness('database apart');
    const wrong: string[] = [];
    let answered = 0;
    let longestMs = 0;
    let warned = 0;
    try {
      const id = await product(harness);
      for (let n = 1; n <= count; n++) {
        let stopped = false;
        let sawStopping = false;
        const { url } = harness.process;
        const callers = Array.from({ length: 20 }, async () => {
          while (!stopped && !sawStopping) {
            const outcome = await call(`${url}/cartProduct`, JSON.stringify({ id }));
            if (outcome === 'answered') answered += 1;
            else wrong.push(`stop ${n}: a request was ${outcome}`);
            await pause(50);
          }
        });
        const watcher = (async () => {
          while (!stopped) {
            const ready = await fetch(`${url}/readyz`).catch(() => undefined);
            if (ready?.status === 503) sawStopping = true;
            if (!ready) return;
            await pause(20);
          }
        })();
        await pause(500);
        const began = performance.now();
        await harness.process.stop();
        longestMs = Math.max(longestMs, performance.now() - began);
        stopped = true;
        await Promise.all([...callers, watcher]);
        if (sawStopping) warned += 1;
        await harness.restart();
        if (n % 5 === 0) say(`${n} stops, ${answered} answers, ${wrong.length} dropped`);
      }
      return [
        nothingWrong(
          `${count} stops under load`,
          `${answered} requests answered, ${wrong.length} dropped`,
          '0 dropped',
          wrong,
        ),
        {
          what: 'readiness goes first, the process soon',
          figure: `seen in ${warned} of ${count}; longest stop ${(longestMs / 1000).toFixed(1)} s`,
          target: 'all; <= 10 s',
          met: warned === count && longestMs <= 10_000,
        },
      ];
    } finally {
      await harness.close();
    }
  },
};

/** On a connection of its own. `refused`: it was never taken. */
function call(url: string, body: string): Promise<'answered' | 'refused' | 'dropped'> {
  return new Promise((resolve) => {
    let connected = false;
    const asked = request(url, {
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': 'application/json' },
    });
    asked.once('socket', (socket) =>
      socket.once('connect', () => {
        connected = true;
      }),
    );
    asked.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve('answered'));
      response.once('error', () => resolve('dropped'));
    });
    asked.once('error', () => resolve(connected ? 'dropped' : 'refused'));
    asked.end(body);
  });
}
