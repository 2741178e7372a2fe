import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { images } from '#database/schema.ts';
import { diskImages } from '#server/adapters/disk-images.ts';
import { staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();

test('an upload onto a full disk is refused clearly, and nothing of it is kept', async () => {
  const { browser } = await staffMember(on);
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'olive' } })
    .png()
    .toBuffer();
  const write = on.shop.images.write;
  on.shop.images.write = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const form = () => {
    const filled = new FormData();
    filled.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
    return filled;
  };
  expect(await browser.send('/img', { body: form() })).toMatchObject({
    status: 503,
    message: expect.stringContaining('no room left'),
  });
  expect(await on.shop.db.select().from(images)).toEqual([]);
  on.shop.images.write = write;
  expect((await browser.send('/img', { body: form() })).status).toBe(200);
});

test('a drawing with a script in it is no picture', async () => {
  const { browser } = await staffMember(on);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const form = new FormData();
  form.append('images', new Blob([drawing], { type: 'image/png' }), 'a.png');
  expect((await browser.send('/img', { body: form })).status).toBe(422);
});

test('a picture that could not be written to its end leaves no half behind', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hopup-full-'));
  const unwritable = {} as Buffer;
  await expect(diskImages(directory).write('a.webp', unwritable)).rejects.toThrow();
  expect(await readdir(directory)).toEqual([]);
  await rm(directory, { recursive: true });
});
