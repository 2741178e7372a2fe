import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const columns = [
  ['Name', (row: { name: string; total: number }) => row.name],
  ['Total', (row: { name: string; total: number }) => row.total],
] as const;

test('a row is a line', () => {
  expect(csvOf([{ name: 'BBs', total: 12.5 }], columns)).toBe('Name,Total\r\nBBs,12.5\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvOf([{ name: 'a "b",\nc', total: 1 }], columns)).toBe('Name,Total\r\n"a ""b"",\nc",1\r\n');
});

test('what a visitor typed is never a formula', () => {
  expect(csvOf([{ name: '=HYPERLINK("x")', total: -3 }], columns)).toBe(
    'Name,Total\r\n"\'=HYPERLINK(""x"")",-3\r\n',
  );
});
