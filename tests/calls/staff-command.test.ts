import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, staff } from '#database/schema.ts';
import { addStaff, removeStaff } from '#shop/staff/accounts.ts';
import { staffCommand as text } from '#wording/staff-command.ts';
import { runCommand } from '../support/run-command.ts';
import { shopForTests } from '../support/shop.ts';

/** A command takes a second to start. */
const timeout = 120_000;
const on = await shopForTests();

const program = join('scripts', 'staff.ts');
const run = (args: string[], input = '', more: Record<string, string> = {}) =>
  runCommand([program, ...args], { input, env: { DATABASE_URL: on.databaseUrl, ...more } });

const signIn = async (id: string, password: string, pin: string) =>
  (await on.browser().post('/login-admin', { id, password, pin })).status;
const accounts = async () => (await on.shop.db.select().from(staff)).map(({ id }) => id).sort();

test('secrets come on standard input or from the environment, are never text again, and each change is in the audit log', {
  timeout,
}, async () => {
  const added = await run(['add', '--id', 'jo.smith'], 'correct horse 7\n135790\n');
  expect(added).toEqual({ status: 0, said: `${text.added('jo.smith')}\n` });
  expect(await signIn('jo.smith', 'correct horse 7', '135790')).toBe(200);

  const all = { STAFF_ID: 'second.one', STAFF_PASSWORD: 'battery staple 8', STAFF_PIN: '246801' };
  expect(await run(['add'], '', all)).toEqual({ status: 0, said: `${text.added('second.one')}\n` });
  // A server's environment may hold those of its first account.
  const other = await run(['reset', '--id', 'jo.smith'], 'another horse 9\n975310\n', all);
  expect(other).toEqual({ status: 0, said: `${text.changed('jo.smith')}\n` });
  expect(await signIn('jo.smith', 'correct horse 7', '135790')).toBe(401);
  expect(await signIn('jo.smith', 'another horse 9', '975310')).toBe(200);

  expect(await run(['remove', '--id', 'second.one'])).toEqual({
    status: 0,
    said: `${text.removed('second.one')}\n`,
  });
  const entries = await on.shop.db.select().from(auditLog).orderBy(asc(auditLog.id));
  const byTerminal = entries.filter(({ staffId }) => /^terminal \(.+\)$/.test(staffId));
  expect(byTerminal.map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
    'staff added: jo.smith',
    'staff added: second.one',
    'staff changed: jo.smith',
    'staff removed: second.one',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/horse|staple|135790|246801|975310/);
});

test('who is there already keeps their secrets and sessions, unless new ones are asked for by name', {
  timeout,
}, async () => {
  const secrets = { id: 'keeps.hers', password: 'correct horse 7', pin: '135790' };
  await addStaff(on.shop, secrets, 'test');
  const browser = on.browser();
  const { key } = await browser.post('/login-admin', secrets);
  expect(await run(['add', '--id', secrets.id], 'another horse 9\n975310\n')).toEqual({
    status: 1,
    said: `${text.known(secrets.id)}\n`,
  });
  expect((await browser.post('/verify-login', { key })).status).toBe(200);
  expect(await run(['reset'], 'another horse 9\n975310\n')).toEqual({
    status: 1,
    said: `${text.resetWhom}\n`,
  });
  expect(await run(['reset', '--id', 'nobody'], 'another horse 9\n975310\n')).toEqual({
    status: 1,
    said: `${text.none('nobody')}\n`,
  });
  expect(await signIn(secrets.id, secrets.password, secrets.pin)).toBe(200);
  expect((await run(['reset', '--id', secrets.id], 'another horse 9\n975310\n')).status).toBe(0);
  expect((await browser.post('/verify-login', { key })).status).toBe(401);
  expect(await signIn(secrets.id, 'another horse 9', '975310')).toBe(200);
});

test('weak secrets are refused, each rule by name, and so are those in the command itself', {
  timeout,
}, async () => {
  const before = await accounts();
  const weak = await run(['add', '--id', 'weak.one'], 'password\n12345\n');
  expect(weak.status).toBe(1);
  expect(weak.said.trim().split('\n')).toEqual([
    text.refused,
    text.rules['password without a number'],
    text.rules['common password'],
    text.rules['easy pin'],
  ]);
  expect(await run(['add', '--id', 'weak.one', '--password', 'correct horse 7', '--pin', '135790'])).toEqual({
    status: 1,
    said: `${text.notAsOptions}\n`,
  });
  expect(await accounts()).toEqual(before);
});

test('the last account stays, also where two are removed at once', { timeout }, async () => {
  for (const id of await accounts()) await removeStaff(on.shop, id, 'test');
  const [last = ''] = await accounts();
  expect(await run(['remove', '--id', last])).toEqual({ status: 1, said: `${text.last(last)}\n` });
  expect(await run(['remove', '--id', 'nobody'])).toEqual({ status: 1, said: `${text.none('nobody')}\n` });
  await addStaff(on.shop, { id: 'another', password: 'correct horse 7', pin: '135790' }, 'test');
  const both = await Promise.all([last, 'another'].map((id) => removeStaff(on.shop, id, 'test')));
  expect(both).toContainEqual({ refused: 'last account' });
  expect(await accounts()).toHaveLength(1);
});

test('who waits after wrong tries is let try again at once, beside the running shop, and the audit log says so', {
  timeout,
}, async () => {
  const secrets = { id: 'locked.out', password: 'correct horse 7', pin: '135790' };
  await addStaff(on.shop, secrets, 'test');
  const browser = on.browser();
  for (let n = 0; n < 6; n++) await browser.post('/login-admin', { ...secrets, pin: '000000' });
  expect((await browser.post('/login-admin', secrets)).status).toBe(429);
  expect(await run(['unlock', '--id', 'nobody'])).toEqual({ status: 1, said: `${text.none('nobody')}\n` });
  expect(await run(['unlock'])).toEqual({ status: 1, said: `${text.unlockWhom}\n` });
  expect((await browser.post('/login-admin', secrets)).status).toBe(429);
  expect(await run(['unlock', '--id', secrets.id])).toEqual({
    status: 0,
    said: `${text.unlocked(secrets.id)}\n`,
  });
  expect((await browser.post('/login-admin', secrets)).status).toBe(200);
  const entries = await on.shop.db.select().from(auditLog).where(eq(auditLog.action, 'staff unlocked'));
  expect(entries).toMatchObject([{ subject: secrets.id, staffId: expect.stringMatching(/^terminal/) }]);
});

test('a mistyped DATA_DIR, or one without a shop, is refused and left as it is', { timeout }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hopup-none-'));
  const mistyped = join(folder, 'dtaa');
  const at = (DATA_DIR: string) =>
    run(['add', '--id', 'jo.smith'], 'correct horse 7\n135790\n', { DATABASE_URL: '', DATA_DIR });
  expect(await at(mistyped)).toEqual({ status: 1, said: `There is no ${mistyped} (DATA_DIR).\n` });
  expect(existsSync(mistyped)).toBe(false);
  expect(await at(folder)).toMatchObject({ status: 1, said: expect.stringContaining('has no shop') });
  expect(await readdir(folder)).toEqual([]);
});

const hasTerminal = spawnSync('script', ['--version']).status === 0;

test.skipIf(!hasTerminal)('what is typed is not shown', { timeout }, async () => {
  const command = `${process.execPath} ${program} add --id typed.one`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: on.databaseUrl },
  });
  let shown = '';
  const answers = ['unseen horse 7', 'unseen horse 7', '864209', '864209'];
  terminal.stdout.setEncoding('utf8').on('data', (piece: string) => {
    shown += piece;
    if (/: $/.test(piece)) terminal.stdin.write(`${answers.shift()}\r`);
  });
  const code = await new Promise((resolve) => terminal.once('close', resolve));
  expect(shown).toContain(text.added('typed.one'));
  expect(code).toBe(0);
  expect(shown).not.toMatch(/unseen|864209/);
  expect(await signIn('typed.one', 'unseen horse 7', '864209')).toBe(200);
});
