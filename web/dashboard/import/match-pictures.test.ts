import { expect, test } from 'vitest';
import { imports } from '#wording/dashboard/imports.ts';
import type { BroughtFile } from './brought-file.ts';
import { matchPictures } from './match-pictures.ts';

const text = imports.beside;
const file = (path: string, bytes = 10): BroughtFile => ({ path, bytes, read: async () => new Blob() });
const cell = (name: string, line = 2, field = 'first') => ({ line, field, name });

test('a cell means the file with its name, whatever the folders, capitals and slashes of either', () => {
  const [gas, cafe] = [file('pictures/Green-Gas.JPG'), file('cafe\u0301.png')];
  const { found, wrong, unused } = matchPictures(
    [
      cell('green-gas.jpg'),
      cell('C:\\shop\\GREEN-GAS.jpg', 3),
      cell(' ../../green-gas.jpg', 4),
      cell('café.png', 5),
    ],
    [gas, cafe],
  );
  expect([...found.values()]).toEqual([gas, gas, gas, cafe]);
  expect(wrong).toEqual([]);
  expect(unused).toEqual([]);
});

test('of several files with one name the one with the cell’s own path is meant, else none', () => {
  const files = [file('gas/1.jpg'), file('bbs/1.jpg')];
  const { found, wrong, unused } = matchPictures([cell('bbs/1.JPG'), cell('1.jpg', 3, 'second')], files);
  expect(found).toEqual(new Map([['bbs/1.JPG', files[1]]]));
  expect(wrong).toEqual([
    { line: 3, field: 'second', message: text.several('1.jpg', ['gas/1.jpg', 'bbs/1.jpg']) },
  ]);
  expect(unused).toEqual([]);
});

test('what has no file, what is too large and what no row names is told', () => {
  const [large, spare] = [file('large.png', 8 * 1024 * 1024 + 1), file('spare.png')];
  const { found, wrong, unused } = matchPictures([cell('none.png'), cell('large.png', 7)], [large, spare]);
  expect(found.size).toBe(0);
  expect(wrong).toEqual([
    { line: 2, field: 'first', message: text.missing('none.png') },
    { line: 7, field: 'first', message: text.tooLarge('large.png') },
  ]);
  expect(unused).toEqual([spare]);
});

test('names of objects’ own things are names', () => {
  const { found, wrong } = matchPictures([cell('__proto__'), cell('constructor', 3)], [file('constructor')]);
  expect([...found.keys()]).toEqual(['constructor']);
  expect(wrong).toHaveLength(1);
});
