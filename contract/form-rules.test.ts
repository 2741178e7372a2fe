import { expect, test } from 'vitest';
import { rules } from '#wording/rules.ts';
import { newPasswordError, passwordError } from './form-rules.ts';
import { textError } from './text-rule.ts';

const rule = { min: 3, max: 5, message: 'wrong' };

test.each([
  ['abc', undefined],
  ['  abc  ', undefined],
  ['🎯🎯🎯', undefined],
  ['ab ', 'wrong'],
  ['', 'wrong'],
  ['a\nb c', 'wrong'],
  ['a\u0000bc', 'wrong'],
  ['ab\ud800', 'wrong'],
  ['abcdef', rules.tooLong(5)],
])('of three to five characters, %j is told %s', (typed, error) =>
  expect(textError(rule, typed)).toBe(error),
);

test('line breaks count where a text may have them', () =>
  expect(textError({ ...rule, multiline: true }, 'a\nb')).toBeUndefined());

test.each([
  ['seven 7', undefined],
  ['       ', undefined],
  ['sixsix', 'short'],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), rules.tooLong(128)],
])('a password %j counts as typed', (password, error) =>
  expect(passwordError(password, 'short')).toBe(error),
);

test('a new password has a digit in it', () => {
  expect(newPasswordError('seven 7')).toBeUndefined();
  expect(newPasswordError('sevenseven')).toBe(rules.register.passwordDigit);
  expect(newPasswordError('six 6')).toBe(rules.register.passwordLength);
});
