import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import pg from 'pg';
import type Stripe from 'stripe';
import { afterAll, inject } from 'vitest';
import { connect, type DatabasePool } from '#database/connect.ts';
import { type CardSandbox, startCardSandbox } from '#sandbox/cards/start.ts';
import { openDatabaseNotices } from '#server/adapters/database-notices.ts';
import { diskImages } from '#server/adapters/disk-images.ts';
import { openJobs } from '#server/adapters/jobs.ts';
import { stripeClient, stripePayments } from '#server/adapters/stripe.ts';
import { createApp } from '#server/app.ts';
import { fastPath } from '#server/cache/fast-path.ts';
import { openInvalidation } from '#server/cache/invalidation.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { renderLimits } from '#server/cache/render-limits.ts';
import { countSearchMisses, type SearchMissCounter } from '#server/cache/search-miss-counter.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { openWebServer, requestListener, type Timeouts } from '#server/http/web-server.ts';
import { type OrderEvents, openOrderEvents } from '#server/routes/order-events.ts';
import type { FetchPicture } from '#shop/images/fetch-picture.ts';
import { saltedHashes } from '#shop/salted-hash.ts';
import type { Log, Mail, Shop } from '#shop/shop.ts';
import { databaseNamed, template } from '../database.ts';
import { wrongInSalesTally, wrongInStockLog } from '../fault-injection/books.ts';
import { Client } from './client.ts';

/** A shop that runs somewhere: what lies in its database, and browsers that come to it. */
export interface OpenShop {
  shop: Pick<Shop, 'db'>;
  /** Somebody's browser, with cookies of its own. */
  browser(): Client;
}

export interface TestShop extends OpenShop {
  shop: Shop & { db: DatabasePool };
  url: string;
  cards: CardSandbox;
  /** Speaks to the card sandbox past the shop. */
  stripe: Stripe;
  /** What the mail job was given to send, oldest first. */
  mails: Mail[];
  /** What the shop keeps ready. */
  cache: PageCache;
  orderEvents: OrderEvents;
  /** What was searched for in vain, before it is written. */
  searchMisses: SearchMissCounter;
  databaseUrl: string;
  /** Moves the shop's clock. */
  advance(ms: number): void;
  close(): Promise<void>;
}

const webhookSecret = 'whsec_test';
export const metricsToken = 'read-the-figures';
export const mailWebhookSecret = 'mail-for-the-shop-of-a-test';

interface TestShopOptions {
  limitFactor?: number;
  /** One that is there already; an empty one of its own unless told. */
  databaseUrl?: string;
  /** Hears what an operator would. */
  log?: Log;
  /** Sends letters; unless told, they are kept in `mails`. */
  send?: (shop: Shop, mail: Mail, id: string) => Promise<void>;
  /** Fetches pictures from addresses; nothing is found unless told. */
  fetchPicture?: FetchPicture;
  /** How long a connection may take over what it does; as a real shop's unless told. */
  timeouts?: Timeouts;
  /** Between two looks at whether who listens for new orders is still signed in; as a real shop's unless told. */
  heartbeatMs?: number;
}

/** A whole shop for one test file: its own database, card sandbox, jobs and web server. No catalogue. */
export async function openShop({
  limitFactor = 1000,
  databaseUrl: given,
  log = { debug() {}, info() {}, warn() {}, error() {} },
  send,
  fetchPicture = async () => ({ failed: 'not found' }),
  timeouts,
  heartbeatMs,
}: TestShopOptions = {}): Promise<TestShop> {
  const directory = await mkdtemp(join(tmpdir(), 'hopup-test-'));
  const { url: databaseUrl, drop } = given ? { url: given, drop: async () => {} } : await copyDatabase();
  const db = connect(databaseUrl, { size: 12 });
  const cards = await startCardSandbox({
    host: '127.0.0.1',
    port: 0,
    directory: join(directory, 'cards'),
    secretKey: 'sk_test_shop',
    webhookSecret,
    webhookUrl: 'http://127.0.0.1:9/',
    merchantName: 'Test shop',
  });
  const stripe = stripeClient('sk_test_shop', cards.apiBase);
  const cache = new PageCache();
  const notices = await openDatabaseNotices(databaseUrl);
  const invalidation = await openInvalidation(notices, db, cache, log);
  const jobs = await openJobs(databaseUrl, log);
  const mails: Mail[] = [];
  let ahead = 0;
  const settings = {
    shopName: 'Test shop',
    publicUrl: '',
    newsletterCode: 'WELCOME10',
    staffMail: 'staff@example.org',
    arrivalAfterDays: 5,
    reviewAfterDays: 7,
    takesMail: true,
    missingOfSeller: [],
  };
  const shop: TestShop['shop'] = {
    db,
    jobs,
    settings,
    payments: stripePayments(stripe, webhookSecret),
    images: diskImages(join(directory, 'images')),
    now: () => new Date(Date.now() + ahead),
    saltedHash: saltedHashes(db),
    invalidate: (tags) => invalidation.invalidate(tags),
    log,
  };
  const keepMail = async (mail: Mail, id: string) => {
    mails.push(mail);
    await send?.(shop, mail, id);
  };
  await jobs.work(shop, keepMail, fetchPicture);

  const searchMisses = countSearchMisses(shop);
  const app = new Hono();
  const fetch = (request: Request, env: object) => app.fetch(request, env);
  const server = openWebServer(false, timeouts);
  const listener = requestListener(fetch, false);
  server.on('request', fastPath({ cache, listener, fetch, trustedProxies: 1, searchMisses }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings.publicUrl = url;
  const limits = createRateLimits(db, limitFactor);
  const orderEvents = await openOrderEvents(shop, notices, { heartbeatMs: heartbeatMs ?? 15_000 });
  const services = {
    shop,
    orderEvents,
    limits,
    cache,
    searchMisses,
    renderLimits: renderLimits(limitFactor),
    https: false as const,
    trustedProxies: 1,
    publicUrl: url,
  };
  app.route(
    '/',
    createApp({
      ...services,
      ready: () => true,
      pages: new Hono(),
      metricsToken,
      mailWebhookSecret,
    }),
  );
  cards.webhooks.url = `${url}/webhooks/stripe`;

  return {
    shop,
    url,
    cards,
    stripe,
    mails,
    cache,
    orderEvents,
    searchMisses,
    databaseUrl,
    browser: () => new Client(url),
    advance: (ms) => {
      ahead += ms;
    },
    async close() {
      cards.webhooks.paused = true;
      orderEvents.close();
      await new Promise((resolve) => server.close(resolve));
      await searchMisses.close();
      await jobs.stop();
      invalidation.close();
      await notices.close();
      await cards.close();
      await db.$client.end();
      await drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The shop of a test file, closed after its last test. Whatever it tried, its log of stock agrees with its stock and the tally with its sales. */
export async function shopForTests(options?: TestShopOptions): Promise<TestShop> {
  const on = await openShop(options);
  afterAll(async () => {
    const look = async () => [
      ...(await wrongInStockLog(on.shop.db)),
      ...(await wrongInSalesTally(on.shop.db)),
    ];
    const wrong = await look().finally(() => on.close());
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  });
  return on;
}

async function copyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('databaseUrl');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name} template ${template}`);
  return {
    url: databaseNamed(server, name),
    // By force nobody may end the database's own vacuum, if it is at work here just now; without force it goes by itself.
    drop: () =>
      run(`drop database if exists ${name} with (force)`).catch(() => run(`drop database if exists ${name}`)),
  };
}
