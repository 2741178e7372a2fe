import { expect, test } from 'vitest';
import { draftOf, gunOf, readNumber, takesBattery } from './draft.ts';

test.each([
  ['11.1', 11.1],
  [' 11,1 V ', 11.1],
  ['1.14 J', 1.14],
  ['.5', 0.5],
  ['', null],
  ['  ', null],
  ['0', undefined],
  ['.', undefined],
  ['-7.4', undefined],
  ['7.4 to 11.1', undefined],
  ['1e1', undefined],
])('%j is read as %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test('what a form has of a gun is the gun, and what is left open is not known', () => {
  const gun = {
    id: 'one',
    name: 'M4',
    pattern: 'M4',
    power: 'Electric',
    connector: 'Deans',
    maxVolts: 11.1,
    thread: '14 mm CCW',
    rails: ['M-LOK'],
    limitJoules: 1.14,
  };
  expect(gunOf(draftOf(gun), gun.rails, 'one')).toEqual(gun);
  expect(gunOf({ ...draftOf(), name: ' Mine ' }, [], 'two')).toEqual({
    id: 'two',
    name: 'Mine',
    pattern: '',
    power: '',
    connector: '',
    maxVolts: null,
    thread: '',
    rails: [],
    limitJoules: null,
  });
});

test('nothing is kept of a battery for a gun that takes none, whatever was filled in before its power', () => {
  const draft = { ...draftOf(), name: 'Pistol', connector: 'Deans', maxVolts: 'twelve' };
  expect(gunOf({ ...draft, power: 'Gas' }, [], 'one')).toMatchObject({ connector: '', maxVolts: null });
  expect(gunOf({ ...draft, power: 'HPA' }, [], 'one').connector).toBe('Deans');
  expect(
    ['', 'Electric', 'HPA', 'Gas', 'CO2', 'Spring'].filter((power) => takesBattery({ ...draft, power })),
  ).toEqual(['', 'Electric', 'HPA']);
});
