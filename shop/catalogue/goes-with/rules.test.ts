import { describe, expect, test } from 'vitest';
import type { Category } from '#database/enums.ts';
import type { AttributeValues } from '../attributes/attribute.ts';
import { standardAttributes } from '../attributes/standard.ts';
import { type Needed, neededWith } from './rules.ts';

const needs = (category: Category, attributes: AttributeValues) => neededWith({ category, attributes });
const kindsOf = (found: Needed[]) => found.map((need) => Object.values(need.attributes)[0]?.join() ?? '');

test.each<[string, Category, AttributeValues, Needed[]]>([
  [
    'a NiMH battery: a charger and a checker of its chemistry, a lead from its connector',
    'batteries',
    { 'battery-kind': 'Battery', chemistry: ['NiMH'], connector: 'Deans' },
    [
      { category: 'batteries', attributes: { 'battery-kind': ['Charger'], chemistry: ['NiMH'] } },
      { category: 'batteries', attributes: { 'battery-kind': ['Checker'], chemistry: ['NiMH'] } },
      { category: 'batteries', attributes: { 'battery-kind': ['Adapter lead'], connector: ['Deans'] } },
    ],
  ],
  [
    'a charger: a bag, and batteries that it charges',
    'batteries',
    { 'battery-kind': 'Charger', chemistry: ['LiPo', 'NiMH'] },
    [
      {
        category: 'batteries',
        attributes: { 'battery-kind': ['Charging bag'], chemistry: ['LiPo', 'NiMH'] },
      },
      { category: 'batteries', attributes: { 'battery-kind': ['Battery'], chemistry: ['LiPo', 'NiMH'] } },
    ],
  ],
  [
    'tracer BBs: a speed loader and a tracer unit',
    'bbs',
    { tracer: true, 'bb-weight': 0.25 },
    [
      { category: 'magazines', attributes: { feed: ['Speedloader'] } },
      { category: 'attachments', attributes: { 'attachment-kind': ['Tracer unit'] } },
    ],
  ],
  [
    'a CO2 magazine: CO2 and not green gas',
    'magazines',
    { power: 'CO2', feed: 'Low-cap', pattern: ['1911'] },
    [
      { category: 'gas', attributes: { 'gas-kind': ['CO2'], power: ['CO2'] } },
      { category: 'magazines', attributes: { feed: ['Speedloader'] } },
      {
        category: 'bbs',
        attributes: { tracer: ['false'], 'bb-weight': ['0.2', '0.23', '0.25', '0.28'] },
      },
      { category: 'attire', attributes: { 'attire-kind': ['Pouch', 'Chest rig'], pattern: ['1911'] } },
    ],
  ],
  [
    'a speed loader: BBs alone',
    'magazines',
    { feed: 'Speedloader' },
    [
      {
        category: 'bbs',
        attributes: { tracer: ['false'], 'bb-weight': ['0.2', '0.23', '0.25', '0.28'] },
      },
    ],
  ],
  [
    'green gas: oil, and magazines for gas',
    'gas',
    { 'gas-kind': 'Green gas', power: 'Gas' },
    [
      { category: 'gas', attributes: { 'gas-kind': ['Silicone oil'] } },
      {
        category: 'magazines',
        attributes: { feed: ['Low-cap', 'Mid-cap', 'Hi-cap', 'Drum'], power: ['Gas'] },
      },
    ],
  ],
  [
    'a torch: its cells',
    'attachments',
    { 'attachment-kind': 'Torch', cell: 'CR123A' },
    [{ category: 'batteries', attributes: { 'battery-kind': ['Disposable cell'], cell: ['CR123A'] } }],
  ],
  [
    'gloves: pads and a shirt, in any size',
    'attire',
    { 'attire-kind': 'Gloves', size: 'L' },
    [
      { category: 'attire', attributes: { 'attire-kind': ['Pads'] } },
      { category: 'attire', attributes: { 'attire-kind': ['Shirt'] } },
    ],
  ],
  [
    'a cell: what it feeds',
    'batteries',
    { 'battery-kind': 'Disposable cell', cell: 'CR2032' },
    [{ category: 'attachments', attributes: { cell: ['CR2032'] } }],
  ],
])('%s', (_, category, attributes, found) => expect(needs(category, attributes)).toEqual(found));

describe('where a fact is missing, nothing is guessed', () => {
  test.each<[string, Category, AttributeValues]>([
    ['a battery of no chemistry or connector', 'batteries', { 'battery-kind': 'Battery' }],
    ['a battery category without a kind', 'batteries', { chemistry: ['LiPo'] }],
    ['gas of no kind', 'gas', { volume: 600 }],
    ['an attachment without a cell or rail', 'attachments', { 'attachment-kind': 'Red dot' }],
    ['clothing of no kind', 'attire', { size: 'L' }],
    ['a pouch of no gun that may carry no MOLLE', 'attire', { 'attire-kind': 'Pouch' }],
  ])('%s', (_, category, attributes) => expect(needs(category, attributes)).toEqual([]));

  test('a gas magazine of no power needs no gas', () =>
    expect(needs('magazines', { feed: 'Low-cap' }).map(({ category }) => category)).not.toContain('gas'));

  test('a magazine needs BBs that its gun shoots well, and none where nobody can tell', () => {
    const weights = (power?: string) =>
      needs('magazines', { feed: 'Mid-cap', ...(power && { power }) }).flatMap(({ category, attributes }) =>
        category === 'bbs' ? (attributes['bb-weight'] ?? []) : [],
      );
    expect(weights('Gas')).toContain('0.25');
    expect(weights('Gas')).not.toContain('0.43');
    expect(weights('Spring')).toContain('0.43');
    expect(weights('Spring')).not.toContain('0.2');
    expect(weights()).toEqual([]);
  });

  test('a LiPo battery needs a bag, a NiMH one does not', () => {
    const battery = (chemistry: string) =>
      kindsOf(needs('batteries', { 'battery-kind': 'Battery', chemistry: [chemistry] }));
    expect(battery('LiPo')).toContain('Charging bag');
    expect(battery('NiMH')).not.toContain('Charging bag');
  });
});

test('the rules name attributes and choices that a shop starts with', () => {
  const all = standardAttributes.flatMap((one) =>
    one.categories.map((category) => needs(category, { [one.key]: anyOf(one) })),
  );
  const unknown = all.flat().flatMap((need) =>
    Object.entries(need.attributes).flatMap(([key, values]) => {
      const attribute = standardAttributes.find((one) => one.key === key);
      const isKnown = (value: string) =>
        attribute?.kind === 'number'
          ? String(Number(value)) === value
          : (attribute?.kind === 'yes-no' ? ['true', 'false'] : (attribute?.choices ?? [])).includes(value);
      return values.filter((value) => !isKnown(value) || !attribute?.categories.includes(need.category));
    }),
  );
  expect(unknown).toEqual([]);
});

/** Every choice that it has, so that every rule about it applies. */
const anyOf = ({ kind, choices }: (typeof standardAttributes)[number]) =>
  kind === 'yes-no' ? true : choices;
