import { expect, test } from 'vitest';
import { placeOf } from '#shop/person/place.ts';
import { renderLimits } from './render-limits.ts';

test('who asks for page after page that nobody asked for waits, and nobody else does', () => {
  let now = 0;
  const limits = renderLimits(1, () => now);
  const ask = (times: number, address = '192.0.2.1') =>
    Array.from({ length: times }, () => limits.take(placeOf(address))).filter((wait) => wait === undefined)
      .length;
  expect(ask(1000)).toBe(120);
  expect(limits.take(placeOf('192.0.2.1'))).toBe(1);
  expect(ask(1, '192.0.2.2')).toBe(1);
  now += 10_000;
  expect(ask(1000)).toBe(20);
});

test('what costs more than anybody may have at once is given to who asked for nothing before', () => {
  const limits = renderLimits(1, () => 0);
  expect(limits.take(placeOf('192.0.2.1'), 2000)).toBeUndefined();
  expect(limits.take(placeOf('192.0.2.1'), 2000)).toBe(60);
});

test.each([
  ['a /48', (n: number) => `2001:db8:7:${n}::1`, '2001:db8:8::1'],
  ['a /24', (n: number) => `192.0.2.${n}`, '198.51.100.1'],
])('the many addresses of %s may ask for five times as many together', (_, address, elsewhere) => {
  const limits = renderLimits(1, () => 0);
  let given = 0;
  for (let n = 1; n <= 200; n++)
    for (let page = 0; page < 10; page++) if (limits.take(placeOf(address(n))) === undefined) given += 1;
  expect(given).toBe(600);
  expect(limits.take(placeOf(elsewhere))).toBeUndefined();
});
