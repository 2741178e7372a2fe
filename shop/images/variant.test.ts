import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { images } from '#server/routes/images.ts';
import { until } from '#tests/support/until.ts';
import type { Shop } from '../shop.ts';
import { newId } from '../tokens.ts';

/** A store that counts what it is asked, and gives nothing away until it is let. */
const objects = new Map<string, Buffer>();
let asked: string[] = [];
let held: Promise<void> | undefined;
let now = 0;
const shop = {
  now: () => new Date(now),
  log: { warn() {} },
  images: {
    async has(name: string) {
      asked.push(name);
      return objects.has(name);
    },
    async read(name: string) {
      asked.push(name);
      if (held && !name.includes('/')) await held;
      return objects.get(name);
    },
    async write(name: string, bytes: Buffer) {
      objects.set(name, bytes);
    },
  },
} as unknown as Shop;
const app = images(shop);
const get = (name: string, width = 160) =>
  app.request(`/${width}/${name}`, { headers: { Accept: 'image/avif,image/webp' } });

beforeEach(() => {
  asked = [];
  held = undefined;
});

test('a picture that is not there is asked for once, however many want it, and again after a minute', async () => {
  const name = `${newId()}.webp`;
  const statuses = (await Promise.all([get(name), get(name, 320), get(name)])).map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404]);
  expect((await get(name, 640)).status).toBe(404);
  expect(asked).toEqual([name]);
  now += 61_000;
  expect((await get(name)).status).toBe(404);
  expect(asked).toEqual([name, name]);
});

test('sizes are made for so many at once, and who comes then is told to come again', {
  timeout: 30_000,
}, async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#555' } })
    .webp()
    .toBuffer();
  const names = Array.from({ length: 70 }, () => `${newId()}.webp`);
  for (const name of names) objects.set(name, picture);
  let letGo = () => {};
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  const answers = Promise.all(names.map((name) => app.request(`/160/${name}`)));
  await new Promise((soon) => setTimeout(soon, 200));
  letGo();
  const all = await answers;
  const busy = all.filter(({ status }) => status === 503);
  expect(busy).toHaveLength(6);
  expect(busy[0]?.headers.get('Retry-After')).toBe('2');
  expect(all.filter(({ status }) => status === 200)).toHaveLength(64);
  expect((await app.request(`/160/${names.at(-1)}`)).status).toBe(200);
});

test('sizes in AVIF are made one after the other, and so many may wait; the next visitor asks for the others', {
  timeout: 60_000,
}, async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#555' } })
    .webp()
    .toBuffer();
  const names = Array.from({ length: 210 }, () => `${newId()}.webp`);
  for (const name of names) {
    objects.set(name, picture);
    objects.set(`160/${name}.webp`, picture);
  }
  const made = () => names.filter((name) => objects.has(`160/${name}.avif`)).length;
  let letGo = () => {};
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  for (const name of names) expect((await get(name)).headers.get('Content-Type')).toBe('image/webp');
  letGo();
  await until(() => made() >= 200);
  const last = `${newId()}.webp`;
  objects.set(last, picture);
  await get(last);
  await until(() => objects.has(`160/${last}.avif`));
  expect(made()).toBe(200);
  await get(names.at(-1) ?? '');
  await until(() => made() === 201);
});

test('where a cache in front does not tell browsers apart, it may keep only what every browser shows', async () => {
  const name = `${newId()}.webp`;
  for (const one of [name, `160/${name}.webp`, `160/${name}.avif`])
    objects.set(one, Buffer.from('a picture of its own'));
  const told = async (accept: string, inOneFormat: boolean) => {
    const answer = await images(shop, inOneFormat).request(`/160/${name}`, { headers: { Accept: accept } });
    return answer.headers.get('cache-control')?.split(',')[0];
  };
  expect([await told('image/avif', true), await told('*/*', true)]).toEqual(['private', 'public']);
  expect([await told('image/avif', false), await told('*/*', false)]).toEqual(['public', 'public']);
});

test('a letter’s picture is a JPEG, made once, without asking what its reader takes', async () => {
  const name = newId();
  objects.set(
    `${name}.webp`,
    await sharp({ create: { width: 400, height: 400, channels: 4, background: '#0000' } })
      .webp()
      .toBuffer(),
  );
  const first = await app.request(`/160/${name}.jpg`, { headers: { Accept: 'image/avif' } });
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(first.headers.get('cross-origin-resource-policy'), 'webmail shows it').toBe('cross-origin');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 160 });
  expect((await sharp(bytes).stats()).dominant.r, 'what was clear is white').toBeGreaterThan(240);
  asked = [];
  expect((await app.request(`/160/${name}.jpg`)).status).toBe(200);
  expect(asked).toEqual([`160/${name}.webp.jpeg`]);
});
