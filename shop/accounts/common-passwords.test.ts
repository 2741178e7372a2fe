import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['password1', 'QWERTY123', 'Football1', 'abcd1234', '1234567890'])(
  '%s is known to everybody',
  async (word) => {
    expect(await isCommonPassword(word)).toBe(true);
  },
);

test.each(['correct horse 7', 'a password that nobody saw 7', 'pässwört1', ''])('%s is not', async (word) => {
  expect(await isCommonPassword(word)).toBe(false);
});
