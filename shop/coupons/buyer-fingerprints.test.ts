import { expect, test } from 'vitest';
import { addressKey } from './buyer-fingerprints.ts';

test.each([
  ['14 Long Lane', 'LS1 4AP', '14, LONG LN., Leeds', 'ls14ap'],
  ['Flat 2, 14a Long Lane', 'LS1 4AP', 'flat 2\n14A Long-Lane', 'LS1  4ap'],
  ['The Old Mill', 'LS1 4AP', 'the old mill', 'LS14AP'],
])('%s, %s is where %s, %s is', (address, pinCode, again, pinAgain) =>
  expect(addressKey({ address: again, pinCode: pinAgain })).toBe(addressKey({ address, pinCode })),
);

test('neighbours are not one', () => {
  const places = ['14 Long Lane', '15 Long Lane', 'Flat 1, 14 Long Lane', '14a Long Lane', 'The Old Mill'];
  const keys = places.map((address) => addressKey({ address, pinCode: 'LS1 4AP' }));
  expect(new Set(keys).size).toBe(places.length);
});
