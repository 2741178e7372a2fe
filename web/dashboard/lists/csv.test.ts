import { expect, test } from 'vitest';
import { type Columns, csvOf } from './csv.ts';

const columns: Columns<{ name: string; total: number }> = [
  ['Name', (row) => row.name],
  ['Total', (row) => row.total],
];

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

test('no program ends a cell where it does not end', () => {
  expect(csvOf([{ name: 'a;=1', total: 1 }], columns)).toBe('Name,Total\r\n"a;=1",1\r\n');
});
