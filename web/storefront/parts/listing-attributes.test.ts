import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, type ListingQuery } from './listing-query.ts';
import { readQuery } from './read-query.ts';

const read = (address: string) => {
  const url = new URL(address, 'http://shop.example');
  return readQuery(decodeURIComponent(url.pathname.slice('/shop/'.length)), url.searchParams);
};
const attributesAt = (search: string) => read(`/shop/bbs?${search}`).attributes;

test.each([
  '/shop/bbs?f.bb-weight=0.25&f.bb-weight=0.28&f.biodegradable=true',
  '/shop/bbs?f.count=2000..4000',
  '/shop/bbs?f.count=2000..',
  '/shop/bbs?f.count=..4000&sort=unitPrice',
  '/shop/tracer?min=10&stock=1&rating=4&f.colour=Ranger+green&sort=bestSelling&page=2',
  '/shop/discount?stock=1',
])('%s is the one address of what it asks for', (address) => {
  expect(addressOf(read(address))).toBe(address);
});

test('keys and values come by their letters, once each', () => {
  const address = addressOf(read('/shop/bbs?f.size=M&f.colour=Tan&f.size=L&f.colour=Black&f.size=M'));
  expect(address).toBe('/shop/bbs?f.colour=Black&f.colour=Tan&f.size=L&f.size=M');
});

test('the two fields of a range become one', () => {
  expect(attributesAt('f.count.from=2000&f.count.to=4000')).toEqual({ count: { from: 2000, to: 4000 } });
  expect(attributesAt('f.count.from=&f.count.to=4000')).toEqual({ count: { to: 4000 } });
  expect(attributesAt('f.count.from=&f.count.to=')).toEqual({});
  expect(attributesAt('f.count=4000..2000')).toEqual({ count: { from: 2000, to: 4000 } });
  expect(addressOf(read('/shop/bbs?f.count.to=4000.50&f.count.from=-0'))).toBe('/shop/bbs?f.count=0..4000.5');
});

test('what is not well formed, and more than anybody chooses, counts as not said', () => {
  for (const search of [
    'f.=1',
    'f.Weight=1',
    'f.bb_weight=1',
    'f.a..b=1',
    `f.${'k'.repeat(41)}=1`,
    'f.size=',
    'f.size=+',
    `f.size=${'x'.repeat(81)}`,
    'f.size=%00',
    'f.count=..',
    'f.count=low..high',
    'f.count=1e3..',
    'f.count=1..2..3',
    'size=M',
  ])
    expect(attributesAt(search), search).toEqual({});
  const many = (each: (n: number) => string) => Array.from({ length: 50 }, (_, n) => each(n)).join('&');
  expect(Object.keys(attributesAt(many((n) => `f.key-${n}=1`)))).toHaveLength(8);
  expect(attributesAt(many((n) => `f.size=${n}`)).size).toHaveLength(20);
  expect(read('/shop/bbs?stock=2&rating=5')).toMatchObject({ inStock: false, minRating: 0 });
});

test('only what is measured goes by its unit price', () => {
  expect(addressOf(read('/shop/gas?sort=unitPrice'))).toBe('/shop/gas?sort=unitPrice');
  for (const place of ['attire', 'all', 'tracer'])
    expect(addressOf(read(`/shop/${place}?sort=unitPrice`))).toBe(`/shop/${place}`);
});

const key = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,5}){0,2}$/);
const value = fc.oneof(
  fc.constantFrom('0.25', 'Ranger green', '20 mm Picatinny', 'true', '1-4x', 'a&b=c', 'é+%'),
  fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/).filter((text) => !text.includes('..')),
);
const number = fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000 + 0);
const range = fc
  .record({ from: number, to: number }, { requiredKeys: [] })
  .filter(({ from, to }) => (from === undefined ? to !== undefined : to === undefined || from <= to));
const wanted = fc.oneof(
  fc.uniqueArray(value, { minLength: 1, maxLength: 20 }).map((values) => values.sort()),
  range,
);
const queries: fc.Arbitrary<ListingQuery> = fc
  .record({
    place: fc.constantFrom('all', 'bbs', 'gas', 'attire', 'discount'),
    attributes: fc.dictionary(key, wanted, { maxKeys: 8, noNullPrototype: true }),
    inStock: fc.boolean(),
    minRating: fc.constantFrom(0, 4),
    page: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ place, ...more }) => ({ ...read(`/shop/${place}`), ...more }));

test('whatever is chosen, its address asks for the same', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(addressOf(query))).toEqual(query);
    }),
  );
});

test('whatever an address holds, the address of what it asks for is its own', () => {
  const name = fc.oneof(key, fc.string()).chain((key) => fc.constantFrom(key, `${key}.from`, `${key}.to`));
  const search = fc
    .array(fc.tuple(name, fc.oneof(value, fc.string(), fc.constantFrom('1..2', '5..1', '..3', '-0..'))))
    .map((pairs) => new URLSearchParams(pairs.map(([key, value]) => [`f.${key}`, value])));
  fc.assert(
    fc.property(search, (search) => {
      const address = addressOf(readQuery('bbs', search));
      expect(addressOf(read(address))).toBe(address);
    }),
  );
});
