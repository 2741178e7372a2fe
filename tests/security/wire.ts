import fc from 'fast-check';
import { calls } from '#contract/calls.ts';

/** All that one connection is sent. */
export interface Talk {
  /** Pieces in which it is sent, one after another; latin1. */
  pieces: string[];
  /** How many answers must come: nothing in it is odd. Undefined where anything may come of it. */
  answers: number | undefined;
}

/** Mostly what is right, now and then what is odd: all of it odd would end at the first line. */
const mostly = (right: string[], odd: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: odd });
const one = (...of: string[]) => fc.constantFrom(...of);
const bytes = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 255 }), { maxLength }).map((codes) => String.fromCharCode(...codes));

const paths = calls.map(({ path }) => path);
const method = mostly(
  ['GET', 'POST', 'POST', 'HEAD', 'OPTIONS'],
  fc.oneof(
    one(
      'PUT',
      'DELETE',
      'TRACE',
      'PROPFIND',
      'CONNECT',
      'PRI',
      'get',
      'GE T',
      '',
      'A'.repeat(300),
      'M-SEARCH',
    ),
    bytes(8),
  ),
);
const target = mostly(
  [...paths, '/', '/healthz', '/openapi.json', '/images/160/a.webp', '/unsubscribe/abc', '/webhooks/stripe'],
  fc.oneof(
    one(
      '*',
      '',
      '//',
      '/\\a',
      '/%',
      '/%00',
      '/%c0%ae',
      '/..;/x',
      '/../..',
      '/a b',
      '?a',
      '#a',
      'a.example:443',
    ),
    one(
      'http://a.example/',
      'http://[/',
      'https://:0/',
      'javascript:1',
      `/${'a'.repeat(20_000)}`,
      '/?__proto__[a]=1',
    ),
    bytes(20).map((odd) => `/${odd}`),
  ),
);
const version = mostly(
  ['HTTP/1.1'],
  one('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', 'http/1.1', 'HTTP/1.1 ', ''),
);
const end = mostly(['\r\n'], one('\n', '\r', '\n\r', '\r\r\n', '\0\r\n'));

const oddHeader = fc.oneof(
  one(
    'Host: a.example',
    'Host: ',
    'Host: a b',
    'Host: [',
    'Host: a@b',
    'Host: shop:99999',
    'Host : shop',
    'Host: é',
  ),
  one(
    'Content-Length: 0',
    'Content-Length: -1',
    'Content-Length: 0x5',
    'Content-Length: +5',
    'Content-Length: 5, 5',
  ),
  one('Content-Length: 99999999999999999999', 'Content-Length: 3', 'Content-Length:', 'Content-Length : 5'),
  one('Transfer-Encoding: chunked', 'Transfer-Encoding: identity', 'Transfer-Encoding: gzip, chunked'),
  one('Transfer-Encoding: xchunked', 'Transfer-Encoding:\x0bchunked', 'Transfer-Encoding: chunked, chunked'),
  one(
    'Connection: close',
    'Connection: upgrade',
    'Connection: Content-Length',
    'Upgrade: websocket',
    'Upgrade: h2c',
  ),
  one(
    'Expect: 100-continue',
    'Expect: 200-ok',
    'Expect: ',
    'TE: trailers',
    'Trailer: Host',
    'Range: bytes=9-1',
  ),
  one(
    'Content-Type: application/json; charset=utf-16',
    'Content-Type: ',
    'Content-Type: text/plain',
    'Content-Type: \xff',
  ),
  one(
    'Content-Encoding: gzip',
    'Accept-Encoding: br;q=0',
    'Accept-Encoding: *',
    'If-None-Match: *',
    'If-None-Match: ',
  ),
  one(
    'Cookie: =',
    'Cookie: ;;;',
    'Cookie: hopup_session=%',
    `Cookie: hopup_session=${'a'.repeat(5000)}`,
    'Cookie: __proto__=1',
  ),
  one(
    'Origin: null',
    'Origin: http://[',
    'Origin: javascript:1',
    'Sec-Fetch-Site: cross-site',
    'Sec-Fetch-Site: \x7f',
  ),
  one(
    'X-Forwarded-For: ',
    'X-Forwarded-For: ::ffff:1.2.3.4, [',
    'X-Forwarded-For: %00',
    'X-Request-Id: a\tb',
  ),
  one('Stripe-Signature: t=,v1=', 'Authorization: Bearer ', 'Date: never', '__proto__: 1', 'constructor: 1'),
  one(' folded', '\tfolded', 'no colon', ': no name', 'a b: c', 'NUL: a\0b', `Long: ${'a'.repeat(20_000)}`),
  bytes(30),
);

const json = one('{}', '{"id":"abc12"}', '[]', 'null', '{"email":"a@example.org"}', '{"a":', '\x80\xff');
/** What would be an answer of its own if the shop and its proxy disagreed where a body ends. */
const smuggled = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n';

const request = fc
  .record({
    method,
    target,
    version,
    end,
    type: mostly(['Content-Type: application/json'], fc.constant('X: y')),
    headers: fc.oneof(fc.constant([]), fc.array(oddHeader, { maxLength: 2 })),
    host: mostly(['Host: shop'], one('', 'HOST:shop', 'Host: shop\r\nHost: shop')),
    body: fc.oneof(json, fc.constant(smuggled), bytes(40)),
    size: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: -20, max: 20 })),
  })
  .map(({ method, target, version, end, type, headers, host, body, size }) =>
    [
      `${method} ${target} ${version}`,
      ...(host ? [host] : []),
      type,
      `Content-Length: ${body.length + size}`,
      ...headers,
      '',
      body,
    ].join(end),
  );

const chunk = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .oneof(json, fc.constant(smuggled))
      .map((text) => `${text.length.toString(16).toUpperCase()}\r\n${text}\r\n`),
  },
  one(
    '5;a=b\r\n{"a":\r\n',
    '5 \r\n{"a":\r\n',
    '0x5\r\n{"a":\r\n',
    '-1\r\n\r\n',
    'FFFFFFFFFFFFFFFF\r\na',
    '3\r\n{}\r\n',
  ),
  one(
    `1;${'a'.repeat(20_000)}\r\na\r\n`,
    '1\na\n',
    '1\r\na',
    '0\r\nHost: a.example\r\n\r\n',
    '\r\n',
    'g\r\n',
    '000000000002\r\n{}\r\n',
  ),
);
const chunked = fc
  .record({
    target: fc.constantFrom(...paths),
    headers: fc.array(oddHeader, { maxLength: 2 }),
    chunks: fc.array(chunk, { maxLength: 4 }),
  })
  .map(
    ({ target, headers, chunks }) =>
      `${[`POST ${target} HTTP/1.1`, 'Host: shop', 'Content-Type: application/json', 'Transfer-Encoding: chunked', ...headers].join('\r\n')}\r\n\r\n${chunks.join('')}0\r\n\r\n`,
  );

/** Right in every way, whatever its body looks like. */
const sound = fc
  .record({
    target: fc.constantFrom('/productData', '/getProducts', '/verify-code', '/nothing'),
    body: fc.oneof(json, fc.constant(smuggled)),
    inChunks: fc.boolean(),
  })
  .map(({ target, body, inChunks }) => {
    const head = `POST ${target} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n`;
    return inChunks
      ? `${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
      : `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  });

const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  how: fc.constantFrom('change', 'add', 'take'),
  byte: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
});

const harmed = (text: string, damages: readonly { at: number; how: string; byte: string }[]) =>
  damages.reduce((whole, { at, how, byte }) => {
    const place = Math.floor(at * whole.length);
    return (
      whole.slice(0, place) + (how === 'take' ? '' : byte) + whole.slice(how === 'add' ? place : place + 1)
    );
  }, text);

const cutAt = (text: string, places: number[]) => {
  const cuts = [0, ...places.map((at) => Math.floor(at * text.length)).sort((a, b) => a - b), text.length];
  return cuts
    .slice(1)
    .map((to, n) => text.slice(cuts[n], to))
    .filter(Boolean);
};

const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });

export const talk: fc.Arbitrary<Talk> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        requests: fc.array(fc.oneof(request, chunked, sound), { minLength: 1, maxLength: 4 }),
        damages: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(damage, { maxLength: 3 })),
        places,
      })
      .map(({ requests, damages, places }) => ({
        pieces: cutAt(harmed(requests.join(''), damages), places),
        answers: undefined,
      })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ requests: fc.array(sound, { minLength: 1, maxLength: 4 }), places })
      .map(({ requests, places }) => ({
        pieces: cutAt(requests.join(''), places),
        answers: requests.length,
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ text: bytes(200), places })
      .map(({ text, places }) => ({ pieces: cutAt(text, places), answers: undefined })),
  },
);
