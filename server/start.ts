import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import pg from 'pg';
import type { ServerBuild } from 'react-router';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { saltedHashes } from '#shop/salted-hash.ts';
import { openJobs } from './adapters/jobs.ts';
import { log } from './adapters/log.ts';
import { createMailer } from './adapters/mailer.ts';
import { type Closing, openDatabase, openImages, openMail, openPayments } from './adapters/open.ts';
import { type AppOptions, createApp } from './app.ts';
import { firstStaff, seed } from './boot/first-start.ts';
import { sellerOf } from './boot/seller.ts';
import { fastPath } from './cache/fast-path.ts';
import { openInvalidation } from './cache/invalidation.ts';
import { pageAddresses } from './cache/page-addresses.ts';
import { PageCache } from './cache/page-cache.ts';
import { renderLimits } from './cache/render-limits.ts';
import { BadConfig, type Config, readConfig, warningsOf } from './config.ts';
import { isDatabaseAway } from './http/errors.ts';
import { localHostname } from './http/loopback.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { type Https, securityHeaders } from './http/security-headers.ts';
import { drain, openWebServer, requestListener } from './http/web-server.ts';
import { assets } from './routes/assets.ts';
import { pages } from './routes/pages.ts';

export interface StartOptions {
  /** The built pages. */
  build?: ServerBuild;
  /** With hot reload instead: Vite answers first, and gives the pages as they are now. */
  dev?: {
    middlewares: (request: unknown, response: unknown, next: () => void) => void;
    loadBuild: () => Promise<ServerBuild>;
  };
}

/**
 * Starts the whole shop: database, migrations, catalogue, staff, card sandbox, mail catcher, jobs, and the web server,
 * in that order, and stops them in the opposite one.
 */
export async function start(options: StartOptions): Promise<void> {
  const closing: Closing[] = [];
  const stopping: Stopping = { asked: false, noticeMs: 0 };
  stopOnSignal(stopping, closing);
  try {
    await open(readConfig(process.env), options, stopping, closing);
  } catch (error) {
    console.error(plainly(error));
    await closeAll(closing);
    process.exit(1);
  }
}

interface Stopping {
  asked: boolean;
  /** How long it is said that no new requests are wanted before they are refused. */
  noticeMs: number;
}

/** A supervisor's balancer looks at /readyz now and then. Ctrl-C has nobody who looks, and does not wait. */
const supervisorNoticeMs = 1_000;

async function open(
  config: Config,
  { build, dev }: StartOptions,
  stopping: Stopping,
  closing: Closing[],
): Promise<void> {
  const { https } = config;
  const server = openWebServer(https);
  const port = await listen(server, config, https);
  const publicUrl =
    config.PUBLIC_URL ?? `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;

  const databaseUrl = await openDatabase(config, closing);
  await migrate(databaseUrl, join('database', 'migrations'));
  const db = connect(databaseUrl, {
    size: 12,
    // The pool's own farewell may reach the database after it was told to stop.
    onError: (error) => stopping.asked || log.error({ err: error.message }, 'a database connection broke'),
  });
  closing.push(soon(() => db.$client.end()));

  const [cards, mail] = await Promise.all([
    openPayments(config, port, closing),
    openMail(config, port, closing),
  ]);
  const cache = new PageCache();
  const invalidation = await openInvalidation(databaseUrl, db, cache, log);
  closing.push(soon(() => invalidation.close()));
  const jobs = await openJobs(databaseUrl, log);
  closing.push(soon(() => jobs.stop()));
  const shop: AppOptions['shop'] = {
    db,
    jobs,
    payments: cards.payments,
    images: await openImages(config),
    settings: {
      shopName: config.SHOP_NAME,
      publicUrl,
      newsletterCode: config.NEWSLETTER_CODE,
      staffMail: addressIn(mail.from),
      ...sellerOf(config),
    },
    saltedHash: saltedHashes(db),
    invalidate: (tags) => invalidation.invalidate(tags),
    now: () => new Date(),
    log,
  };
  if (config.SEED === 'demo') await seed(shop);
  const madeStaff = await firstStaff(shop, config);

  const post = createMailer(mail.smtpUrl, mail.from);
  closing.push(async () => post.close());
  await jobs.work(shop, (letter, id) => post.send(shop, letter, id));

  const files = dev ? new Hono() : await assets(join('build', 'client'));
  const addresses = build && pageAddresses(build);
  const edge = {
    shop,
    cache,
    renderLimits: renderLimits(config.RATE_LIMIT_FACTOR),
    https,
    trustedProxies: config.TRUST_PROXY,
  };
  files.route('/', pages({ ...edge, addresses, build: dev?.loadBuild ?? (build as ServerBuild) }));
  const app = createApp({
    ...edge,
    publicUrl,
    limits: createRateLimits(db, config.RATE_LIMIT_FACTOR),
    ready: () => !stopping.asked,
    metricsToken: config.METRICS_TOKEN,
    pages: files,
    caughtMail: mail.caught,
  });
  const listener = requestListener(app.fetch, https);
  const { fetch } = app;
  const answer = fastPath({ cache, addresses, listener, fetch, trustedProxies: config.TRUST_PROXY });
  server.removeAllListeners('request');
  server.on(
    'request',
    dev
      ? (request, response) => dev.middlewares(request, response, () => listener(request, response))
      : answer,
  );
  server.prependListener('request', (_request, response) => {
    if (stopping.asked) response.setHeader('Connection', 'close');
  });
  // Last opened, first closed: readiness has gone, what was asked is answered, then the parts end.
  closing.push(async () => {
    await pause(stopping.noticeMs);
    log.debug({}, 'the shop is closing');
    await drain(server);
  });
  for (const warning of warningsOf(config)) log.warn({}, warning);
  const { missingOfSeller } = shop.settings;
  if (missingOfSeller.length > 0) {
    log.warn(
      { missing: missingOfSeller },
      'the law wants the seller named on the pages of a shop that takes real money',
    );
  }
  log.debug({ url: publicUrl, database: config.DATABASE_URL ? 'external' : 'embedded' }, 'the shop is open');
  welcome(config, publicUrl, {
    card: cards.sandboxAt,
    mail: mail.caught && `http://${localHostname(config.HOST)}:${port}/dev/mail`,
    staff: madeStaff,
  });
  process.send?.({ ready: publicUrl });
}

/** Takes the port first, so that a busy one is known before anything is begun; until all is up, it says so. */
function listen(server: Server, { HOST, PORT }: Config, https: Https): Promise<number> {
  const headers = { ...securityHeaders(https), 'Content-Type': 'text/plain' };
  server.on('request', (_request, response) => {
    response.writeHead(503, { ...headers, 'Retry-After': '2' }).end('Starting');
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      reject(
        busy ? new BadConfig(`PORT ${PORT} is in use: stop what uses it, or set PORT to another`) : error,
      );
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : PORT);
    });
  });
}

/** A supervisor that tells every process of the shop tells this one twice, since the launcher passes on what it hears. */
const sameSignalMs = 1_000;

function stopOnSignal(stopping: Stopping, closing: Closing[]): void {
  let askedAt = 0;
  const stop = async (signal?: NodeJS.Signals) => {
    if (stopping.asked) {
      if (performance.now() - askedAt > sameSignalMs) process.exit(1);
      return;
    }
    stopping.asked = true;
    askedAt = performance.now();
    if (signal === 'SIGTERM') stopping.noticeMs = supervisorNoticeMs;
    await closeAll(closing);
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // The launcher is gone. That is no second signal: what is being closed is closed to its end.
  process.on('disconnect', () => stopping.asked || stop());
}

/** A farewell on a line gone silent must not keep the shop from ending. */
const soon =
  (end: () => Promise<unknown>): Closing =>
  () =>
    Promise.race([end(), pause(3_000, undefined, { ref: false })]);

async function closeAll(closing: Closing[]): Promise<void> {
  for (const close of closing.splice(0).reverse()) {
    await close().catch((error: Error) => console.error(`While stopping: ${error.message}`));
  }
}

/** 'Hopup <shop@example.org>' has the address shop@example.org. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

function plainly(error: unknown): string {
  if (error instanceof BadConfig) return error.message;
  if (isDatabaseAway(error)) return `The database could not be reached: ${(error as Error).message}`;
  if (error instanceof Error && error.name === 'EmbeddedDatabaseError') return error.message;
  if (error instanceof pg.DatabaseError) return `The database refused: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function welcome(
  { SHOP_NAME }: Config,
  url: string,
  {
    card,
    mail,
    staff,
  }: { card?: string; mail?: string; staff?: { id: string; password: string; pin: string } },
): void {
  const lines = [`${SHOP_NAME} is open at ${url}`];
  if (card)
    lines.push(`Cards   a sandbox at ${card}: pay with 4242 4242 4242 4242, any date to come, any CVC`);
  if (mail) lines.push(`Mail    is caught and can be read at ${mail}`);
  lines.push(`Staff   sign in at ${url}/login-admin`);
  if (staff) {
    lines.push(`        id ${staff.id}   password ${staff.password}   pin ${staff.pin}`);
    lines.push('        Shown this once: write them down. `npm run staff -- add` makes others.');
  }
  console.log(`\n${lines.join('\n')}\n`);
}
