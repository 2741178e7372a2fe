import { eq, like, type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { plannedAnew } from '#database/connection.ts';
import { orderLines, orderWords, products } from '#database/schema.ts';
import { seedOrders } from '#demo/seed-orders.ts';
import { readBbPrices } from '#shop/catalogue/bb-guide.ts';
import { hotDeals } from '#shop/catalogue/hot-deals.ts';
import { learnWords } from '#shop/catalogue/search/learn.ts';
import { confirmStockRequest, endStockRequests } from '#shop/stock-requests/request.ts';
import { transact } from '#shop/transact.ts';
import { buy, cards, pay, placeOrder, priceOf } from '../support/checkout.ts';
import { password, product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

/**
 * What concerns one shopper, product or order takes as long in a shop of a million orders as in a new one: every
 * statement finds its rows by an index, and by the first column of it. Lists and statistics for staff have their times
 * in docs/performance.md.
 */

const sent = new Set<string>();
const send = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
  const [what] = asked as [string | { text?: string }];
  const text = typeof what === 'string' ? what : what.text;
  if (text && /^\s*(select|insert|update|delete|with)\b/i.test(text)) sent.add(text);
  return send.apply(this, asked) as undefined;
});
afterAll(() => vi.restoreAllMocks());

const on = await shopForTests({ spread: false });

test('nothing that a shopper or an order waits for reads more than it needs', async () => {
  await everythingAShopperDoes();
  const statements = [...sent].filter(
    (text) => !notOurs.test(text) && !reconciler.test(text) && !ofWords(text),
  );
  expect(statements.length).toBeGreaterThan(80);
  const client = new pg.Client({ connectionString: on.databaseUrl });
  await client.connect();
  const leading = await firstColumns(client);
  await client.query('set enable_seqscan = off');
  const slow: string[] = [];
  for (const text of statements) {
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
    for (const fault of faults(rows[0]['QUERY PLAN'][0].Plan, leading)) slow.push(`${fault}: ${text}`);
  }
  await client.end();
  expect(slow).toEqual([]);
});

test('what is new is in the index of the search at once, and no search has to read it on the side', async () => {
  const id = await product(on, { title: 'Brass valve key' });
  await transact(on.shop, (shop) => learnWords(shop, [id]));
  const client = new pg.Client({ connectionString: on.databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select gin_clean_pending_list('products_search')::int as waiting`);
  expect(rows).toEqual([{ waiting: 0 }]);
  await client.end();
});

test('how many products have a part of a title, an id, a SKU or a barcode is counted by their indexes', async () => {
  const { browser: staff } = await staffMember(on);
  sent.clear();
  await staff.post('/dash-prpducts', { find: 'est bb' });
  const [counting] = [...sent].filter((text) => /count\(\*\).*"sku" ilike/.test(text));
  const client = new pg.Client({ connectionString: on.databaseUrl });
  await client.connect();
  const leading = await firstColumns(client);
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query(`explain (generic_plan, format json) ${counting}`);
  await client.end();
  expect(faults(rows[0]['QUERY PLAN'][0].Plan, leading)).toEqual([]);
});

test('what the home page shows is read by indexes made for it, however many products there are', async () => {
  const client = new pg.Client({ connectionString: on.databaseUrl });
  await client.connect();
  await client.query('set enable_seqscan = off');
  await client.query('set enable_sort = off');
  for (const [read, index] of [
    [() => hotDeals(on.shop, 8), 'products_deals'],
    [() => readBbPrices(on.shop), 'products_bb_weights'],
  ] as const) {
    sent.clear();
    await read();
    const [text] = [...sent].filter((statement) => statement.includes('from "products"'));
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
    const plan = JSON.stringify(rows[0]['QUERY PLAN']);
    expect(plan).toContain(`"Index Name":"${index}"`);
  }
  await client.end();
});

/** More than are looked through one by one, also of those that are paid. */
const seeded = 6500;

test('the list of orders is read in the order of an index, whatever it is sorted by, and none is sorted anew', async () => {
  await seedOrders(on.shop, seeded);
  const { browser: staff } = await staffMember(on);
  const client = new pg.Client({ connectionString: on.databaseUrl });
  await client.connect();
  for (const sort of ['newest', 'oldest', 'waiting', 'total', 'customer'] as const) {
    sent.clear();
    expect((await staff.post('/dash-orders', { filter: 'Show All', sort })).total).toBeGreaterThan(2000);
    const [page] = [...sent].filter((text) => text.includes('"page" on'));
    const { rows } = await client.query(`explain (generic_plan, format json) ${page}`);
    expect(sortedForLimit(rows[0]['QUERY PLAN'][0].Plan), sort).toEqual([]);
  }
  await client.end();
});

test('words that thousands of orders have are not counted to the end, and lead to all of them all the same', async () => {
  const { browser: staff } = await staffMember(on);
  const read = (offset: number) =>
    staff.post('/dash-orders', { filter: 'Show All', find: 'measureham', limit: 200, offset });
  expect(await read(0)).toMatchObject({ total: 201, orMore: true });
  const ids = new Set<string>();
  for (let page = await read(0); ; page = await read(ids.size)) {
    for (const { id } of page.data ?? []) ids.add(id);
    if (ids.size >= (page.total ?? 0)) {
      expect(page).toMatchObject({ total: seeded, orMore: false });
      break;
    }
  }
  expect(ids.size).toBe(seeded);
  expect(await staff.post('/dash-orders', { filter: 'Show All' })).toMatchObject({ orMore: false });
});

test('what many orders have leads to the same of them in the same order as all of them are listed in', async () => {
  const { browser: staff } = await staffMember(on);
  const [sold] = await on.shop.db
    .update(products)
    .set({ sku: 'CHG-77' })
    .where(
      sql`${products.id} = (select product_id from order_lines group by product_id order by count(*) desc limit 1)`,
    )
    .returning({ id: products.id });
  const idsOf = async (table: typeof orderLines | typeof orderWords, has: SQL) =>
    new Set(
      (await on.shop.db.selectDistinct({ id: table.orderId }).from(table).where(has)).map(({ id }) => id),
    );
  const finds = {
    measureham: await idsOf(orderWords, like(orderWords.words, '%measureham%')),
    'chg-77': await idsOf(orderLines, eq(orderLines.productId, sold?.id ?? '')),
  };
  for (const found of Object.values(finds)) expect(found.size).toBeGreaterThan(200);
  const list = async (asked: object) => {
    const { data } = await staff.post('/dash-orders', { filter: 'Show All', limit: 200, ...asked });
    return (data ?? []).map(({ id }) => id);
  };
  for (const sort of ['newest', 'oldest', 'waiting', 'total', 'customer'] as const) {
    for (const narrowed of [{}, { payment: 'Success' }, { filter: 'Cancelled' }]) {
      const all = await list({ ...narrowed, sort });
      for (const [find, found] of Object.entries(finds)) {
        const expected = all.filter((id) => found.has(id)).slice(0, 100);
        const asked = { ...narrowed, sort, find, limit: 50 };
        const pages = [...(await list(asked)), ...(await list({ ...asked, offset: 50 }))];
        expect(pages.slice(0, expected.length), `${find}, ${sort}`).toEqual(expected);
      }
    }
  }
});

/** Where all is sorted for the sake of a first page, not a page's worth; what is in order but for its ties is not. */
const sortedForLimit = (plan: Plan): string[] =>
  (plan.Plans ?? []).flatMap((part) => [
    ...(plan['Node Type'] === 'Limit' && part['Node Type'] === 'Sort' && !hasLimit(part) ? ['Sort'] : []),
    ...sortedForLimit(part),
  ]);
const hasLimit = ({ Plans = [] }: Plan): boolean =>
  Plans.some((part) => part['Node Type'] === 'Limit' || hasLimit(part));

/** The library's, and what is sent for its effect. */
const notOurs = /pgboss|pg_notify|advisory/;
/** Planned for the words that it is asked with: a plan for any words says nothing of it. Its times are in docs/performance.md. */
const ofWords = (text: string) => text.includes(plannedAnew) && text.includes('"order_words"');
/** It looks at all that is unsettled, which is little, and may come by while this runs. */
const reconciler =
  /^select ("id", )?"order_id"(, "payment_intent", "created_at")? from "(payments|refunds)" .* order by/;
/**
 * Few rows whatever the shop's size: who of staff is at work, and who is just proving an e-mail. The words of the catalogue
 * are read whole, once, and held in memory.
 */
const small = ['staff_sessions', 'grants', 'search_words', 'synonyms'];

/** The first column, or expression, of each index. */
async function firstColumns(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ index: string; first: string }>(
    `select c.relname as index, pg_get_indexdef(i.indexrelid, 1, true) as first
       from pg_index i join pg_class c on c.oid = i.indexrelid`,
  );
  return new Map(rows.map(({ index, first }) => [index, first.replaceAll('"', '')]));
}

interface Plan {
  Filter?: string;
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** Where a plan reads a table or an index from end to end, though it may be told of no sequential scans. */
function faults(plan: Plan, leading: Map<string, string>): string[] {
  const below = (plan.Plans ?? []).flatMap((part) => faults(part, leading));
  const [first] = plan.Plans ?? [];
  // So many of an index's first as are asked for.
  if (plan['Node Type'] === 'Limit' && first?.['Index Name'] && !first.Filter) return [];
  const table = plan['Relation Name'] ?? '';
  if (small.includes(table)) return below;
  if (plan['Node Type'] === 'Seq Scan') below.push(`reads all of ${table}`);
  const index = plan['Index Name'];
  const column = leading.get(index ?? '');
  if (index && column && !plan['Index Cond']?.replaceAll('"', '').includes(column))
    below.push(`reads all of ${index}`);
  return below;
}

async function everythingAShopperDoes(): Promise<void> {
  const { browser, email } = await shopper(on);
  const { browser: staff } = await staffMember(on);
  const [one, other] = [await product(on, { onHand: 100 }), await product(on, { onHand: 100 })];
  await staff.post('/new-code', { code: 'INDEX5', productId: 'all', type: 'flat', flat: 5, min: 0 });
  const lines: [string, number][] = [
    [one, 1],
    [other, 2],
  ];

  for (const keywords of ['tset bbs', 'BB-1']) await browser.post('/search-product', { keywords });
  await browser.post('/productData', { id: one });
  const battery = { 'battery-kind': 'Battery', chemistry: ['LiPo'] };
  await browser.post('/goes-with', {
    productId: await product(on, { category: 'batteries', attributes: battery }),
  });
  await staff.post('/dash-save-goes-with', { productId: one, others: [other], othersWere: [] });
  await browser.post('/goes-with', { productId: one });
  const soldOut = await product(on, { onHand: 0 });
  for (const asking of [email, 'ann@example.org'])
    await browser.post('/notify-in-stock', { productId: soldOut, email: asking });
  await confirmStockRequest(on.shop, 'unknown');
  await endStockRequests(on.shop, 'unknown');
  await browser.post('/readAddress', { email });
  await browser.post('/updateUserName', { email, name: 'Sam' });
  await browser.post('/is-first-order', { email });
  await browser.post('/verify-code', { code: 'INDEX5' });

  const begun = { email, lines, code: 'INDEX5', idempotencyKey: 'once' };
  const first = await placeOrder(on, browser, { ...begun, price: (await priceOf(on, lines)) - 5 });
  await placeOrder(on, browser, { email, lines, idempotencyKey: 'again' });
  await pay(first.url ?? '', cards.declined);
  const [bought, sentBack] = [
    await buy(on, browser, { email, lines }),
    await buy(on, browser, { email, lines: [[one, 1]] }),
  ];
  for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'] as const)
    await staff.post('/change-order-status', { orderId: sentBack, status });
  await browser.post('/withdraw', { orderId: sentBack, reason: 'Too many' });
  await browser.post('/new-review', { email, productId: one, stars: 5, review: 'Round' });
  await browser.post('/user-orders', { email });
  await browser.post('/user-order-details', { orderId: bought });
  await staff.post('/dash-order-details', { orderId: bought });
  for (const find of ['est bb', 'No. 1001', '07700 900'])
    await staff.post('/dash-orders', { filter: 'Show All', find });
  await staff.post('/dash-stock', { productId: one, quantity: 90, quantityWas: 97 });
  await browser.post('/change-order-status', { orderId: bought, status: 'Cancelled' });
  await until(
    async () =>
      (await staff.post('/dash-order-details', { orderId: bought })).data?.[0]?.paymentStatus === 'Refunded',
  );

  await browser.post('/getEmailOtp', { email });
  await browser.post('/verifyOtp', { email, userOtp: '000000' });
  await browser.post('/my-data', { email });
  await browser.post('/delete-account', { email, password });
}
