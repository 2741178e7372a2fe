import { expect, test } from 'vitest';
import { isPhoneDoubtful } from './phone.ts';

test.each([
  '07700 900123',
  '+44 7700 900123',
  '+44 (0)7700 900123',
  '0044 7700 900123',
  '447700900123',
  '020 7946 0018',
  '0113 496 0000',
  '01204 52345',
  '0800 001 066',
  '+33 6 12 34 56 78',
  '0033 6 12 34 56 78',
  'ask at the gate',
])('%s may be right', (phone) => {
  expect(isPhoneDoubtful(phone)).toBe(false);
});

test.each([
  '0770090012',
  '077009001234',
  '+44 7700 90012',
  '07700 9001',
  '020 7946 00189',
  '0400 123 4567',
  '12345678901',
])('%s is doubtful', (phone) => {
  expect(isPhoneDoubtful(phone)).toBe(true);
});
