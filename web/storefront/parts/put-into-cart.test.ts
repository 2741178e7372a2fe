import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CartProduct, encodeCartProduct } from '#contract/product.ts';
import { browserStorage } from '../../browser/storage.fixture.ts';

let again: typeof import('./put-into-cart.ts');
let cart: typeof import('../../browser/cart.ts');

beforeEach(async () => {
  browserStorage();
  vi.resetModules();
  again = await import('./put-into-cart.ts');
  cart = await import('../../browser/cart.ts');
});
afterEach(() => vi.unstubAllGlobals());

const product: CartProduct = {
  id: '',
  title: '',
  slug: '',
  adult: false,
  imitation: false,
  category: 'bbs',
  description: '',
  pricePence: 999,
  available: 0,
  taxPercent: 20,
  active: true,
  images: [],
  features: [],
  tiers: [],
  rating: 0,
  reviewCount: 0,
  sku: '',
  barcode: '',
  weightGrams: null,
  attributes: {},
  unitPrice: null,
  version: 1,
};

/** What the shop has of each product; nothing of one that is gone, undefined where it can't be asked. */
function shelf(stock: Record<string, number | undefined>) {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { productId } = JSON.parse(String(body));
    if (!(productId in stock)) return new Response('{"message":"gone"}', { status: 404 });
    const available = stock[productId];
    if (available === undefined) throw new TypeError('Failed to fetch');
    const found = { ...product, id: productId, title: productId, available };
    return new Response(JSON.stringify([encodeCartProduct(found)]));
  });
}
const lines = (wanted: Record<string, number>) =>
  Object.entries(wanted).map(([productId, quantity]) => ({ productId, title: productId, quantity }));

test('lines are put into the cart as they were ordered, at today’s price', async () => {
  shelf({ bottle: 20, gas: 3 });
  expect(await again.putIntoCart(lines({ bottle: 4, gas: 3 }))).toEqual([
    { title: 'bottle', fate: 'added' },
    { title: 'gas', fate: 'added' },
  ]);
  expect(cart.readCart()).toEqual([
    { id: 'bottle', quantity: 4, pricePence: 999 },
    { id: 'gas', quantity: 3, pricePence: 999 },
  ]);
});

test('what is sold out, no longer sold, scarce or can’t be asked about is told, and the rest goes in', async () => {
  shelf({ scarce: 2, out: 0, unreachable: undefined, fine: 9 });
  expect(await again.putIntoCart(lines({ scarce: 5, out: 1, gone: 1, unreachable: 1, fine: 1 }))).toEqual([
    { title: 'scarce', fate: 'fewer', left: 2 },
    { title: 'out', fate: 'sold out' },
    { title: 'gone', fate: 'gone' },
    { title: 'unreachable', fate: 'unknown' },
    { title: 'fine', fate: 'added' },
  ]);
  expect(cart.readCart().map(({ id, quantity }) => [id, quantity])).toEqual([
    ['scarce', 2],
    ['fine', 1],
  ]);
});

test('what is in the cart already stays as it is, and a sixth item has no room', async () => {
  for (const id of ['bottle', 'two', 'three', 'four']) cart.addToCart({ id, quantity: 7, pricePence: 100 });
  shelf({ bottle: 20, five: 20, six: 20 });
  expect(await again.putIntoCart(lines({ bottle: 1, five: 1, six: 1 }))).toEqual([
    { title: 'bottle', fate: 'present' },
    { title: 'five', fate: 'added' },
    { title: 'six', fate: 'full' },
  ]);
  expect(cart.readCart()).toHaveLength(5);
  expect(cart.readCart()[0]).toEqual({ id: 'bottle', quantity: 7, pricePence: 100 });
});
