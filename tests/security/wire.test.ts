import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '../support/shop.ts';
import { openLine } from './socket.ts';
import { type Talk, talk } from './wire.ts';

/** `TORTURE_RUNS=20000 npx vitest run tests/security/wire.test.ts` is a long version; TORTURE_SEED repeats a run. */
const runs = Number(process.env.TORTURE_RUNS ?? 400);
const seed = Number(process.env.TORTURE_SEED ?? randomInt(2 ** 30));
const atOnce = 10;

let on: TestShop;
/** What an operator would be woken for. */
const failures: unknown[] = [];
beforeAll(async () => {
  const error = (...line: unknown[]) => failures.push(line);
  on = await openShop({ limitFactor: 1_000_000, log: { debug() {}, info() {}, warn() {}, error } });
});
afterAll(() => on.close());

test(`${runs} connections of odd bytes get no failure and no answer without headers (TORTURE_SEED=${seed})`, {
  timeout: 60_000 + runs * 100,
}, async () => {
  const heard: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(talk, { minLength: atOnce, maxLength: atOnce }), async (talks) => {
      const answers = await Promise.all(talks.map(answersTo));
      for (const answer of answers.flat()) {
        const [line = ''] = answer;
        heard[line.slice(9, 12)] = (heard[line.slice(9, 12)] ?? 0) + 1;
        expect(line).toMatch(/^HTTP\/1\.1 [1234]\d\d /);
        if (!line.startsWith('HTTP/1.1 1')) expect(missingIn(answer), answer.join('\n')).toEqual([]);
      }
      talks.forEach((sent, n) => {
        if (sent.answers) expect(answers[n], sent.pieces.join('')).toHaveLength(sent.answers);
      });
      expect(failures).toEqual([]);
      expect((await on.browser().fetch('/readyz')).status, 'and the next is answered').toBe(200);
    }),
    { seed, numRuns: Math.ceil(runs / atOnce), endOnFailure: false },
  );
  if (runs > 1000) console.log(heard);
  for (const status of ['200', '400', '401', '404']) expect(heard[status], status).toBeGreaterThan(0);
});

const onEvery = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'x-request-id'];
const missingIn = (answer: string[]) => {
  const names = answer.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  return onEvery.filter((name) => !names.includes(name));
};

/** The heads of the answers that came, line by line. */
async function answersTo({ pieces, answers }: Talk): Promise<string[][]> {
  const { socket, heard, closed } = openLine(on.url);
  const heads = () =>
    [...heard().matchAll(/HTTP\/\d\.\d \d{3} [\s\S]*?\r\n\r\n/g)].map(([head]) => head.split('\r\n'));
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(Buffer.from(piece, 'latin1'));
    await pause(1);
  }
  // Until it has gone quiet; what must be answered is waited for.
  const patience = performance.now() + 10_000;
  for (let before = -1; !socket.destroyed; await pause(60)) {
    const wanted = answers !== undefined && heads().length < answers && performance.now() < patience;
    if (!wanted && heard().length === before) socket.destroy();
    before = heard().length;
  }
  await closed;
  return heads();
}
