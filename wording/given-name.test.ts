import { expect, test } from 'vitest';
import { givenName } from './given-name.ts';

test.each([
  ['Molly Thwaite', 'Molly'],
  ['  Anne-Marie  Okoro ', 'Anne-Marie'],
  ['Zoë', 'Zoë'],
  ['Dr Khan', 'Dr Khan'],
  ['mrs. Ada Pike', 'mrs. Ada Pike'],
  ['J. R. Holt', 'J. R. Holt'],
  ['É Roux', 'É Roux'],
  ['', ''],
])('%s is greeted as %s', (name, greeted) => expect(givenName(name)).toBe(greeted));
