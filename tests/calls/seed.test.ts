import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { products } from '#database/schema.ts';
import { catalogue } from '#demo/catalogue/index.ts';
import { seedDemo } from '#demo/seed.ts';
import { seedMany } from '#demo/seed-many.ts';
import { readValue } from '#shop/catalogue/attributes/attribute.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { findProductPage } from '#shop/catalogue/find.ts';
import { findGoesWith } from '#shop/catalogue/goes-with/find.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
beforeAll(async () => {
  await seedDemo(on.shop);
  await seedMany(on.shop, 4 * catalogue.length, () => {});
  await seedMany(on.shop, 10, () => {});
});

test('each demonstration product is served with its facts', async () => {
  for (const { title, sku, barcode, grams, attributes } of catalogue) {
    const [row] = await on.shop.db.select().from(products).where(eq(products.title, title));
    const { data } = await on.browser().post('/productData', { id: row?.id ?? '' });
    expect(data?.[0]).toMatchObject({ sku, barcode, weight: grams, attributes });
  }
});

test('its pictures are described on its page', async () => {
  for (const { title, pictures, alts } of catalogue) {
    const [row] = await on.shop.db.select().from(products).where(eq(products.title, title));
    const found = await findProductPage(on.shop, row?.id ?? '');
    expect(found?.alts, title).toHaveLength(pictures.length);
    expect(found?.alts, title).toEqual(alts ?? expect.not.arrayContaining(['']));
  }
});

test('with a battery box goes a pack that is no longer than it holds', async () => {
  const [box] = await on.shop.db.select().from(products).where(like(products.title, 'Keel battery box%'));
  const beside = await findGoesWith(on.shop, box?.id ?? '');
  const packs = beside?.filter(({ attributes }) => attributes['battery-kind'] === 'Battery') ?? [];
  expect(packs).not.toEqual([]);
  const [holds] = /\d+/.exec(String(box?.attributes.holds)) ?? [];
  for (const { attributes } of packs) expect(attributes.length).toBeLessThanOrEqual(Number(holds));
});

test('variations of one product state different values, each one that the shop defines', async () => {
  const rows = await on.shop.db
    .select()
    .from(products)
    .where(like(products.title, '%0.20 g BBs, bag of 5,000, series%'));
  expect(new Set(rows.map(({ attributes }) => attributes['bb-weight'])).size).toBeGreaterThan(2);
  const varied = await on.shop.db.select().from(products).where(like(products.title, '%, series _'));
  for (const { attributes } of varied)
    for (const [key, value] of Object.entries(attributes)) {
      const attribute = standardAttributes.find((one) => one.key === key);
      expect(attribute && readValue(attribute, value), key).toEqual({ value });
    }
});
