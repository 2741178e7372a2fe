import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoreAway } from '#shop/images/store-away.ts';
import type { ImageStore } from '#shop/shop.ts';
import {
  cutsAnswer,
  cutsUpload,
  fails,
  type ObjectStore,
  openObjectStore,
  silent,
  slow,
} from '#tests/support/object-store.ts';
import { BadConfig } from '../config.ts';
import { checkBucket } from './check-bucket.ts';
import { diskImages } from './disk-images.ts';
import { s3Images } from './s3-images.ts';

let s3: ObjectStore;
const stores = {} as Record<'bucket' | 'folder', ImageStore>;
const patience = { wholeMs: 400, tries: 3, most: 8 };

beforeAll(async () => {
  s3 = await openObjectStore();
  stores.bucket = s3Images(s3.bucket);
  stores.folder = diskImages(await mkdtemp(join(tmpdir(), 'hopup-pictures-')));
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.faults = [];
  s3.fault = undefined;
  s3.asked = [];
});

describe.each(['bucket', 'folder'] as const)('a %s', (kind) => {
  test('gives back what was written, and nothing for what was not', async () => {
    const store = stores[kind];
    const bytes = Buffer.from([0, 1, 2, 255]);
    expect([await store.read('640/picture.webp.avif'), await store.has('640/picture.webp.avif')]).toEqual([
      undefined,
      false,
    ]);
    await store.write('640/picture.webp.avif', bytes);
    expect([await store.read('640/picture.webp.avif'), await store.has('640/picture.webp.avif')]).toEqual([
      bytes,
      true,
    ]);
    await store.write('640/picture.webp.avif', Buffer.from([7]));
    expect(await store.read('640/picture.webp.avif')).toEqual(Buffer.from([7]));
    expect([await store.has('640'), await store.has('640/picture')]).toEqual([false, false]);
  });

  test('forgets what is removed, and minds nothing that is not there', async () => {
    const store = stores[kind];
    await store.write('gone.webp', Buffer.from([7]));
    for (let twice = 0; twice < 2; twice++) await store.remove('gone.webp');
    expect([await store.read('gone.webp'), await store.has('gone.webp')]).toEqual([undefined, false]);
  });

  test('keeps every byte of the largest picture, of an empty one, and of one with every byte there is', async () => {
    const sizes = {
      large: Buffer.alloc(8 * 1024 * 1024, 'picture'),
      none: Buffer.alloc(0),
      all: Buffer.from([...Array(256).keys()]),
    };
    for (const [name, bytes] of Object.entries(sizes)) {
      await stores[kind].write(`${name}.webp`, bytes);
      expect((await stores[kind].read(`${name}.webp`))?.equals(bytes), name).toBe(true);
    }
  });

  test('tells odd names apart', async () => {
    const names = [
      'a b.webp',
      'a+b.webp',
      'a%20b.webp',
      'ä.webp',
      'a&b=c.webp',
      'A B.webp',
      "it's(1)*!~.webp",
      `${'x'.repeat(150)}.webp`,
    ];
    for (const [at, name] of names.entries()) await stores[kind].write(name, Buffer.from([at]));
    for (const [at, name] of names.entries()) expect((await stores[kind].read(name))?.[0], name).toBe(at);
  });

  test('of several that write at one place at once, holds one whole, while others read', async () => {
    const writers = [1, 2, 3, 4, 5, 6].map((byte) => Buffer.alloc(200_000, byte));
    await stores[kind].write('raced.webp', writers[0] as Buffer);
    await Promise.all(writers.map((bytes) => stores[kind].write('raced.webp', bytes)));
    const left = await stores[kind].read('raced.webp');
    expect(writers.some((bytes) => left?.equals(bytes))).toBe(true);
  });
});

test('the bucket is told what a picture is, and hands it on so', async () => {
  const types: (string | null)[] = [];
  s3.faults = [
    (asked, answer, toStore) => {
      types.push(asked.headers['content-type'] ?? null);
      asked.pipe(toStore()).on('response', (from) => answer.writeHead(from.statusCode ?? 0).end());
    },
  ];
  await stores.bucket.write('160/typed.webp.avif', Buffer.from([1]));
  expect([types, s3.asked]).toEqual([['image/avif'], ['PUT /pictures/160/typed.webp.avif']]);
});

describe('a bucket that goes wrong', () => {
  test.each([
    ['503 SlowDown', fails(503, 'SlowDown')],
    ['500', fails(500, 'InternalError')],
    ['a cut line', cutsUpload],
  ])('%s for a moment: it is tried again after a pause, and nobody notices', async (_what, fault) => {
    const bytes = Buffer.alloc(100_000, 'whole');
    s3.faults = [fault, fault];
    const began = performance.now();
    await stores.bucket.write('tried.webp', bytes);
    expect(performance.now() - began).toBeGreaterThan(10);
    expect(s3.asked).toHaveLength(3);
    s3.faults = [fault === cutsUpload ? cutsAnswer : fault];
    expect(await stores.bucket.read('tried.webp')).toEqual(bytes);
  });

  test.each([
    ['503 SlowDown', fails(503, 'SlowDown')],
    ['a cut line', cutsUpload],
  ])('%s for longer: it is away, and nothing lies there by half', async (_what, fault) => {
    const bytes = Buffer.alloc(100_000, 'whole');
    s3.faults = Array(2).fill(fault);
    await expect(
      s3Images({ ...s3.bucket, patience: { ...patience, tries: 2, wholeMs: 3_000 } }).write(
        'half.webp',
        bytes,
      ),
    ).rejects.toThrow(StoreAway);
    expect([await stores.bucket.read('half.webp'), await stores.bucket.has('half.webp')]).toEqual([
      undefined,
      false,
    ]);
  });

  test('an answer that breaks off in its middle every time is none', async () => {
    await stores.bucket.write('broken.webp', Buffer.alloc(100_000, 'whole'));
    s3.fault = cutsAnswer;
    await expect(stores.bucket.read('broken.webp')).rejects.toThrow(StoreAway);
  });

  test('one that says nothing is given up in time, a slow one is waited for, and so many wait at once', async () => {
    const store = s3Images({ ...s3.bucket, patience });
    await store.write('slow.webp', Buffer.from([1]));
    s3.fault = slow(150);
    expect(await store.read('slow.webp')).toEqual(Buffer.from([1]));
    s3.fault = silent;
    const began = performance.now();
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => store.read('slow.webp')));
    expect(performance.now() - began).toBeLessThan(2 * patience.wholeMs);
    const reasons = asked.map((one) => (one as PromiseRejectedResult).reason);
    expect(reasons.every((reason) => reason instanceof StoreAway)).toBe(true);
    expect(reasons.filter(({ message }) => /too much/.test(message))).toHaveLength(4);
    // Asked no more for a while: who comes now is told at once.
    const again = performance.now();
    await expect(store.read('slow.webp')).rejects.toThrow(/silent/);
    expect(performance.now() - again).toBeLessThan(50);
  });
});

describe('at start', () => {
  const warned: object[] = [];
  const log = { warn: (facts: object, message: string) => warned.push({ ...facts, message }) };
  const check = (change: object) => {
    const bucket = { ...s3.bucket, ...change };
    warned.length = 0;
    return checkBucket(
      s3Images({ ...bucket, patience: { ...patience, tries: 2, wholeMs: 1_500 } }),
      bucket,
      log,
    );
  };

  test.each([
    ['a bucket that is not there', { bucket: 'others' }, /S3_BUCKET others is no bucket of http/],
    [
      'an unknown key',
      { accessKeyId: 'nobody' },
      /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are refused by .*InvalidAccessKeyId/,
    ],
  ])('%s is refused in plain words', async (_what, change, words) => {
    await expect(check(change)).rejects.toThrow(words);
    await expect(check(change)).rejects.toThrow(BadConfig);
    expect(warned).toEqual([]);
  });

  // s3rver looks at the key alone, and lets everybody list.
  test.each([
    [
      'SignatureDoesNotMatch',
      /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are refused by .*SignatureDoesNotMatch/,
    ],
    ['AccessDenied', /S3_ACCESS_KEY_ID may not read the bucket pictures: it needs .* ListBucket/],
  ])('%s is told in plain words', async (code, words) => {
    s3.fault = fails(403, code);
    await expect(check({})).rejects.toThrow(words);
  });

  test('a store that is away for a moment is told of, and the shop opens', async () => {
    await check({ endpoint: 'http://127.0.0.1:9' });
    expect(warned).toMatchObject([{ reason: expect.stringMatching(/ECONNREFUSED/) }]);
    s3.fault = silent;
    await check({});
    expect(warned).toMatchObject([{ reason: expect.stringMatching(/no answer within 1.5 s/) }]);
    s3.fault = fails(503, 'SlowDown');
    await check({});
    expect(warned).toMatchObject([
      { reason: expect.stringMatching(/SlowDown/), message: expect.stringContaining('S3_ENDPOINT') },
    ]);
    s3.fault = undefined;
    await check({});
    expect(warned).toEqual([]);
  });
});
