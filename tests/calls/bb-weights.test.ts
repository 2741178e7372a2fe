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
