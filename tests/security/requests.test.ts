import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { sendRaw } from './socket.ts';

const on = await shopForTests();

const raw = (request: string, ms?: number) => sendRaw(on.url, request, ms);

describe('odd addresses', () => {
  const long = 'a'.repeat(250);
  const paths = [
    ...[
      '/%',
      '/%00',
      '/%ff',
      '//evil.example/x',
      '/.env',
      '/.git/config',
      '/images',
      '/images/160/',
      '/images/161/a.webp',
    ],
    ...[
      '/images/160/..%2f..%2fx.webp',
      '/images/160/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '/images/160/a.webp/..%2f..',
    ],
    ...[
      '/images/160/..%5c..%5cx.webp',
      '/images/160/%252e%252e%252fx.webp',
      '/images/160/%c0%ae%c0%ae%c0%afx.webp',
    ],
    ...[
      '/images/160//etc/passwd',
      '/images/160/a.webp%00.png',
      `/images/160/${long}.webp`,
      '/images/__proto__/a.webp',
    ],
    ...[
      '/images/160/CON.webp',
      '/images/1e2/a.webp',
      '/images/160/a.webp?x=../../y',
      '/images/160/640%2fa.webp.webp',
    ],
    ...['/sitemap-99999999999999999999.xml', '/sitemap-1e9.xml', '/sitemap-999999.xml', '/sitemap--1.xml'],
    ...[
      '/unsubscribe/%00',
      '/unsubscribe/%ff',
      `/unsubscribe/${long}`,
      '/webhooks/stripe/',
      '/constructor',
      '/__proto__',
    ],
  ];

  test('are answered with no failure, no file and the headers of every answer, by every method', async () => {
    const somebody = on.browser();
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await somebody.fetch(path, { method });
        const fine = { OPTIONS: [204], PUT: [405], PATCH: [405], DELETE: [405] }[method] ?? [
          400, 403, 404, 415,
        ];
        expect(fine, `${method} ${path}`).toContain(status);
        expect(headers.get('content-security-policy'), `${method} ${path}`).toBeTruthy();
        expect(headers.get('location'), `${method} ${path}`).toBeNull();
      }
    }
  });

  test('that no browser sends are refused in a word, and the shop goes on', async () => {
    const odd = [
      '/\\evil.example',
      '/x y',
      'evil.example:443',
      'http://evil.example/healthz',
      '*',
      '/\x01',
      '/{"a":1}',
    ];
    for (const target of odd) {
      const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
      expect(answer, target).toMatch(/^HTTP\/1\.1 (400|404|200)/);
      expect(answer, target).not.toContain('evil.example');
    }
  });
});

describe('what one socket can send', () => {
  const body = '{"email":"smuggled@example.org"}';
  const head = 'POST /isRegistered HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
  const ambiguous = {
    'two different lengths': `${head}Content-Length: 4\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    'a length and chunks': `${head}Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n`,
    'chunks that are no chunks': `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`,
    'chunked twice over': `${head}Transfer-Encoding: identity, chunked, gzip\r\n\r\n0\r\n\r\n`,
    'a length below nothing': `${head}Content-Length: -1\r\n\r\n${body}`,
    'a length that is a word': `${head}Content-Length: 0x20\r\n\r\n${body}`,
    'a line that goes on': `${head}X-A: b\r\n c\r\nContent-Length : 2\r\n\r\n{}`,
    'no host': `POST /isRegistered HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}`,
    'two hosts': `${head}Host: evil.example\r\nContent-Length: 2\r\n\r\n{}`,
    'a NUL in a header': `${head}X-A: b\0c\r\nContent-Length: 2\r\n\r\n{}`,
    'headers without end': `${head}${`X-A: ${'b'.repeat(1000)}\r\n`.repeat(40)}\r\n`,
    'another language': '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  };

  test.each(Object.entries(ambiguous))(
    '%s is refused, and nothing behind it is read',
    async (_what, request) => {
      const answer = await raw(request);
      expect(answer).toMatch(/^HTTP\/1\.1 (400|431|415|403)/);
      expect(answer, 'with the headers of every answer').toMatch(
        /\r\nContent-Security-Policy: default-src 'none'/i,
      );
      expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff/i);
      expect(answer.match(/HTTP\/1\.1/g)?.length ?? 0, 'one answer').toBeLessThanOrEqual(1);
      expect((await on.browser().fetch('/healthz')).status).toBe(200);
    },
  );

  test('a body cut off half way, and a socket that goes, leave nothing behind', async () => {
    for (const part of [0, 5, 20, body.length - 1]) {
      await raw(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, part)}`, 60);
    }
    await raw(`${head}Transfer-Encoding: chunked\r\n\r\n20\r\n{"ema`, 60);
    expect((await on.browser().fetch('/healthz')).status).toBe(200);
  });
});

describe('a body', () => {
  test('of a gigabyte is refused at once where its size is told, and at the limit where it is not; memory stays', async () => {
    const before = process.memoryUsage().rss;
    const head = 'POST /newContact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
    expect(await raw(`${head}Content-Length: ${2 ** 30}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413/);
    const { answer, taken } = await flood(`${head}Transfer-Encoding: chunked\r\n\r\n`, 2 ** 30);
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    expect(taken, 'bytes that were taken before the end').toBeLessThan(64 * 2 ** 20);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
  });

  test('of pictures of a gigabyte too', async () => {
    const { browser } = await staffMember(on);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = `POST /img HTTP/1.1\r\nHost: shop\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
    expect(await raw(`${head}Content-Length: ${2 ** 30}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413/);
    const before = process.memoryUsage().rss;
    const { answer } = await flood(`${head}Transfer-Encoding: chunked\r\n\r\n`, 2 ** 30);
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 2 ** 20);
    const stranger = await flood(`${head.replace(cookie, '')}Transfer-Encoding: chunked\r\n\r\n`, 2 ** 30);
    expect(stranger.answer, 'who may not is told before a byte is read').toMatch(/^HTTP\/1\.1 401/);
  });

  test('is JSON in UTF-8, nothing else, and what it says twice or deep counts for no more', async () => {
    const { browser, email } = await shopper(on);
    const send = (text: string | Uint8Array, more: Record<string, string> = {}) =>
      browser.send('/updateUserName', {
        body: text as string,
        headers: { 'Content-Type': 'application/json', ...more },
      });
    const right = JSON.stringify({ email, name: 'Right Name' });
    const bytes = Buffer.from(right);
    expect(
      (await send(Buffer.concat([bytes.subarray(0, 20), Buffer.from([0xff, 0xfe]), bytes.subarray(20)])))
        .status,
    ).toBe(400);
    expect((await send(gzipSync(right), { 'Content-Encoding': 'gzip' })).status).toBe(400);
    expect((await send(Buffer.from(right, 'utf16le'))).status).toBe(400);
    expect(
      (await send(`{"email":${JSON.stringify(email)},"name":${'['.repeat(9000)}${']'.repeat(9000)}}`)).status,
    ).toBe(400);
    expect(
      (await send(`{"email":"other@example.org","name":"Twice","email":${JSON.stringify(email)}}`)).status,
    ).toBe(200);
    expect(
      (await send(`{"email":${JSON.stringify(email)},"name":"Twice","email":"other@example.org"}`)).status,
    ).toBe(403);
    for (const name of ['a\0b c', 'lone \ud800 half', 'two\r\nlines', ' \u200b '.trim().slice(0, 1)])
      expect((await send(JSON.stringify({ email, name }))).status, JSON.stringify(name)).toBe(400);
    expect(await browser.post('/userName', { email })).toMatchObject({ name: 'Twice' });
  });

  test('pollutes no prototype and gives no field that the call does not have', async () => {
    const { browser, email } = await shopper(on);
    const bodies = [
      `{"__proto__":{"polluted":1},"email":"${email}","name":"Proto One"}`,
      `{"constructor":{"prototype":{"polluted":1}},"email":"${email}","name":"Proto Two"}`,
      `{"email":"${email}","name":"Proto Three","id":1,"admin":true,"passwordHash":"x","createdAt":"2001-01-01"}`,
    ];
    for (const body of bodies) expect((await browser.send('/updateUserName', { body })).status).toBe(200);
    for (const call of calls.filter(({ method, path }) => method === 'POST' && path !== '/signOut'))
      await browser.send(call.path, {
        body: '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
      });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect((await browser.post('/userName', { email })).status).toBe(200);
  });

  test('with words that mean something to SQL is text', { timeout: 60_000 }, async () => {
    const words = [
      "'",
      "''",
      "';--",
      "' or '1'='1",
      "'; drop table users; --",
      '\\',
      "\\'",
      '%',
      '_',
      '$1',
      '$$',
      '/*',
      '";',
      '`',
      ') or (1=1',
      "a' || pg_sleep(9) || '",
      'null',
      '?',
      ':a',
      "E'\\x41'",
    ];
    const { browser: staff } = await staffMember(on);
    const { browser, email } = await shopper(on);
    await product(on);
    const count = async () => ({
      products: (await staff.post('/dash-prpducts', {})).total,
      users: (await staff.post('/dash-users', {})).total,
    });
    const before = await count();
    const tryWord = async (word: string) => {
      const benign = { users: 0, products: 0, orders: 0, audit: 0 };
      const found = {
        users: (await staff.post('/dash-users', { find: `zzz${word}` })).total,
        products: (await staff.post('/dash-prpducts', { find: `zzz${word}` })).total,
        orders: (await staff.post('/dash-orders', { filter: 'Show All', find: `zzz${word}`, email: word }))
          .total,
        audit: (await staff.post('/dash-audit', { find: `zzz${word}` })).total,
      };
      expect(found, word).toEqual(benign);
      expect((await browser.post('/getProducts', { keywords: `zzzz ${word}` })).total, word).toBe(0);
      expect((await browser.post('/search-product', { keywords: `${word} zzzz` })).status, word).toBe(200);
      for (const path of ['/productData', '/checkout'] as const)
        expect((await browser.post(path, { id: word })).status, word).toBe(404);
      expect((await browser.post('/verify-code', { code: word })).status, word).toBe(404);
      for (const field of ['sortBy', 'catagory'])
        expect((await browser.send('/getProducts', { body: JSON.stringify({ [field]: word }) })).status).toBe(
          400,
        );
    };
    await Promise.all(words.map(tryWord));
    for (const word of words.slice(0, 6)) {
      await browser.post('/updateUserName', { email, name: `Sam ${word}` });
      expect((await browser.post('/userName', { email })).name).toBe(`Sam ${word}`.trim());
    }
    expect(await count()).toEqual(before);
  });
});

/** Sends chunks until that many bytes went, the socket was closed, or it was answered and is read no further. */
function flood(head: string, bytes: number): Promise<{ answer: string; taken: number }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(on.url).port), '127.0.0.1');
    const part = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'x'), Buffer.from('\r\n')]);
    let answer = '';
    let taken = 0;
    const more = () => {
      while (taken < bytes && !socket.destroyed) {
        taken += part.length;
        if (!socket.write(part)) return;
      }
    };
    socket.setTimeout(1500, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('drain', more);
    socket.on('error', () => {});
    socket.on('close', () => resolve({ answer, taken }));
    socket.write(head);
    more();
  });
}

describe('methods that read nothing', () => {
  const ask = (method: string, path: string, origin = 'Origin: https://evil.example\r\n') =>
    raw(`${method} ${path} HTTP/1.1\r\nHost: shop\r\n${origin}Connection: close\r\n\r\n`);
  const allowed: [path: string, allow: string][] = [
    ['/userLogin', 'GET, HEAD, POST, OPTIONS'],
    ['/dash-analytics', 'GET, HEAD, OPTIONS'],
    ['/shop/gas', 'GET, HEAD, OPTIONS'],
    ['/webhooks/stripe', 'GET, HEAD, POST, OPTIONS'],
    ['/unsubscribe/some-token', 'GET, HEAD, POST, OPTIONS'],
    ['/end-stock-requests/some-token', 'GET, HEAD, POST, OPTIONS'],
    ['/end-review-letters/some-token', 'GET, HEAD, POST, OPTIONS'],
  ];

  test.each(allowed)('OPTIONS %s tells what there is, and gives no other site leave', async (path, allow) => {
    const answer = await ask('OPTIONS', path);
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).toMatch(new RegExp(`^allow: ${allow}\r$`, 'im'));
    expect(answer).not.toMatch(/access-control/i);
  });

  test.each(allowed)(
    'TRACE %s is not allowed, and nothing of the request comes back',
    async (path, allow) => {
      const answer = await ask('TRACE', path);
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toMatch(new RegExp(`^allow: ${allow}\r$`, 'im'));
      expect(answer).not.toContain('evil.example');
    },
  );

  test.each(allowed)('PUT, PATCH and DELETE of %s are not allowed, and told what is', async (path, allow) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const answer = await ask(method, path, '');
      expect(answer, method).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer, method).toMatch(new RegExp(`^allow: ${allow}\r$`, 'im'));
    }
  });

  test('POST of a call that is read by GET is not allowed, and told what is', async () => {
    const answer = await ask('POST', '/dash-analytics', '');
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^allow: GET, HEAD, OPTIONS\r$/im);
  });
});

describe('two hosts', () => {
  test.each([
    ['a page', 'GET /healthz HTTP/1.1\r\nHost: shop\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
    ['the same twice', 'GET /healthz HTTP/1.1\r\nHost: shop\r\nhOST: shop\r\nConnection: close\r\n\r\n'],
    [
      'a call that is kept',
      'POST /getProducts HTTP/1.1\r\nHost: shop\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    ],
  ])('of %s are refused', async (_, request) => {
    const answer = await raw(request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^content-security-policy:/im);
  });
});
