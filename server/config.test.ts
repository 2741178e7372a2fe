import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BadConfig, configWarnings, misspeltVariables, readConfig } from './config.ts';
import { securityHeaders } from './http/security-headers.ts';

test('nothing set is fine, and empty means unset', () => {
  const config = readConfig({ SHOP_NAME: '', PORT: ' ' });
  expect(config).toMatchObject({
    PORT: 3000,
    HOST: 'localhost',
    SEED: 'demo',
    NEWSLETTER_CODE: 'WELCOME10',
    SHOP_NAME: 'Hopup Supply',
    RATE_LIMIT_FACTOR: 1,
  });
  expect(config.DATA_DIR).toMatch(/[\\/]data$/);
});

test('README and .env.example name every variable', () => {
  const read = (path: string) => readFileSync(path, 'utf8');
  const found = read('server/config.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm);
  const names = [...new Set([...found].map(([, name = '']) => name))];
  expect(names.length).toBeGreaterThan(25);
  const example = [...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  // Read by deploy/compose.yaml, not by the shop.
  const ofCompose = 'POSTGRES_PASSWORD';
  expect(example.filter((name) => name !== ofCompose).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect(read('README.md'), name).toContain(`\`${name}`);
});

test('a public address loses the slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/', ALLOW_SANDBOX: '1' }).PUBLIC_URL).toBe(
    'https://shop.example',
  );
});

describe('one clear line for', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65533'],
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65533'],
    [
      { WEB_CONCURRENCY: '0' },
      'WEB_CONCURRENCY must be a whole number from 1 to 64: how many processes share the port',
    ],
    [{ DATABASE_READ_URL: 'postgres://a/b' }, 'DATABASE_URL is needed beside DATABASE_READ_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://a/b' }, 'DATABASE_URL is needed beside DATABASE_DIRECT_URL'],
    [
      { DATABASE_URL: 'postgres://a/b', DATABASE_DIRECT_URL: 'db.example' },
      'DATABASE_DIRECT_URL must be an address that begins with postgres:// or postgresql://',
    ],
    [
      { DATABASE_URL: 'postgres://a/b', DATABASE_READ_URL: 'postgres://c/d, e' },
      'DATABASE_READ_URL must be an address that begins with postgres:// or postgresql://',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    ],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
    [{ SEED: 'some' }, 'SEED must be demo or none'],
    [{ STRIPE_SECRET_KEY: 'x' }, 'STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY'],
    [{ STAFF_ID: 'staff' }, 'STAFF_PASSWORD is needed beside STAFF_ID'],
    [
      { STAFF_ID: 'four', STAFF_PASSWORD: 'password', STAFF_PIN: '12345' },
      'STAFF_ID must have at least 5 characters',
    ],
    [{ S3_BUCKET: 'pictures' }, 'S3_ENDPOINT is needed beside S3_BUCKET'],
    [{ CDN: 'akamai' }, 'CDN must be varnish, fastly or cloudflare'],
    [{ CDN: 'varnish' }, 'CDN_PURGE_URL is needed beside CDN'],
    [{ CDN_MAX_AGE: '-1' }, 'CDN_MAX_AGE must be a whole number of seconds from 0 to 31536000'],
    [
      { CDN: 'varnish', CDN_PURGE_URL: 'http://a, b', CDN_PURGE_TOKEN: 'x'.repeat(16) },
      'CDN_PURGE_URL must be an address that begins with http:// or https://',
    ],
    [
      { CDN: 'varnish', CDN_PURGE_URL: 'http://a', CDN_PURGE_TOKEN: 'a secret with spaces' },
      'CDN_PURGE_TOKEN must have at least 16 characters, and no space',
    ],
    [
      { CDN: 'fastly', CDN_PURGE_URL: 'http://api.fastly.com/service/x', CDN_PURGE_TOKEN: 'x'.repeat(16) },
      'CDN_PURGE_URL must begin with https://: CDN_PURGE_TOKEN goes there',
    ],
    [{ RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR must be a number above 0'],
    [
      { NODE_ENV: 'production' },
      'STRIPE_SECRET_KEY is missing: the card sandbox does not start in production unless ALLOW_SANDBOX=1',
    ],
    [
      { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live', STRIPE_WEBHOOK_SECRET: 'whsec' },
      'SMTP_URL is missing: mail is not caught in production unless ALLOW_SANDBOX=1',
    ],
    [
      { PUBLIC_URL: 'https://shop.example/shop' },
      'PUBLIC_URL must be the address of the shop alone, such as https://shop.example: it has no path',
    ],
    [
      { MAIL_FROM: 'Depot Supply orders at depot' },
      'MAIL_FROM must be an e-mail address, or a name and <an address>',
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' },
      'STRIPE_SECRET_KEY must be the secret key: it begins with sk_ or rk_',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'sk_live_abc' },
      'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook: it begins with whsec_',
    ],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY must be a whole number from 0 to 10: how many proxies are in front',
    ],
    [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be debug, info, warn, error or silent'],
    [{ ALLOW_SANDBOX: 'yes' }, 'ALLOW_SANDBOX must be 0 or 1'],
    ...['https://shop.example', 'http://192.168.1.5:3000', 'http://localhost.evil.example'].map(
      (PUBLIC_URL): [Record<string, string>, string] => [
        { PUBLIC_URL },
        'STRIPE_SECRET_KEY is missing: with a PUBLIC_URL that strangers reach, the card sandbox does not start unless ALLOW_SANDBOX=1',
      ],
    ),
    [
      { PUBLIC_URL: 'https://shop.example', STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' },
      'SMTP_URL is missing: with a PUBLIC_URL that strangers reach, mail is not caught unless ALLOW_SANDBOX=1',
    ],
  ])('%j', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(new BadConfig(line));
  });
});

const live = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  SMTP_URL: 'smtp://mail.example',
};

test('the sandbox starts, and mail is caught, in production where it is allowed', () => {
  expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).ALLOW_SANDBOX).toBe(true);
});

test('a shop of this machine alone needs no keys, nor does a public one that allows the sandbox', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'shop.localhost'])
    expect(readConfig({ PUBLIC_URL: `http://${host}` }).openToStrangers).toBe(false);
  const { NODE_ENV, ...keys } = live;
  const PUBLIC_URL = 'https://shop.example';
  expect(readConfig({ PUBLIC_URL, ...keys }).openToStrangers).toBe(true);
  expect(readConfig({ PUBLIC_URL, ALLOW_SANDBOX: '1' }).openToStrangers).toBe(true);
});

test('HTTPS without a trusted proxy is warned of: every visitor would count as one', () => {
  const warned = (environment: Record<string, string>) =>
    configWarnings(readConfig({ ...environment, ALLOW_SANDBOX: '1' }));
  const PUBLIC_URL = 'https://shop.example';
  expect(warned({ PUBLIC_URL }).join()).toContain('TRUST_PROXY is 0');
  expect(warned({ PUBLIC_URL, TRUST_PROXY: '1' })).toEqual([]);
  expect(warned({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
});

test('an address that leads to this machine, or is not encrypted, is warned of where others come', () => {
  expect(configWarnings(readConfig(live)).join()).toContain('PUBLIC_URL is not set');
  const open = readConfig({ PUBLIC_URL: 'http://shop.example', ALLOW_SANDBOX: '1' });
  expect(configWarnings(open).join()).toContain('PUBLIC_URL is http');
});

test('browsers are held to HTTPS for the shop’s own host, and for those below it only where that is asked for', () => {
  const held = (environment: Record<string, string>) =>
    securityHeaders(readConfig({ ...environment, ALLOW_SANDBOX: '1' }).https)['Strict-Transport-Security'];
  const PUBLIC_URL = 'https://shop.example';
  expect(held({ PUBLIC_URL: 'http://shop.example' })).toBeUndefined();
  expect(held({ PUBLIC_URL })).toBe('max-age=31536000');
  expect(held({ PUBLIC_URL, HSTS_INCLUDE_SUBDOMAINS: '1' })).toBe('max-age=31536000; includeSubDomains');
});

test('a live shop opens empty unless the demonstration is asked for', () => {
  expect(readConfig(live).SEED).toBe('none');
  expect(readConfig({ ...live, SEED: 'demo' }).SEED).toBe('demo');
  expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).SEED).toBe('none');
  const { NODE_ENV, ...forgotten } = live;
  expect(readConfig({ ...forgotten, PUBLIC_URL: 'https://shop.example' }).SEED).toBe('none');
  expect(readConfig({ ...forgotten, STRIPE_SECRET_KEY: 'sk_live_abc' }).SEED).toBe('none');
  expect(readConfig({ PUBLIC_URL: 'https://demo.example', ALLOW_SANDBOX: '1' }).SEED).toBe('demo');
});

test('a variable that is nearly one of the shop’s is asked about, and no other', () => {
  const near = ['DATABASE_UR', 'S3_BUKET', 'WEBCONCURENCY', 'database_url', 'STMP_URL', 'DATA_DIRS'];
  const others = [
    'HOSTNAME',
    'PORTS',
    'PATH',
    'NODE_OPTIONS',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'DATABASE_URL',
    'PGDATABASE',
  ];
  const asked = misspeltVariables(Object.fromEntries([...near, ...others].map((name) => [name, 'x'])));
  expect(asked).toEqual([
    'DATABASE_UR is set, and nothing reads it: is DATABASE_URL meant?',
    'S3_BUKET is set, and nothing reads it: is S3_BUCKET meant?',
    'WEBCONCURENCY is set, and nothing reads it: is WEB_CONCURRENCY meant?',
    'database_url is set, and nothing reads it: is DATABASE_URL meant?',
    'STMP_URL is set, and nothing reads it: is SMTP_URL meant?',
    'DATA_DIRS is set, and nothing reads it: is DATA_DIR meant?',
  ]);
});
