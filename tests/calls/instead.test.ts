import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { products } from '#database/schema.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { transact } from '#shop/transact.ts';
import { readListing } from '#web/storefront/listing/read-listing.ts';
import { highest, type ListingQuery, lowest } from '#web/storefront/parts/listing-query.ts';
import { instead as text } from '#wording/storefront/instead.ts';
import { product } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const ids = { winter: '', green: '', dear: '' };
beforeAll(async () => {
  const gas = (title: string, kind: string) =>
    product(on, { title, category: 'gas', pricePence: 1499, attributes: { 'gas-kind': kind } });
  ids.winter = await gas('Numbat winter gas, 600 ml', 'Winter gas');
  ids.green = await gas('Numbat green gas, 600 ml', 'Green gas');
  ids.dear = await product(on, { title: 'Numbat red dot sight', category: 'attachments', pricePence: 5999 });
  await on.shop.db.update(products).set({ onHand: 0 }).where(eq(products.id, ids.winter));
  await transact(on.shop, learnAllWords);
});

async function list(keywords: string, narrowed: Partial<ListingQuery> = {}) {
  const page = await readListing(on.shop, {
    category: 'all',
    keywords,
    discounted: false,
    discountZone: false,
    minPence: lowest,
    maxPence: highest,
    inStock: false,
    minRating: 0,
    attributes: {},
    families: true,
    page: 1,
    ...narrowed,
  });
  if ('movedTo' in page) throw new Error(`moved to ${page.movedTo}`);
  return page;
}

test('a search for what is in stock says what it means and is sold out, and shows what else there is', async () => {
  const { help, notice, products } = await list('winter gas', { inStock: true });
  expect(help).toMatchObject({ title: 'Numbat winter gas, 600 ml', text: text.soldOut });
  expect(help?.path).toContain(ids.winter);
  expect([notice, products.map(({ id }) => id)]).toEqual(['', [ids.green]]);
  // Nothing is sold out of what is meant.
  expect((await list('green gas', { inStock: true })).help).toBeNull();
});

test('below what is all sold out stands what is nearest and in stock', async () => {
  for (const keywords of ['winter gas', 'gas for cold weather']) {
    const { products, beside } = await list(keywords);
    expect(products.map(({ id }) => id)).toEqual([ids.winter]);
    expect([beside?.title, beside?.products.map(({ id }) => id)]).toEqual([text.inStock, [ids.green]]);
  }
  expect((await list('gas')).beside).toBeUndefined();
});

test('what costs more than was said is shown where nothing costs less, and said to', async () => {
  const { empty } = await list('red dot', { maxPence: 5000 });
  expect([empty?.instead?.title, empty?.instead?.products.map(({ id }) => id)]).toEqual([
    'These cost more than £50',
    [ids.dear],
  ]);
  expect((await list('red dot', { maxPence: 6000 })).empty).toBeUndefined();
});
