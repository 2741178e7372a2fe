import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { caughtMail } from './caught-mail.ts';

const directory = mkdtempSync(join(tmpdir(), 'hopup-caught-'));
afterAll(() => rmSync(directory, { recursive: true }));
const pages = caughtMail(directory);

const ask = async (remoteAddress: string, headers: Record<string, string>, path = '/') =>
  (await pages.request(path, { headers }, { incoming: { socket: { remoteAddress } } })).status;

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.localhost', 'LOCALHOST'])(
  'caught mail is read on this machine at %s',
  async (host) => {
    for (const socket of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await ask(socket, { host })).toBe(200);
  },
);

test('caught mail is not read from another machine, whatever it calls this one', async () => {
  for (const socket of ['192.0.2.1', '::ffff:10.0.0.5', '2001:db8::1', ''])
    expect(await ask(socket, { host: 'localhost:3000' })).toBe(404);
});

test('caught mail is not read through a proxy on this machine', async () => {
  for (const name of [
    'X-Forwarded-For',
    'X-Real-IP',
    'Forwarded',
    'Via',
    'X-Forwarded-Host',
    'CF-Connecting-IP',
  ])
    expect(await ask('127.0.0.1', { host: 'localhost', [name]: '192.0.2.1' }), name).toBe(404);
});

test('caught mail is not read by a page whose own name was made to lead to this machine', async () => {
  for (const host of [
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
    'notlocalhost',
    '0.0.0.0:3000',
  ])
    for (const path of ['/', '/one']) expect(await ask('127.0.0.1', { host }, path), host).toBe(404);
  expect(await ask('127.0.0.1', {})).toBe(404);
});
