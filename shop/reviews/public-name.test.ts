import { expect, test } from 'vitest';
import { formerCustomer, publicName } from './public-name.ts';

test.each([
  ['Sam Shots', 'Sam S.'],
  ['  sam   shots ', 'sam S.'],
  ['Mary Ann O’Neil', 'Mary O.'],
  ['Dan K.', 'Dan K.'],
  ['Jo (van) 𝒟ijk', 'Jo 𝒟.'],
  ['Robin', 'Robin'],
  ['Robin -', 'Robin'],
  ['', ''],
])('%s is %s to everybody', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});

test('an account that is gone has no name to shorten', () => {
  expect(publicName(formerCustomer)).toBe(formerCustomer);
});
