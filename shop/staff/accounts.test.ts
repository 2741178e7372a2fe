import { expect, test } from 'vitest';
import { brokenRules } from './accounts.ts';

const good = { id: 'jo.smith', password: 'correct horse 7', pin: '135790' };

test('good secrets break no rule', async () => {
  expect(await brokenRules(good)).toEqual([]);
});

test.each([
  [{ id: 'four' }, ['id length']],
  [{ password: 'short1' }, ['password length']],
  [{ password: 'no number here' }, ['password without a number']],
  [{ password: `${'long'.repeat(32)}1` }, ['password length']],
  [{ pin: '1357' }, ['pin length']],
  [{ pin: '12345' }, ['easy pin']],
  [{ pin: '987654' }, ['easy pin']],
  [{ pin: '77777' }, ['easy pin']],
  [{ password: '1234567' }, ['easy password']],
  [{ password: '11111111' }, ['easy password']],
  [{ password: 'Password1' }, ['common password']],
  [{ id: 'Passw0rds', password: 'passw0rds' }, ['guessed from the id']],
  [{ password: '1357902', pin: '1357902' }, ['password is the pin']],
  [
    { id: '', password: '', pin: '' },
    ['id length', 'password length', 'password without a number', 'pin length'],
  ],
])('%j', async (change, rules) => {
  expect(await brokenRules({ ...good, ...change })).toEqual(expect.arrayContaining(rules));
});
