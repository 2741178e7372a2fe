import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailCatcher } from '#sandbox/mail/start.ts';
import { databaseNamed } from '../database.ts';
import { secretKey, webhookSecret } from '../support/serve-shop.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const timeout = 60_000;

/** Of Stripe, what the doctor asks it. */
let stripe: Server;
let stripeUrl = '';
let mail: Awaited<ReturnType<typeof startMailCatcher>>;
beforeAll(async () => {
  const answers: Record<string, object> = {
    '/v1/account': { id: 'acct_1', object: 'account', charges_enabled: true, payouts_enabled: true },
    '/v1/webhook_endpoints': {
      object: 'list',
      has_more: false,
      data: [{ url: `${on.url}/webhooks/stripe`, status: 'enabled', enabled_events: ['*'] }],
    },
  };
  stripe = createServer((request, response) => {
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''] ?? {};
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
  await once(stripe.listen(0, '127.0.0.1'), 'listening');
  stripeUrl = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
  mail = await startMailCatcher({
    host: '127.0.0.1',
    port: 0,
    directory: await mkdtemp(join(tmpdir(), 'hopup-doctor-')),
  });
});
afterAll(async () => {
  stripe.close();
  await mail.close();
});

const doctor = (more: Record<string, string>, args?: string[]) => run('doctor', more, args);

async function run(command: string, more: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [join('scripts', `${command}.ts`), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: tmpdir(), DATABASE_URL: on.databaseUrl, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    ...[text(child.stdout), text(child.stderr)],
    once(child, 'exit') as Promise<[number]>,
  ] as const);
  return { status, said: stdout + stderr };
}

test('a shop with things missing is told which, with 1; what is there is asked, and no secret said', {
  timeout,
}, async () => {
  const { status, said } = await doctor(
    {
      PUBLIC_URL: on.url,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripeUrl,
      SMTP_URL: mail.smtpUrl,
      MAIL_FROM: 'Shop <orders@shop.invalid>',
    },
    ['--mail', 'owner@example.org'],
  );
  expect(status).toBe(1);
  for (const row of [
    /fine +Database +PostgreSQL \d+/,
    /fine +Migrations +all \d+ of this release/,
    /MEND +Staff +nobody can sign in/,
    /LOOK +Backup +none/,
    /MEND +Stripe: key +of test mode/,
    /fine +Stripe: account/,
    /fine +Stripe: webhook/,
    /fine +Stripe: events +a signed one was taken, another refused/,
    /fine +Mail +127\.0\.0\.1/,
    /LOOK +Mail: letter +sent to owner@example\.org/,
    /MEND +TLS +PUBLIC_URL is http:/,
    /MEND +Settings +the law wants the seller/,
    /fine +Clock/,
    /fine +Node/,
    /\d+ to mend\n$/,
  ])
    expect(said).toMatch(row);
  expect(said).not.toContain(webhookSecret);
  expect(said).not.toContain(secretKey);
});

test('one that can reach nothing has a row for each all the same', { timeout }, async () => {
  const { status, said } = await doctor({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://127.0.0.1:9',
    TRUST_PROXY: '1',
    DATABASE_URL: 'postgres://hopup:passw0rd-of-db@127.0.0.1:9/hopup',
    STRIPE_SECRET_KEY: 'sk_live_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  });
  expect(status).toBe(1);
  for (const row of [
    /MEND +Settings +SMTP_URL is missing/,
    /MEND +Database +does not answer/,
    /MEND +Stripe: account +Stripe could not be asked/,
    /MEND +Stripe: events +https:\/\/127\.0\.0\.1:9\/webhooks\/stripe can’t be reached/,
    /MEND +Mail +SMTP_URL is not set/,
    /MEND +TLS/,
    /MEND +Web /,
  ])
    expect(said).toMatch(row);
  expect(said).not.toContain('passw0rd-of-db');
});

test('npm run migrate makes the schema of this release, and says where it can’t', { timeout }, async () => {
  const name = `doctor_${Date.now()}`;
  await on.shop.db.execute(sql.raw(`create database ${name}`));
  const [made, nowhere] = await Promise.all(
    [name, 'nowhere'].map((database) =>
      run('migrate', { DATABASE_URL: databaseNamed(on.databaseUrl, database) }),
    ),
  );
  expect(made).toMatchObject({ status: 0, said: 'The database has the schema of this release\n' });
  expect(nowhere).toMatchObject({ status: 1, said: expect.stringContaining('was not migrated') });
  const drop = `drop database ${name}`;
  // Force may not end an autovacuum worker, which makes way by itself.
  await on.shop.db.execute(sql.raw(`${drop} with (force)`)).catch(() => on.shop.db.execute(sql.raw(drop)));
});
