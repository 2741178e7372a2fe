import { expect, test } from 'vitest';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import type { Family } from '#shop/catalogue/families/read.ts';
import { familyChoices, rangeReviews, unsizedOf } from './family-choices.ts';

const axisOf = (key: string) => {
  const axis = standardAttributes.find((one) => one.key === key);
  if (!axis) throw new Error(`no attribute ${key}`);
  return { ...axis, revision: 1, createdAt: new Date(0) };
};
const member = (colour: string, size: string, more = {}) => ({
  id: `${colour}-${size}`,
  slug: 'shirt',
  title: `Shirt, ${colour}, ${size}`,
  active: true,
  version: 1,
  attributes: { colour, size },
  pricePence: 2000,
  onHand: 5,
  reserved: 0,
  reviewCount: 0,
  starSum: 0,
  ...more,
});
const family = (members: Family['members'], axes = ['size']): Family => ({
  id: 7,
  title: 'Shirt',
  axes: axes.map(axisOf),
  revision: 1,
  members,
});

test('each value is a link; what is sold out, and what each costs where prices differ, is said', () => {
  const [sizes] = familyChoices(
    family([member('Tan', 'S'), member('Tan', 'M', { onHand: 0 }), member('Tan', 'L', { pricePence: 2250 })]),
    'Tan-S',
  );
  expect(sizes).toEqual({
    label: 'Size',
    worn: true,
    wide: false,
    options: [
      { value: 'S', to: '/product/Tan-S/shirt', current: true, soldOut: false, notes: ['£20.00'] },
      { value: 'M', to: '/product/Tan-M/shirt', current: false, soldOut: true, notes: ['sold out'] },
      { value: 'L', to: '/product/Tan-L/shirt', current: false, soldOut: false, notes: ['£22.50'] },
    ],
  });
});

test('one of two axes keeps the other, or leads to the nearest that there is and says what it is not had with', () => {
  const shirts = family(
    [
      member('Black', 'S'),
      member('Black', 'M'),
      member('Tan', 'M'),
      member('Tan', 'XL'),
      member('Black', 'L'),
    ],
    ['colour', 'size'],
  );
  const [colours, sizes] = familyChoices(shirts, 'Tan-XL');
  expect(colours?.options.map(({ value, to, notes }) => [value, to, notes.join(', ')])).toEqual([
    ['Black', '/product/Black-L/shirt', 'not in XL'],
    ['Tan', '/product/Tan-XL/shirt', ''],
  ]);
  expect(sizes?.options.map(({ value, to, notes }) => [value, to, notes.join(', ')])).toEqual([
    ['S', '/product/Black-S/shirt', 'Black only'],
    ['M', '/product/Tan-M/shirt', ''],
    ['L', '/product/Black-L/shirt', 'Black only'],
    ['XL', '/product/Tan-XL/shirt', ''],
  ]);
});

test('a colour that is sold out in one size is not said to be sold out in all', () => {
  const gone = { onHand: 0 };
  const shirts = family(
    [member('Tan', 'S'), member('Tan', 'M', gone), member('Tan', 'L', gone), member('Black', 'L')],
    ['colour', 'size'],
  );
  const notesAt = (id: string) =>
    familyChoices(shirts, id).map(({ options }) => options.map(({ notes }) => notes.join(', ')));
  expect(notesAt('Tan-M')).toEqual([
    ['L only', 'sold out in M'],
    ['', 'sold out', 'sold out in Tan'],
  ]);
});

test('from any of two axes’ members each other is reached, and how much another holds is said', () => {
  const bbs: [number, string, number][] = [
    [0.25, 'Bottle', 3000],
    [0.25, 'Bag', 4000],
    [0.3, 'Bottle', 2000],
    [0.36, 'Sampler', 2000],
  ];
  const range = family(
    bbs.map(([weight, packaging, count]) =>
      member('White', 'S', {
        id: `${weight}-${packaging}`,
        attributes: { 'bb-weight': weight, packaging, count },
      }),
    ),
    ['bb-weight', 'packaging'],
  );
  const steps = (id: string) =>
    familyChoices(range, id).flatMap(({ options }) => options.map(({ to }) => to.split('/')[2] ?? ''));
  for (const { id } of range.members)
    expect(new Set([...steps(id), ...steps(id).flatMap(steps)])).toEqual(
      new Set(range.members.map((one) => one.id)),
    );
  const [weights, packagings] = familyChoices(range, '0.25-Bottle', axisOf('count'));
  expect(packagings?.options.map(({ value, notes }) => [value, notes.join(', ')])).toEqual([
    ['Bottle', '3,000\u00a0BBs'],
    ['Bag', '4,000\u00a0BBs'],
    ['Sampler', '0.36\u00a0g only, 2,000\u00a0BBs'],
  ]);
  expect(weights?.options.map(({ notes }) => notes.join(', '))).toEqual([
    '3,000\u00a0BBs',
    '2,000\u00a0BBs',
    'Sampler only, 2,000\u00a0BBs',
  ]);
});

test('weights rise as numbers, and have their unit and as many decimals as one another', () => {
  const bbs = [0.3, 0.2, 0.25].map((weight) =>
    member('White', 'S', { id: `bb-${weight}`, attributes: { 'bb-weight': weight } }),
  );
  const [weights] = familyChoices(family(bbs, ['bb-weight']), 'bb-0.25');
  expect(weights?.options.map(({ value }) => value)).toEqual(['0.20\u00a0g', '0.25\u00a0g', '0.30\u00a0g']);
});

test('a size is to be chosen where there are several; a weight or a colour is not', () => {
  const worn = (one: Family, id: string) => familyChoices(one, id).map(({ label, worn }) => [label, worn]);
  const colours = [member('Tan', 'S'), member('Black', 'S')];
  expect(worn(family(colours, ['colour', 'size']), 'Tan-S')).toEqual([
    ['Colour', false],
    ['Size', false],
  ]);
  expect(worn(family([...colours, member('Tan', 'M')], ['colour', 'size']), 'Tan-S')).toEqual([
    ['Colour', false],
    ['Size', true],
  ]);
});

test('what was said of a range is told in all, and where, those with most reviews first', () => {
  const shirts = family(
    [
      member('Tan', 'S'),
      member('Tan', 'M', { reviewCount: 1, starSum: 5 }),
      member('Black', 'L', { reviewCount: 4, starSum: 16 }),
    ],
    ['colour', 'size'],
  );
  expect(rangeReviews(shirts)).toEqual({
    stars: 4.2,
    count: 5,
    of: [
      { to: '/product/Black-L/shirt#reviews', text: '4 reviews of this in Black, L' },
      { to: '/product/Tan-M/shirt#reviews', text: '1 review of this in Tan, M' },
    ],
  });
  expect(rangeReviews(family([member('Tan', 'S')]))).toBeUndefined();
});

test('while no size is chosen, a product says its sizes, and nothing that differs by size', () => {
  const attributes = standardAttributes.map((one) => ({ ...one, revision: 1, createdAt: new Date(0) }));
  const gloves = (colour: string, size: string, weight: number) =>
    member(colour, size, { attributes: { colour, size, weight, brand: 'Crag' } });
  const black = family(
    [gloves('Black', 'S', 88), gloves('Tan', 'M', 92), gloves('Black', 'L', 96)],
    ['colour', 'size'],
  );
  const product = {
    id: 'Black-L',
    title: 'Crag gloves, black, size L',
    category: 'attire' as const,
    features: ['Suede palm, 96 g the pair', 'Size L, cut long', 'Size L', 'Size Large stitching'],
    attributes: { colour: 'Black', size: 'L', weight: 96, brand: 'Crag' },
  };
  expect(unsizedOf(product, black, attributes)).toEqual({
    title: 'Crag gloves, black',
    features: ['Suede palm', 'Size Large stitching'],
    facts: [
      { label: 'Size', value: 'S, L' },
      { label: 'Colour', value: 'Black' },
      { label: 'Brand', value: 'Crag' },
    ],
  });
  expect(unsizedOf(product, family([gloves('Black', 'L', 96)]), attributes)).toBeUndefined();
  expect(unsizedOf(product, null, attributes)).toBeUndefined();
});
