import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breaks } from './breaks.ts';

test.each(breaks)('the safeguard "$guard" is where it can be taken away', ({ source, from }) => {
  expect(readFileSync(source, 'utf8').split(from)).toHaveLength(2);
});

/** Some names are put together where they stand: the beginning is what all of them have; those of calls are made from the contract. */
const named = breaks.filter(({ test }) => !/^(GET|POST) \//.test(test));
test.each(named)('the test that is there for "$guard" is there', ({ file, test }) => {
  expect(readFileSync(file, 'utf8')).toContain(test.slice(0, 10));
});

const table = new Set(readFileSync('docs/reliability.md', 'utf8').split('\n'));
test.each(breaks)('docs/reliability.md tells what became of "$guard"', ({ guard, file, test }) => {
  expect(table).toContain(`| ${guard} | ${file}: ${test} | red |`);
});
