import { beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from './storage.fixture.ts';

let cart: typeof import('./cart.ts') & typeof import('./cart-lines.ts');

beforeEach(async () => {
  browserStorage();
  vi.resetModules();
  cart = { ...(await import('./cart.ts')), ...(await import('./cart-lines.ts')) };
});

const fill = (count: number) => {
  for (let place = 1; place <= count; place++)
    cart.addToCart({ id: `bottle-${place}`, quantity: 1, pricePence: 999 });
};

test('a cart takes five different items and refuses the sixth', () => {
  fill(5);
  expect(cart.addToCart({ id: 'sixth', quantity: 1, pricePence: 100 })).toBe('full');
  expect(cart.raiseInCart({ id: 'sixth', pricePence: 100 })).toBe('full');
  expect(cart.readCart()).toHaveLength(5);
});

test('the shop card raises what is there by one, up to ten', () => {
  expect(cart.raiseInCart({ id: 'bottle', pricePence: 999 })).toBe('added');
  for (let times = 2; times <= 10; times++)
    expect(cart.raiseInCart({ id: 'bottle', pricePence: 999 })).toBe('present');
  cart.raiseInCart({ id: 'bottle', pricePence: 999 });
  expect(cart.readCart()).toEqual([{ id: 'bottle', quantity: 10, pricePence: 999 }]);
  // As spec.md section 3 has it: in pounds.
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([
    { id: 'bottle', quantity: 10, price: 9.99 },
  ]);
});

test('the product page does not add an item twice', () => {
  cart.addToCart({ id: 'bottle', quantity: 3, pricePence: 999 });
  expect(cart.addToCart({ id: 'bottle', quantity: 7, pricePence: 999 })).toBe('present');
  expect(cart.readCart()[0]?.quantity).toBe(3);
});

test('a removed item comes back where it was', () => {
  fill(3);
  const removed = cart.removeFromCart('bottle-2');
  expect(cart.readCart().map(({ id }) => id)).toEqual(['bottle-1', 'bottle-3']);
  if (removed) cart.restoreToCart(removed);
  expect(cart.readCart().map(({ id }) => id)).toEqual(['bottle-1', 'bottle-2', 'bottle-3']);
});

test('a removed item stays away when five others took its room', () => {
  fill(5);
  const removed = cart.removeFromCart('bottle-1');
  cart.addToCart({ id: 'other', quantity: 1, pricePence: 100 });
  expect(removed && cart.restoreToCart(removed)).toBe(false);
});

test.each([
  ['not JSON', '{bad'],
  ['not a list', '{"id":"a"}'],
  [
    'items that are none',
    '[null, 3, {"id":"a"}, {"id":"a","quantity":0,"price":1}, {"id":"b","quantity":1.5,"price":1}]',
  ],
])('a spoilt cart counts as empty: %s', (_, text) => {
  localStorage.setItem('cart', text);
  expect(cart.readCart()).toEqual([]);
});

test('the good items of a partly spoilt cart stay', () => {
  localStorage.setItem(
    'cart',
    '[{"id":"a","quantity":2,"price":1}, {"id":"a","quantity":9,"price":1}, {"id":7}]',
  );
  expect(cart.readCart()).toEqual([{ id: 'a', quantity: 2, pricePence: 100 }]);
});

test('with storage blocked the cart lasts as long as the page', () => {
  browserStorage({ blocked: true });
  expect(cart.addToCart({ id: 'bottle', quantity: 1, pricePence: 999 })).toBe('added');
  expect(cart.readCart()).toHaveLength(1);
  cart.emptyCart();
  expect(cart.readCart()).toEqual([]);
});
