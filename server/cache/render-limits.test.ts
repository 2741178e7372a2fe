import { expect, test } from 'vitest';
import { renderLimits } from './render-limits.ts';

test('who asks for page after page that nobody asked for waits, and nobody else does', () => {
  let now = 0;
  const limits = renderLimits(1, () => now);
  const ask = (times: number, address = '192.0.2.1') =>
    Array.from({ length: times }, () => limits.take(address)).filter((wait) => wait === undefined).length;
  expect(ask(1000)).toBe(120);
  expect(limits.take('192.0.2.1')).toBe(1);
  expect(ask(1, '192.0.2.2')).toBe(1);
  now += 10_000;
  expect(ask(1000)).toBe(20);
});

test('what costs more than anybody may have at once is given to who asked for nothing before', () => {
  const limits = renderLimits(1, () => 0);
  expect(limits.take('192.0.2.1', 2000)).toBeUndefined();
  expect(limits.take('192.0.2.1', 2000)).toBe(60);
});
