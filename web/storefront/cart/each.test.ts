import { expect, test } from 'vitest';
import { eachOf } from './each.ts';

test('what one unit of a line costs is said, and that it is rounded', () => {
  expect(eachOf(4598, 2)).toBe('£22.99 each');
  expect(eachOf(3417, 3), 'after its discount').toBe('£11.39 each');
  expect(eachOf(2714, 3), 'of 27.14').toBe('about £9.05 each');
});
