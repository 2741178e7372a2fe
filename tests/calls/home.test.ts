import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, reviews } from '#database/schema.ts';
import { readBbPrices } from '#shop/catalogue/bb-guide.ts';
import { newestReviews } from '#shop/reviews/newest.ts';
import { readLoadout } from '#web/storefront/home/loadout/read-loadout.ts';
import { product } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const set = (id: string, values: Partial<typeof products.$inferInsert>) =>
  on.shop.db.update(products).set(values).where(eq(products.id, id));

test('the loadout of the home page shows what is sold of it, with prices as they are; of a shop that sells too little of it there is none', async () => {
  expect(await readLoadout(on.shop)).toBeNull();
  const skus = [
    'GLOVES-CRAG-TAN-L',
    'goggles-clearway-smoke',
    'DOT-MICRO',
    'GAS-12-600',
    'BB-025-BIO-3000',
    'MAG-LOADER-100',
  ];
  const ids: string[] = [];
  for (const sku of skus) ids.push(await product(on, { sku, title: sku, pricePence: 1299 }));
  const [gloves = '', goggles = '', sight = ''] = ids;
  const shown = async () =>
    (await readLoadout(on.shop))?.shown.things.map(({ name, pricePence, available }) => [
      name,
      pricePence,
      available,
    ]);
  await set(gloves, { pricePence: 999 });
  await set(goggles, { onHand: 0 });
  await set(sight, { active: false });
  expect(await shown()).toEqual([
    ['gloves', 999, 20],
    ['goggles', 1299, 0],
    ['gas', 1299, 20],
    ['bbs', 1299, 20],
    ['loader', 1299, 20],
  ]);
  await set(gloves, { active: false });
  expect(await shown()).toBeUndefined();
});

test('weights of BBs are those in stock, each with the least that 1,000 cost', async () => {
  const bbs = (grams: unknown, count: number, more: object = {}) =>
    product(on, { attributes: { 'bb-weight': grams, count } as never, ...more });
  await bbs(0.25, 2000);
  await bbs(0.25, 4000);
  await bbs(0.2, 1000);
  await bbs(0.28, 1000, { onHand: 0 });
  await bbs(0.3, 1000, { active: false });
  await product(on, { attributes: { 'bb-weight': 0.36 } });
  expect(await readBbPrices(on.shop)).toEqual([
    { grams: 0.2, fromPence: 1000 },
    { grams: 0.25, fromPence: 250 },
    { grams: 0.36, fromPence: null },
  ]);
});

test('the newest reviews are by buyers, one of each product, published, and long enough to say something', async () => {
  const [one, other, third] = [await product(on), await product(on), await product(on)];
  const text = 'Held its zero all weekend, through rain and two falls on to a stone wall.';
  const written = (productId: string, day: number, more: object = {}) => ({
    productId,
    name: 'Ann',
    stars: 2,
    text,
    verified: true,
    createdAt: new Date(Date.UTC(2026, 0, day)),
    ...more,
  });
  await on.shop.db
    .insert(reviews)
    .values([
      written(one, 1),
      written(one, 3, { name: 'Newest' }),
      written(one, 4, { text: 'Good.' }),
      written(one, 5, { verified: false }),
      written(other, 2, { hiddenReason: 'rude' }),
      written(third, 6),
    ]);
  const found = await newestReviews(on.shop, { productIds: [one, other, third], limit: 3 });
  expect(found.map(({ product, review }) => [product.id, review.name])).toEqual([
    [third, 'Ann'],
    [one, 'Newest'],
  ]);
});
