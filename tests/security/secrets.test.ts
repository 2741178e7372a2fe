import { createHash, createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Mail } from '#shop/shop.ts';
import { addStaff } from '#shop/staff/accounts.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();

/** Every row of every table, the job queue's too, as text. */
async function dump(): Promise<string> {
  const { rows } = await on.shop.db.execute(sql`
    select query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text as rows
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  return rows.map((row) => String(row.rows)).join('\n');
}

/** As a word of its own: six digits stand in many a hash, and in many a fraction of a second. */
const holds = (text: string, value: string) => new RegExp(`(?<![\\w.-])${value}(?![\\w-])`).test(text);

test('no code, password, pin, token or key is left in the database or told to the log', async () => {
  const logged: string[] = [];
  const keep = (...said: unknown[]) => logged.push(JSON.stringify(said));
  Object.assign(on.shop.log, { info: keep, warn: keep, error: keep });
  const [email, secret, pin] = ['secretive@example.org', 'a password that nobody saw 7', '8675309042'];
  const browser = on.browser();
  await browser.post('/getEmailOtp', { email });
  const asked = browser.cookies.get('hopup_code') ?? '';
  const code = await until(
    () =>
      on.mails.find((mail): mail is Extract<Mail, { code: string }> => 'code' in mail && mail.to === email)
        ?.code,
  );
  expect((await browser.post('/verifyOtp', { email, userOtp: code })).status).toBe(200);
  const grant = browser.cookies.get('hopup_grant') ?? '';
  expect((await browser.post('/regUser', { name: 'Sam', email, password: secret })).status).toBe(200);
  await browser.post('/userLogin', { email, password: `${secret}wrong` });
  await addStaff(on.shop, { id: 'staff-secretive', password: `${secret}s`, pin }, 'test');
  const { key = '' } = await browser.post('/login-admin', {
    id: 'staff-secretive',
    password: `${secret}s`,
    pin,
  });
  await browser.post('/verify-login', { key });
  const [session = '', staff = ''] = ['hopup_session', 'hopup_staff'].map((name) =>
    browser.cookies.get(name),
  );
  const secrets = { code, asked, secret, pin, grant, key, session, staff };
  expect(Object.values(secrets).filter((value) => value.length < 6)).toEqual([]);
  // The job that mailed the code is over a moment after the mail is out.
  await until(async () => !holds(await dump(), code));
  const everything = await dump();
  expect(everything, 'the dump is one').toContain(email);
  for (const [name, value] of Object.entries(secrets)) {
    expect(holds(everything, value), `${name} in the database`).toBe(false);
    expect(holds(logged.join('\n'), value), `${name} in the log`).toBe(false);
  }
  expect(logged.join('\n')).not.toContain(email);
});

test('the addresses that limits count can’t be tried out', async () => {
  const browser = on.browser();
  await browser.post('/isRegistered', { email: 'counted@example.org' });
  await browser.post('/userLogin', { email: 'counted@example.org', password: 'wrong 12345' });
  const { rows } = await on.shop.db.execute<{ key: string }>(sql`select key from rate_limits`);
  expect(rows.length).toBeGreaterThan(2);
  const guesses = [browser.ip, 'counted@example.org', `counted@example.org from ${browser.ip}`].flatMap(
    (who) => [
      createHash('sha256').update(who).digest('hex'),
      createHmac('sha256', '').update(who).digest('hex'),
      who,
    ],
  );
  for (const { key } of rows) for (const guess of guesses) expect(key).not.toContain(guess);
});
