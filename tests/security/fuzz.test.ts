import { randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { buy } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { address, product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { type Found, type Fuzzer, fuzz, type Target } from './fuzz.ts';

/** `FUZZ_RUNS=100000 npx vitest run tests/security/fuzz.test.ts` is the long version; FUZZ_SEED repeats a run. */
const runs = Number(process.env.FUZZ_RUNS ?? 3000);
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 30));

// What is tried here is not how strong a hash is: a weak one leaves time for more bodies.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const weak = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (password: string) => argon2.hash(password, weak) };
});

const on = await shopForTests({ limitFactor: 1_000_000 });
let target: Target;
beforeAll(async () => {
  const productId = await product(on, { onHand: 1_000_000 });
  const staff = await staffMember(on);
  const marked = await Promise.all(
    ['Adder', 'Badger', 'Curlew'].map((name) => markedShopper(name, productId)),
  );
  const callers = [
    ...marked,
    { name: 'staff', cookie: cookieOf(staff.browser) },
    { name: 'nobody', cookie: '' },
  ];
  target = { url: on.url, callers, productId, key: staff.key };
});

/** A shopper whose address and paid order carry a word that nobody else should ever see. */
async function markedShopper(name: string, productId: string): Promise<Fuzzer> {
  const marker = `${name}${randomInt(1e9)}`;
  const { browser, email } = await shopper(on, { withAddress: false });
  await browser.post('/newAddress', { email, ...address, name: marker, address: `1 ${marker} Street` });
  const orderId = await buy(on, browser, { email, lines: [[productId, 1]] });
  return { name, cookie: cookieOf(browser), email, marker, orderId };
}

const cookieOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

test(`${runs} bodies made from the contract break nothing and show nobody another’s (FUZZ_SEED=${seed})`, {
  timeout: 60_000 + runs * 30,
}, async () => {
  const parts = runs > 10_000 ? 20 : runs < 2000 ? 1 : 3;
  const found: (Found & ReturnType<typeof memory>)[] = [];
  for (let part = 0; part < parts; part++) {
    const sent = await fuzz(target, Math.ceil(runs / parts), seed + part * 1_000_000);
    found.push({ ...sent, ...memory() });
    if (runs > 10_000) console.log(JSON.stringify({ ...found.at(-1), byCall: undefined }));
    expect(sent.wrong, sent.wrong.join('\n')).toEqual([]);
  }
  const sum = (of: (part: Found) => number) => found.reduce((total, part) => total + of(part), 0);
  const sent = sum((part) => part.sent);
  const told = new Set(found.flatMap(({ byCall }) => Object.keys(byCall)));
  const asked = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(asked.filter((path) => !told.has(path))).toEqual([]);
  expect(
    sum(({ statuses }) => statuses[200] ?? 0),
    'some of them are right',
  ).toBeGreaterThan(sent / 50);
  expect(
    sum(({ statuses }) => statuses[400] ?? 0),
    'many are not',
  ).toBeGreaterThan(sent / 10);
  const grown = (found.at(-1)?.heapMiB ?? 0) - (found[0]?.heapMiB ?? 0);
  expect(grown, 'MiB held in the end over those after the first part').toBeLessThan(64);
});

/** After a collection, so that only what is held counts. */
function memory() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapMiB: Math.round(heapUsed / 2 ** 20), rssMiB: Math.round(rss / 2 ** 20) };
}
