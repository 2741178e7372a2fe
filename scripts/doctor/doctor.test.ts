import { once } from 'node:events';
import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupName, backupStamps, backupsOf, backupTime, readBackupTimes } from '#database/backup/files.ts';
import { readConfig } from '#server/config.ts';
import { fails, openObjectStore } from '#tests/support/object-store.ts';
import { backupFinding, copyFinding, examineBackups } from './backups.ts';
import { type DatabaseFacts, databaseFindings } from './database.ts';
import { examine } from './examine.ts';
import { type Finding, fine, mend } from './finding.ts';
import { clockFinding, diskFinding, nodeFinding } from './machine.ts';
import { type AskTexts, dkimFinding, dmarcFinding, examineSender, spfFinding } from './sender.ts';
import { examineSettings, readSettings } from './settings.ts';
import { examinePictures, shopFindings } from './shop.ts';
import { accountFinding, deliveryFinding, endpointFinding, keyFinding } from './stripe.ts';
import { tableOf, withoutSecrets } from './table.ts';
import { examineTraces } from './traces.ts';
import { certificateFinding, plainFinding, shopFindings as webFindings } from './web.ts';

const verdicts = (findings: Finding[]) =>
  Object.fromEntries(findings.map(({ about, verdict }) => [about, verdict]));

test('a check that throws or hangs is a finding, and the others are made', async () => {
  const found = await examine(
    [
      { about: 'throws', examine: async () => Promise.reject(new Error('broken')) },
      { about: 'hangs', examine: () => new Promise(() => {}) },
      { about: 'answers', examine: async () => [fine('answers', 'well')] },
    ],
    50,
  );
  expect(verdicts(found)).toEqual({ throws: 'mend', hangs: 'mend', answers: 'fine' });
  expect(found[0]?.says).toContain('broken');
});

test('the table has a line for each finding, what to do beneath it, and no secret', () => {
  const config = readConfig({
    STRIPE_SECRET_KEY: 'sk_live_51secret',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    DATABASE_URL: 'postgres://hopup:pa%2Fss@db/hopup',
    DATABASE_DIRECT_URL: 'postgres://hopup:directpass@db:5000/hopup',
    SMTP_URL: 'smtps://user:mailpass@mail.example',
  });
  const table = tableOf([
    fine('Disk', 'much'),
    mend('Database', 'pa/ss and pa%2Fss', 'sk_live_51secret, mailpass, directpass'),
  ]);
  expect(withoutSecrets(table, config)).toBe(
    'fine  Disk      much\nMEND  Database  *** and ***\n                -> ***, ***, ***\n\n1 to mend',
  );
});

const live = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
  SELLER_NAME: 'A Ltd',
  SELLER_ADDRESS: '1 Street',
  SELLER_EMAIL: 'a@shop.example',
};
const settings = (more: Record<string, string>) => {
  const { config, findings } = readSettings({ ...live, ...more });
  return [...findings, ...(config ? examineSettings(config) : [])];
};

test('settings of a live shop are fine, and each that lacks or does harm is told', () => {
  expect(settings({})).toEqual([fine('Settings', 'read, and what a live shop needs is set')]);
  for (const [more, says] of [
    [{ SELLER_NAME: '' }, 'SELLER_NAME'],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ ALLOW_SANDBOX: '1' }, 'ALLOW_SANDBOX'],
    [{ PUBLIC_URL: 'http://shop.example' }, 'can be read on its way'],
    [{ PORT: 'many' }, 'PORT'],
  ] as const)
    expect(settings(more)).toContainEqual(
      expect.objectContaining({ verdict: 'mend', says: expect.stringContaining(says) }),
    );
  expect(verdicts(settings({ RATE_LIMIT_FACTOR: '9' }))).toEqual({ Settings: 'look' });
});

test('without the card provider’s keys all else is examined all the same', () => {
  const { config, findings } = readSettings({ ...live, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
  expect(findings).toMatchObject([{ verdict: 'mend', says: expect.stringContaining('STRIPE_SECRET_KEY') }]);
  expect(config).toMatchObject({ PUBLIC_URL: live.PUBLIC_URL, ALLOW_SANDBOX: false });
  expect(readSettings({ ...live, PORT: 'many' }).config).toBeUndefined();
  expect(readSettings({ ...live, S3_BUKET: 'pictures' }).findings).toMatchObject([
    { verdict: 'look', says: expect.stringContaining('S3_BUCKET') },
  ]);
});

test('a database is too old, too full, newer, behind or empty', () => {
  const facts: DatabaseFacts = {
    version: '18.4',
    ms: 2,
    connections: 14,
    maxConnections: 100,
    applied: [1, 2],
    schema: 'behind or equal',
  };
  const found = (more: Partial<typeof facts>) => verdicts(databaseFindings({ ...facts, ...more }, [1, 2]));
  expect(found({})).toEqual({ Database: 'fine', Connections: 'fine', Migrations: 'fine' });
  expect(found({ version: '14.9' }).Database).toBe('mend');
  expect(found({ connections: 80 }).Connections).toBe('mend');
  expect(found({ applied: [1, 2, 3], schema: 'newer' }).Migrations).toBe('look');
  expect(found({ applied: [1, 2, 3], schema: 'needs a newer release' }).Migrations).toBe('mend');
  expect(found({ applied: [1] }).Migrations).toBe('look');
  expect(found({ applied: [1, 2], other: 'was made by a build between' }).Migrations).toBe('mend');
  expect(found({ applied: [] }).Migrations).toBe('mend');
});

test('a backup is known by its name, and good for a night', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect(backupTime(backupName(now))).toEqual(now);
  expect(backupTime('hopup-2026.part')).toBeUndefined();
  expect(backupFinding('/b', undefined, now).verdict).toBe('mend');
  expect(backupFinding('/b', hoursAgo(20), now)).toMatchObject({
    ...{ verdict: 'fine', says: 'the newest in /b is 20 h old' },
  });
  expect(backupFinding('/b', hoursAgo(28), now).verdict).toBe('mend');
  const copies = [
    copyFinding(undefined, now),
    copyFinding(hoursAgo(26), now),
    copyFinding(hoursAgo(27), now),
  ];
  expect(copies.map(({ verdict }) => verdict)).toEqual(['look', 'fine', 'mend']);
});

test('when backups were made and brought elsewhere is read from their folder', async () => {
  const config = readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'hopup-backups-')) });
  const folder = backupsOf(config);
  expect(await readBackupTimes(folder)).toEqual({ made: undefined, copied: undefined });
  expect(verdicts(await examineBackups(config, undefined))).toEqual({
    ...{ Backup: 'mend', 'Backup elsewhere': 'look' },
  });
  await mkdir(folder);
  const [older, newer] = [new Date('2026-11-20T03:15:00Z'), new Date('2026-11-21T03:15:00Z')];
  const write = async (name: string, at = new Date()) => {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), at, at);
  };
  // By its name, whenever it was written: it may have been brought back from elsewhere.
  for (const at of [newer, older]) await write(backupName(at));
  await write(`${backupName(new Date())}.part`);
  expect(await readBackupTimes(folder)).toEqual({ made: newer, copied: undefined });
  const now = new Date(Math.floor(Date.now() / 1000) * 1000);
  await write(backupStamps.made, now);
  await write(backupStamps.copied, older);
  expect(await readBackupTimes(folder)).toEqual({ made: now, copied: older });
  expect(verdicts(await examineBackups(config, undefined))).toEqual({
    ...{ Backup: 'fine', 'Backup elsewhere': 'mend' },
  });
});

test('clock, disk and Node', () => {
  const clock = (...ms: number[]) => clockFinding(ms.map((ms) => ({ of: 'another', ms }))).verdict;
  expect([clock(), clock(300, -900), clock(-20_000, 1), clock(61_000)]).toEqual([
    'look',
    'fine',
    'look',
    'mend',
  ]);
  const disk = (free: number) =>
    diskFinding('/d', { free: free * 2 ** 30, used: (20 - free) * 2 ** 30 }).verdict;
  expect([disk(10), disk(3), disk(0.4)]).toEqual(['fine', 'look', 'mend']);
  expect([nodeFinding('24.21.0').verdict, nodeFinding('20.19.0').verdict]).toEqual(['fine', 'mend']);
});

test('Stripe’s keys, account and webhook', () => {
  expect(['sk_live_1', 'rk_live_1', 'sk_test_1', 'key'].map((key) => keyFinding(key).verdict)).toEqual([
    ...['fine', 'fine', 'mend', 'mend'],
  ]);
  const account = (charges_enabled: boolean, payouts_enabled: boolean) =>
    accountFinding({ charges_enabled, payouts_enabled }).verdict;
  expect([account(true, true), account(true, false), account(false, false)]).toEqual([
    'fine',
    'look',
    'mend',
  ]);
  const url = 'https://shop.example/webhooks/stripe';
  const endpoint = (more: object) =>
    endpointFinding([{ url, status: 'enabled', enabled_events: ['*'], ...more }] as never, url);
  expect(endpoint({}).verdict).toBe('fine');
  expect(endpoint({ url: 'https://other.example/' }).verdict).toBe('mend');
  expect(endpoint({ status: 'disabled' }).verdict).toBe('mend');
  const deaf = endpoint({ enabled_events: ['checkout.session.completed'] });
  expect(deaf).toMatchObject({ verdict: 'mend', says: expect.stringContaining('checkout.session.expired') });
  expect(deaf.says).not.toContain('checkout.session.completed');
});

test('a webhook takes what is signed and nothing else', () => {
  expect(deliveryFinding(200, 400).verdict).toBe('fine');
  expect(deliveryFinding(200, 200).verdict).toBe('mend');
  expect(deliveryFinding(400, 400)).toMatchObject({
    verdict: 'mend',
    todo: expect.stringContaining('restart'),
  });
  expect(deliveryFinding(301, 301).verdict).toBe('mend');
});

test('SPF, DKIM and DMARC', async () => {
  expect(spfFinding('a.uk', ['other', 'v=spf1 include:mail.example ~all']).verdict).toBe('fine');
  expect(spfFinding('a.uk', ['other']).verdict).toBe('mend');
  expect(spfFinding('a.uk', ['v=spf1 -all', 'v=spf1 ~all']).verdict).toBe('mend');
  expect(spfFinding('a.uk', ['v=spf1 +all']).verdict).toBe('mend');
  expect(dkimFinding('s._domainkey.a.uk', ['v=DKIM1; k=rsa; p=MIIB']).verdict).toBe('fine');
  expect(dkimFinding('s._domainkey.a.uk', ['v=DKIM1; p=']).verdict).toBe('mend');
  expect(dkimFinding('s._domainkey.a.uk', []).verdict).toBe('mend');
  expect(dmarcFinding('a.uk', ['v=DMARC1; p=none; rua=mailto:a@a.uk']).verdict).toBe('fine');
  expect(dmarcFinding('a.uk', ['v=DMARC1;']).verdict).toBe('mend');
  expect(dmarcFinding('a.uk', []).verdict).toBe('mend');

  const records: Record<string, string[]> = {
    'post.a.uk': ['v=spf1 -all'],
    's._domainkey.post.a.uk': ['v=DKIM1; p=MIIB'],
    '_dmarc.a.uk': ['v=DMARC1; p=reject'],
  };
  const from = { ...readConfig({}), MAIL_FROM: 'A <orders@post.a.uk>' };
  const ask: AskTexts = async (name) => records[name] ?? [];
  expect(verdicts(await examineSender(from, 's', ask))).toEqual({
    ...{ 'Sender: SPF': 'fine', 'Sender: DKIM': 'fine', 'Sender: DMARC': 'fine' },
  });
  const away: AskTexts = () => Promise.reject(new Error('ETIMEOUT'));
  expect(verdicts(await examineSender(from, undefined, away))).toEqual({
    ...{ 'Sender: SPF': 'look', 'Sender: DKIM': 'skipped', 'Sender: DMARC': 'look' },
  });
});

test('the certificate, HSTS, and what strangers may read', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const until = (days: number) => ({ valid_to: new Date(now.getTime() + days * 86_400_000).toUTCString() });
  expect([60, 20, 3].map((days) => certificateFinding(until(days), now, 'h2').verdict)).toEqual([
    ...['fine', 'look', 'mend'],
  ]);
  expect(certificateFinding(until(60), now, 'http/1.1').verdict).toBe('look');
  const good = { ready: 200, hsts: 'max-age=31536000', metrics: 404 };
  const web = (more: object) => verdicts(webFindings({ ...good, ...more }, false));
  expect(web({})).toEqual({ Web: 'fine', 'Web: HSTS': 'fine', 'Web: proxy': 'fine' });
  expect(web({ ready: 502 }).Web).toBe('mend');
  expect(web({ hsts: null })['Web: HSTS']).toBe('mend');
  expect(web({ metrics: 200 })['Web: proxy']).toBe('mend');
  expect(plainFinding(308, 'https://shop.example/').verdict).toBe('fine');
  expect(plainFinding(200, '').verdict).toBe('mend');
});

test('who may sign in, and what does not exist', () => {
  expect(verdicts(shopFindings({ staff: 2, demo: 0 }, false))).toEqual({ Staff: 'fine' });
  expect(verdicts(shopFindings({ staff: 1, demo: 40 }, true))).toEqual({ Staff: 'look', Catalogue: 'mend' });
  expect(verdicts(shopFindings({ staff: 0, demo: 0 }, false))).toEqual({ Staff: 'mend' });
});

test('the bucket for pictures: whether it takes one, gives it back and lets it go', async () => {
  const store = await openObjectStore();
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store.bucket;
  const asked = (name = bucket) =>
    examinePictures(
      readConfig({
        S3_ENDPOINT: endpoint,
        S3_BUCKET: name,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      }),
    );
  expect(await asked()).toMatchObject([{ verdict: 'fine' }]);
  expect(store.asked.map((line) => line.split(' ')[0])).toEqual(['GET', 'PUT', 'GET', 'DELETE']);
  expect(await asked('others')).toMatchObject([
    { verdict: 'mend', says: expect.stringContaining('no bucket of') },
  ]);
  // Keys that may read and not write.
  store.faults = [fails(404, 'NoSuchKey'), fails(403, 'AccessDenied')];
  expect(await asked()).toMatchObject([{ verdict: 'mend' }]);
  await store.close();
});

test('traces: nothing where none are wanted, else whether a collector takes them', async () => {
  const collector = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer key';
    const isTraces = request.url === '/v1/traces' && request.method === 'POST';
    response.writeHead(isKnown ? (isTraces ? 200 : 404) : 401).end();
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const examined = (endpoint: string, headers?: string) =>
    examineTraces(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }), headers);
  expect(await examineTraces(readConfig({}))).toEqual([]);
  expect(await examined(url, 'authorization=Bearer%20key')).toMatchObject([{ verdict: 'fine' }]);
  expect(await examined(url)).toMatchObject([{ verdict: 'look', says: expect.stringContaining('401') }]);
  expect(await examined(`${url}/other`, 'authorization=Bearer%20key')).toMatchObject([
    { verdict: 'look', says: expect.stringContaining('404') },
  ]);
  collector.close();
  expect(await examined('http://127.0.0.1:9')).toMatchObject([{ verdict: 'look' }]);
});
