import { expect, test } from 'vitest';
import { eachOf } from './each.ts';

test('what one unit of a line costs is said where it is to the penny, and of several alone', () => {
  expect(eachOf(4598, 2)).toBe('£22.99 each');
  expect(eachOf(3417, 3), 'after its discount').toBe('£11.39 each');
  expect(eachOf(5396, 5), 'five of 10.79 are 53.95').toBe(false);
  expect(eachOf(1199, 1)).toBe(false);
});
