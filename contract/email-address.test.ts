import { expect, test } from 'vitest';
import { rules } from '#wording/rules.ts';
import { emailError, isEmailAddress, tidyEmail } from './email-address.ts';

test.each(['a@b.co', 'jo.smith+shop@mail.example.org', "o'neill@bücher.example", '.a.@b.co'])(
  '%s is one',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each([
  '',
  'a@b',
  '@b.co',
  'a@',
  'a@@b.co',
  'a@b@c.co',
  'a@b..co',
  'a@.co',
  'a@b.co.',
  'a@b .co',
  'a b@c.co',
  'a@1.2.3.4',
  'a@1.2',
  'a@b.0x7f',
  'a@b.co/c',
  'a@b.co:25',
  'a@b%2eco',
  'a@b\tc.co',
  '\u200b@b.co',
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));

test('a long text is judged at once', () => {
  const began = performance.now();
  expect(isEmailAddress(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(200);
});

test.each([
  ['  Sam@Example.ORG ', 'sam@example.org'],
  ['sam@bücher.example', 'sam@xn--bcher-kva.example'],
  ['sam@XN--BCHER-KVA.example', 'sam@xn--bcher-kva.example'],
  ['sam@ｅｘａｍｐｌｅ。org', 'sam@example.org'],
  ['s\u00adam\u200b@exam\u00adple.org\ufeff', 'sam@example.org'],
  ['\u202esam\u2060@example.org', 'sam@example.org'],
])('%j is kept as %s, whoever typed it how', (typed, kept) => {
  expect(isEmailAddress(typed)).toBe(true);
  expect(tidyEmail(typed)).toBe(kept);
  expect(tidyEmail(kept)).toBe(kept);
});

test.each(['o’neill@b.co', 'ｓam@b.co', 'sаm@b.co', 'jörg@b.co'])(
  'letters before the @ that are not plain are refused in words: %s',
  (typed) => expect(emailError(typed, 'malformed')).toBe(rules.emailLetters),
);
