import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImageStore } from '#shop/shop.ts';
import { checkBucket } from './check-bucket.ts';
import { diskImages } from './disk-images.ts';
import { s3Images } from './s3-images.ts';

/** The part of an S3-compatible store that pictures need: whole objects by path, written and read, signed requests only. */
const objects = new Map<string, Buffer>();
let server: Server;
let endpoint: string;
const stores: Record<string, ImageStore> = {};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://store').pathname;
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
      return response.writeHead(403).end();
    if (path.startsWith('/other/'))
      return response
        .writeHead(404, { 'Content-Type': 'application/xml' })
        .end('<Error><Code>NoSuchBucket</Code></Error>');
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      objects.set(path, Buffer.concat(chunks));
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const found = objects.get(path);
    if (found) return response.writeHead(200).end(found);
    response
      .writeHead(404, { 'Content-Type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stores.bucket = s3Images({ endpoint, bucket: 'shop', accessKeyId: 'key', secretAccessKey: 'secret' });
  stores.folder = diskImages(await mkdtemp(join(tmpdir(), 'hopup-pictures-')));
});
afterAll(() => server.close());

describe.each(['bucket', 'folder'])('a %s', (kind) => {
  test('gives back what was written, and nothing for what was not', async () => {
    const store = stores[kind] as ImageStore;
    const bytes = Buffer.from([0, 1, 2, 255]);
    expect(await store.read('640/picture.webp.avif')).toBeUndefined();
    await store.write('640/picture.webp.avif', bytes);
    expect(await store.read('640/picture.webp.avif')).toEqual(bytes);
    await store.write('640/picture.webp.avif', Buffer.from([7]));
    expect(await store.read('640/picture.webp.avif')).toEqual(Buffer.from([7]));
  });

  test('forgets what is removed, and minds nothing that is not there', async () => {
    const store = stores[kind] as ImageStore;
    await store.write('gone.webp', Buffer.from([7]));
    for (let twice = 0; twice < 2; twice++) await store.remove('gone.webp');
    expect(await store.read('gone.webp')).toBeUndefined();
  });
});

test('the bucket is part of the path', () => {
  expect([...objects.keys()]).toEqual(['/shop/640/picture.webp.avif']);
});

test.each([
  ['at a wrong address', () => 'http://127.0.0.1:9', 'key', /ECONNREFUSED/],
  ['of another name', (endpoint: string) => endpoint, 'other', /NoSuchBucket/],
  ['with wrong keys', (endpoint: string) => endpoint, 'key', undefined],
])('a bucket %s is told of at start', async (kind, address, name, reason) => {
  const warned: { facts: object; message: string }[] = [];
  const log = { warn: (facts: object, message: string) => warned.push({ facts, message }) };
  const wrongKeys = kind === 'with wrong keys';
  const where = { endpoint: address(endpoint), bucket: name };
  const accessKeyId = wrongKeys ? 'stolen' : 'key';
  await checkBucket(s3Images({ ...where, accessKeyId, secretAccessKey: 'secret' }), where, log);
  expect(warned).toMatchObject([
    { facts: { ...where, reason: reason ? expect.stringMatching(reason) : expect.any(String) } },
  ]);
  expect(warned[0]?.message).toContain('S3_ENDPOINT');
});

test('a bucket that is as it should be is not told of, one that never answers is', async () => {
  const warned: object[] = [];
  const log = { warn: (facts: object) => warned.push(facts) };
  const where = { endpoint, bucket: 'shop' };
  await checkBucket(stores.bucket as ImageStore, where, log);
  expect(warned).toEqual([]);
  const silent = { ...(stores.bucket as ImageStore), read: () => new Promise<undefined>(() => {}) };
  await checkBucket(silent, where, log, 10);
  expect(warned).toEqual([{ ...where, reason: 'Error: no answer' }]);
});
