import { expect, test } from 'vitest';
import { categories } from '#database/enums.ts';
import { catalogue } from '../../../demo/catalogue/index.ts';
import { type FitList, fitLists, listToCheck } from './filters.ts';
import type { Gun } from './gun.ts';
import { doubtOf, type FitFacts, isJudged, judge, leadFor, unknownOf } from './rules.ts';
import { connectors, packVolts, patterns, powers, rails, threads } from './values.ts';

const unknown: Gun = {
  id: 'g',
  name: 'Mine',
  pattern: '',
  power: '',
  connector: '',
  maxVolts: null,
  thread: '',
  rails: [],
  limitJoules: null,
};
const isListed = ({ attributes }: FitFacts, list: FitList) =>
  Object.entries(list.attributes).every(([key, wanted]) => {
    const has = attributes[key];
    if (has === undefined) return false;
    if (!Array.isArray(wanted)) return Number(has) <= (wanted.to ?? 0);
    return [has].flat().some((value) => wanted.includes(String(value)));
  });
const mark = (product: FitFacts, gun: Gun) => {
  const verdict = judge(product, gun);
  return verdict === undefined ? '.' : verdict.fits ? 'F' : 'x';
};

/** Each row is what a product states, each column a gun's fact, in the same order: fits (F), does not (x), nothing said (.). */
const table = <Value>(
  values: Value[],
  product: (value: Value) => FitFacts,
  gun: (value: Value) => Partial<Gun>,
) =>
  values
    .map((row) => values.map((column) => mark(product(row), { ...unknown, ...gun(column) })).join(' '))
    .join('\n');

const cells = (text: string) => text.trim().replaceAll(/\n\s+/g, '\n');
/** What no standard attribute has, and what is not stated. */
const others = ['Something new', ''];

test('magazines by their pattern, the power being the same', () => {
  const found = table(
    [...patterns, ...others],
    (value) => ({
      category: 'magazines',
      attributes: { power: 'Gas', ...(value && { pattern: [value] }) },
    }),
    (pattern) => ({ pattern, power: 'Gas' }),
  );
  // M4, AK, SMG, G-pattern, Hi-Capa, 1911, VSR, Shotgun; something new; not stated
  expect(found).toBe(
    cells(`
      F x x x x x x x . .
      x F x x x x x x . .
      x x . x x x x x . .
      x x x F x x x x . .
      x x x x F x x x . .
      x x x x x F x x . .
      x x x x x x F x . .
      x x x x x x x . . .
      . . . . . . . . F .
      . . . . . . . . . .`),
  );
});

test('magazines by their power, the pattern being the same', () => {
  const found = table(
    [...powers, ...others],
    (value) => ({ category: 'magazines', attributes: { pattern: ['M4'], ...(value && { power: value }) } }),
    (power) => ({ pattern: 'M4', power }),
  );
  // Electric, Gas, CO2, Spring, HPA; something new; not stated
  expect(found).toBe(
    cells(`
      F x x x . . .
      x F x x . . .
      x x F x . . .
      x x x F . . .
      . . . . F . .
      . . . . . F .
      . . . . . . .`),
  );
});

test('gas and CO2 by what drives the gun', () => {
  const found = table(
    [...powers, ...others],
    (value) => ({ category: 'gas', attributes: { pressure: 12, ...(value && { power: value }) } }),
    (power) => ({ power }),
  );
  expect(found).toBe(
    cells(`
      . . . . . . .
      . F x . . . .
      . x F . . . .
      . . . . . . .
      . . . . F . .
      . . . . . F .
      . . . . . . .`),
  );
});

const battery = { 'battery-kind': 'Battery', voltage: 7.4 };

test('batteries by their connector, the voltage being low enough', () => {
  const found = table(
    [...connectors, ...others],
    (connector) => ({ category: 'batteries', attributes: { ...battery, ...(connector && { connector }) } }),
    (connector) => ({ connector, maxVolts: 7.4 }),
  );
  // Deans, Mini Tamiya, Large Tamiya, XT30, XT60, JST; something new; not stated
  expect(found).toBe(
    cells(`
      F x x x x x . .
      x F x x x x . .
      x x F x x x . .
      x x x F x x . .
      x x x x F x . .
      x x x x x F . .
      . . . . . . F .
      . . . . . . . .`),
  );
});

test('batteries by their voltage, the connector being the same', () => {
  const volts = [7.4, 8.4, 11.1, null];
  const found = table(
    volts,
    (voltage) => ({
      category: 'batteries',
      attributes: { 'battery-kind': 'Battery', connector: 'Deans', ...(voltage && { voltage }) },
    }),
    (maxVolts) => ({ connector: 'Deans', maxVolts }),
  );
  expect(found).toBe(
    cells(`
      F F F .
      x F F .
      x x F .
      . . . .`),
  );
});

test('a battery of the right connector is one to check where the gun’s voltage is all that is missing', () => {
  const doubt = (attributes: object, gun: Partial<Gun>) =>
    doubtOf({ category: 'batteries', attributes: { ...battery, ...attributes } }, { ...unknown, ...gun });
  const right = { by: ['connector'], check: 'maxVolts' };
  for (const power of ['', 'Electric', 'HPA', 'Something new'])
    expect(doubt({ connector: 'Deans' }, { connector: 'Deans', power }), power).toEqual(right);
  expect(doubt({ connector: 'Deans', voltage: 11.1 }, { connector: 'Deans' })).toEqual(right);
  const others: [attributes: object, gun: Partial<Gun>][] = [
    [{ connector: 'Deans' }, { connector: 'XT60' }],
    [{ connector: 'Deans' }, {}],
    [{}, { connector: 'Deans' }],
    [{ connector: 'Deans' }, { maxVolts: 7.4 }],
    [{ connector: 'Deans' }, { connector: 'Deans', power: 'Gas' }],
    [{ connector: 'Deans', voltage: undefined }, { connector: 'Deans' }],
    [{ connector: 'Deans', 'battery-kind': 'Charger' }, { connector: 'Deans' }],
  ];
  for (const [attributes, gun] of others)
    expect(doubt(attributes, gun), JSON.stringify([attributes, gun])).toBeUndefined();
});

test('what is to be checked is never said of what fits, or does not', () => {
  for (const product of catalogue)
    for (const connector of ['', ...connectors])
      for (const maxVolts of [null, 7.4, 11.1]) {
        const gun: Gun = { ...unknown, pattern: 'M4', power: 'Electric', connector, maxVolts };
        const doubt = doubtOf(product, gun);
        if (doubt)
          expect([product.category, maxVolts, judge(product, gun)]).toEqual(['batteries', null, undefined]);
      }
});

test('the voltages to press are those of the packs that the demonstration sells', () => {
  const packs = catalogue.filter(({ attributes }) => attributes['battery-kind'] === 'Battery');
  const sold = new Set(packs.map(({ attributes }) => Number(attributes.voltage)));
  expect([...sold].sort((one, other) => one - other)).toEqual(packVolts);
});

test.each([
  ['thread', threads, (thread: string) => ({ thread })],
  ['rail', rails, (rail: string) => ({ rails: rail ? [rail] : [] })],
] as const)('attachments by their %s', (key, values, gun) => {
  const all = [...values, ...others];
  const found = table(
    all,
    (value) => ({ category: 'attachments', attributes: value ? { [key]: [value] } : {} }),
    gun,
  );
  const expected = all.map((row) =>
    all
      .map((column) => {
        if (!row || !column) return '.';
        if (row === column) return 'F';
        return [row, column].includes('Something new') ? '.' : 'x';
      })
      .join(' '),
  );
  expect(found).toBe(expected.join('\n'));
});

test('what has several values fits by one of them, and a gun’s several rails count each', () => {
  const m4: Gun = { ...unknown, pattern: 'M4', power: 'Electric', rails: ['20 mm Picatinny', 'M-LOK'] };
  const facts = (category: FitFacts['category'], attributes: FitFacts['attributes']) => ({
    category,
    attributes,
  });
  expect(mark(facts('magazines', { pattern: ['AK', 'M4'], power: 'Electric' }), m4)).toBe('F');
  expect(
    mark(facts('magazines', { pattern: ['SMG', 'M4'], power: 'Electric' }), { ...m4, pattern: 'SMG' }),
  ).toBe('.');
  expect(mark(facts('attachments', { rail: ['M-LOK'] }), m4)).toBe('F');
  expect(mark(facts('attachments', { rail: ['KeyMod'] }), m4)).toBe('x');
  // What has a thread and a rail needs both.
  expect(mark(facts('attachments', { rail: ['M-LOK'], thread: ['14 mm CCW'] }), m4)).toBe('.');
  expect(
    mark(facts('attachments', { rail: ['M-LOK'], thread: ['14 mm CCW'] }), { ...m4, thread: '14 mm CW' }),
  ).toBe('x');
});

test('what is wrong is told as the product has it and as the gun takes it; too high a voltage first', () => {
  const gun: Gun = { ...unknown, connector: 'Mini Tamiya', maxVolts: 7.4 };
  const facts = (attributes: object): FitFacts => ({
    category: 'batteries',
    attributes: { ...battery, ...attributes },
  });
  expect(judge(facts({ connector: 'Deans' }), gun)).toEqual({
    fits: false,
    by: 'connector',
    has: ['Deans'],
    takes: ['Mini Tamiya'],
  });
  expect(judge(facts({ connector: 'Deans', voltage: 11.1 }), gun)).toEqual({
    fits: false,
    by: 'maxVolts',
    has: ['11.1'],
    takes: ['7.4'],
  });
  expect(judge(facts({ connector: 'Mini Tamiya' }), gun)).toEqual({
    fits: true,
    by: ['maxVolts', 'connector'],
  });
});

test('a lead helps where it joins the battery’s connector to the gun’s, that way round', () => {
  const gun: Gun = { ...unknown, connector: 'Mini Tamiya', maxVolts: 7.4 };
  const leads = [
    { connector: 'Mini Tamiya', adaptsTo: 'Deans' },
    { connector: 'XT30', adaptsTo: 'Mini Tamiya' },
    { connector: 'Deans', adaptsTo: 'Mini Tamiya' },
  ];
  const verdict = (attributes: object) =>
    judge({ category: 'batteries', attributes: { ...battery, ...attributes } }, gun);
  expect(leadFor(verdict({ connector: 'Deans' }), leads)).toBe(leads[2]);
  expect(leadFor(verdict({ connector: 'XT60' }), leads)).toBeUndefined();
  expect(leadFor(verdict({ connector: 'Mini Tamiya' }), leads)).toBeUndefined();
  expect(leadFor(verdict({ connector: 'Deans', voltage: 11.1 }), leads)).toBeUndefined();
  expect(leadFor(undefined, leads)).toBeUndefined();
});

const everything: Gun = {
  ...unknown,
  pattern: 'M4',
  power: 'Electric',
  connector: 'Deans',
  maxVolts: 11.1,
  thread: '14 mm CCW',
  rails: ['20 mm Picatinny', 'M-LOK'],
};

test('chargers, leads, cells, clothing and BBs are not judged, whatever they state', () => {
  for (const kind of ['Charger', 'Adapter lead', 'Disposable cell', 'Something new', ''])
    expect(
      mark(
        { category: 'batteries', attributes: { ...battery, 'battery-kind': kind, connector: 'XT30' } },
        everything,
      ),
    ).toBe('.');
  for (const category of ['bbs', 'attire'] as const)
    expect(
      mark({ category, attributes: { pattern: ['AK'], power: 'Gas', rail: ['KeyMod'] } }, everything),
    ).toBe('.');
});

test('the lists of a gun hold only what fits it, and all of it that the demonstration has', () => {
  const guns = [everything, { ...unknown, pattern: 'G-pattern', power: 'CO2' }, { ...unknown, power: 'Gas' }];
  for (const gun of guns)
    for (const category of categories) {
      const products = catalogue.filter((product) => product.category === category);
      const lists = fitLists(category, gun);
      const listed = products.filter((product) => lists.some((list) => isListed(product, list)));
      const fitting = products.filter((product) => judge(product, gun)?.fits);
      expect(listed.map(({ title }) => title)).toEqual(fitting.map(({ title }) => title));
    }
});

test('the list to check holds what is to be checked, and there is none where more is missing', () => {
  for (const category of categories)
    for (const connector of ['', ...connectors])
      for (const power of ['', ...powers])
        for (const maxVolts of [null, 7.4]) {
          const gun: Gun = { ...unknown, pattern: 'M4', power, connector, maxVolts };
          const list = listToCheck(category, gun);
          const products = catalogue.filter((product) => product.category === category);
          const listed = list ? products.filter((product) => isListed(product, list)) : [];
          expect(listed).toEqual(products.filter((product) => doubtOf(product, gun)));
        }
});

test('a gun of which too little is known has no list', () => {
  for (const category of categories) expect(fitLists(category, unknown)).toEqual([]);
  expect(fitLists('magazines', { ...unknown, pattern: 'M4' })).toEqual([]);
  expect(fitLists('magazines', { ...everything, pattern: 'SMG' })).toEqual([]);
  expect(fitLists('gas', everything)).toEqual([]);
  expect(fitLists('batteries', { ...everything, power: 'Gas' })).toEqual([]);
  expect(fitLists('attachments', everything).map(({ by }) => by)).toEqual([['thread'], ['rails']]);
});

test('something may be said of what states a fact of a gun, and a gun must state as much', () => {
  const battery = (kind: string): FitFacts => ({
    category: 'batteries',
    attributes: { 'battery-kind': kind, connector: 'Deans' },
  });
  expect(isJudged(battery('Battery'))).toBe(true);
  expect(isJudged(battery('Adapter lead'))).toBe(false);
  expect(isJudged({ category: 'magazines', attributes: {} })).toBe(false);
  expect(isJudged({ category: 'bbs', attributes: {} })).toBe(false);

  expect(unknownOf('batteries', { ...unknown, maxVolts: 8.4 })).toEqual(['connector']);
  expect(unknownOf('batteries', { ...unknown, power: 'Gas' })).toEqual([]);
  expect(unknownOf('attachments', unknown)).toEqual(['thread', 'rails']);
  // Either is enough.
  expect(unknownOf('attachments', { ...unknown, thread: '14 mm CCW' })).toEqual([]);
  expect(unknownOf('bbs', unknown)).toEqual([]);
});

test('nothing is said of gas that is stronger than usual, and of CO2 it is', () => {
  const gun = { ...unknown, power: 'Gas' };
  const gas = (pressure: number) => ({ category: 'gas' as const, attributes: { power: 'Gas', pressure } });
  expect(judge(gas(12), gun)).toEqual({ fits: true, by: ['power'] });
  expect(judge(gas(14), gun)).toBeUndefined();
  expect(isJudged(gas(14))).toBe(false);
  const bulbs = { category: 'gas' as const, attributes: { power: 'CO2', pressure: 57 } };
  expect(judge(bulbs, { ...unknown, power: 'CO2' })).toEqual({ fits: true, by: ['power'] });
});
