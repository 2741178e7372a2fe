import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type Stripe from 'stripe';
import { afterAll, inject } from 'vitest';
import type { DatabasePool } from '#database/connect.ts';
import type { Replicas } from '#database/replicas.ts';
import { type CardSandbox, startCardSandbox } from '#sandbox/cards/start.ts';
import type { Bucket } from '#server/adapters/s3-images.ts';
import type { PageCache } from '#server/cache/page-cache.ts';
import type { SearchMissCounter } from '#server/cache/search-miss-counter.ts';
import type { Timeouts } from '#server/http/web-server.ts';
import type { OrderEvents } from '#server/routes/order-events.ts';
import type { FetchPicture } from '#shop/images/fetch-picture.ts';
import type { Log, Mail, Shop } from '#shop/shop.ts';
import { databaseNamed, template } from '../database.ts';
import { wrongInSalesTally, wrongInStockLog } from '../fault-injection/books.ts';
import { Client } from './client.ts';
import { openObjectStore } from './object-store.ts';
import { secretKey, serveShop, silent, webhookSecret } from './serve-shop.ts';
import { isSpread, openSpread } from './spread.ts';

/** `PICTURES=bucket`: the pictures of every shop of a test are in an S3 store. */
const isInBucket = process.env.PICTURES === 'bucket';

export { mailWebhookSecret, metricsToken } from './serve-shop.ts';

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
  /** Where what it keeps is read. */
  replicas: Replicas;
  orderEvents: OrderEvents;
  /** What was searched for in vain, before it is written. */
  searchMisses: SearchMissCounter;
  databaseUrl: string;
  /** Of this shop alone, for what it keeps in files. */
  directory: string;
  /** Somebody's browser that is never sent to another process: for what is asked of this one's memory. */
  browserHere(): Client;
  /** Moves the shop's clock. */
  advance(ms: number): void;
  close(): Promise<void>;
}

interface TestShopOptions {
  limitFactor?: number;
  /** One that is there already; an empty one of its own unless told. */
  databaseUrl?: string;
  /** Replicas of the database; none unless told. */
  readUrls?: string[];
  /** Where pictures are; a folder unless told. */
  bucket?: Bucket;
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
  /** False for a file that counts or hears what one process does: its requests all come here, also where others are spread. */
  spread?: boolean;
}

/** A whole shop for one test file: its own database, card sandbox, jobs and web server, and another process where requests are spread. No catalogue. */
export async function openShop({
  limitFactor = 1000,
  databaseUrl: given,
  readUrls,
  bucket,
  log = silent,
  send,
  fetchPicture = async () => ({ failed: 'not found' }),
  timeouts,
  heartbeatMs,
  spread: mayBeSpread = true,
}: TestShopOptions = {}): Promise<TestShop> {
  const directory = await mkdtemp(join(tmpdir(), 'hopup-test-'));
  const { url: databaseUrl, drop } = given ? { url: given, drop: async () => {} } : await copyDatabase();
  const cards = await startCardSandbox({
    host: '127.0.0.1',
    port: 0,
    directory: join(directory, 'cards'),
    secretKey,
    webhookSecret,
    webhookUrl: 'http://127.0.0.1:9/',
    merchantName: 'Test shop',
  });
  const objects = isInBucket && !bucket ? await openObjectStore() : undefined;
  const place = {
    databaseUrl,
    apiBase: cards.apiBase,
    directory,
    bucket: bucket ?? objects?.bucket,
    limitFactor,
    readUrls,
    timeouts,
    heartbeatMs,
  };
  const served = await serveShop(place, log);
  const { shop, url, stripe, cache, replicas, orderEvents } = served;
  const mails: Mail[] = [];
  const keepMail = async (mail: Mail, id: string) => {
    mails.push(mail);
    await send?.(shop, mail, id);
  };
  await shop.jobs.work(shop, keepMail, fetchPicture, served.figures);
  cards.webhooks.url = `${url}/webhooks/stripe`;
  const spread = isSpread && mayBeSpread ? await openSpread(url, { ...place, publicUrl: url }) : undefined;

  return {
    shop,
    url,
    cards,
    stripe,
    mails,
    cache,
    replicas,
    orderEvents,
    searchMisses: {
      ...served.searchMisses,
      async flush() {
        await served.searchMisses.flush();
        await spread?.flush();
      },
    },
    databaseUrl,
    directory,
    browser: () => new Client(url, spread?.next),
    browserHere: () => new Client(url),
    advance: (ms) => {
      served.advance(ms);
      spread?.advance(ms);
    },
    async close() {
      cards.webhooks.paused = true;
      await spread?.close();
      await served.close();
      await cards.close();
      await objects?.close();
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
