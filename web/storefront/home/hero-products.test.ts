import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { heroProducts } from './hero-products.ts';

let made = 0;
const product = (title: string, changes: Partial<Product> = {}) =>
  ({
    id: String(++made),
    slug: '',
    title,
    pricePence: 500,
    available: 3,
    images: ['a.webp'],
    features: [],
    tiers: [],
    attributes: {},
    ...changes,
  }) as unknown as Product;
const titles = (shelves: Product[][]) => heroProducts(shelves).map(({ title }) => title);

test('from each shelf in turn, not first what stands for the shelf, of one name one, and only what can be had and seen', () => {
  expect(
    titles([
      [product('A1'), product('A2'), product('A3')],
      [product('B1'), product('B2, red'), product('B2, blue'), product('B4')],
      [product('C1', { available: 0 }), product('C2', { images: [] }), product('C3')],
    ]),
  ).toEqual(['A2', 'B2, red', 'A1', 'B1', 'A3', 'C3']);
});

test('as many as fill rows', () => {
  const shelf = (count: number) => [Array.from({ length: count }, (_, at) => product(`P${at}`))];
  expect([0, 1, 2, 3, 5, 6, 8].map((count) => heroProducts(shelf(count)).length)).toEqual([
    0, 0, 2, 3, 3, 6, 6,
  ]);
});
