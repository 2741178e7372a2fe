import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { DatabasePool } from '#database/connect.ts';
import { openReplicas } from '#database/replicas.ts';
import { products } from '#database/schema.ts';
import { dropOutdated } from '#server/cache/invalidation.ts';
import { openProxy } from '../fault-injection/proxy.ts';
import { product, staffMember } from '../support/people.ts';
import { openReplicated } from '../support/replicated.ts';
import { openShop, type TestShop } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** Two processes of a shop that read on a replica, which is held back, cut off and silenced. */

const cluster = await openReplicated();
const proxy = await openProxy(cluster.replicaUrl);
const place = { databaseUrl: cluster.primaryUrl, readUrls: [proxy.url], spread: false };
const [on, other] = [await openShop(place), await openShop(place)];
const staff = (await staffMember(on)).browser;
afterAll(async () => {
  await Promise.all([on.close(), other.close()]);
  await proxy.close();
  await cluster.close();
});

const priceAt = async (shop: TestShop, id: string) =>
  (await shop.browserHere().post('/productData', { id })).data?.[0]?.price;

/** What an answer is read from that no process keeps. */
async function readFrom(shop: TestShop): Promise<'replica' | 'primary'> {
  const { replica } = shop.replicas.counts;
  await shop.browserHere().post('/productData', { id: `none-${Math.random()}` });
  return shop.replicas.counts.replica > replica ? 'replica' : 'primary';
}

const readsFrom = (shop: TestShop, wanted: 'replica' | 'primary') =>
  until(async () => (await readFrom(shop)) === wanted || undefined);

const edit = async (id: string, price: number) => {
  const draft = {
    title: 'Test BBs 0.25 g',
    desc: 'A bottle of test BBs',
    category: 'bbs' as const,
    quantity: 20,
    status: 1,
  };
  const edited = await staff.post('/dash-update-product', { productId: id, price, ...draft });
  expect(edited.status).toBe(200);
};

beforeEach(async () => {
  proxy.mend();
  await cluster.release();
  await Promise.all([readsFrom(on, 'replica'), readsFrom(other, 'replica')]);
});

test('a replica that has all is read, and what is kept of it is what the primary has', async () => {
  const id = await product(on);
  await edit(id, 12);
  await readsFrom(on, 'replica');
  for (const shop of [on, other]) expect(await priceAt(shop, id)).toBe(12);
  const { replica } = on.replicas.counts;
  const lists = ['/getProducts', '/get-reviews', '/search-counts', '/goes-with'] as const;
  const bodies = [
    { catagory: 'bbs', keywords: 'test bottel', sortBy: 'popular' },
    { productId: id },
    { keywords: 'test' },
    { id },
  ];
  for (const [n, path] of lists.entries()) {
    const { status } = await on.browserHere().send(path, { body: JSON.stringify(bodies[n]) });
    expect([200, 400], path).toContain(status);
  }
  expect(on.replicas.counts.replica).toBeGreaterThan(replica);
});

test('who edits never sees an older price, while the replica is held back, nor afterwards', async () => {
  const id = await product(on);
  await cluster.hold();
  for (let price = 20; price < 26; price++) {
    await edit(id, price);
    expect(await priceAt(on, id)).toBe(price);
  }
  await cluster.release();
  await readsFrom(on, 'replica');
  expect(await priceAt(on, id)).toBe(25);
});

test('a process that hears of an edit before the replica has it keeps no page of before', async () => {
  const id = await product(on);
  await edit(id, 30);
  await readsFrom(other, 'replica');
  await until(async () => (await priceAt(other, id)) === 30 || undefined);
  await cluster.hold();
  for (let price = 31; price < 36; price++) {
    const seen: number[] = [];
    const look = async () => {
      while (seen.at(-1) !== price) seen.push((await priceAt(other, id)) ?? 0);
    };
    await Promise.all([look(), edit(id, price)]);
    // Once the new price was seen, the old one never is.
    expect(seen.filter((one, n) => n > 0 && one < (seen[n - 1] ?? 0))).toEqual([]);
    const [row] = await on.shop.db.select().from(products).where(eq(products.id, id));
    expect(other.cache.versions().find(({ tag }) => tag === id)?.version ?? row?.version).toBe(row?.version);
  }
});

test('what no notice told, the check finds, and it is not read on a replica that lacks it', async () => {
  const id = await product(on);
  await readsFrom(other, 'replica');
  await until(async () => (await priceAt(other, id)) === 10 || undefined);
  await cluster.hold();
  await on.shop.db.update(products).set({ pricePence: 4000 }).where(eq(products.id, id));
  await dropOutdated(on.shop.db, other.cache, other.replicas);
  await other.cache.settled();
  expect(await priceAt(other, id)).toBe(40);
});

test('a replica that lags is left within a second though nobody said that anything changed, and taken back', async () => {
  const id = await product(on);
  await readsFrom(on, 'replica');
  await cluster.hold();
  await on.shop.db.update(products).set({ pricePence: 5000 }).where(eq(products.id, id));
  const began = performance.now();
  await readsFrom(on, 'primary');
  expect(performance.now() - began).toBeLessThan(1500);
  await cluster.release();
  await readsFrom(on, 'replica');
});

test('nobody notices a replica that is cut off, or silent, and it is taken back', async () => {
  const id = await product(on);
  await edit(id, 60);
  for (const fail of [proxy.cut, proxy.freeze]) {
    await readsFrom(on, 'replica');
    fail();
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => on.browserHere().post('/getProducts', { offset: n })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(performance.now() - began).toBeLessThan(1500);
    expect(await readFrom(on)).toBe('primary');
    proxy.mend();
    proxy.shake();
  }
  await readsFrom(on, 'replica');
});

test('one that was never there is told of, once', async () => {
  const said: string[] = [];
  const say = (_facts: object, message: string) => said.push(message);
  const nowhere = 'postgres://hopup@127.0.0.1:9/hopup';
  const replicas = openReplicas(on.shop.db as DatabasePool, [nowhere], { log: { warn: say, info: say } });
  await until(async () => said[0]);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(said).toEqual(['a replica lags or is gone, and is not read']);
  await replicas.close();
});
