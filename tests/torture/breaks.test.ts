import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breaks } from './breaks.ts';

test.each(breaks)('the safeguard "$guard" is where it can be taken away', ({ source, from }) => {
  expect(readFileSync(source, 'utf8').split(from)).toHaveLength(2);
});
