import { expect, test } from 'vitest';
import type { Gun } from './gun.ts';
import { judgeKit } from './kit.ts';
import type { FitFacts } from './rules.ts';

const gun = (name: string, facts: Partial<Gun>): Gun => ({
  id: name,
  name,
  pattern: '',
  power: '',
  connector: '',
  maxVolts: null,
  thread: '',
  rails: [],
  limitJoules: null,
  ...facts,
});
const m4 = gun('M4', { pattern: 'M4', power: 'Electric', connector: 'Mini Tamiya', maxVolts: 7.4 });
const ak = gun('AK', { pattern: 'AK', power: 'Electric', connector: 'XT30', maxVolts: 11.1 });
const hiCapa = gun('Hi-Capa', { pattern: 'Hi-Capa', power: 'Gas' });
const battery = (attributes: object): FitFacts => ({
  category: 'batteries',
  attributes: { 'battery-kind': 'Battery', voltage: 7.4, connector: 'Deans', ...attributes },
});
const lead = { connector: 'Deans', adaptsTo: 'XT30' };

test('what fits one gun is said of that one alone', () => {
  const magazine: FitFacts = { category: 'magazines', attributes: { pattern: ['M4'], power: 'Electric' } };
  expect(judgeKit(magazine, [hiCapa, ak, m4], [])).toEqual({ fits: [m4], by: ['pattern', 'power'] });
  expect(judgeKit(magazine, [m4, { ...m4, id: 'other' }], [])).toMatchObject({
    fits: [{ id: 'M4' }, { id: 'other' }],
  });
});

test('what fits none says why, once for guns alike; what a lead helps comes first; of others nothing', () => {
  expect(judgeKit(battery({}), [hiCapa, m4, { ...m4, id: 'other' }, ak], [lead])).toMatchObject({
    misfits: [
      { guns: [ak], verdict: { by: 'connector', has: ['Deans'], takes: ['XT30'] }, lead },
      { guns: [m4, { id: 'other' }], verdict: { by: 'connector', takes: ['Mini Tamiya'] }, lead: undefined },
    ],
  });
});

test('what may fit one gun is said of that one alone, and after what fits another', () => {
  const unsure = { ...m4, connector: 'Deans', maxVolts: null };
  expect(judgeKit(battery({}), [ak, unsure, { ...unsure, id: 'other' }], [lead])).toEqual({
    unsure: [unsure, { ...unsure, id: 'other' }],
    by: ['connector'],
    check: 'maxVolts',
  });
  const fitting = { ...ak, connector: 'Deans' };
  expect(judgeKit(battery({}), [unsure, fitting], [])).toMatchObject({ fits: [fitting] });
});

test('nothing is said where nothing is known, nor without a gun', () => {
  expect(judgeKit(battery({}), [hiCapa], [lead])).toBeUndefined();
  expect(judgeKit(battery({}), [], [lead])).toBeUndefined();
  expect(judgeKit({ category: 'bbs', attributes: { 'bb-weight': 0.2 } }, [m4], [])).toBeUndefined();
});
