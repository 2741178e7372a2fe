import { expect, test } from 'vitest';
import { sizeGuideOf } from './size-guide-of.ts';

type Attributes = Family['members'][number]['attributes'];
type Family = NonNullable<Parameters<typeof sizeGuideOf>[1]>;

const glove = { id: 'm', category: 'attire' } as const;
const family = (members: [id: string, attributes: Family['members'][number]['attributes']][]) =>
  ({
    axes: [{ key: 'size', choices: ['S', 'M'] }],
    members: members.map(([id, attributes]) => ({ id, attributes })),
  }) as Family;

test('a family in sizes has a guide of what its members say, each size once and in order, in both units', () => {
  const gloves = family([
    ['m', { size: 'M', colour: 'Tan', 'made-for': 'Palms of 19 to 21 cm', length: 218 }],
    ['s', { size: 'S', colour: 'Tan', 'made-for': 'Palms of 17 to 19 cm' }],
    ['black', { size: 'M', colour: 'Black', 'made-for': 'Palms of 19 to 21 cm', length: 218 }],
  ]);
  expect(sizeGuideOf(glove, gloves)).toEqual({
    measure: 'Palm',
    advice: 'Measure round the knuckles, without the thumb. Between two sizes? Take the larger.',
    rows: [
      { size: 'S', cm: '17-19', inches: '6¾-7½', length: '', current: false },
      { size: 'M', cm: '19-21', inches: '7½-8¼', length: '21.8', current: true },
    ],
  });
});

test('what no tape is known for is measured as one thinks', () => {
  const boots = family([
    ['s', { size: 'S', 'made-for': 'Feet of 24 to 25 cm' }],
    ['m', { size: 'M', 'made-for': 'Feet of 25 to 26 cm' }],
  ]);
  expect(sizeGuideOf(glove, boots)?.advice).toBe('Between two sizes? Take the larger.');
});

test('nothing is made up: without sizes, or where one says nothing or another thing, there is no guide', () => {
  const small: Attributes = { size: 'S', 'made-for': 'Palms of 17 to 19 cm' };
  expect(sizeGuideOf(glove, null)).toBeUndefined();
  const others: Attributes[] = [
    { size: 'M' },
    { size: 'M', 'made-for': 'Most hands' },
    { size: 'M', 'made-for': 'Wrists of 19 to 21 cm' },
    { size: 'S', 'made-for': 'Palms of 18 to 19 cm' },
    { size: 'S', 'made-for': 'Palms of 17 to 19 cm' },
  ];
  for (const other of others)
    expect(
      sizeGuideOf(
        glove,
        family([
          ['s', small],
          ['m', other],
        ]),
      ),
      JSON.stringify(other),
    ).toBeUndefined();
  const bbs = family([
    ['s', small],
    ['m', { size: 'M', 'made-for': 'Palms of 19 to 21 cm' }],
  ]);
  expect(sizeGuideOf({ id: 'm', category: 'bbs' }, bbs)).toBeUndefined();
  expect(sizeGuideOf(glove, bbs)).toBeDefined();
  expect(sizeGuideOf(glove, { ...bbs, axes: [] })).toBeUndefined();
});
