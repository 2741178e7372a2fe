import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { images } from '#database/schema.ts';
import type { Client } from '../support/client.ts';
import { staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
let staff: Client;
let jpeg: Buffer;
const mark = Buffer.from('<script>window.__x=1</script>');

beforeAll(async () => {
  staff = (await staffMember(on)).browser;
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3e4a2b' } })
    .withExif({ IFD0: { Copyright: mark.toString() } })
    .jpeg()
    .toBuffer();
});

const upload = (...files: [bytes: Uint8Array, name?: string, type?: string][]) => {
  const form = new FormData();
  for (const [bytes, name = 'a.jpg', type = 'image/jpeg'] of files)
    form.append('images', new File([new Uint8Array(bytes)], name, { type }));
  return staff.send('/img', { body: form });
};
const kept = () => on.shop.db.$count(images);

test('what is no picture by its content is refused, whatever it is called', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="window.__x=1"><script/></svg>';
  const nothing: Record<string, Uint8Array> = {
    nothing: new Uint8Array(0),
    text: Buffer.from('hello'),
    html: Buffer.from('<!doctype html><script>window.__x=1</script>'),
    svg: Buffer.from(svg),
    'svg with a heading': Buffer.from(
      `<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
    ),
    gif: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer(),
    tiff: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer(),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
    zip: Buffer.from('PK\x03\x04\x14\0\0\0'),
    'a script with a picture’s first bytes': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), mark]),
    'a PNG’s first bytes': Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
    'half a picture': jpeg.subarray(0, jpeg.length >> 1),
    'a picture but for its end': (await noise()).subarray(0, -400),
  };
  const before = await kept();
  for (const [what, bytes] of Object.entries(nothing))
    expect((await upload([bytes, 'picture.png', 'image/png'])).status, what).toBe(422);
  expect(await kept()).toBe(before);
});

test('a picture that is something else too is only a picture afterwards', async () => {
  const polyglots = [
    Buffer.concat([jpeg, mark]),
    Buffer.concat([jpeg, Buffer.from('\n*/</script>'), mark, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    Buffer.concat([jpeg.subarray(0, 2), comment(mark), jpeg.subarray(2)]),
  ];
  for (const bytes of polyglots) {
    const { status, files } = await upload([bytes, 'a.html', 'text/html']);
    expect(status).toBe(200);
    expect(files[0]).toMatch(/^[0-9a-z]{16}\.webp$/);
    const stored = await on.shop.images.read(files[0]);
    expect(stored?.includes('window.__x')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    const served = await on.browser().fetch(`/images/160/${files[0]}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(Buffer.from(await served.arrayBuffer()).includes('window.__x')).toBe(false);
  }
});

test('odd but true pictures are taken: CMYK, many frames, turned by their EXIF', async () => {
  const red = { create: { width: 20, height: 10, channels: 3 as const, background: 'red' } };
  const frame = await sharp(red).png().toBuffer();
  const pictures = {
    cmyk: await sharp(red).toColourspace('cmyk').jpeg().toBuffer(),
    animated: await sharp(Array(100).fill(frame), { join: { animated: true } })
      .webp()
      .toBuffer(),
    turned: await sharp(red).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  };
  for (const [what, bytes] of Object.entries(pictures)) {
    const { status, files } = await upload([bytes]);
    expect(status, what).toBe(200);
    const {
      pages = 1,
      space,
      width = 0,
      height = 0,
    } = await sharp(await on.shop.images.read(files[0])).metadata();
    expect({ pages, space }, what).toEqual({ pages: 1, space: 'srgb' });
    if (what === 'turned') expect(height).toBeGreaterThan(width);
  }
});

test('a picture of 30,000 x 30,000 in a small file is not unfolded', async () => {
  const bomb = pngOf(30_000, 30_000);
  expect(bomb.length).toBeLessThan(512 * 1024);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  expect((await upload([bomb, 'a.png'])).status).toBe(413);
  expect((await upload(...Array<[Buffer]>(5).fill([bomb]))).status).toBe(413);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('names lead nowhere, and too many or too large ones are refused whole', async () => {
  for (const name of [
    '../../../etc/x.png',
    '..\\..\\x.png',
    '/etc/passwd',
    'a\0.png',
    'x'.repeat(4096),
    'é😀.png',
    '.htaccess',
  ])
    expect((await upload([jpeg, name])).files?.[0], name).toMatch(/^[0-9a-z]{16}\.webp$/);
  const before = await kept();
  expect((await upload(...Array<[Buffer]>(6).fill([jpeg]))).status).toBe(400);
  expect((await upload([Buffer.concat([jpeg, Buffer.alloc(9 * 2 ** 20)])])).status).toBe(413);
  expect(await kept()).toBe(before);
});

test('forms that are no forms, or of fifty thousand parts, are refused soon', async () => {
  const send = (body: string, type = 'multipart/form-data; boundary=b') =>
    staff.send('/img', { body: Buffer.from(body) as never, headers: { 'Content-Type': type } });
  const part = '--b\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nx\r\n';
  const forms: [body: string, type?: string][] = [
    [''],
    ['--b--'],
    [`${part}--b--`, 'multipart/form-data'],
    [`${part}--c--`, 'multipart/form-data; boundary=""'],
    ['--b\r\nContent-Disposition: form-data; name="images"\r\n\r\nno file\r\n--b--'],
    ['--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nx\r\n--b--'],
    [`--b\r\n${'X: y\r\n'.repeat(20_000)}\r\nx\r\n--b--`],
    [part.slice(0, -3)],
    [`${part.repeat(50_000)}--b--`],
  ];
  for (const [body, type] of forms) {
    const began = performance.now();
    expect([400, 413, 422], body.slice(0, 60)).toContain((await send(body, type)).status);
    expect(performance.now() - began, body.slice(0, 60)).toBeLessThan(10_000);
  }
});

test('an upload cut off anywhere leaves nothing, and the shop goes on', async () => {
  const before = await kept();
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const part = Buffer.from('--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n');
  const body = Buffer.concat([part, jpeg, Buffer.from('\r\n--b--')]);
  for (let tenths = 0; tenths < 10; tenths++) {
    const socket = connect(Number(new URL(on.url).port), '127.0.0.1').on('error', () => {});
    socket.write(
      `POST /img HTTP/1.1\r\nHost: shop\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, Math.floor((body.length * tenths) / 10)));
    await pause(20);
    socket.destroy();
  }
  await pause(100);
  expect(await kept()).toBe(before);
  expect((await upload([jpeg])).status).toBe(200);
});

/** A JPEG comment. */
const comment = (text: Buffer) =>
  Buffer.concat([Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255]), text]);

const noise = () =>
  sharp({
    create: {
      width: 80,
      height: 80,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

/** A true PNG, all black at one bit a pixel: large to look at, small to send. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
    framed.writeUInt32BE(data.length, 0);
    framed.writeUInt32BE(crc32(framed.subarray(4, -4)), framed.length - 4);
    return framed;
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 6 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
