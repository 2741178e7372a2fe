import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categories, sortings } from '#database/enums.ts';
import { type Asked, deals, type Listed, listTags, tagsMoved, tagsOf } from './list-tags.ts';

const tiers = fc.constantFrom<Pick<Listed, 'tierQuantities' | 'tierPercents'>[]>(
  { tierQuantities: [], tierPercents: [] },
  { tierQuantities: [2], tierPercents: [10] },
  { tierQuantities: [4], tierPercents: [10] },
  { tierQuantities: [2, 5], tierPercents: [10, 20] },
);
const productWithout = fc.record<Omit<Listed, 'tierQuantities' | 'tierPercents'>>({
  active: fc.boolean(),
  familyId: fc.constantFrom(null, 1),
  category: fc.constantFrom(...categories.slice(0, 3)),
  title: fc.constantFrom('red dot', 'green gas', 'torch'),
  description: fc.constantFrom('plain', 'green'),
  features: fc.constantFrom([], ['red']),
  sku: fc.constantFrom(null, 'red-1'),
  pricePence: fc.constantFrom(500, 1500, 6000),
  attributes: fc.constantFrom(
    {},
    { weight: 0.2 },
    { weight: 0.25, tracer: true },
    { tracer: true, weight: 0.25 },
  ),
  reviewCount: fc.constant(2),
  starSum: fc.integer({ min: 2, max: 10 }),
  onHand: fc.nat(2),
  reserved: fc.constant(0),
});
const product: fc.Arbitrary<Listed> = fc
  .tuple(productWithout, tiers)
  .map(([one, discounts]) => ({ ...one, ...discounts }));
const listing = fc.record<Asked & { weight: number | undefined }>({
  category: fc.constantFrom('all', ...categories.slice(0, 3)),
  discounted: fc.boolean(),
  minPence: fc.constantFrom(0, 1000),
  maxPence: fc.constantFrom(999_900, 5000),
  inStock: fc.boolean(),
  minRating: fc.constantFrom(0, 3),
  sortBy: fc.constantFrom(undefined, ...sortings.filter((sort) => sort !== 'bestSelling')),
  weight: fc.constantFrom(undefined, 0.2, 0.25),
  keywords: fc.constantFrom('', 'red', 'green'),
});

/** Whether a list has a product, and what decides where it stands in it: what the statement in list.ts asks. */
function placeIn(asked: Asked & { weight: number | undefined }, product: Listed | undefined): unknown {
  if (!product?.active) return undefined;
  if (asked.category !== 'all' && asked.category !== product.category) return undefined;
  if (asked.discounted && product.tierPercents.length === 0) return undefined;
  if (product.pricePence < asked.minPence || product.pricePence > asked.maxPence) return undefined;
  if (asked.inStock && product.onHand <= product.reserved) return undefined;
  if (asked.minRating > 0 && product.starSum < asked.minRating * product.reviewCount) return undefined;
  if (asked.weight !== undefined && product.attributes.weight !== asked.weight) return undefined;
  const text = [product.title, product.description, ...product.features, product.sku].join(' ');
  if (!text.includes(asked.keywords)) return undefined;
  const byPrice = /price/i.test(asked.sortBy ?? '') ? product.pricePence : '';
  const byContent = asked.sortBy === 'unitPrice' ? product.attributes.weight : '';
  const byRating = asked.sortBy === 'rating' ? product.starSum : '';
  // Whoever is shown may be counted by what it states.
  const counted = Object.entries(product.attributes).sort();
  return JSON.stringify([byPrice, byContent, byRating, counted, asked.keywords && !asked.sortBy ? text : '']);
}

test('whichever list a change moves a product in, into or out of, is dropped', () => {
  fc.assert(
    fc.property(fc.option(product, { nil: undefined }), product, listing, (before, after, asked) => {
      if (placeIn(asked, before) === placeIn(asked, after)) return;
      const moved = tagsMoved(before, after);
      expect(tagsOf(asked).some((tag) => moved.includes(tag))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('the best deals are dropped when a product comes among them, goes, or changes its place', () => {
  const dealOf = (one: Listed | undefined) =>
    one?.active && one.onHand > 0 && one.tierPercents.length > 0
      ? `${one.tierQuantities} ${one.tierPercents} ${one.familyId ?? ''}`
      : undefined;
  fc.assert(
    fc.property(fc.option(product, { nil: undefined }), product, (before, after) => {
      if (dealOf(before) === dealOf(after)) return;
      expect(tagsMoved(before, after)).toContain(deals);
    }),
    { numRuns: 3000 },
  );
});

const plain: Listed = {
  active: true,
  category: 'bbs',
  title: 'BBs',
  description: 'Round',
  features: [],
  pricePence: 1000,
  tierQuantities: [],
  tierPercents: [],
  attributes: { 'bb-weight': 0.25 },
  reviewCount: 0,
  starSum: 0,
  onHand: 5,
  reserved: 0,
};

test.each<[string, Partial<Listed>, string[]]>([
  ['another title', { title: 'Pellets' }, ['searches']],
  ['another price', { pricePence: 1100 }, ['prices all', 'prices bbs']],
  ['sold out', { onHand: 0 }, ['stock all', 'stock bbs']],
  [
    'stating other things',
    { attributes: { 'bb-weight': 0.28 } },
    ['attributes all', 'attributes bbs', 'searches'],
  ],
  ['reviewed', { reviewCount: 1, starSum: 5 }, ['ratings all', 'ratings bbs']],
  ['hidden', { active: false }, ['list all', 'list bbs', 'prices all', 'prices bbs', 'searches']],
  ['another category', { category: 'gas' }, ['list all', 'list bbs', 'list gas', 'searches']],
])('%s drops the lists that it concerns and no others', (_, change, moved) => {
  expect(tagsMoved(plain, { ...plain, ...change })).toEqual(moved);
});

test('what nobody sees moves nothing, and each tag is known to the check', () => {
  expect(tagsMoved({ ...plain, active: false }, { ...plain, active: false, title: 'x' })).toEqual([]);
  fc.assert(
    fc.property(product, product, listing, (before, after, asked) => {
      for (const tag of [...tagsMoved(before, after), ...tagsOf(asked)]) expect(listTags).toContain(tag);
    }),
  );
});
