import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { sortings } from '#database/enums.ts';
import { auditLog, facetCounts, families, familyFacets, products } from '#database/schema.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { planFamilies } from '#shop/catalogue/families/in-file.ts';
import { hotDeals } from '#shop/catalogue/hot-deals.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { transact } from '#shop/transact.ts';
import type { Client } from '../support/client.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

/** Products that are one thing in several sizes, weights or colours. */

const on = await shopForTests({ limitFactor: 1000 });
let staff: Client;
beforeEach(async () => {
  staff ??= (await staffMember(on)).browser;
  await on.shop.db.execute(sql`truncate families, products, orders, facet_counts cascade`);
});

const gloves = (size: string, more: Parameters<typeof product>[1] = {}) =>
  product(on, {
    title: `Numbat gloves, tan, size ${size}`,
    category: 'attire',
    attributes: { size, colour: 'Tan' },
    ...more,
  });
const save = (body: object) => staff.post('/dash-family', body);
const familyOf = async (productIds: string[], axes = ['size']) => {
  const saved = await save({ axes, productIds });
  expect(saved).toMatchObject({ status: 200 });
  return saved.familyId as number;
};
const list = (body: object = {}) =>
  on.browser().post('/getProducts', { catagory: 'attire', count: 100, families: true, ...body });
const details = async (id: string) => (await on.browser().post('/productData', { id })).data?.[0];

test('members know each other, in the order of their values, with price and stock of now', async () => {
  const [l, s, m] = [
    await gloves('L'),
    await gloves('S', { pricePence: 1250 }),
    await gloves('M', { onHand: 0 }),
  ];
  expect((await details(s))?.family).toBe(null);
  const id = await familyOf([l, s, m]);
  const family = {
    id,
    tittle: 'Numbat gloves, tan',
    axes: [{ key: 'size', label: 'Size' }],
    members: [
      { id: s, slug: 'numbat-gloves-tan-size-s', values: { size: 'S' }, price: 12.5, quantity: 20 },
      { id: m, slug: 'numbat-gloves-tan-size-m', values: { size: 'M' }, price: 10, quantity: 0 },
      { id: l, slug: 'numbat-gloves-tan-size-l', values: { size: 'L' }, price: 10, quantity: 20 },
    ],
  };
  for (const one of [l, s, m]) expect((await details(one))?.family).toEqual(family);
  // What changes in one of them is seen on the pages of the others at once.
  await staff.post('/dash-stock', { productId: m, quantity: 7, quantityWas: 0 });
  expect((await details(l))?.family?.members[1]).toMatchObject({ id: m, quantity: 7 });
  await on.shop.db.update(products).set({ active: false }).where(eq(products.id, s));
  on.shop.invalidate([s]);
  await on.cache.settled();
  expect((await details(l))?.family?.members.map(({ id }) => id)).toEqual([m, l]);
});

test('reviews are of a product in all its sizes and colours, each says of which; one of another weight has its own', async () => {
  const [tan, black, one, two] = [
    await gloves('L'),
    await gloves('M', { attributes: { size: 'M', colour: 'Black' } }),
    ...(await Promise.all(
      [0.25, 0.3].map((weight) =>
        product(on, {
          title: `Numbat ${weight} g BBs`,
          category: 'bbs',
          attributes: { 'bb-weight': weight, packaging: 'Bag' },
        }),
      ),
    )),
  ];
  const write = async (productId: string, stars: number) => {
    const { browser, email } = await shopper(on);
    return browser.post('/new-review', { productId, email, stars, review: `Worth ${stars}` });
  };
  const read = (productId: string, body = {}) => on.browser().post('/get-reviews', { productId, ...body });
  await write(tan, 5);
  expect(await read(black)).toMatchObject({ total: 0, data: [] });
  expect((await read(tan)).data?.[0]).not.toHaveProperty('variant');

  await familyOf([tan, black], ['colour', 'size']);
  await familyOf([one ?? '', two ?? ''], ['bb-weight']);
  expect((await read(black)).total).toBe(1);
  await write(black, 2);
  await write(one ?? '', 4);
  for (const id of [tan, black]) {
    const { data, total, histogram } = await read(id);
    expect(data?.map(({ stars, variant }) => [stars, variant])).toEqual([
      [2, 'Black, M'],
      [5, 'Tan, L'],
    ]);
    expect([total, histogram]).toEqual([2, [0, 1, 0, 0, 1]]);
    expect((await read(id, { stars: 5 })).data).toHaveLength(1);
  }
  expect((await read(one ?? '')).total).toBe(1);
  expect((await read(two ?? '')).total).toBe(0);

  // A card of one member says the same as its page: a colour that nobody reviewed the stars of all, a weight those of its range.
  const card = async (id: string, asked: object) => {
    const { data } = await on.browser().post('/getProducts', { families: true, count: 60, ...asked });
    return data?.find((one) => one.id === id);
  };
  const ofBlack = { catagory: 'attire', attributes: { colour: ['Black'] } };
  expect(await card(black, ofBlack)).toMatchObject({ rating: 3.5, reviews: 2 });
  expect(await card(black, { ...ofBlack, sortBy: 'rating' })).toMatchObject({ rating: 2, reviews: 1 });
  const heavy = { catagory: 'bbs', attributes: { 'bb-weight': { from: 0.3, to: 0.3 } } };
  expect(await card(two ?? '', heavy)).toMatchObject({ rating: 4, reviews: 1 });
});

test('a list has one card for what it finds of a family, and a plain one where it finds one member alone', async () => {
  const [s, m, l] = [
    await gloves('S', { pricePence: 900, onHand: 0, reviewCount: 1, starSum: 5 }),
    await gloves('M', { pricePence: 1100, reviewCount: 3, starSum: 12 }),
    await gloves('L', { pricePence: 1000, onHand: 4 }),
  ];
  const alone = await product(on, {
    ...{ title: 'Numbat cap', category: 'attire', pricePence: 1500 },
    attributes: { size: 'M' },
  });
  await familyOf([s, m, l]);

  const low = await list({ sortBy: 'priceLowToHigh' });
  expect(low.total).toBe(2);
  // It is the first of the order that is in stock; of what is sold out no price is said.
  expect(low.data?.map(({ id }) => id)).toEqual([l, alone]);
  expect(low.data?.map(({ family }) => family)).toEqual([
    {
      id: expect.any(Number),
      tittle: 'Numbat gloves, tan',
      choices: '3 sizes',
      from: true,
      price: 10,
      cheapest: { id: l, slug: 'numbat-gloves-tan-size-l' },
      choose: true,
      unitPrice: null,
      quantity: 24,
      rating: 4.3,
      reviews: 4,
    },
    null,
  ]);
  const sizes = low.facets?.find(({ key }) => key === 'size')?.values;
  expect(sizes).toEqual([
    { value: 'S', count: 1 },
    { value: 'M', count: 2 },
    { value: 'L', count: 1 },
  ]);
  expect(low.facets?.find(({ key }) => key === 'colour')?.values).toEqual([{ value: 'Tan', count: 1 }]);

  const chosen = await list({ attributes: { size: ['M'] } });
  expect(chosen.data?.map(({ id, family }) => [id, family]).sort()).toEqual(
    [
      [alone, null],
      [m, null],
    ].sort(),
  );
  const cheap = await list({ maxPrice: 10, inStock: true });
  expect(cheap.data?.find(({ id }) => id === l)?.family).toBe(null);
  // Without families it lists products, as ever.
  const plain = await list({ families: false });
  expect([plain.total, plain.data?.length]).toEqual([4, 4]);
  expect(plain.data?.every(({ family }) => family === null)).toBe(true);
});

test('whoever ticks several values sees each of them on a card of its own, counted and searched as it is shown', async () => {
  const bbs = (weight: number, packaging: string, more: Parameters<typeof product>[1] = {}) =>
    product(on, {
      ...{ title: `Numbat ${weight} g BBs, ${packaging}`, category: 'bbs' },
      attributes: { 'bb-weight': weight, packaging },
      ...more,
    });
  const [bag20, bottle20, bag25, bottle25] = [
    await bbs(0.2, 'Bag', { pricePence: 800 }),
    await bbs(0.2, 'Bottle', { pricePence: 700, onHand: 0 }),
    await bbs(0.25, 'Bag', { pricePence: 900, sku: 'NUMBAT-25' }),
    await bbs(0.25, 'Bottle', { pricePence: 600 }),
  ];
  await bbs(0.3, 'Bag');
  const members = await on.shop.db.select({ id: products.id }).from(products);
  const other = await bbs(0.2, 'Bag', { title: 'Wombat BBs', pricePence: 1500 });
  await familyOf(
    members.map(({ id }) => id),
    ['bb-weight', 'packaging'],
  );
  await learnAllWords(on.shop);
  const shown = async (body: object) => {
    const { data, total, facets } = await list({ catagory: 'bbs', ...body });
    expect(total).toBe(data?.length);
    const counts = (of: string) =>
      facets?.find(({ key }) => key === of)?.values.map(({ value, count }) => `${value}: ${count}`);
    return {
      cards: data?.map(({ id, family }) => [id, family?.choices]),
      counts: [counts('bb-weight'), counts('packaging')],
    };
  };
  const two = { attributes: { 'bb-weight': ['0.2', '0.25'] } };
  expect(await shown({ ...two, sortBy: 'priceLowToHigh' })).toEqual({
    cards: [
      [bottle25, '2 choices'],
      [bag20, '2 choices'],
      [other, undefined],
    ],
    counts: [
      ['0.2: 2', '0.25: 1', '0.3: 1'],
      ['Bottle: 2', 'Bag: 3'],
    ],
  });
  const bottles = { attributes: { ...two.attributes, packaging: ['Bottle'] } };
  expect((await shown({ ...bottles, sortBy: 'priceLowToHigh' })).cards).toEqual([
    [bottle25, undefined],
    [bottle20, undefined],
  ]);
  const all = { attributes: { ...two.attributes, packaging: ['Bottle', 'Bag'] } };
  expect(await shown({ ...all, sortBy: 'priceLowToHigh' })).toEqual({
    cards: [bottle25, bottle20, bag20, bag25, other].map((id) => [id, undefined]),
    counts: [
      ['0.2: 3', '0.25: 2', '0.3: 1'],
      ['Bottle: 2', 'Bag: 3'],
    ],
  });
  // One of them is no choice among several, and neither is a range.
  for (const wanted of [['0.25'], { from: 0.2, to: 0.25 }])
    expect((await list({ catagory: 'bbs', attributes: { 'bb-weight': wanted } })).data).toHaveLength(
      Array.isArray(wanted) ? 1 : 2,
    );
  for (const sortBy of [undefined, 'priceLowToHigh'])
    expect((await shown({ ...two, keywords: 'numbat', sortBy })).cards).toHaveLength(2);
  // The one that was meant stands for itself, and the other weight beside it.
  expect((await shown({ ...two, keywords: 'NUMBAT-25' })).cards).toEqual([[bag25, undefined]]);
  const meant = await shown({ ...two, keywords: 'Numbat 0.25 g BBs, Bag' });
  expect(meant.cards?.[0]).toEqual([bag25, undefined]);
});

test('a card has its price, stock and reviews of the product that it leads to, and says who is cheaper', async () => {
  const bbs = (weight: number, more: Parameters<typeof product>[1]) =>
    product(on, {
      title: `Numbat BBs, ${weight} g`,
      category: 'bbs',
      attributes: { 'bb-weight': weight, count: 2000 },
      ...more,
    });
  const [light, , heavy] = [
    await bbs(0.2, { pricePence: 900, createdAt: new Date('2026-01-01') }),
    await bbs(0.25, { pricePence: 700, onHand: 0, createdAt: new Date('2026-01-02') }),
    await bbs(0.3, { pricePence: 1200, onHand: 3, createdAt: new Date('2026-01-03') }),
  ];
  const members = await on.shop.db.select({ id: products.id }).from(products);
  await familyOf(
    members.map(({ id }) => id),
    ['bb-weight'],
  );
  const [card] = (await list({ catagory: 'bbs' })).data ?? [];
  expect(card).toMatchObject({
    id: heavy,
    tittle: 'Numbat BBs, 0.3 g',
    price: 12,
    quantity: 3,
    family: { choices: '3 weights', price: 9, cheapest: { id: light }, choose: false },
  });
  // By price its place is that of the price it shows.
  const dearer = await product(on, { category: 'bbs', pricePence: 800 });
  const cheap = await list({ catagory: 'bbs', sortBy: 'priceLowToHigh' });
  expect(cheap.data?.map(({ id }) => id)).toEqual([dearer, light]);
});

test('a card of sizes has the reviews of all of them, as its page does; one of weights has its product’s own', async () => {
  const reviewed = { reviewCount: 1, starSum: 2 };
  const sizes = [await gloves('S', reviewed), await gloves('M', { reviewCount: 3, starSum: 12 })];
  await familyOf(sizes);
  const bbs = (weight: number, more: Parameters<typeof product>[1]) =>
    product(on, { category: 'bbs', attributes: { 'bb-weight': weight, count: 2000 }, ...more });
  const weights = [await bbs(0.2, { reviewCount: 5, starSum: 25 }), await bbs(0.25, { onHand: 0 })];
  await familyOf(weights, ['bb-weight']);
  const said = async (catagory: 'attire' | 'bbs', more = {}) =>
    (await list({ catagory, ...more })).data?.map(({ rating, reviews }) => [rating, reviews]);
  expect(await said('attire')).toEqual([[3.5, 4]]);
  // By rating its place is that of the stars it shows.
  expect(await said('attire', { sortBy: 'rating' })).toEqual([[4, 3]]);
  expect(await said('bbs')).toEqual([[5, 5]]);
});

test('the best deals have the best of a family alone, of those in stock', async () => {
  const tiers = (quantity: number, percent: number) => ({
    tierQuantities: [quantity, 10],
    tierPercents: [percent, 40],
  });
  const [soldOut, ofThree, ofTwo, alone] = [
    await gloves('S', { ...tiers(2, 20), onHand: 0 }),
    await gloves('M', tiers(3, 15)),
    await gloves('L', tiers(2, 15)),
    await product(on, tiers(2, 12)),
  ];
  const deals = async () => (await hotDeals(on.shop, 9)).map(({ id }) => id);
  // What is given for the second unit counts more than for the third, and that for the tenth little.
  expect(await deals()).toEqual([ofTwo, alone, ofThree]);
  await familyOf([soldOut, ofThree, ofTwo]);
  expect(await deals()).toEqual([ofTwo, alone]);
});

test('a search shows a family once, the product alone that it means, and a code’s product first', async () => {
  const [s, m] = [await gloves('S'), await gloves('M', { sku: 'GLOVES-M1' })];
  const other = await product(on, { title: 'Numbat cap', category: 'attire' });
  await familyOf([s, m]);
  await on.shop.db.execute(
    sql`insert into search_words (word, place) values ('numbat', 3), ('gloves', 3) on conflict do nothing`,
  );
  await on.shop.db.execute(sql`update list_versions set version = version + 1 where tag = 'search words'`);
  const found = await list({ keywords: 'numbat' });
  expect([found.total, found.data?.length]).toEqual([2, 2]);
  expect(found.data?.find(({ family }) => family)?.family?.choices).toBe('2 sizes');
  expect(found.data?.some(({ id }) => id === other)).toBe(true);
  const sorted = await list({ keywords: 'numbat', sortBy: 'newest' });
  expect([sorted.total, sorted.data?.length]).toEqual([2, 2]);
  const [first, ...rest] = (await list({ keywords: 'GLOVES-M1' })).data ?? [];
  expect([first?.id, first?.family, rest]).toEqual([m, null, []]);
});

test('pages of a list never repeat or lose a card, and counts are of cards, however it is narrowed and sorted', async () => {
  for (let n = 0; n < 8; n++) {
    const members = [];
    for (const size of ['S', 'M', 'L', 'XL'].slice(0, 1 + (n % 4)))
      members.push(
        await gloves(size, {
          title: `Numbat gloves ${n}, size ${size}`,
          pricePence: 500 + ((n * 7 + size.length * 13) % 5) * 100,
          onHand: (n + size.length) % 3,
          soldLately: n % 3,
          reviewCount: n % 2,
          starSum: (n % 2) * (1 + (n % 5)),
          attributes: { size, colour: n % 2 ? 'Tan' : 'Black' },
        }),
      );
    if (members.length > 1) await familyOf(members);
  }
  const filters = fc.record({
    sortBy: fc.constantFrom(undefined, ...sortings),
    maxPrice: fc.constantFrom(6, 8, 9999),
    inStock: fc.boolean(),
    catagory: fc.constantFrom('attire', 'all'),
    attributes: fc.constantFrom<Record<string, string[]>>(
      {},
      { size: ['S'] },
      { size: ['S', 'L'] },
      { colour: ['Tan'] },
    ),
  });
  await fc.assert(
    fc.asyncProperty(filters, async (body) => {
      const plain = await list({ ...body, families: false });
      const rows = await on.shop.db
        .select({ id: products.id, familyId: products.familyId, attributes: products.attributes })
        .from(products);
      const isApart = (body.attributes.size ?? []).length > 1;
      const placeOf = new Map(
        rows.map(({ id, familyId, attributes }) => [
          id,
          familyId === null ? id : `${familyId} ${isApart && attributes.size}`,
        ]),
      );
      // A family stands where the first of it that is in stock does, if any is.
      const found = plain.data ?? [];
      const isShown = ({ id, quantity }: (typeof found)[number]) =>
        quantity > 0 || !found.some((one) => one.quantity > 0 && placeOf.get(one.id) === placeOf.get(id));
      const wanted = [...new Set(found.filter(isShown).map(({ id }) => placeOf.get(id)))];
      const pages = [];
      for (let offset = 0; offset < wanted.length + 2; offset += 2)
        pages.push(...((await list({ ...body, count: 2, offset })).data ?? []));
      // In the order in which these stand in the list of products, and each is one of them.
      expect(pages.every(({ id }) => found.some((one) => one.id === id && isShown(one)))).toBe(true);
      expect(pages.map(({ id }) => placeOf.get(id))).toEqual(wanted);
      const { total, facets = [] } = await list(body);
      expect(total).toBe(wanted.length);
      if (Object.keys(body.attributes).length > 0) return;
      for (const { key, values } of facets)
        for (const { value, count } of values) {
          const those = (plain.data ?? []).filter(({ attributes }) => String(attributes[key]) === value);
          expect(count, `${key} ${value}`).toBe(new Set(those.map(({ id }) => placeOf.get(id))).size);
        }
    }),
    { numRuns: 40 },
  );
});

test('what stands in the way of a family is said with the titles of its products', async () => {
  const [s, m, other] = [
    await gloves('S'),
    await gloves('M'),
    await gloves('M', { title: 'Numbat gloves, black' }),
  ];
  const none = await gloves('L', { title: 'Sizeless gloves', attributes: {} });
  const bbs = await product(on, { title: 'Numbat BBs' });
  const refused = async (body: object) => {
    const { status, message } = await save({ axes: ['size'], ...body });
    return [status, message];
  };
  expect(await refused({ productIds: [s] })).toEqual([400, 'A family needs two products at least']);
  expect(await refused({ productIds: [s, none] })).toEqual([400, '‘Sizeless gloves’ states no size']);
  expect(await refused({ productIds: [s, m, other] })).toEqual([
    400,
    expect.stringMatching(/^‘Numbat gloves, .*’ and ‘Numbat gloves, .*’ are both M$/),
  ]);
  expect(await refused({ productIds: [s, bbs] })).toEqual([
    400,
    expect.stringContaining('in another category than'),
  ]);
  expect(await refused({ productIds: [s, m], axes: ['bb-weight'] })).toEqual([
    400,
    'Products of this category state no such fact',
  ]);
  expect(await refused({ productIds: [s, m], axes: [] })).toEqual([
    400,
    'Choose one or two facts that tell the products apart',
  ]);
  expect(await refused({ productIds: [s, 'nosuchproduct'] })).toEqual([404, expect.any(String)]);
  await familyOf([s, m]);
  expect(await refused({ productIds: [m, await gloves('XL')] })).toEqual([
    400,
    '‘Numbat gloves, tan, size M’ belongs to another family. Take it out of that one first.',
  ]);
});

test('a family is edited by one of two, left, and dissolved with its last but one member', async () => {
  const [s, m, l] = [await gloves('S'), await gloves('M'), await gloves('L')];
  const familyId = await familyOf([s, m]);
  expect(await save({ familyId, version: 1, axes: ['size'], productIds: [s, m, l] })).toMatchObject({
    status: 200,
    familyId,
    version: 2,
  });
  const late = await save({ familyId, version: 1, axes: ['size'], productIds: [s, l] });
  expect([late.status, late.message]).toEqual([
    409,
    'Somebody else has changed this family in the meantime. Load it again.',
  ]);
  expect(await save({ familyId, version: 2, axes: ['size'], productIds: [m, l] })).toMatchObject({
    status: 200,
  });
  expect([(await details(s))?.family, (await details(l))?.family?.members.length]).toEqual([null, 2]);
  expect(await save({ familyId, axes: ['size'], productIds: [l] })).toMatchObject({ familyId: null });
  expect((await details(l))?.family).toBe(null);
  expect(await save({ familyId, dissolve: true })).toMatchObject({ status: 404 });
  const again = await familyOf([s, m, l]);
  expect(await save({ familyId: again, dissolve: true })).toMatchObject({ status: 200, familyId: null });
  expect(await on.shop.db.$count(families)).toBe(0);
  const actions = await on.shop.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
  expect(
    actions
      .map(({ action }) => action)
      .filter((action) => action.startsWith('family'))
      .slice(-2),
  ).toEqual(['family saved', 'family dissolved']);
});

test('an edit that takes a member its place is refused beside the field, and so is another category', async () => {
  const [s, m] = [await gloves('S'), await gloves('M')];
  await familyOf([s, m]);
  const seen = (await staff.post('/dash-product-details', { id: s })).data?.[0];
  expect(seen?.family?.members.map(({ id }) => id)).toEqual([s, m]);
  const edit = (more: object) =>
    staff.post('/dash-update-product', {
      productId: s,
      title: 'Numbat gloves, tan, size S',
      category: 'attire',
      desc: 'Gloves for tests',
      price: 10,
      status: 1,
      quantity: 20,
      ...more,
    } as never) as Promise<{ status: number; errors?: Record<string, string> }>;
  expect(await edit({ attributes: { size: 'M' } })).toMatchObject({
    status: 400,
    errors: { 'attributes.size': '‘Numbat gloves, tan, size M’ in its family is already M' },
  });
  expect(await edit({ attributes: { size: '' } })).toMatchObject({
    status: 400,
    errors: { 'attributes.size': 'Its family needs this: without size it has no place there' },
  });
  expect(await edit({ category: 'gas' })).toMatchObject({
    status: 400,
    errors: { category: 'It belongs to a family. Take it out of the family first.' },
  });
  expect(await edit({ attributes: { size: 'XL' } })).toMatchObject({ status: 200 });
});

test('rows of a file are judged together: two may change places, one may not take another’s', async () => {
  const [s, m] = [await gloves('S'), await gloves('M')];
  await familyOf([s, m]);
  const rows = await on.shop.db.select().from(products);
  const rowOf = (id: string, line: number, size: string) => {
    const before = rows.find((row) => row.id === id);
    if (!before) throw new Error('it is gone');
    return { line, before, after: { ...before, attributes: { size } }, cell: undefined };
  };
  const found = async (...changed: ReturnType<typeof rowOf>[]) =>
    (await planFamilies(on.shop, standardAttributes, changed)).refused;
  expect(await found(rowOf(s, 2, 'M'), rowOf(m, 3, 'S'))).toEqual([]);
  expect(await found(rowOf(s, 2, 'M'))).toMatchObject([
    { line: 2, problem: { why: 'same', other: { id: m } } },
  ]);
});

test('what is kept of families for counting is what counting finds, whoever writes products', async () => {
  const step = fc.record({
    what: fc.constantFrom('join', 'leave', 'hide', 'show', 'restate', 'remove', 'add'),
    which: fc.nat({ max: 9 }),
    size: fc.constantFrom('S', 'M', 'L'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await on.shop.db.execute(sql`truncate families, products, orders, facet_counts cascade`);
      const made = await on.shop.db
        .insert(families)
        .values([1, 2].map(() => ({ category: 'attire' as const, title: 'F', axes: ['size'] })))
        .returning();
      for (const { what, which, size } of steps) {
        const [row] = await on.shop.db.select().from(products).orderBy(products.id).offset(which).limit(1);
        const [known] = await on.shop.db
          .select()
          .from(families)
          .offset(which % 2)
          .limit(1);
        const familyId = known?.id ?? null;
        if (what === 'add' || !row) await gloves(size, { familyId });
        else if (what === 'remove') await on.shop.db.delete(products).where(eq(products.id, row.id));
        else
          await on.shop.db
            .update(products)
            .set({
              ...(what === 'join' && { familyId }),
              ...(what === 'leave' && { familyId: null }),
              ...(what === 'hide' && { active: false }),
              ...(what === 'show' && { active: true }),
              ...(what === 'restate' && { attributes: { size, colour: 'Black' } }),
            })
            .where(eq(products.id, row.id));
      }
      expect(made.length).toBe(2);
      const { rows: members } = await on.shop.db.execute(
        sql`select id, active_members, (select count(*)::int from products where family_id = families.id and active) as counted from families`,
      );
      for (const row of members) expect(row.active_members).toBe(row.counted);
      const { rows: siblings } = await on.shop.db.execute<{ id: number; count: number }>(
        sql`select value_id as id, sum(n - 1)::int as count from (select family_id, value_id, count(*) as n
          from products, unnest(facets) as value_id where active and family_id is not null group by 1, 2) as each
          group by 1 having sum(n - 1) > 0`,
      );
      const kept = await on.shop.db.select().from(facetCounts);
      expect(
        Object.fromEntries(kept.filter((one) => one.siblings > 0).map((one) => [one.valueId, one.siblings])),
      ).toEqual(Object.fromEntries(siblings.map(({ id, count }) => [id, count])));
      expect(kept.every((one) => one.siblings >= 0)).toBe(true);
      expect((await on.shop.db.select().from(familyFacets)).every((one) => one.members >= 0)).toBe(true);
    }),
    { numRuns: 12 },
  );
});

test('the counts of a search are those of its listing, in all and in each category', async () => {
  const gloved = [await gloves('S', { sku: 'NUMBAT-S' }), await gloves('M'), await gloves('L')];
  await familyOf(gloved);
  await product(on, { title: 'Numbat cap', category: 'attire' });
  await product(on, { title: 'Numbat BBs', category: 'bbs' });
  await product(on, { title: 'Numbat sling', category: 'attachments', active: false });
  await transact(on.shop, learnAllWords);
  const counts = (keywords: string) => on.browser().post('/search-counts', { keywords });
  for (const keywords of ['numbat', 'numbats', 'NUMBAT-S', 'gloves', 'numbat gloves purple', 'wombat']) {
    const counted = await counts(keywords);
    expect(counted.total, keywords).toBe((await list({ catagory: 'all', keywords })).total);
    const suggested = await on.browser().post('/search-product', { keywords, families: true });
    expect(suggested.data?.length, keywords).toBe(counted.total);
    for (const { category, total } of counted.categories ?? [])
      expect((await list({ catagory: category, keywords })).total, `${keywords} ${category}`).toBe(total);
  }
  expect(await counts('numbat')).toMatchObject({
    total: 3,
    categories: [
      { category: 'attire', total: 2 },
      { category: 'bbs', total: 1 },
    ],
  });
  expect(await counts('wombat')).toMatchObject({ total: 0, categories: [] });
  // Kept counts go with what they count.
  await product(on, { title: 'Numbat vest', category: 'attire' });
  on.shop.invalidate(['searches']);
  await on.cache.settled();
  expect(await counts('numbat')).toMatchObject({ total: 4 });
});
