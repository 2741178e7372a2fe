import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { importFormats } from '#contract/import-format.ts';
import { pictureFetches, products } from '#database/schema.ts';
import { pictureFetcher } from '#server/adapters/fetch-picture.ts';
import { plainText } from '#server/adapters/plain-text.ts';
import { beginImport } from '#shop/catalogue/import/records.ts';
import { runImport } from '#shop/catalogue/import/run.ts';
import { fetchPictures } from '#shop/catalogue/pictures/fetch.ts';
import type { Jobs } from '#shop/shop.ts';
import { product, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** Takes work and never does it. */
const idle: Jobs = { add: async () => {}, within: () => idle };

const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#3e4a2b' } })
  .png()
  .toBuffer();
const asked: string[] = [];
let missing = true;
const supplier = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  if (path.startsWith('/missing') && missing) response.writeHead(404).end();
  else if (path.startsWith('/text')) response.end('This is no picture');
  else response.end(png);
}).listen(0, '127.0.0.1');
afterAll(() => supplier.close());
const fetchPicture = pictureFetcher({
  resolve: async () => ['127.0.0.1'],
  mayReach: (address) => address === '127.0.0.1',
  maxMs: 5000,
});

const on = await shopForTests({ fetchPicture });
const { browser: staff, id: staffId } = await staffMember(on);

const begin = async (csv: string, dryRun = false) =>
  (await staff.post('/dash-import', { csv, dryRun })).id ?? '';
/** What is known of an import once it is over, and its pictures with it. */
const over = (id: string) =>
  until(async () => {
    const now = await staff.post('/dash-import-status', { id });
    const isOver = now.state === 'refused' || (now.state === 'done' && now.fetching?.waiting === 0);
    return isOver ? now : undefined;
  });
const bySku = async (sku: string) => {
  const [row] = await on.shop.db.select().from(products).where(eq(products.sku, sku));
  if (!row) throw new Error(`there is no ${sku}`);
  return row;
};

let mark = '';
let count = 0;
let at = '';
beforeEach(() => {
  mark = `Pic${++count}`;
  at = `http://supplier.test:${(supplier.address() as AddressInfo).port}`;
  asked.length = 0;
  missing = true;
});

const head = 'sku,title,category,description,price,quantity,status,img1,img2,img3';
const row = (name: string, status: string, ...pictures: string[]) =>
  [
    `${mark}-${name}`,
    `${mark} thing ${name}`,
    'gas',
    'A thing to be imported',
    9.99,
    12,
    status,
    ...pictures,
  ].join(',');

test('pictures are fetched after the import; a product goes on sale with its first one, where the file says so', async () => {
  const csv = [
    head,
    row('on', '1', `${at}/front`, `${at}/missing-1`, `${at}/shared`),
    row('off', '0', `${at}/shared`),
    row('unsaid', '', `${at}/text`, `${at}/front`),
    row('none', '1', `${at}/missing-1`),
  ].join('\n');
  const dry = await over(await begin(csv, true));
  expect(dry).toMatchObject({ state: 'done', added: 4, pictures: 7, fetching: { waiting: 0, fetched: 0 } });
  expect(dry.notes?.map(({ message }) => message)).toEqual([
    '2 new products go on sale with the first picture that is fetched for them',
    '1 new product stays deactivated, since its status is not 1',
  ]);
  expect(asked).toEqual([]);

  const id = await begin(csv);
  const done = await over(id);
  expect(done.fetching).toEqual({
    waiting: 0,
    fetched: 4,
    failed: 3,
    failures: [
      { line: 2, address: `${at}/missing-1`, why: 'not found' },
      { line: 4, address: `${at}/text`, why: 'not a picture' },
      { line: 5, address: `${at}/missing-1`, why: 'not found' },
    ],
  });
  const [shown, off, unsaid, none] = [
    await bySku(`${mark}-on`),
    await bySku(`${mark}-off`),
    await bySku(`${mark}-unsaid`),
    await bySku(`${mark}-none`),
  ];
  expect(shown).toMatchObject({ active: true, images: [expect.stringMatching(/\.webp$/), off.images[0]] });
  expect(unsaid).toMatchObject({ active: false, images: [shown.images[0]] });
  expect(off.active).toBe(false);
  expect(none).toMatchObject({ active: false, images: [] });
  expect(asked.filter((path) => path === '/front' || path === '/shared').sort()).toEqual([
    '/front',
    '/shared',
  ]);
  expect((await fetch(`${on.url}/images/640/${shown.images[0]}`)).status).toBe(200);

  missing = false;
  expect(await staff.post('/dash-retry-pictures', { id })).toMatchObject({ status: 200, again: 3 });
  expect((await over(id)).fetching).toMatchObject({ fetched: 6, failed: 1 });
  expect((await bySku(`${mark}-on`)).images).toEqual([shown.images[0], expect.any(String), off.images[0]]);
  expect((await bySku(`${mark}-none`)).active).toBe(true);
});

test('of a product that is there, a picture takes its place, and the same file again has nothing to do', async () => {
  const id = await product(on, { title: `${mark} there`, sku: mark, images: ['a.webp', 'b.webp', 'c.webp'] });
  const csv = `sku,img2\n${mark},${at}/new`;
  const done = await over(await begin(csv));
  expect(done).toMatchObject({ state: 'done', unchanged: 1, pictures: 1, fetching: { fetched: 1 } });
  const after = await bySku(mark);
  expect(after).toMatchObject({
    active: true,
    images: ['a.webp', expect.any(String), 'c.webp'],
    revision: 2,
  });
  expect(await over(await begin(csv))).toMatchObject({ pictures: 0, unchanged: 1 });
  const { data } = await staff.post('/dash-audit', { action: 'product changed', find: id });
  expect(data).toMatchObject([{ before: { images: ['a.webp', 'b.webp', 'c.webp'] } }]);
});

test('an import is undone with its pictures, and what was not fetched yet is not fetched any more', async () => {
  await product(on, { title: `${mark} there`, sku: mark, images: ['a.webp'] });
  const id = await begin(
    `${head}\n${row('new', '1', `${at}/one`)}\n${mark},,,,,,,${at}/two`.replaceAll(
      ',,,,,,,',
      `,${mark} there,gas,A longer text,9,5,1,`,
    ),
  );
  expect((await over(id)).fetching).toMatchObject({ fetched: 2 });
  expect(await staff.post('/dash-undo-import', { id })).toMatchObject({
    status: 200,
    restored: 1,
    removed: 1,
  });
  expect(await bySku(mark)).toMatchObject({ images: ['a.webp'], pricePence: 1000 });
  await expect(bySku(`${mark}-new`)).rejects.toThrow();

  const unworked = { ...on.shop, jobs: idle };
  const file = { csv: `sku,img1\n${mark},${at}/late`, dryRun: false, staffId };
  const waiting = await beginImport(unworked, file);
  await runImport(unworked, importFormats(plainText), waiting);
  expect(await staff.post('/dash-undo-import', { id: waiting })).toMatchObject({ status: 200 });
  expect(await fetchPictures(on.shop, fetchPicture, 1000)).toBe(false);
  expect(asked).not.toContain('/late');
});

test('nothing is undone where staff edited a product between its pictures', async () => {
  const id = await begin(`${head}\n${row('new', '0', `${at}/missing`)}`);
  await over(id);
  const { id: productId } = await bySku(`${mark}-new`);
  await on.shop.db
    .update(products)
    .set({ title: `${mark} edited`, revision: 2 })
    .where(eq(products.id, productId));
  missing = false;
  await staff.post('/dash-retry-pictures', { id });
  await over(id);
  expect(await staff.post('/dash-undo-import', { id })).toMatchObject({ status: 409 });
});

test('what a process left that died is fetched by the next; what was fetched is not fetched again', async () => {
  const unworked = { ...on.shop, jobs: idle };
  const csv = `${head}\n${row('new', '1', `${at}/one`, `${at}/two`)}`;
  const id = await beginImport(unworked, { csv, dryRun: false, staffId });
  await runImport(unworked, importFormats(plainText), id);
  const dies = async (address: string) => {
    if (address.endsWith('/two')) throw new Error('killed');
    return fetchPicture(address);
  };
  await expect(fetchPictures(on.shop, dies, 1000)).rejects.toThrow('killed');
  await until(async () => ((await bySku(`${mark}-new`)).images.length === 1 ? true : undefined));
  const states = on.shop.db
    .select({ state: pictureFetches.state })
    .from(pictureFetches)
    .where(eq(pictureFetches.importId, id))
    .orderBy(pictureFetches.place);
  expect(await states).toEqual([{ state: 'fetched' }, { state: 'waiting' }]);
  expect(await fetchPictures(on.shop, fetchPicture, 1000)).toBe(false);
  expect((await bySku(`${mark}-new`)).images).toHaveLength(2);
  expect(asked).toEqual(['/one', '/two']);
});

test('what is no address of a picture is refused by line, before anything is asked', async () => {
  const csv = [
    head,
    row('a', '1', 'ftp://supplier.test/a'),
    row('b', '1', 'https://me:secret@supplier.test/a'),
  ];
  const found = await over(await begin(csv.join('\n'), true));
  expect(found.errors).toEqual([
    {
      line: 2,
      field: 'img1',
      message: 'This is not the address of a picture: one begins with https:// or http://',
    },
    { line: 3, field: 'img1', message: 'An address with a name and a password in it is not read' },
  ]);
});
