import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { searchMisses, searchMissVisitors } from '#database/schema.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { deleteExpired } from '#shop/delete-expired.ts';
import { retention } from '#shop/retention.ts';
import { transact } from '#shop/transact.ts';
import type { Client } from '../support/client.ts';
import { product, staffMember } from '../support/people.ts';
import { openShop, shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const staff = (await staffMember(on)).browser;
await product(on, { title: 'Quokka mesh mask', category: 'attire', description: '' });
await transact(on.shop, learnAllWords);
beforeEach(async () => void (await on.shop.db.delete(searchMisses)));

const search = (keywords: string, who: Client = on.browserHere(), more = {}) =>
  who.post('/getProducts', { keywords, ...more });
const list = async () => {
  await on.searchMisses.flush();
  return (await staff.post('/dash-search-misses', {})).data ?? [];
};
const kept = async () => {
  await on.searchMisses.flush();
  const rows = await on.shop.db.select().from(searchMisses).orderBy(searchMisses.id);
  return rows.map(({ words, visitors }) => `${words} ${visitors}`);
};

test('what found nothing, or only by leaving words out, is listed once two visitors searched for it', async () => {
  const first = on.browserHere();
  await search('Red  WOMBAT', first);
  await search('red wombats', first);
  await search('mask with antlers', first);
  expect(await kept()).toEqual(['red wombat 1', 'mask with antlers 1']);
  expect(await list()).toEqual([]);
  for (const words of ['red wombat', 'red wombat', 'Masks with antlers']) await search(words);
  expect(await list()).toMatchObject([
    { words: 'red wombat', help: 'none', visitors: 3 },
    { words: 'mask with antlers', help: 'some words', visitors: 2 },
  ]);
  const [miss] = await list();
  expect(Math.abs(Date.parse(miss?.lastAsked ?? '') - Date.now())).toBeLessThan(60_000);
});

test('what a page of the shop answers is no miss, nor was it one before the page was found', async () => {
  await on.shop.db.execute(sql`insert into search_misses (key, words, help, visitors, shared, last_at)
    values ('refund', 'refunds', 'none', 9, true, now())`);
  for (const words of ['delivery', 'delivery', 'wombat', 'wombat']) await search(words);
  expect(await kept()).toEqual(['refunds 9', 'wombat 2']);
  expect(await list()).toMatchObject([{ words: 'wombat' }]);
});

test('what is answered from memory counts as what is made, and typing, narrowing and reading on do not', async () => {
  await search('echidna');
  const hits = on.cache.hits;
  await search('echidna');
  expect(on.cache.hits).toBeGreaterThan(hits);
  for (const who of [on.browserHere(), on.browserHere()]) {
    await who.post('/search-product', { keywords: 'numbat' });
    await search('numbat', who, { catagory: 'bbs' });
    await search('numbat', who, { inStock: true });
    await search('numbat', who, { offset: 9 });
    await search('mask', who, { minPrice: 9000 });
    await search('???', who);
  }
  expect(await kept()).toEqual(['echidna 2']);
});

test.each([
  'ann@example.org',
  'ann＠example.org',
  '07700900123',
  '07700 900 123',
  '+44 (0)7700-900-123',
  '4111 1111 1111 1111',
  'order 123456',
  '٠١٢٣٤٥٦٧',
  'z'.repeat(61),
])('nothing is kept of %s', async (words) => {
  for (const who of [on.browserHere(), on.browserHere()]) await search(words, who);
  expect(await kept()).toEqual([]);
});

test('numbers of goods are kept, and signs that nobody sees are not', async () => {
  await search('0.25 wombats 5000');
  await search('11.1v 1300 wombat');
  await search(`${'z'.repeat(30)}\u200b\u202e ${'z'.repeat(28)}`);
  expect(await kept()).toEqual([
    '0.25 wombats 5000 1',
    '11.1v 1300 wombat 1',
    `${'z'.repeat(30)} ${'z'.repeat(28)} 1`,
  ]);
});

test('two processes at once add up, and a visitor counts once in both', async () => {
  const other = await openShop({ databaseUrl: on.databaseUrl });
  const both = on.browserHere();
  const atOther = new (both.constructor as typeof Client)(other.url);
  Object.assign(atOther, { ip: both.ip });
  await search('wombat', both);
  await search('quoll', both);
  await search('quoll', atOther);
  await search('wombat', atOther);
  await search('wombat', other.browser());
  await Promise.all([on.searchMisses.flush(), other.searchMisses.flush()]);
  await search('wombat');
  expect((await kept()).sort()).toEqual(['quoll 1', 'wombat 3']);
  expect(await list()).toMatchObject([{ words: 'wombat', visitors: 3 }]);
  // What waits is written when a process stops.
  await search('quoll', other.browser());
  await other.close();
  expect((await list()).map(({ words }) => words)).toEqual(['wombat', 'quoll']);
});

test('one who makes up words drives nothing out, and of too many the rarest and oldest go', async () => {
  const one = on.browserHere();
  for (let n = 0; n < 25; n++) await search(`zyx${n}`, one);
  expect(await kept()).toHaveLength(20);
  await on.shop.db.execute(sql`insert into search_misses (key, words, help, visitors, shared, last_at)
    select 'made up ' || n, 'made up ' || n, 'none', 1 + (n = 1)::int, n = 1, now() - interval '1 day' - n * interval '1 second'
    from generate_series(1, 2000) as n`);
  await search('wombat');
  const words = await kept();
  expect(words).toHaveLength(2000);
  expect(words).toEqual(expect.arrayContaining(['wombat 1', 'made up 1 2', 'made up 2 1']));
  expect(words).not.toContain('made up 2000 1');
});

test('staff dismiss words for good; what a synonym makes findable leaves the list by itself', async () => {
  for (const words of ['wombat', 'wombat', 'quoll', 'quoll']) await search(words);
  const [quoll, wombat] = await list();
  expect([quoll?.words, wombat?.words]).toEqual(['quoll', 'wombat']);
  expect(await staff.post('/dash-dismiss-search-miss', { id: quoll?.id ?? 0 })).toMatchObject({
    status: 200,
  });
  await search('quoll');
  expect((await list()).map(({ words }) => words)).toEqual(['wombat']);
  expect(await staff.post('/dash-dismiss-search-miss', { id: 4711 })).toMatchObject({ status: 404 });
  await staff.post('/dash-save-synonym', { words: ['wombat'], means: ['mask'] });
  expect(await list()).toEqual([]);
});

test('one that only one visitor searched for can’t be dismissed, as nobody sees it', async () => {
  await search('bilby');
  await kept();
  const [row] = await on.shop.db.select().from(searchMisses);
  expect(await staff.post('/dash-dismiss-search-miss', { id: row?.id ?? 0 })).toMatchObject({ status: 404 });
});

// The last, as sessions end with it.
test('no address is kept, and what is kept ends', async () => {
  const who = on.browserHere();
  await search('bilby', who);
  await search('quoll', who);
  await kept();
  const visitors = await on.shop.db.select().from(searchMissVisitors);
  expect(new Set(visitors.map(({ visitor }) => visitor)).size).toBe(2);
  for (const { visitor } of visitors) expect(visitor).toMatch(/^[0-9a-f]{64}$/);
  const day = 24 * 3_600_000;
  const later = (days: number) => ({ ...on.shop, now: () => new Date(Date.now() + days * day) });
  await deleteExpired(later(retention.missedWordsVisitorDays - 1));
  expect(await on.shop.db.$count(searchMissVisitors)).toBe(2);
  await deleteExpired(later(retention.missedWordsVisitorDays + 1));
  expect(await on.shop.db.$count(searchMissVisitors)).toBe(0);
  await deleteExpired(later(retention.missedWordsDays - 1));
  expect(await on.shop.db.$count(searchMisses)).toBe(2);
  await deleteExpired(later(retention.missedWordsDays + 1));
  expect(await on.shop.db.$count(searchMisses)).toBe(0);
});
