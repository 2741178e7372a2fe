import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { withDeadline } from '../http/deadline.ts';
import { stripeClient } from './stripe.ts';

/** A provider that takes calls and never says a word. */
async function silentProvider() {
  let calls = 0;
  const server = createServer(() => {
    calls += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stripe = stripeClient('sk_test', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const ask = (ms: number) => withDeadline(ms, () => stripe.checkout.sessions.retrieve('cs_1'));
  return { ask, calls: () => calls, close: () => server.close() };
}

test('a provider that never answers is waited for only as long as the shopper may wait', async () => {
  const { ask, calls, close } = await silentProvider();
  const asked = ask(300);
  // Left to itself the SDK would ask three times for 5 s each.
  const waited = Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 4000, 'still waiting'))]);
  await expect(waited).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(calls()).toBe(1);
  close();
});

test('a provider that was silent to some is not asked by the next, who is told at once that nothing is known', async () => {
  const { ask, calls, close } = await silentProvider();
  const first = await Promise.allSettled(Array.from({ length: 4 }, () => ask(2_100)));
  expect(first.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  const [sent, began] = [calls(), performance.now()];
  // No refusal of the request: that would end the order.
  await expect(ask(8_000)).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 503 });
  expect(performance.now() - began, 'ms').toBeLessThan(1_000);
  expect(calls()).toBe(sent);
  close();
});

test('what failed is tried three times, and not by everybody at the same moment', async () => {
  const triedAt = new Map<string, number[]>();
  const broken = createHttpServer((request) => {
    const key = request.url ?? '';
    triedAt.set(key, [...(triedAt.get(key) ?? []), performance.now()]);
    request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const stripe = stripeClient('sk_test', `http://127.0.0.1:${(broken.address() as AddressInfo).port}`);
  const asked = Array.from({ length: 6 }, (_, n) => stripe.checkout.sessions.retrieve(`cs_${n}`));
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  const rows = [...triedAt.values()];
  expect(rows.map((row) => row.length)).toEqual(Array(6).fill(3));
  const seconds = rows.map((row) => (row[1] ?? 0) - (row[0] ?? 0));
  expect(Math.max(...seconds) - Math.min(...seconds), 'ms between the first and the last').toBeGreaterThan(
    60,
  );
  broken.close();
});
