import { mkdtempSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningShop, staff as staffSecrets, startShop } from '#bench/shop.ts';
import { connect, type DatabasePool } from '#database/connect.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded/start.ts';
import { type CardSandbox, startCardSandbox } from '#sandbox/cards/start.ts';
import { stripeClient } from '#server/adapters/stripe.ts';
import { Client } from '../support/client.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { type DatabaseProxy, openProxy } from './proxy.ts';

/** The built shop in processes of its own, and around it what it depends on, each of which can be made to fail. */
export interface Harness {
  directory: string;
  /** Straight into the database, past whatever is cut. */
  shop: { db: DatabasePool };
  /** Between the shop and a database that stands apart. */
  proxy: DatabaseProxy | undefined;
  cards: CardSandbox;
  post: PostOffice;
  /** The first process; `restart` puts another in its place, at the same address. */
  process: RunningShop;
  restart(): Promise<void>;
  /** Another process on the same database, pictures, provider and mail. */
  another(): Promise<RunningShop>;
  browser(): Client;
  /** Ends a card page at the provider, where it is still open. */
  expire(sessionId: string): Promise<void>;
  /** A member of staff, signed in. */
  staff(): Promise<Client>;
  /** What the processes wrote, whole. */
  log(): Promise<string>;
  close(): Promise<void>;
}

const secretKey = 'sk_test_torture';
const webhookSecret = 'whsec_torture';

/**
 * @param where whose the database is: the shop's own, as on one machine, or one that stands apart behind a proxy
 */
export async function openHarness(
  where: 'own database' | 'database apart',
  environment: Record<string, string> = {},
): Promise<Harness> {
  const directory = mkdtempSync(join(tmpdir(), 'hopup-torture-'));
  const logFile = join(directory, 'shop.log');
  const log = openSync(logFile, 'a');
  const apart =
    where === 'database apart'
      ? await startEmbeddedPostgres({ directory: join(directory, 'database') })
      : undefined;
  const proxy = apart && (await openProxy(apart.url));
  const port = await freePort();
  const cards = await startCardSandbox({
    host: '127.0.0.1',
    port: 0,
    directory: join(directory, 'cards'),
    secretKey,
    webhookSecret,
    webhookUrl: `http://localhost:${port}/webhooks/stripe`,
    merchantName: 'Torture',
  });
  const stripe = stripeClient(secretKey, cards.apiBase);
  const post = await openPostOffice();
  const settings = {
    SEED: 'none',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: cards.apiBase,
    SMTP_URL: post.url,
    MAIL_FROM: 'Torture <shop@example.org>',
    ...(proxy && { DATABASE_URL: proxy.url }),
    ...environment,
  };
  const first = () => startShop(directory, { ...settings, PORT: String(port) }, log);
  const others: RunningShop[] = [];
  let running = await first();
  const databaseUrl = apart?.url ?? (await findEmbeddedPostgres(join(directory, 'database'))) ?? '';
  const db = connect(`${databaseUrl}&application_name=torture`, { size: 6 });

  const harness: Harness = {
    directory,
    shop: { db },
    proxy,
    cards,
    post,
    get process() {
      return running;
    },
    async restart() {
      running = await first();
    },
    async another() {
      const other = await startShop(directory, { DATABASE_URL: databaseUrl, ...settings }, log);
      others.push(other);
      return other;
    },
    browser: () => new Client(running.url),
    async expire(sessionId) {
      await stripe.checkout.sessions.expire(sessionId).catch(() => {});
    },
    async staff() {
      const browser = harness.browser();
      const { status, message } = await browser.post('/login-admin', staffSecrets);
      if (status !== 200) throw new Error(`staff sign-in: ${message}`);
      return browser;
    },
    log: () => readFile(logFile, 'utf8'),
    async close() {
      cards.webhooks.paused = true;
      await Promise.all(others.map((other) => other.stop()));
      await running.stop();
      await db.$client.end();
      await proxy?.close();
      await apart?.stop();
      await cards.close();
      await post.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return harness;
}
