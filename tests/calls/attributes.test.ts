import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { categories } from '#database/enums.ts';
import { products } from '#database/schema.ts';
import { countBestSellers } from '#shop/catalogue/best-sellers.ts';
import type { Filters } from '#shop/catalogue/filters.ts';
import { countProducts } from '#shop/catalogue/list.ts';
import { listTags } from '#shop/catalogue/list-tags.ts';
import { changeProduct } from '#shop/catalogue/save.ts';
import { unitPriceOf } from '#shop/catalogue/unit-price.ts';
import { buy } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

/** What products state, and choosing by it. */

const on = await shopForTests({ limitFactor: 1000 });
beforeEach(async () => {
  await on.shop.db.execute(sql`truncate products, orders, facet_counts cascade`);
});

const list = (body: object = {}) =>
  on.browser().post('/getProducts', { catagory: 'bbs', count: 100, ...body });
const facetOf = async (key: string, body: object = {}) => {
  const { facets = [] } = await list(body);
  return Object.fromEntries(
    (facets.find((facet) => facet.key === key)?.values ?? []).map(({ value, count }) => [value, count]),
  );
};

test('products are chosen by what they state, and each choice says what it would leave', async () => {
  const light = await product(on, { attributes: { 'bb-weight': 0.2, biodegradable: true, count: 4000 } });
  const heavy = await product(on, { attributes: { 'bb-weight': 0.28, biodegradable: true, count: 2000 } });
  const plain = await product(on, {
    attributes: { 'bb-weight': 0.28, biodegradable: false, count: 3000 },
    onHand: 0,
  });
  await product(on, { category: 'gas', attributes: { volume: 500 } });
  const found = async (body: object) => (await list(body)).data?.map(({ id }) => id).sort();

  expect(await found({ attributes: { 'bb-weight': ['0.28'] } })).toEqual([heavy, plain].sort());
  expect(await found({ attributes: { 'bb-weight': [0.2, 0.28], biodegradable: [true] } })).toEqual(
    [light, heavy].sort(),
  );
  expect(await found({ attributes: { count: { from: 2500, to: 4000 } } })).toEqual([light, plain].sort());
  expect(await found({ attributes: { 'bb-weight': ['0.28'] }, inStock: true })).toEqual([heavy]);
  expect(await found({ attributes: { 'bb-weight': ['0.99'] } })).toEqual([]);
  expect(await found({ attributes: { 'no-such': ['x'] } })).toEqual([]);

  expect(await facetOf('bb-weight')).toEqual({ 0.2: 1, 0.28: 2 });
  // What is chosen of an attribute does not narrow its own counts, but those of the others.
  expect(await facetOf('bb-weight', { attributes: { 'bb-weight': ['0.2'] } })).toEqual({ 0.2: 1, 0.28: 2 });
  expect(await facetOf('biodegradable', { attributes: { 'bb-weight': ['0.28'] } })).toEqual({
    true: 1,
    false: 1,
  });
  expect(await facetOf('bb-weight', { attributes: { biodegradable: ['true'] }, inStock: true })).toEqual({
    0.2: 1,
    0.28: 1,
  });
  const { facets } = await list();
  expect(facets?.find(({ key }) => key === 'count')).toMatchObject({
    label: 'Count',
    unit: 'BBs',
    from: 2000,
    to: 4000,
  });
  expect(facets?.some(({ key }) => key === 'volume')).toBe(false);
});

test('texts to choose by stand from A to Z, yes before no', async () => {
  const brands = ['Tarn', 'Élan', 'Plover', 'Holt'];
  for (const [place, brand] of brands.entries())
    await product(on, { attributes: { brand, tracer: place > 0 } });
  const { facets = [] } = await list({ count: 4 });
  const valuesOf = (of: string) => facets.find(({ key }) => key === of)?.values.map(({ value }) => value);
  expect(valuesOf('brand')).toEqual(['Élan', 'Holt', 'Plover', 'Tarn']);
  expect(valuesOf('tracer')).toEqual(['true', 'false']);
});

test('how many a list has is told without reading it', async () => {
  await product(on, { attributes: { 'bb-weight': 0.2 } });
  await product(on, { attributes: { 'bb-weight': 0.28 }, onHand: 0 });
  await product(on, { title: 'Numbat plain', attributes: { 'bb-weight': 0.28 } });
  await on.shop.db.execute(
    sql`insert into search_words (word, place) values ('numbat', 3) on conflict do nothing`,
  );
  await on.shop.db.execute(sql`update list_versions set version = version + 1 where tag = 'search words'`);
  const all = {
    families: false,
    discounted: false,
    minPence: 0,
    maxPence: 999_900,
    inStock: false,
    minRating: 0,
  };
  const count = (more: Partial<Filters> & { keywords?: string }) =>
    countProducts(on.shop, { category: 'bbs', keywords: '', attributes: {}, ...all, ...more });
  expect(await count({})).toBe(3);
  expect(await count({ attributes: { 'bb-weight': ['0.28'] } })).toBe(2);
  expect(await count({ attributes: { 'bb-weight': { to: 0.28 } }, inStock: true })).toBe(2);
  expect(await count({ keywords: 'numbat' })).toBe(1);
  expect(await count({ keywords: 'numbat', attributes: { 'bb-weight': ['0.2'] } })).toBe(0);
});

test('a search is narrowed and counted alike', async () => {
  await product(on, { title: 'Numbat tracer', attributes: { 'bb-weight': 0.2 } });
  await product(on, { title: 'Numbat plain', attributes: { 'bb-weight': 0.25 } });
  await product(on, { title: 'Quokka plain', attributes: { 'bb-weight': 0.25 } });
  await on.shop.db.execute(
    sql`insert into search_words (word, place) values ('numbat', 3), ('quokka', 3) on conflict do nothing`,
  );
  await on.shop.db.execute(sql`update list_versions set version = version + 1 where tag = 'search words'`);
  expect(await facetOf('bb-weight', { keywords: 'numbat' })).toEqual({ 0.2: 1, 0.25: 1 });
  const { data, total } = await list({ keywords: 'numbat', attributes: { 'bb-weight': ['0.25'] } });
  expect([total, data?.map(({ tittle }) => tittle)]).toEqual([1, ['Numbat plain']]);
});

test('lists go by unit price, stars and what sold most; what has none comes last', async () => {
  const large = await product(on, { pricePence: 2000, attributes: { count: 4000 } });
  const small = await product(on, { pricePence: 900, attributes: { count: 1500 } });
  const unknown = await product(on, { pricePence: 100 });
  const by = async (sortBy: 'unitPrice' | 'rating' | 'bestSelling') =>
    (await list({ sortBy })).data?.map(({ id }) => id);
  expect(await by('unitPrice')).toEqual([large, small, unknown]);
  await on.shop.db.update(products).set({ reviewCount: 2, starSum: 9 }).where(eq(products.id, unknown));
  await on.shop.db.update(products).set({ reviewCount: 1, starSum: 4 }).where(eq(products.id, small));
  expect(await by('rating')).toEqual([unknown, small, large]);
  expect(await by('bestSelling'), 'where nothing was sold').toEqual([unknown, small, large]);
  const minRating = async (stars: number) => (await list({ minRating: stars })).total;
  expect([await minRating(4), await minRating(5), await minRating(0)]).toEqual([2, 0, 3]);

  const { browser, email } = await shopper(on);
  await buy(on, browser, { email, lines: [[small, 2]] });
  await countBestSellers(on.shop);
  expect((await by('bestSelling'))?.[0]).toBe(small);
  await on.shop.db.update(products).set({ onHand: 0 }).where(eq(products.id, small));
  on.advance(91 * 86_400_000);
  await countBestSellers(on.shop);
  await expect
    .poll(() => by('bestSelling'), { message: 'what can’t be had comes last' })
    .toEqual([unknown, large, small]);
  const [row] = await on.shop.db
    .select({ sold: products.soldLately })
    .from(products)
    .where(eq(products.id, small));
  expect(row).toEqual({ sold: 0 });
});

test('the unit price that is told is the one that lists go by', async () => {
  const content = fc.oneof(
    fc.integer({ min: 0, max: 20_000 }),
    fc.constantFrom(1, 100, 1000),
    fc.double({ min: 0.001, max: 5000, noNaN: true }).map((number) => Number(number.toFixed(3))),
    fc.constant('many'),
  );
  const stated = fc.record(
    { count: content, volume: content, pieces: content },
    { requiredKeys: [], noNullPrototype: true },
  );
  const made = fc.tuple(fc.constantFrom(...categories), fc.integer({ min: 1, max: 99_999 }), stated);
  for (const [category, pricePence, attributes] of fc.sample(made, 300))
    await product(on, { category, pricePence, attributes });
  const stored = await on.shop.db.select().from(products);
  expect(stored).toHaveLength(300);
  const told = stored.filter((one) => {
    const { category, pricePence, attributes, unitPence } = one;
    const unitPrice = unitPriceOf(one);
    const seen = JSON.stringify({ category, pricePence, attributes, unitPence, unitPrice });
    if (unitPrice) expect(unitPrice.pence, seen).toBe(Math.round(unitPence ?? Number.NaN));
    // Untold is the price of just so much of it.
    else expect([null, pricePence], seen).toContain(unitPence);
    return unitPrice;
  });
  expect(told.length).toBeGreaterThan(30);
});

test('what is wrong with a choice is refused', async () => {
  const browser = on.browser();
  for (const attributes of [
    { 'Not A Key': ['x'] },
    { weight: [] },
    { weight: 'x' },
    { weight: { from: 'low' } },
    { weight: { from: 1, less: 2 } },
    { weight: [{}] },
    { weight: Array.from({ length: 31 }, (_, n) => n) },
    Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`weight-${n}`, ['1']])),
  ])
    expect(
      await browser.post('/getProducts', { attributes: attributes as never }),
      JSON.stringify(attributes),
    ).toMatchObject({
      status: 400,
    });
});

test('staff say what a product states; what is wrong is told beside its field, and nothing is written', async () => {
  const { browser: staff } = await staffMember(on);
  const id = await product(on, { attributes: { 'bb-weight': 0.2 } });
  const whole = {
    productId: id,
    title: 'Test BBs',
    desc: 'A bottle of test BBs',
    price: 10,
    category: 'bbs' as const,
    quantity: 5,
    status: 1,
  };
  const save = (more: object) => staff.post('/dash-update-product', { ...whole, ...more });
  const details = {
    sku: 'BB-028-1',
    barcode: '4006381333931',
    cost: '4.10',
    weight: '1010',
    shelf: ' B2-04 ',
  };
  expect(
    await save({
      ...details,
      attributes: { 'bb-weight': '0.28', biodegradable: 'yes', count: '3,600', packaging: 'bottle' },
    }),
  ).toMatchObject({ status: 200 });
  const stated = { 'bb-weight': 0.28, biodegradable: true, count: 3600, packaging: 'Bottle' };
  const { data } = await staff.post('/dash-product-details', { id });
  expect(data?.[0]).toMatchObject({
    sku: 'BB-028-1',
    barcode: '4006381333931',
    cost: 4.1,
    weight: 1010,
    shelf: 'B2-04',
    attributes: stated,
    unitPrice: { price: 2.78, per: 1000, unit: 'BBs' },
  });
  const shown = await on.browser().post('/productData', { id });
  expect(shown.data?.[0]).toMatchObject({ sku: 'BB-028-1', attributes: stated });
  expect(shown.data?.[0]).not.toHaveProperty('cost');
  expect(shown.data?.[0]).not.toHaveProperty('shelf');

  expect(
    await save({ sku: 'has space', barcode: '4006381333932', weight: 0, attributes: { 'bb-weight': 'ten' } }),
  ).toMatchObject({
    status: 400,
    errors: { sku: expect.any(String), barcode: expect.any(String), weight: expect.any(String) },
  });
  expect(
    await save({ attributes: { 'bb-weight': 'ten', packaging: 'crate', volume: 5, nothing: 'x' } }),
  ).toMatchObject({
    status: 400,
    errors: {
      'attributes.bb-weight': 'Enter a number',
      'attributes.packaging': 'Choose one of: Bottle, Bag, Sampler',
      'attributes.volume': 'There is no such attribute',
      'attributes.nothing': 'There is no such attribute',
    },
  });
  const other = await product(on, { title: 'Other BBs' });
  expect(await save({ productId: other, sku: 'bb-028-1' })).toMatchObject({
    status: 400,
    errors: { sku: '‘Test BBs’ already has this SKU' },
  });
  // What is left out stays, and what is emptied goes.
  expect(await save({ sku: '', attributes: { packaging: '' } })).toMatchObject({ status: 200 });
  const after = await staff.post('/dash-product-details', { id });
  const { packaging: _packaging, ...left } = stated;
  expect(after.data?.[0]).toMatchObject({ sku: '', barcode: '4006381333931', attributes: left });
});

test('two who give one SKU at once: one has it', async () => {
  const { browser: staff } = await staffMember(on);
  const ids = [await product(on), await product(on), await product(on)];
  const answers = await Promise.all(
    ids.map((productId) =>
      staff.post('/dash-update-product', {
        productId,
        title: 'Test BBs',
        desc: 'A bottle of test BBs',
        price: 10,
        category: 'bbs',
        quantity: 5,
        status: 1,
        sku: 'ONE-1',
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('attributes are added, renamed and retired; what products state is never made untrue', async () => {
  const { browser: staff } = await staffMember(on);
  const hue = {
    key: 'hue',
    label: 'Hue',
    kind: 'choice' as const,
    choices: ['Red', 'Blue'],
    categories: ['bbs' as const],
    filter: true,
    position: 5,
  };
  const save = (more: object) => staff.post('/dash-save-attribute', { ...hue, ...more });
  expect(await save({})).toMatchObject({ status: 200, version: 1 });
  expect(await save({})).toMatchObject({ status: 400, errors: { key: expect.any(String) } });
  await product(on, { attributes: { hue: 'Red' } });
  expect(await facetOf('hue')).toEqual({ Red: 1 });
  expect(await save({ version: 1, label: 'Shade', choices: ['Red', 'Green'] })).toMatchObject({
    status: 200,
    version: 2,
  });
  expect((await list()).facets?.find(({ key }) => key === 'hue')?.label).toBe('Shade');
  expect(await save({ version: 1 })).toMatchObject({ status: 409 });
  expect(await save({ version: 2, choices: ['Green'] })).toMatchObject({
    status: 400,
    message: 'A product states ‘Red’: it can’t be removed',
  });
  expect(await save({ version: 2, kind: 'text', choices: [] })).toMatchObject({
    status: 400,
    errors: { kind: expect.any(String) },
  });
  expect(await save({ version: 2, retired: true, choices: ['Red', 'Green'] })).toMatchObject({ status: 200 });
  expect((await list()).facets?.some(({ key }) => key === 'hue')).toBe(false);
  const { data = [] } = await on.browser().post('/attributes', {});
  expect(data.some(({ key }) => key === 'hue')).toBe(false);
  expect(await save({ key: 'No Key' })).toMatchObject({ status: 400, errors: { key: expect.any(String) } });
  expect(await save({ key: 'other', choices: [] })).toMatchObject({
    status: 400,
    errors: { choices: 'Enter at least one choice' },
  });
  expect(await save({ key: 'other', choices: ['a', 'A'] })).toMatchObject({
    status: 400,
    errors: { choices: 'Two choices are the same' },
  });
});

test('attributes are moved past each other; an edit that was begun before is not outdated, and does not move them back', async () => {
  const { browser: staff } = await staffMember(on);
  const all = async () => (await staff.post('/dash-attributes', {})).data ?? [];
  const keys = async () => (await all()).filter(({ retired }) => !retired).map(({ key }) => key);
  const before = await keys();
  const [first = '', second = '', ...rest] = before;
  const move = (key: string, place: 'before' | 'after', other: string) =>
    staff.post('/dash-move-attribute', { key, place, other });
  const seen = (await all()).find(({ key }) => key === first);
  expect(await move(first, 'after', second)).toMatchObject({ status: 200 });
  expect(await keys()).toEqual([second, first, ...rest]);
  const { position: _position, ...form } = seen ?? (await all())[0] ?? expect.fail();
  expect(await staff.post('/dash-save-attribute', { ...form, label: 'Renamed' })).toMatchObject({
    status: 200,
  });
  expect(await keys()).toEqual([second, first, ...rest]);
  const shown = (await on.browser().post('/attributes', {})).data?.map(({ key }) => key);
  expect(shown?.slice(0, 2)).toEqual([second, first]);
  // Moved already, elsewhere or twice: nothing more happens.
  expect(await move(first, 'after', second)).toMatchObject({ status: 200 });
  const last = rest.at(-1) ?? '';
  await Promise.all([move(first, 'before', second), move(last, 'before', second)]);
  expect((await keys()).toSorted()).toEqual(before.toSorted());
  expect((await keys()).slice(0, 3).toSorted()).toEqual([first, second, last].toSorted());
  for (const [key, other] of [
    ['nothing', first],
    [first, 'nothing'],
    [first, first],
  ] as const)
    expect(await move(key, 'before', other)).toMatchObject({
      status: 404,
      message: 'There is no such attribute',
    });

  const added = { key: 'newest', label: 'Newest', kind: 'text' as const, categories: ['gas' as const] };
  expect(await staff.post('/dash-save-attribute', added)).toMatchObject({ status: 200 });
  expect((await keys()).at(-1)).toBe('newest');
  const { data } = await staff.post('/dash-audit', { action: 'attribute moved', find: first });
  expect(data?.at(-1)).toMatchObject({ subject: first, after: { after: second } });
});

test('whatever is edited and asked, the counts are those of the products', async () => {
  const weights = [0.2, 0.25, 0.28];
  const states = fc.record(
    { 'bb-weight': fc.constantFrom(...weights), biodegradable: fc.boolean() },
    { requiredKeys: [] },
  );
  const edit = fc.record({
    at: fc.nat(5),
    attributes: states,
    active: fc.boolean(),
    category: fc.constantFrom('bbs' as const, 'gas' as const),
    pricePence: fc.constantFrom(500, 1500),
  });
  const staffId = 'staff';
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
      await on.shop.db.delete(products);
      const ids: string[] = [];
      for (let n = 0; n < 6; n++)
        ids.push(
          await product(on, { images: ['seen.webp'], attributes: { 'bb-weight': weights[n % 3] ?? 0 } }),
        );
      // Put there past the shop, which knows of nothing to drop then.
      on.shop.invalidate(listTags);
      await on.cache.settled();
      for (const { at, attributes, ...rest } of edits) {
        const id = ids[at] ?? '';
        const anew = { 'bb-weight': '', biodegradable: '', ...attributes };
        const draft = {
          id,
          title: 'Test BBs',
          description: 'A bottle',
          available: 5,
          features: [],
          tiers: [],
          ...rest,
        };
        const changed = await changeProduct(
          on.shop,
          { ...draft, attributes: draft.category === 'bbs' ? anew : undefined },
          staffId,
        );
        expect(changed).not.toHaveProperty('refused');
      }
      const rows = (await on.shop.db.select().from(products)).filter(({ active }) => active);
      const counted = (narrowed: Partial<Filters>, key: string) => {
        const { minPence = 0, attributes = {} } = narrowed;
        const some = rows.filter(
          (row) =>
            row.category === 'bbs' &&
            row.pricePence >= minPence &&
            Object.entries(attributes).every(
              ([name, values]) => name === key || (values as string[]).includes(String(row.attributes[name])),
            ),
        );
        const values = Map.groupBy(some, (row) => String(row.attributes[key]));
        return Object.fromEntries(
          [...values].filter(([value]) => value !== 'undefined').map(([value, of]) => [value, of.length]),
        );
      };
      for (const narrowed of [
        {},
        { minPence: 1000 },
        { attributes: { 'bb-weight': ['0.2', '0.28'] } },
        { attributes: { biodegradable: ['true'] }, minPence: 1000 },
      ])
        for (const key of ['bb-weight', 'biodegradable']) {
          const { minPence = 0, ...body } = narrowed as Partial<Filters>;
          expect(await facetOf(key, { ...body, minPrice: minPence / 100 })).toEqual(
            counted(narrowed as Partial<Filters>, key),
          );
        }
      const kept = await on.shop.db.execute(
        sql`select category, value_id, products from facet_counts where products <> 0 order by 1, 2`,
      );
      const counted2 = await on.shop.db.execute(
        sql`select category, value_id, count(*)::int as products from products, unnest(facets) as value_id where active group by 1, 2 order by 1, 2`,
      );
      expect(kept.rows).toEqual(counted2.rows);
    }),
    { numRuns: 15 },
  );
});

test('values are looked up by their index, though there were none when its statement was planned', async () => {
  await on.shop.db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into products (id, title, category, description, price_pence, on_hand, attributes)
      select 'measured-' || n, 'Measured thing ' || n, 'bbs', 'A thing that is measured', 1000, 1, jsonb_build_object('count', 100000 + n)
      from generate_series(1, 400) as n`);
    const { rows } = await tx.execute(
      sql`select pg_stat_get_xact_tuples_returned('attribute_values'::regclass)::int as read`,
    );
    expect(rows[0]?.read).toBeLessThan(400);
  });
});
