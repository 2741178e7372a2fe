import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { median } from '../fault-injection/part.ts';
import { product } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';
import { openLine } from './socket.ts';

/** A shop with a fifteenth of the real one's patience or less, so that it need not be waited for. */
const timeouts = { headers: 1_000, request: 2_000, checkInterval: 250, keepAlive: 700, inactivity: 2_600 };
/** The test and the shop are one process on a machine that may be busy. */
const grace = 1_500;
/** So long what was refused may stay open for the refusal to be read, and an idle connection beyond its time. */
const lingers = 1_000;
/** Of each way. */
const many = 50;

let on: TestShop;
let id: string;
const failures: unknown[] = [];
beforeAll(async () => {
  const error = (...line: unknown[]) => failures.push(line);
  on = await openShop({ timeouts, log: { debug() {}, info() {}, warn() {}, error } });
  id = await product(on);
});
afterAll(() => on.close());

const head = 'POST /newContact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';

const ways = {
  'a header line now and then': { begin: head, drop: 'X-A: b\r\n', within: timeouts.headers, status: 408 },
  'a header byte now and then': { begin: 'GET /hea', drop: 'l', within: timeouts.headers, status: 408 },
  'a body byte now and then': {
    begin: `${head}Content-Length: 5000\r\n\r\n{"`,
    drop: 'a',
    within: timeouts.request,
    status: 408,
  },
  'a chunk now and then': {
    begin: `${head}Transfer-Encoding: chunked\r\n\r\n`,
    drop: '1\r\na\r\n',
    within: timeouts.request,
    status: 408,
  },
  'a byte now and then for what is kept ready': {
    begin: `${head.replace('/newContact', '/productData')}Content-Length: 5000\r\n\r\n{"`,
    drop: 'a',
    within: timeouts.request,
    status: 408,
  },
  'nothing at all': { begin: '', drop: '', within: timeouts.headers, status: undefined },
  'a request, and no other': {
    begin: 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n',
    drop: '',
    within: timeouts.keepAlive,
    status: 200,
  },
};

test('who never gets to the end of a request is ended in time, and shoppers are answered meanwhile', async () => {
  const held = Object.entries(ways).flatMap(([way, how]) =>
    Array.from({ length: many }, () => ({ way, ...how, line: openLine(on.url) })),
  );
  for (const { line, begin } of held) line.socket.write(begin);
  const dripping = setInterval(() => {
    for (const { line, drop } of held) if (drop && !line.socket.destroyed) line.socket.write(drop);
  }, 150);
  const waits = await shoppersUntil(Promise.all(held.map(({ line }) => line.closed)));
  clearInterval(dripping);

  expect(waits.length, 'shoppers who were answered meanwhile').toBeGreaterThan(5);
  expect(median(waits), 'ms for a shopper').toBeLessThan(500);
  for (const { way, line, within, status } of held) {
    const { answer, ms } = await line.closed;
    expect(ms, way).toBeGreaterThan(within - 50);
    expect(ms, way).toBeLessThan(within + timeouts.checkInterval + lingers + grace);
    expect(answer.match(/HTTP\/1\.1 \d+/g), way).toEqual(status ? [`HTTP/1.1 ${status}`] : null);
    if (status) expect(answer.toLowerCase(), way).toContain('\r\nx-content-type-options: nosniff');
  }
  expect(failures, 'what an operator would be woken for').toEqual([]);
});

test('who asks for a lot and never fetches it is let go', { timeout: 40_000 }, async () => {
  // More than a system keeps for a connection that is not read.
  const asked = 'GET /openapi.json HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(100);
  // It is made once, which takes long on a busy machine: longer than this shop waits for a shopper's next word.
  await on.browser().send('/openapi.json', { method: 'GET' });
  // One at a time: what is answered to all of them at once is longer in coming than a shopper's connection may lie idle here.
  for (let tries = 0; tries < 4; tries += 1) {
    const { socket, closed } = openLine(on.url);
    socket.pause();
    socket.write(asked);
    const waits = await shoppersUntil(pause(timeouts.inactivity * 2 + grace));
    expect(median(waits), 'ms for a shopper').toBeLessThan(500);
    // Turns the tap on again: who was not let go would be given all.
    socket.resume();
    const { answer } = await closed;
    if ((answer.match(/HTTP\/1\.1 200/g)?.length ?? 0) < 100) return;
  }
  expect.fail('each of them was given all that it had asked for');
});

/** How long shoppers waited, one after another, until `end`; ms each. */
/** On a connection of its own: a kept one may be let go in the moment in which it is used again, by a shop of so little patience. */
async function shopperAsks(path: string, body: object): Promise<number> {
  const headers = { Connection: 'close' };
  return (await on.browser().send(path, { headers, body: JSON.stringify(body) })).status;
}

async function shoppersUntil(end: Promise<unknown>): Promise<number[]> {
  let over = false;
  void end.then(() => {
    over = true;
  });
  const waits: number[] = [];
  while (!over) {
    const begun = performance.now();
    expect(await shopperAsks('/productData', { id }), 'from memory').toBe(200);
    expect(await shopperAsks('/verify-code', { code: 'NONE' }), 'worked on').toBe(404);
    waits.push(performance.now() - begun);
    await pause(25);
  }
  return waits;
}
