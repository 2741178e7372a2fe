import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Category, categories } from '#database/enums.ts';
import { stateAttributes } from './attribute.ts';
import { proposeFacts } from './propose.ts';
import { standardAttributes } from './standard.ts';

const propose = (category: Category, ...texts: string[]) => proposeFacts(standardAttributes, category, texts);

test.each<[Category, string[], Record<string, string>]>([
  [
    'bbs',
    ['Rogue Bio BBs 0.28g, 3000 rounds bottle'],
    { 'bb-weight': '0.28', biodegradable: 'yes', count: '3000', packaging: 'Bottle' },
  ],
  [
    'bbs',
    ['Precision BBs .25 g', 'white, 3,300 BBs'],
    { 'bb-weight': '0.25', count: '3300', colour: 'White' },
  ],
  ['bbs', ['Tracer BBs 0,20 g 1 kg bag'], { 'bb-weight': '0.2', tracer: 'yes', packaging: 'Bag' }],
  ['bbs', ['Heavy BBs non-tracer, not biodegradable'], {}],
  ['bbs', ['Sampler 0.20g 0.25g 0.28g'], { packaging: 'Sampler' }],
  ['gas', ['Green Gas 600ml'], { 'gas-kind': 'Green gas', volume: '600' }],
  ['gas', ['CO2 bulbs 12 g'], { 'gas-kind': 'CO2', 'gas-mass': '12' }],
  [
    'magazines',
    ['M4 hi-cap magazine, 300 rounds, black', 'electric'],
    { pattern: 'M4', feed: 'Hi-cap', capacity: '300', colour: 'Black', power: 'Electric' },
  ],
  ['magazines', ['Hicap 120rd'], { feed: 'Hi-cap', capacity: '120' }],
  [
    'batteries',
    ['7.4V 1300mAh LiPo stick battery, Deans'],
    {
      voltage: '7.4',
      'battery-capacity': '1300',
      chemistry: 'LiPo',
      shape: 'Stick',
      'battery-kind': 'Battery',
      connector: 'Deans',
    },
  ],
  ['attire', ['Tactical gloves', 'Size M, Black'], { 'attire-kind': 'Gloves', size: 'M', colour: 'Black' }],
  ['attire', ['Gloves black and tan'], { 'attire-kind': 'Gloves' }],
  ['attire', ['Steel mesh mask'], { material: 'Steel mesh' }],
  ['attachments', ['Red dot sight, 600 lumen torch'], { lumens: '600' }],
])('%s: %s', (category, texts, facts) => {
  const { weight: _weight, ...found } = propose(category, ...texts);
  expect(found).toEqual(facts);
});

test('whatever is proposed can be stated', () => {
  const words = fc.constantFrom(
    ...standardAttributes.flatMap(({ choices, label, unit }) => [
      ...choices,
      label,
      `12 ${unit}`,
      `0.2${unit}`,
    ]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...categories), fc.array(fc.oneof(words, fc.string())), (category, texts) => {
      expect(
        stateAttributes(standardAttributes, category, {}, propose(category, ...texts)),
      ).not.toHaveProperty('wrong');
    }),
  );
});

test('a key or a unit that any object has by itself is one like others', () => {
  const [molle, weight] = [byKey('molle'), byKey('bb-weight')];
  const own = [
    { ...molle, key: 'constructor' },
    { ...weight, key: 'valueOf', unit: 'toString' },
  ];
  const texts = ['Pouch, MOLLE, 12 toString'];
  expect(proposeFacts(own, own[0]?.categories[0] ?? 'attire', texts)).toEqual({ constructor: 'yes' });
  expect(proposeFacts(own, 'bbs', texts)).toEqual({ valueOf: '12' });
});

function byKey(key: string) {
  const attribute = standardAttributes.find((one) => one.key === key);
  if (!attribute) throw new Error(key);
  return attribute;
}
