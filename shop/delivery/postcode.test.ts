import { expect, test } from 'vitest';
import { knownPostcode, postcodeDoubt, shownPostcode } from './postcode.ts';

test.each([
  ['m11ae', 'M1 1AE'],
  ['b33 8th', 'B33 8TH'],
  ['CR2 6XH', 'CR2 6XH'],
  ['dn551pt', 'DN55 1PT'],
  ['w1a0ax', 'W1A 0AX'],
  ['ec1a 1bb', 'EC1A 1BB'],
  ['sw1a  1aa ', 'SW1A 1AA'],
  ['gir 0aa', 'GIR 0AA'],
  ['im1-1aa', 'IM1 1AA'],
  ['je23ab', 'JE2 3AB'],
  ['gy1 1aa', 'GY1 1AA'],
  ['bt71ab', 'BT7 1AB'],
  ['kw15 1aa', 'KW15 1AA'],
  ['bfpo 57', 'BFPO 57'],
  ['bfpo1234', 'BFPO 1234'],
  ['bf1 2au', 'BF1 2AU'],
])('%s is written %s', (written, shown) => {
  expect(knownPostcode(written)).toBe(shown);
});

test.each([
  '',
  '12345',
  '90210',
  'EH1',
  'D02 X285',
  '75001',
  'QQ1 1AA',
  'M1 1CK',
  'SW1A 1AAA',
  'BFPO',
  'ABC',
])('%s has the shape of none', (written) => {
  expect(knownPostcode(written)).toBeUndefined();
});

test.each([
  ['EX4', 'part'],
  ['sw1a', 'part'],
  ['LS1 4D', 'part'],
  ['QQ1 1AA', 'unusual'],
  ['M1 1CK', 'unusual'],
  ['D02 AF30', 'none'],
  ['75001', 'none'],
  ['N/A', 'none'],
  ['', 'none'],
  ['EX4 4QJ', undefined],
  ['BFPO 57', undefined],
])('of %s is doubted: %s', (written, doubt) => {
  expect(postcodeDoubt(written)).toBe(doubt);
});

test('what people are shown is the postcode on a parcel, or what was typed', () => {
  expect(['ba52pu', 'ba5 2pu', '90210'].map(shownPostcode)).toEqual(['BA5 2PU', 'BA5 2PU', '90210']);
});
