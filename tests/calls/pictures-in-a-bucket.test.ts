import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { images } from '#database/schema.ts';
import { removePicture } from '#shop/images/variant.ts';
import type { Client } from '../support/client.ts';
import { cutsAnswer, cutsUpload, fails, openObjectStore, silent } from '../support/object-store.ts';
import { product, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const store = await openObjectStore();
const on = await shopForTests({
  bucket: { ...store.bucket, patience: { wholeMs: 1_500, tries: 2, most: 256 } },
});
let staff: Client;
let png: Buffer;

beforeAll(async () => {
  staff = (await staffMember(on)).browser;
  png = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#3e4a2b',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  return () => store.close();
});
beforeEach(() => {
  store.fault = undefined;
  store.faults = [];
  store.asked = [];
});

const upload = () => {
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(png)]), 'a.png');
  return staff.fetch('/img', { method: 'POST', body: form });
};
const uploaded = async (): Promise<string> => (await (await upload()).json()).files[0];
const get = (name: string, width = 160, accept = 'image/webp') =>
  on.browserHere().fetch(`/images/${width}/${name}`, { headers: { Accept: accept } });
const decoded = async (answer: Response) =>
  (
    await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
  ).info;

test('a picture goes into the bucket, comes out in every size and kind, and goes from it in all of them', async () => {
  const name = await uploaded();
  expect(store.asked).toEqual([`PUT /pictures/${name}`]);
  const small = await get(name);
  expect([small.status, small.headers.get('content-type'), (await decoded(small)).width]).toEqual([
    200,
    'image/webp',
    160,
  ]);
  expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(small.headers.get('xkey')).toMatch(/^pictures [0-9a-z]{5}$/);
  expect(small.headers.get('cache-tag')).toBe(small.headers.get('xkey')?.replace(' ', ','));
  const meanwhile = await get(name, 320, 'image/avif,image/webp');
  expect(meanwhile.headers.get('content-type')).toBe('image/webp');
  // Or a cache in front would keep it for good in place of the AVIF.
  expect(meanwhile.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=60, immutable');
  await until(() => on.shop.images.has(`320/${name}.avif`));
  const avif = await get(name, 320, 'image/avif,image/webp');
  expect([avif.headers.get('content-type'), (await decoded(avif)).width]).toEqual(['image/avif', 320]);
  // Made once: the second time it is only read.
  store.asked = [];
  await get(name);
  expect(store.asked).toEqual([`GET /pictures/160/${name}.webp`]);
  await removePicture(on.shop.images, name);
  for (const one of [name, `160/${name}.webp`, `320/${name}.webp`, `320/${name}.avif`])
    expect(await on.shop.images.read(one), one).toBeUndefined();
});

test.each([
  ['is cut in its middle', cutsUpload],
  ['meets 503 SlowDown', fails(503, 'SlowDown')],
])(
  'an upload that %s for good is answered 503 with when to come again, and nothing of it is kept',
  async (_what, fault) => {
    const before = await on.shop.db.$count(images);
    store.fault = (asked, answer, toStore) =>
      asked.method === 'PUT' ? fault(asked, answer, toStore) : fails(503, 'SlowDown')(asked, answer, toStore);
    const answer = await upload();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await answer.json()).message).toBe(
      'Pictures can’t be stored or shown just now. Please try again in a moment.',
    );
    store.fault = undefined;
    expect(await on.shop.db.$count(images)).toBe(before);
    const [name] = store.asked.map((line) => line.split('/').at(-1) ?? '');
    // s3rver, which is no true S3 in this, may hold half of it: nobody is shown that.
    expect((await get(name ?? '')).status).toBe(404);
    expect((await upload()).status).toBe(200);
  },
);

test('an upload that fails for a moment is taken all the same', async () => {
  store.faults = [cutsUpload];
  const name = await uploaded();
  expect((await decoded(await get(name))).width).toBe(160);
});

test('half a picture in the bucket is made anew, or is none', async () => {
  const name = await uploaded();
  await get(name);
  const whole = await on.shop.images.read(`160/${name}.webp`);
  await on.shop.images.write(`160/${name}.webp`, whole?.subarray(0, whole.length >> 1) as Buffer);
  expect((await decoded(await get(name))).width).toBe(160);
  expect((await on.shop.images.read(`160/${name}.webp`))?.equals(whole as Buffer)).toBe(true);
  const master = await on.shop.images.read(name);
  await on.shop.images.write(name, master?.subarray(0, master.length >> 1) as Buffer);
  expect((await get(name, 640)).status).toBe(404);
});

test('a picture whose answer breaks off is asked for again, and is 503 where it always does, never half', async () => {
  const name = await uploaded();
  await get(name);
  store.faults = [cutsAnswer];
  expect((await decoded(await get(name))).width).toBe(160);
  store.fault = cutsAnswer;
  const broken = await get(name);
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '5']);
});

test('a bucket that says nothing holds up no page and no call, and pictures no longer than their time', async () => {
  const name = await uploaded();
  await get(name);
  const id = await product(on, { images: [name] });
  store.fault = silent;
  const began = performance.now();
  const pictures = Promise.all([get(name), get(name), get(name), get(name)]);
  const shown = await on.browser().post('/productData', { id });
  expect([shown.status, performance.now() - began < 1_000]).toEqual([200, true]);
  for (const { status } of await pictures) expect(status).toBe(503);
  expect(performance.now() - began).toBeLessThan(4_000);
  // After four that were silent nobody waits for the next.
  const again = performance.now();
  expect((await get(name)).status).toBe(503);
  expect(performance.now() - again).toBeLessThan(500);
  expect((await on.shop.db.select().from(images).where(eq(images.name, name))).length).toBe(1);
});
