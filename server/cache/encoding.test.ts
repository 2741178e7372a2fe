import { expect, test } from 'vitest';
import { bestEncoding } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['', 'identity'],
])('for "%s" the best is %s', (accepted, best) => {
  expect(bestEncoding(accepted)).toBe(best);
});
