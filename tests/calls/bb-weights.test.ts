import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#database/schema.ts';
import { readBbWeights } from '#shop/catalogue/bb-weights.ts';
import { product } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';

let on: TestShop;
beforeAll(async () => {
  on = await openShop();
});
afterAll(() => on.close());

test('weights in stock are those of BBs that can be bought now, each once, rising', async () => {
  const bbs = (grams: number, more: object = {}) =>
    product(on, { category: 'bbs', attributes: { 'bb-weight': grams }, ...more });
  await bbs(0.28);
  await bbs(0.2);
  const last = await bbs(0.25);
  await bbs(0.2);
  await bbs(0.4, { onHand: 0 });
  await bbs(0.43, { active: false });
  await bbs(0.36, { category: 'gas' });
  await bbs(0);
  expect(await readBbWeights(on.shop)).toEqual([0.2, 0.25, 0.28]);

  const tags: string[] = [];
  await readBbWeights({ ...on.shop, cacheTag: (tag) => tags.push(tag) });
  expect(tags.sort()).toEqual(['attributes bbs', 'list bbs', 'stock bbs']);

  await on.shop.db.update(products).set({ onHand: 0 }).where(eq(products.id, last));
  expect(await readBbWeights(on.shop)).toEqual([0.2, 0.28]);
});

test('a sampler is found by each of the weights that it lists, and counted among them', async () => {
  const shop = await openShop();
  try {
    const bbs = (attributes: object) => product(shop, { category: 'bbs', attributes: attributes as never });
    const bottle = await bbs({ 'bb-weight': 0.3 });
    const sampler = await bbs({ 'bb-weights': '.23, 0.25 and 0.30 g' });
    // What states its own weight is of that one.
    const other = await bbs({ 'bb-weight': 0.28, 'bb-weights': '0.3 g beside it' });
    const listed = (more: object = {}) => shop.browser().post('/getProducts', { catagory: 'bbs', ...more });
    const found = async (...values: string[]) =>
      (await listed({ attributes: { 'bb-weight': values } })).data?.map(({ id }) => id).sort();
    expect(await found('0.3')).toEqual([bottle, sampler].sort());
    expect(await found('0.23', '0.28')).toEqual([other, sampler].sort());
    const weights = (await listed()).facets?.find(({ key }) => key === 'bb-weight');
    expect(weights?.values.map(({ value, count }) => [value, count])).toEqual([
      ['0.23', 1],
      ['0.25', 1],
      ['0.28', 1],
      ['0.3', 2],
    ]);
    expect(await readBbWeights(shop.shop)).toEqual([0.23, 0.25, 0.28, 0.3]);
  } finally {
    await shop.close();
  }
});
