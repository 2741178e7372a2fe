import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'products.csv');

test('UTF-8 is read as it is', async () => {
  expect(await readCsv(file('title\n£5 off'))).toEqual({ name: 'products.csv', text: 'title\n£5 off' });
});

test('what an old spreadsheet wrote is read too', async () => {
  expect(await readCsv(file(new Uint8Array([0xa3, 0x35])))).toMatchObject({ text: '£5' });
});

test('so is what a spreadsheet calls Unicode text', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0xa3, 0, 0x35, 0]);
  expect(await readCsv(file(utf16))).toMatchObject({ text: '£5' });
});

test('a file that is empty, too large or no text is refused', async () => {
  expect(await readCsv(file())).toHaveProperty('wrong');
  expect(await readCsv(file(new Uint8Array(8_000_001).fill(65)))).toHaveProperty('wrong');
  expect(await readCsv(file(new Uint8Array([0x50, 0x4b, 0, 3])))).toHaveProperty('wrong');
});
