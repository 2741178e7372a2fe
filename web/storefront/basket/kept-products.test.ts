import { beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../../browser/storage.fixture.ts';
import type { KnownProduct } from './kept-products.ts';

let stored: Map<string, string>;
let kept: typeof import('./kept-products.ts');

beforeEach(async () => {
  stored = browserStorage();
  vi.resetModules();
  kept = await import('./kept-products.ts');
});

const gas = {
  id: 'gas',
  title: 'Green gas',
  slug: 'green-gas',
  category: 'gas',
  pricePence: 1099,
  available: 20,
  images: ['can.webp'],
  tiers: [{ quantity: 5, percent: 15 }],
  attributes: {},
  description: 'A long text.',
  features: ['Seals'],
  version: 7,
} as unknown as KnownProduct & object;
const sight = { ...gas, id: 'sight', title: 'Sight' };
const known = (...products: (KnownProduct & object)[]) =>
  new Map<string, KnownProduct>(products.map((one) => [one.id, one]));

test('what is in the cart is kept, without what the cart does not show, and goes when it leaves', () => {
  kept.keepProducts(['gas', 'sight'], known(gas, sight));
  expect([...kept.readKeptProducts().values()]).toMatchObject([
    { id: 'gas', title: 'Green gas', pricePence: 1099, description: '', features: [] },
    { id: 'sight' },
  ]);
  kept.keepProducts(['sight'], new Map());
  expect([...kept.readKeptProducts().keys()]).toEqual(['sight']);
  kept.keepProducts(['sight'], new Map([['sight', 'gone' as const]]));
  expect(kept.readKeptProducts().size).toBe(0);
});

test.each([
  ['no list', '{"id":"gas"}'],
  ['not JSON', '{'],
  ['without a price', JSON.stringify([{ ...gas, pricePence: undefined }])],
  ['of another category', JSON.stringify([{ ...gas, category: 'boats' }])],
  ['with spoilt tiers', JSON.stringify([{ ...gas, tiers: [null] }])],
])('what is %s is no product', (_what, text) => {
  stored.set('cartProducts', text);
  expect(kept.readKeptProducts().size).toBe(0);
});
