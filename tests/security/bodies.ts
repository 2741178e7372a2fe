import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';

/** A request's body as it goes out, byte for byte. */
export interface Sent {
  type: string;
  encoding?: string;
  body: Buffer;
}

/**
 * Bodies for a call, made from its schema: right ones, and right ones that were then broken in every way a text of JSON
 * can be. Whatever stands in a field is taken from `pool` where its schema allows that.
 */
export function bodiesOf(call: Call, pool: readonly unknown[]): fc.Arbitrary<Sent> {
  const right = thatFits(call.body, pool).map((value) => entriesOf(value));
  const json = (text: string): Sent => ({ type: 'application/json', body: Buffer.from(text) });
  const broken = fc
    .tuple(right, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([entries, changes]) => written(changes.reduce((fields, alter) => alter(fields), entries)));
  return fc.oneof(
    { weight: 2, arbitrary: right.map((entries) => json(written(entries))) },
    { weight: 6, arbitrary: broken.map(json) },
    { weight: 2, arbitrary: fc.tuple(broken, damage).map(([text, harm]) => harm(text)) },
    { weight: call.encoding === 'form' ? 20 : 0, arbitrary: forms },
  );
}

// biome-ignore lint/suspicious/noExplicitAny: zod's inside has no common type
type Inside = any;

/** Values that fit a schema. Where the pool has none that fits, something that most likely does not. */
function thatFits(schema: z.ZodType, pool: readonly unknown[]): fc.Arbitrary<unknown> {
  const def: Inside = schema._zod.def;
  const inner = (of: z.ZodType) => thatFits(of, pool);
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape as Record<string, z.ZodType>).map(([key, of]) => [key, inner(of)]),
        ),
      );
    case 'array':
      return fc.array(inner(def.element), { maxLength: 6 });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'intersection':
      return fc.tuple(inner(def.left), inner(def.right)).map(([a, b]) => ({ ...Object(a), ...Object(b) }));
    case 'default':
    case 'optional':
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: undefined, freq: 3 });
    default: {
      const right = pool.filter((value) => schema.safeParse(value).success);
      return fc.constantFrom(...(right.length > 0 ? right : ['nothing that fits']));
    }
  }
}

/** A field and its value as JSON: numbers that no double holds and keys that come twice are said as they are. */
type Entry = [key: string, json: string];

const entriesOf = (value: unknown): Entry[] =>
  Object.entries(Object(value)).flatMap(([key, field]): Entry[] =>
    field === undefined ? [] : [[key, JSON.stringify(field)]],
  );
const written = (entries: Entry[]): string =>
  `{${entries.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`;

const long = 'x'.repeat(64 * 1024);
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Texts that have broken some shop. */
const texts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00\ud800',
    '\u202eabc\u2066',
    '\ufeff',
    '\u0085',
    '\u2028',
    'ﬃ',
    '👩‍👩‍👧‍👦',
  ],
  ...[
    'NaN',
    '-0',
    '1e400',
    '0x7fffffffffffffff',
    '2147483648',
    '9223372036854775808',
    '99999999999999999999',
    '１２',
  ],
  ...['0000-00-00', '0000-01-01', '2026-02-30', '9999-12-31', '+275760-09-13'],
  ...[
    "' or 1=1 --",
    "'; drop table users; --",
    '\\',
    '%',
    '_',
    `$\{7*7}`,
    '$1',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
  ],
  ...[
    'a@b.c\r\nBcc: d@e.f',
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    'null',
    'undefined',
  ],
];

const nasty = fc.oneof(
  fc.constantFrom(...texts.map((text) => JSON.stringify(text))),
  // The same in a text that is long enough for whatever it is put into.
  fc.constantFrom(...texts.map((text) => JSON.stringify(`much ${text} longer`))),
  fc.constantFrom(
    ...[
      'null',
      'true',
      'false',
      '0',
      '-0',
      '-1',
      '1.5',
      '1e-7',
      '1e309',
      '-1e309',
      '9007199254740993',
      '2147483648',
    ],
    ...[
      '[]',
      '{}',
      '[1]',
      '[null]',
      '{"__proto__":{"status":1}}',
      '{"toString":1}',
      '{"length":9e9}',
      '[[["x"]]]',
    ],
    ...[JSON.stringify(long), `"${'\\u0000'.repeat(9)}"`, '"\\ud800"', deep(400), `{"a":${deep(300)}}`],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text)),
  fc.json({ maxDepth: 3 }),
);

type Change = (entries: Entry[]) => Entry[];
const somewhere = fc.nat({ max: 63 });
const at = (entries: Entry[], place: number) => (entries.length === 0 ? 0 : place % entries.length);

/** One thing about the fields made other than it should be. */
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(somewhere, nasty).map(([place, json]): Change => {
      return (entries) => entries.map(([key, was], n) => [key, n === at(entries, place) ? json : was]);
    }),
  },
  {
    weight: 2,
    arbitrary: somewhere.map(
      (place): Change =>
        (entries) =>
          entries.toSpliced(at(entries, place), 1),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('__proto__', 'constructor', 'status', 'admin', 'id', 'userId', '', 'a\0'), nasty)
      .map(
        (extra): Change =>
          (entries) => [...entries, extra],
      ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(somewhere, nasty).map(([place, json]): Change => {
      return (entries) => [...entries, [entries[at(entries, place)]?.[0] ?? 'email', json]];
    }),
  },
  {
    weight: 1,
    arbitrary: somewhere.map((place): Change => {
      return (entries) => entries.map(([key, was], n) => [key, n === at(entries, place) ? `[${was}]` : was]);
    }),
  },
);

/** The text itself made other than it should be, or sent as what it is not. */
const damage: fc.Arbitrary<(text: string) => Sent> = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }).map((part) => (text: string): Sent => {
    return { type: 'application/json', body: Buffer.from(text.slice(0, Math.floor(text.length * part))) };
  }),
  fc.tuple(somewhere, fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([place, bytes]) => {
    return (text: string): Sent => {
      const whole = Buffer.from(text);
      const cut = place % (whole.length + 1);
      return {
        type: 'application/json',
        body: Buffer.concat([whole.subarray(0, cut), bytes, whole.subarray(cut)]),
      };
    };
  }),
  fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data',
      '',
    )
    .map(
      (type) =>
        (text: string): Sent => ({ type, body: Buffer.from(text) }),
    ),
  fc.constant((text: string): Sent => ({ type: 'application/json', encoding: 'gzip', body: gzipSync(text) })),
  fc
    .constantFrom('[]', 'null', '"x"', '7', '', ' ', '\ufeff{}', deep(10_000), '{"a":'.repeat(2000))
    .map((whole) => {
      return (): Sent => ({ type: 'application/json; charset=utf-16', body: Buffer.from(whole) });
    }),
);

/** What is sent as pictures. */
const forms: fc.Arbitrary<Sent> = fc
  .tuple(
    fc.constantFrom('images', '', 'image', '__proto__', 'images[]'),
    fc.constantFrom('a.png', '../../a.png', 'a\0.png', '"; x="', '', 'x'.repeat(4096)),
    fc.constantFrom(
      Buffer.alloc(0),
      Buffer.from('GIF89a<script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('\x89PNG\r\n\x1a\n'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      Buffer.from('RIFF\x04\0\0\0WEBPVP8 '),
    ),
    fc.nat({ max: 12 }),
    fc.constantFrom(
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'multipart/form-data; boundary=',
    ),
  )
  .map(([field, file, bytes, parts, type]) => {
    const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${file}"\r\n\r\n`;
    const part = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
    const body = Buffer.concat([...Array.from({ length: parts }, () => part), Buffer.from('--b--')]);
    return { type, body };
  });
