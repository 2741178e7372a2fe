import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImageStore } from '#shop/shop.ts';
import { diskImages } from './disk-images.ts';
import { s3Images } from './s3-images.ts';

/** The part of an S3-compatible store that pictures need: whole objects by path, written and read, signed requests only. */
const objects = new Map<string, Buffer>();
let server: Server;
const stores: Record<string, ImageStore> = {};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://store').pathname;
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
      return response.writeHead(403).end();
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
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
