import { expect, test } from 'vitest';
import type { Attribute } from '#shop/catalogue/attributes/attribute.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import type { Facet } from '#shop/catalogue/facets.ts';
import { addressOf } from '../parts/listing-query.ts';
import { readQuery } from '../parts/read-query.ts';
import { chosenFilters } from './chips.ts';
import { facetGroups } from './facet-groups.ts';
import { filtersOf, knownAttributes } from './known-attributes.ts';

const facet = (key: string, values: [string, number][]): Facet => {
  const { label, unit, kind } = standardAttributes.find((one) => one.key === key) as Attribute;
  const numbers = kind === 'number' ? values.map(([value]) => Number(value)) : [];
  const [from = null, to = null] = [numbers.at(0), numbers.at(-1)];
  return { key, label, unit, kind, values: values.map(([value, count]) => ({ value, count })), from, to };
};
const weights = facet('bb-weight', [
  ['0.2', 2],
  ['0.25', 3],
]);
const bio = facet('biodegradable', [
  ['true', 4],
  ['false', 1],
]);
const counts = facet(
  'count',
  Array.from({ length: 13 }, (_, n): [string, number] => [String((n + 1) * 500), 1]),
);
const at = (place: string, search = '') => readQuery(place, new URLSearchParams(search));
const groups = (place: string, search: string, facets: Facet[], total = 5) => {
  const query = at(place, search);
  return facetGroups({ facets, total }, { query, attributes: filtersOf(standardAttributes, query.category) });
};

test('values have their unit and as many decimals; few are ticked, many have a range', () => {
  const [weight, , count] = groups('bbs', '', [weights, bio, counts]);
  expect(weight?.options).toEqual([
    { value: '0.2', label: '0.20\u00a0g', count: 2 },
    { value: '0.25', label: '0.25\u00a0g', count: 3 },
  ]);
  expect(count).toMatchObject({ options: [], range: { unit: 'BBs', from: '500', to: '6500' } });
});

test('a weight that is found alone has the two decimals that titles have; whole grams have none', () => {
  const label = (value: string) =>
    groups('bbs', '', [facet('bb-weight', [[value, 1]])])[0]?.options[0]?.label;
  expect(['0.3', '0.25', '0.285', '12'].map(label)).toEqual([
    '0.30\u00a0g',
    '0.25\u00a0g',
    '0.285\u00a0g',
    '12\u00a0g',
  ]);
  const chips = (search: string) => {
    const query = at('bbs', search);
    return chosenFilters(query, [], filtersOf(standardAttributes, query.category)).map(({ label }) => label);
  };
  expect(chips('f.bb-weight=0.3')).toEqual(['BB weight: 0.30\u00a0g']);
  expect(chips('f.bb-weight=0.2..0.3')).toEqual(['BB weight: 0.20 to 0.30\u00a0g']);
});

test('what all products state alike is not asked for, unless something is chosen by it', () => {
  const keys = (search: string, count: number) =>
    groups('bbs', search, [weights, facet('biodegradable', [['true', count]])]).map(({ key }) => key);
  expect(keys('', 5)).toEqual(['bb-weight']);
  expect(keys('', 4)).toEqual(['bb-weight', 'biodegradable']);
  expect(keys('f.biodegradable=true', 5)).toEqual(['bb-weight', 'biodegradable']);
});

test('the dozen weights that BBs come in are ticked', () => {
  const twelve = facet(
    'bb-weight',
    Array.from({ length: 12 }, (_, n): [string, number] => [String((20 + n) / 100), 1]),
  );
  expect(groups('bbs', '', [twelve])[0]?.options).toHaveLength(12);
});

test('the first stands open, and what is chosen', () => {
  const open = (search: string) =>
    groups('bbs', search, [weights, bio, facet('packaging', [['Bag', 1]]), counts]).map(({ open }) => open);
  expect(open('')).toEqual([true, false, false, false]);
  expect(open('f.count=..900')).toEqual([true, false, false, true]);
});

test('what is chosen stays, though nothing has it', () => {
  const [weight, packaging] = groups('bbs', 'f.bb-weight=0.23&f.packaging=Bag', [weights]);
  expect(weight?.options.map(({ value, count }) => [value, count])).toEqual([
    ['0.2', 2],
    ['0.23', 0],
    ['0.25', 3],
  ]);
  expect(packaging?.options).toEqual([{ value: 'Bag', label: 'Bag', count: 0 }]);
});

test('lists of several categories have what describes a third of them, searches half, and what is chosen', () => {
  const keys = (place: string, search = '', total = 15) =>
    groups(place, search, [weights, facet('feed', [['Drum', 4]])], total).map(({ key }) => key);
  expect(keys('all')).toEqual(['bb-weight']);
  expect(keys('tracer')).toEqual([]);
  expect(keys('tracer', '', 10)).toEqual(['bb-weight']);
  expect(keys('all', 'f.feed=Drum')).toEqual(['bb-weight', 'feed']);
  expect(keys('bbs')).toEqual(['bb-weight', 'feed']);
});

test('the groups of the whole list keep their places, whatever is chosen', () => {
  const packaging = facet('packaging', [['Bag', 4]]);
  const feed = facet('feed', [['Drum', 1]]);
  const query = at('all', 'f.biodegradable=true');
  const found = { facets: [feed, bio], total: 2 };
  const shown = (whole?: Parameters<typeof facetGroups>[0]) =>
    facetGroups(found, { query, attributes: [], whole }).map(({ key, options }) => [key, options.length]);
  expect(shown()).toEqual([
    ['feed', 1],
    ['biodegradable', 2],
  ]);
  expect(shown({ facets: [weights, bio, packaging], total: 5 })).toEqual([
    ['bb-weight', 0],
    ['biodegradable', 2],
    ['packaging', 0],
    ['feed', 1],
  ]);
});

test('each filter is named, and leads to the list without it', () => {
  const query = at(
    'bbs',
    'f.bb-weight=0.2&f.bb-weight=0.25&f.biodegradable=true&f.count=2000..5000&min=10&max=25&stock=1&rating=4&discounted=1&page=2',
  );
  const known = { ...query, attributes: knownAttributes(standardAttributes, query) };
  const chips = chosenFilters(known, [weights, bio], filtersOf(standardAttributes, 'bbs'));
  expect(chips.map(({ label }) => label)).toEqual([
    'BB weight: 0.20\u00a0g',
    'BB weight: 0.25\u00a0g',
    'Biodegradable: Yes',
    'Count: 2,000 to 5,000\u00a0BBs',
    '£10 or more',
    'Up to £25',
    'In stock only',
    '4 stars and up',
    'Discounted only',
  ]);
  const whole = addressOf({ ...query, page: 1 });
  for (const [place, part] of [
    'f.bb-weight=0.2&',
    'f.bb-weight=0.25&',
    'f.biodegradable=true&',
    '&f.count=2000..5000',
    'min=10&',
    'max=25&',
    'stock=1&',
    'rating=4&',
    'discounted=1&',
  ].entries())
    expect(addressOf(chips[place]?.without ?? query)).toBe(whole.replace(part, ''));
});

test('only what products of the category can state is chosen by, written as it is kept', () => {
  const known = (place: string, search: string) => knownAttributes(standardAttributes, at(place, search));
  expect(known('bbs', 'f.bb-weight=0.280&f.biodegradable=yes&f.packaging=bag')).toEqual({
    'bb-weight': ['0.28'],
    biodegradable: ['true'],
    packaging: ['Bag'],
  });
  expect(known('bbs', 'f.no-such=1&f.volume=500&f.packaging=Crate&f.packaging=1..2&f.weight=3')).toEqual({});
  expect(known('all', 'f.volume=..500')).toEqual({ volume: { to: 500 } });
});
