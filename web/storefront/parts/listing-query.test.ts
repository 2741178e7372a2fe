import { expect, test } from 'vitest';
import { addressOf } from './listing-query.ts';
import { readQuery } from './read-query.ts';

const read = (address: string) => {
  const url = new URL(address, 'http://shop.example');
  return readQuery(decodeURIComponent(url.pathname.slice('/shop/'.length)), url.searchParams);
};

test.each([
  '/shop/all',
  '/shop/bbs',
  '/shop/discount',
  '/shop/discount?min=10&max=100&sort=priceLowToHigh',
  '/shop/gas?q=green+gas&discounted=1&page=3',
  '/shop/bbs?max=13&stock=1',
  '/shop/bbs?min=4.5&max=12.99',
  '/shop/0.25g%20tracer%3F%20%23bio?sort=newest',
  '/shop/all?q=..',
  '/shop/all?q=.',
  '/shop/all?q=0.25g+tracer+%2F+bio&sort=newest',
  '/shop/all?q=50%25',
  '/shop/all?q=a%5Cb&discounted=1',
])('%s is the one address of what it asks for', (address) => {
  expect(addressOf(read(address))).toBe(address);
});

test('the Discount Zone is all categories, discounted only', () => {
  expect(read('/shop/discount')).toMatchObject({ category: 'all', discounted: true, keywords: '' });
  expect(addressOf({ ...read('/shop/discount'), discounted: false })).toBe('/shop/all');
});

test('one letter is no search: all products are listed', () => {
  expect(addressOf(read('/shop/b'))).toBe('/shop/all');
  expect(addressOf(read('/shop/all?q=B'))).toBe('/shop/all');
  expect(addressOf(read('/shop/gas?q=b&stock=1'))).toBe('/shop/gas?stock=1');
  expect(addressOf(read('/shop/m4'))).toBe('/shop/m4');
});

test('words sent to a place that is no category become a search of their own', () => {
  expect(addressOf(read('/shop/all?q=tracer'))).toBe('/shop/tracer');
  expect(addressOf(read('/shop/discount?q=tracer'))).toBe('/shop/tracer?discounted=1');
  expect(addressOf(read('/shop/tracer?q=bio'))).toBe('/shop/bio');
});

test('what is not one of the choices counts as not said', () => {
  const query = read('/shop/bbs?min=7x&max=-1&sort=cheapest&page=zero&discounted=maybe');
  expect(query).toMatchObject({ minPence: 0, maxPence: 999_900, page: 1, discounted: false });
  expect(query.sortBy).toBeUndefined();
  expect(read('/shop/bbs?page=1e9').page).toBe(40);
});

test('a price or ‘in stock’ in words is chosen, and no word', () => {
  expect(addressOf(read('/shop/0.28 bio under £13'))).toBe('/shop/0.28%20bio?max=13');
  expect(addressOf(read('/shop/bbs?q=tracer+under+£12.50&max=100'))).toBe('/shop/bbs?q=tracer&max=12.5');
  expect(addressOf(read('/shop/under £5'))).toBe('/shop/all?max=5');
  expect(addressOf(read('/shop/cheap bbs'))).toBe('/shop/bbs?sort=priceLowToHigh');
  expect(addressOf(read('/shop/best sellers'))).toBe('/shop/all?sort=bestSelling');
  expect(addressOf(read('/shop/popular bbs?sort=rating'))).toBe('/shop/bbs?sort=rating');
  expect(addressOf(read('/shop/new in'))).toBe('/shop/all');
  expect(addressOf(read('/shop/in stock bio bbs'))).toBe('/shop/bio%20bbs?stock=1');
});

test('a name that every object has is no category', () => {
  expect(read('/shop/constructor')).toMatchObject({ category: 'all', keywords: 'constructor' });
});
