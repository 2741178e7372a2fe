import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['a@b.co', 'jo.smith+shop@mail.example.org', 'o’neill@bücher.example', '.a.@b.co'])(
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
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));

test('a long text is judged at once', () => {
  const began = performance.now();
  expect(isEmailAddress(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(200);
});
