import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '#bench/shop.ts';
import { examineFront } from '../../scripts/doctor/front.ts';
import { TooManyPurges } from '../cache/purges.ts';
import { readConfig } from '../config.ts';
import { openFrontCache } from './front-caches.ts';

/** What stands for Varnish and for the two CDNs: keeps what it was asked, answers as it is told. */
interface Asked {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}
let server: Server;
let url: string;
let asked: Asked[];
let answer: { status: number; headers?: Record<string, string>; body: string };
const token = 'a-secret-of-the-front-cache';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request);
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: '{"success":true,"errors":[]}' };
});

const cacheOf = (CDN: 'varnish' | 'fastly' | 'cloudflare', ...urls: string[]) => {
  const cache = openFrontCache({ CDN, CDN_PURGE_URL: urls, CDN_PURGE_TOKEN: token });
  if (!cache) throw new Error('no cache');
  return cache;
};

test('Varnish: PURGE with the tags as vmod_xkey reads them, to each of several', async () => {
  await cacheOf('varnish', url, `${url}/`).purge(['list-bbs', 'abcde']);
  expect(asked).toHaveLength(2);
  for (const { line, headers } of asked) {
    expect(line).toBe('PURGE /');
    expect(headers).toMatchObject({ xkey: 'list-bbs abcde', 'x-purge-token': token });
  }
});

test('Fastly: its batch of surrogate keys', async () => {
  const cache = cacheOf('fastly', `${url}/service/SU1Z0isxPaozGVKXdv0eY`);
  await cache.purge(['list-bbs', 'abcde']);
  expect(asked[0]).toMatchObject({
    line: 'POST /service/SU1Z0isxPaozGVKXdv0eY/purge',
    headers: { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' },
  });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ surrogate_keys: ['list-bbs', 'abcde'] });
  expect(cache.most).toBe(256);
});

test('Cloudflare: tags of a zone; 200 alone does not say that it was done', async () => {
  const cache = cacheOf('cloudflare', `${url}/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353`);
  await cache.purge(['list-bbs', 'abcde']);
  expect(asked[0]).toMatchObject({
    line: 'POST /client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ tags: ['list-bbs', 'abcde'] });
  expect(cache.most).toBe(30);
  answer.body = '{"success":false,"errors":[{"code":1012}]}';
  await expect(cache.purge(['list-bbs'])).rejects.toThrow('refused');
});

test.each(['varnish', 'fastly', 'cloudflare'] as const)(
  '%s: what is not taken is told without the secret',
  async (kind) => {
    const cache = cacheOf(kind, url);
    const reasons: string[] = [];
    const failed = async (which = cache) => {
      const error = await which.purge(['abcde']).then(
        () => expect.unreachable(),
        (error: Error) => error,
      );
      reasons.push(`${error.message} ${error.stack} ${JSON.stringify(error)}`);
      return error;
    };
    answer = { status: 403, body: `no: ${token}` };
    expect((await failed()).message).toBe(`${new URL(url).host} answered 403`);
    answer = { status: 302, headers: { Location: 'http://127.0.0.1:9/' }, body: '' };
    await failed();
    answer = { status: 429, headers: { 'Retry-After': '7' }, body: '' };
    const later = await failed();
    expect(later instanceof TooManyPurges && later.waitMs).toBe(7_000);
    const nobody = `127.0.0.1:${await freePort()}`;
    expect((await failed(cacheOf(kind, `http://${nobody}`))).message).toBe(`${nobody}: ECONNREFUSED`);
    for (const reason of reasons) expect(reason).not.toContain(token);
  },
);

test('there is none where CDN is not set', () => {
  expect(
    openFrontCache({ CDN: undefined, CDN_PURGE_URL: undefined, CDN_PURGE_TOKEN: undefined }),
  ).toBeUndefined();
});

test('the doctor tries it with a purge that drops nothing', async () => {
  const config = readConfig({
    CDN: 'varnish',
    CDN_MAX_AGE: '600',
    CDN_PURGE_URL: url,
    CDN_PURGE_TOKEN: token,
  });
  expect(await examineFront(config)).toMatchObject([
    { verdict: 'fine', says: expect.stringContaining('600 s') },
  ]);
  expect(asked[0]?.headers.xkey).toBe('doctor');
  answer = { status: 403, body: '' };
  expect(await examineFront(config)).toMatchObject([
    { verdict: 'mend', says: expect.stringContaining('403') },
  ]);
  expect(await examineFront(readConfig({}))).toEqual([]);
});
