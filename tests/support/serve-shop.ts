import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import type Stripe from 'stripe';
import { connect, type DatabasePool } from '#database/connect.ts';
import { openReplicas, type Replicas } from '#database/replicas.ts';
import { openDatabaseNotices } from '#server/adapters/database-notices.ts';
import { DatabaseOutage } from '#server/adapters/database-outage.ts';
import { diskImages } from '#server/adapters/disk-images.ts';
import { type JobQueue, openJobs } from '#server/adapters/jobs.ts';
import { type Bucket, s3Images } from '#server/adapters/s3-images.ts';
import { stripeClient, stripePayments } from '#server/adapters/stripe.ts';
import { createApp } from '#server/app.ts';
import { fastPath } from '#server/cache/fast-path.ts';
import { openInvalidation } from '#server/cache/invalidation.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { renderLimits } from '#server/cache/render-limits.ts';
import { countSearchMisses, type SearchMissCounter } from '#server/cache/search-miss-counter.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { openWebServer, requestListener, type Timeouts } from '#server/http/web-server.ts';
import { Figures } from '#server/metrics/figures.ts';
import { watchDatabase } from '#server/metrics/watch-database.ts';
import { type OrderEvents, openOrderEvents } from '#server/routes/order-events.ts';
import { saltedHashes } from '#shop/salted-hash.ts';
import type { Log, Settings, Shop } from '#shop/shop.ts';

export const webhookSecret = 'whsec_test';
export const secretKey = 'sk_test_shop';
export const metricsToken = 'read-the-figures';
export const mailWebhookSecret = 'mail-for-the-shop-of-a-test';
export const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** What two processes of one shop have in common, in plain values. */
export interface SharedPlace {
  databaseUrl: string;
  /** Of the card sandbox. */
  apiBase: string;
  /** For pictures, where they are in no bucket. */
  directory: string;
  bucket?: Bucket | undefined;
  /** Where the shop is reached; the process itself unless told. */
  publicUrl?: string;
  limitFactor: number;
  /** Replicas of the database. */
  readUrls?: string[] | undefined;
  timeouts?: Timeouts | undefined;
  heartbeatMs?: number | undefined;
}

export interface ServedShop {
  shop: Shop & { db: DatabasePool; settings: Settings; jobs: JobQueue };
  url: string;
  stripe: Stripe;
  cache: PageCache;
  replicas: Replicas;
  orderEvents: OrderEvents;
  searchMisses: SearchMissCounter;
  figures: Figures;
  /** Moves the shop's clock. */
  advance(ms: number): void;
  close(): Promise<void>;
}

/** One process of a shop of a test: all of it but who works on its jobs. */
export async function serveShop(
  {
    databaseUrl,
    apiBase,
    directory,
    bucket,
    publicUrl = '',
    limitFactor,
    readUrls,
    timeouts,
    heartbeatMs,
  }: SharedPlace,
  log: Log = silent,
): Promise<ServedShop> {
  const figures = new Figures();
  const db = connect(databaseUrl, { size: 12, watch: watchDatabase(figures) });
  const stripe = stripeClient(secretKey, apiBase, figures);
  const replicas = openReplicas(db, readUrls ?? []);
  const cache = new PageCache();
  const notices = await openDatabaseNotices(databaseUrl);
  const invalidation = await openInvalidation(notices, db, cache, log, replicas);
  const outage = new DatabaseOutage(databaseUrl, log);
  const jobs = await openJobs(databaseUrl, log, outage);
  let ahead = 0;
  const settings: Settings = {
    shopName: 'Test shop',
    publicUrl,
    newsletterCode: 'WELCOME10',
    staffMail: 'staff@example.org',
    arrivalAfterDays: 5,
    reviewAfterDays: 7,
    takesMail: true,
    missingOfSeller: [],
  };
  const shop = {
    db,
    jobs,
    settings,
    payments: stripePayments(stripe, webhookSecret),
    images: bucket ? s3Images(bucket) : diskImages(join(directory, 'images')),
    now: () => new Date(Date.now() + ahead),
    saltedHash: saltedHashes(db),
    invalidate: (tags: string[]) => invalidation.invalidate(tags),
    count: figures.count,
    log,
  };
  const searchMisses = countSearchMisses(shop);
  const app = new Hono();
  const fetch = (request: Request, env: object) => app.fetch(request, env);
  const server = openWebServer(false, timeouts);
  const listener = requestListener(fetch, false);
  server.on('request', fastPath({ cache, listener, fetch, trustedProxies: 1, searchMisses }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings.publicUrl ||= url;
  const orderEvents = await openOrderEvents(shop, notices, { heartbeatMs: heartbeatMs ?? 15_000 });
  const services = {
    shop,
    orderEvents,
    limits: createRateLimits(db, limitFactor),
    cache,
    replicas,
    searchMisses,
    figures,
    machine: { processes: 1, backupFolder: join(directory, 'backups'), ownDatabase: true },
    renderLimits: renderLimits(limitFactor),
    https: false as const,
    trustedProxies: 1,
    publicUrl: settings.publicUrl,
  };
  app.route(
    '/',
    createApp({ ...services, ready: () => true, pages: new Hono(), metricsToken, mailWebhookSecret }),
  );
  return {
    shop,
    url,
    stripe,
    cache,
    replicas,
    orderEvents,
    searchMisses,
    figures,
    advance: (ms) => {
      ahead += ms;
    },
    async close() {
      orderEvents.close();
      await new Promise((resolve) => server.close(resolve));
      await searchMisses.close();
      await jobs.stop();
      outage.close();
      invalidation.close();
      await notices.close();
      await replicas.close();
      await db.$client.end();
    },
  };
}
