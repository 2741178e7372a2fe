import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect, test } from 'vitest';
import { imports } from '#wording/dashboard/imports.ts';
import { readZip } from './read-zip.ts';
import { sortFiles } from './sort-files.ts';

const text = imports.beside;
const csv = 'title,price,picture\nA thing of it,1,a.png\n';

async function zipped(files: Record<string, string>, options = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...options });
  for (const [name, content] of Object.entries(files)) await writer.add(name, new TextReader(content));
  return writer.close();
}
const asZip = async (files: Record<string, string>, name = 'all.zip') =>
  new File([await zipped(files)], name);
const png = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const paths = (sorted: Awaited<ReturnType<typeof sortFiles>>) =>
  'pictures' in sorted ? sorted.pictures.map(({ path }) => path) : sorted;

test('a list, pictures beside it and zips of more are told apart, without what systems leave behind', async () => {
  const zip = await asZip({
    'pics/b.png': 'b',
    '../up.png': 'up',
    '__MACOSX/pics/._b.png': 'x',
    'Thumbs.db': 'x',
  });
  const sorted = await sortFiles([png('a.png'), new File([csv], 'list.csv'), zip]);
  expect(sorted).toMatchObject({ list: { name: 'list.csv', text: csv } });
  expect(paths(sorted)).toEqual(['a.png', 'pics/b.png', '../up.png']);
});

test('a zip may hold the list too, and a file alone is a list whatever it is called', async () => {
  const sorted = await sortFiles([await asZip({ 'shop/list.CSV': csv, 'shop/a.png': 'pixels' })]);
  expect(sorted).toMatchObject({ list: { name: 'shop/list.CSV', text: csv } });
  expect(paths(sorted)).toEqual(['shop/a.png']);
  expect(await sortFiles([new File([csv], 'list.txt')])).toMatchObject({ list: { text: csv }, pictures: [] });
});

test('several lists, what is no zip, and too much at once are refused', async () => {
  const list = new File([csv], 'one.csv');
  expect(await sortFiles([list, await asZip({ 'two.csv': csv })])).toEqual({
    wrong: text.oneList(['one.csv', 'two.csv']),
  });
  expect(await sortFiles([new File(['no zip'], 'bad.zip')])).toEqual({ wrong: text.notZip('bad.zip') });
  const locked = new File([await zipped({ 'a.png': 'a' }, { password: 'secret' })], 'locked.zip');
  expect(await sortFiles([locked])).toEqual({ wrong: text.notZip('locked.zip') });
  const many = Array.from({ length: 2001 }, (_, place) => png(`${place}.png`));
  expect(await sortFiles(many)).toEqual({ wrong: text.tooMany(2000) });
  const huge = png('huge.png');
  Object.defineProperty(huge, 'size', { value: 1024 ** 3 + 1 });
  expect(await sortFiles([list, huge])).toEqual({ wrong: text.tooMuch });
});

test('an entry is unpacked as it was, and one that holds more than it says is not', async () => {
  const zip = await zipped({ 'a.png': 'pixels'.repeat(50_000) });
  const [entry] = (await readZip(zip)) ?? [];
  expect(entry?.bytes).toBe(300_000);
  expect(await (await entry?.read())?.text()).toBe('pixels'.repeat(50_000));

  // The size that its directory claims: 24 bytes into the entry's record.
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const record = [...bytes.keys()].find(
    (at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32((record ?? 0) + 24, 100, true);
  const [lying] = (await readZip(new Blob([bytes]))) ?? [];
  expect(lying?.bytes).toBe(100);
  await expect(lying?.read()).rejects.toThrow();
});
