import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerEnergy,
  type EnergyQuery,
  energyAddress,
  inUnit,
  readEnergyQuery,
  tidyQuery,
} from './energy-query.ts';

const read = (search: string) => readEnergyQuery(new URLSearchParams(search));
const usual: EnergyQuery = { speed: '350', unit: 'fps', weight: '0.2', limit: '1.14', own: '' };
const answer = (query: Partial<EnergyQuery>, weights: number[] = []) => {
  const answered = answerEnergy({ ...usual, ...query }, weights);
  return 'answer' in answered ? answered.answer : answered.wrong;
};

test('nothing said is the common measure, and it has the plain address', () => {
  expect(read('')).toEqual(usual);
  expect(energyAddress(usual)).toBe('/energy');
  expect(energyAddress(read('speed=350.0&weight=0,20&utm_source=x'))).toBe('/energy');
});

test('an address holds what was asked, in one way of writing it', () => {
  expect(energyAddress(read('speed= 100&unit=ms&weight=.28&limit='))).toBe(
    '/energy?speed=100&unit=ms&weight=0.28&limit=',
  );
});

test.each<[string, Partial<EnergyQuery>]>([
  ['speed=342fps', { speed: '342' }],
  ['speed=342+FPS&unit=ms', { speed: '342', unit: 'fps' }],
  ['speed=104+m/s', { speed: '104', unit: 'ms' }],
  ['speed=104,5m/s&unit=fps', { speed: '104.5', unit: 'ms' }],
  ['weight=0.25g', { weight: '0.25' }],
  ['weight=0.20+g&limit=1+J', { weight: '0.2', limit: '1' }],
  ['speed=fps', { speed: '' }],
  ['speed=342+mph', { speed: '?' }],
])('%s is read with the unit that is typed: %o', (search, query) => {
  expect(read(search)).toEqual({ ...usual, ...query });
});

test('in another unit the example is the same speed, and what was typed stays', () => {
  expect(inUnit(usual, 'ms')).toEqual({ ...usual, unit: 'ms', speed: '106.7' });
  expect(answer(inUnit(usual, 'ms'))).toEqual(expect.objectContaining({ joules: 1.14 }));
  expect(inUnit(inUnit(usual, 'ms'), 'fps')).toEqual(usual);
  expect(inUnit({ ...usual, speed: '104 fps' }, 'ms')).toEqual({ ...usual, unit: 'ms', speed: '104' });
});

test('what is being typed is answered by the same rules', () => {
  expect(answer({ speed: '350 fps', unit: 'ms', weight: '0.20 g', limit: '1.14j' })).toEqual(answer({}));
  expect(tidyQuery({ ...usual, speed: '104 m/s ' })).toEqual({ ...usual, speed: '104', unit: 'ms' });
});

test('one’s own BBs have a line, in stock or not; what is no BB’s weight is none', () => {
  expect(answer(read('own=0.280'))).toMatchObject({ own: { grams: 0.28, fps: 295, metresPerSecond: 90.1 } });
  expect(energyAddress(read('own=0.280'))).toBe('/energy?own=0.28');
  for (const own of ['', '0', '28', 'x']) expect(energyAddress(read(`own=${own}`))).toBe('/energy');
});

test('whatever an address holds, the address of what it asks for is its own, and short', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('350', '0.2', '0,25', '1e3', '-1', '99999', ' 7 ', '.', '104 m/s', '1fpsfps'),
  );
  fc.assert(
    fc.property(text, text, text, text, text, (speed, unit, weight, limit, own) => {
      const address = energyAddress(read(`${new URLSearchParams({ speed, unit, weight, limit, own })}`));
      expect(energyAddress(read(address.split('?')[1] ?? ''))).toBe(address);
      expect(address.length).toBeLessThan(80);
    }),
  );
});

test('350 FPS on 0.20 g are 1.14 J: at no limit of 1.14 J over, and as fast as this with heavier BBs', () => {
  expect(answer({}, [0.25, 0.28])).toEqual({
    own: undefined,
    joules: 1.14,
    limits: [
      { of: 'site', joules: 1.14, over: false },
      { of: 'automatic', joules: 1.3, over: false },
      { of: 'other', joules: 2.5, over: false },
    ],
    weights: [
      { grams: 0.25, fps: 313, metresPerSecond: 95.4, limitFps: 313 },
      { grams: 0.28, fps: 295, metresPerSecond: 90.1, limitFps: 296 },
    ],
  });
});

test('one FPS more is over the site’s limit; 375 FPS are over the law’s for automatic guns', () => {
  expect(answer({ speed: '351' })).toMatchObject({
    joules: 1.15,
    limits: [{ over: true }, { over: false }, {}],
  });
  expect(answer({ speed: '375', limit: '' })).toMatchObject({
    limits: [
      { of: 'automatic', over: true },
      { of: 'other', over: false },
    ],
  });
  expect(answer({ speed: '160', unit: 'ms' })).toMatchObject({
    limits: [{}, {}, { of: 'other', over: true }],
  });
});

test.each<[Partial<EnergyQuery>, string[]]>([
  [{ speed: '' }, ['speed']],
  [{ speed: 'fast' }, ['speed']],
  [{ speed: '49' }, ['speed']],
  [{ speed: '301', unit: 'ms' }, ['speed']],
  [{ weight: '0' }, ['weight']],
  [{ weight: '20' }, ['weight']],
  [{ limit: '0' }, ['limit']],
  [{ speed: '-350', weight: '?', limit: '1e1' }, ['speed', 'weight', 'limit']],
])('%o: wrong is %o', (query, wrong) => {
  expect(answer(query)).toEqual(wrong);
});
