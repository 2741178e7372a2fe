import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.each([
  ['password', 'weak'],
  ['Pässword', 'weak'],
  ['passw0rd', 'medium'],
  ['pass-word', 'medium'],
  ['correct horse', 'medium'],
  ['passw0rd!', 'strong'],
  ['1234567 ', 'strong'],
])('%j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));
