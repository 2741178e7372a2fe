import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { Shop } from '#shop/shop.ts';
import { log } from './adapters/log.ts';
import { createApp } from './app.ts';
import { listen, publicUrlOf } from './boot/listen.ts';
import { printWelcome, startFailure } from './boot/messages.ts';
import { type OpenShop, openShop } from './boot/open-shop.ts';
import { closeShop, closeWithinSeconds, type Shutdown, shutdownOnSignal } from './boot/shutdown.ts';
import { fastPath } from './cache/fast-path.ts';
import { pageAddresses } from './cache/page-addresses.ts';
import { renderLimits } from './cache/render-limits.ts';
import { countSearchMisses } from './cache/search-miss-counter.ts';
import { type Config, configWarnings, readConfig } from './config.ts';
import { localHostname } from './http/loopback.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { drain, openWebServer, requestListener } from './http/web-server.ts';
import { assets } from './routes/assets.ts';
import { caughtMail } from './routes/caught-mail.ts';
import { openOrderEvents } from './routes/order-events.ts';
import { pages, told } from './routes/pages.ts';

export interface StartOptions {
  /** The built pages. */
  build?: ServerBuild;
  /** With hot reload instead: Vite answers first, and gives the pages as they are now. */
  dev?: {
    middlewares: (request: unknown, response: unknown, next: () => void) => void;
    loadBuild: () => Promise<ServerBuild>;
  };
}

/** Starts the whole shop: takes the port, opens the shop (boot/open-shop.ts), serves it; and stops in the opposite order. */
export async function start(options: StartOptions): Promise<void> {
  const shutdown = shutdownOnSignal();
  try {
    const config = readConfig(process.env);
    const server = openWebServer(config.https);
    const port = await listen(server, config);
    const publicUrl = publicUrlOf(config, port);
    const opened = await openShop(config, { port, publicUrl }, shutdown);
    await serve(server, options, config, opened, shutdown);
    warn(config, opened);
    log.debug(
      { url: publicUrl, database: config.DATABASE_URL ? 'external' : 'embedded' },
      'the shop is open',
    );
    printWelcome(config, publicUrl, {
      card: opened.cardSandbox,
      mail: opened.caughtMail && `http://${localHostname(config.HOST)}:${port}/dev/mail`,
      staff: opened.madeStaff,
    });
    process.send?.({ ready: publicUrl });
  } catch (error) {
    console.error(startFailure(error));
    await closeShop(shutdown);
    process.exit(1);
  }
}

/** What the build made for browsers. */
const clientFiles = join('build', 'client');

/** From now on requests are answered: from the cache at once, else by the app. */
async function serve(
  server: Server,
  { build, dev }: StartOptions,
  config: Config,
  { shop, cache, notices, caughtMail: caughtIn }: OpenShop,
  shutdown: Shutdown,
): Promise<void> {
  const { https, TRUST_PROXY: trustedProxies, RATE_LIMIT_FACTOR: factor } = config;
  const addresses = build && pageAddresses(build);
  const searchMisses = countSearchMisses(shop);
  // What is still to be written is written after the last answer, while the database is open.
  shutdown.closing.push(closeWithinSeconds(() => searchMisses.close()));
  const services = { shop, cache, searchMisses, renderLimits: renderLimits(factor), https, trustedProxies };
  const files = dev ? new Hono() : await assets(clientFiles);
  files.route('/', pages({ ...services, addresses, build: dev?.loadBuild ?? (build as ServerBuild) }));
  const orderEvents = await openOrderEvents(shop, notices);
  const serviceWorker = build && config.SERVICE_WORKER ? await readServiceWorker(build, shop) : undefined;
  const { fetch } = createApp({
    ...services,
    orderEvents,
    serviceWorker,
    publicUrl: shop.settings.publicUrl,
    limits: createRateLimits(shop.db, factor),
    ready: () => !shutdown.asked,
    metricsToken: config.METRICS_TOKEN,
    mailWebhookSecret: config.MAIL_WEBHOOK_SECRET,
    pages: files,
    caughtMail: caughtIn === undefined ? undefined : caughtMail(caughtIn),
  });
  const listener = requestListener(fetch, https);
  server.removeAllListeners('request');
  server.on(
    'request',
    dev
      ? (request, response) => dev.middlewares(request, response, () => listener(request, response))
      : fastPath({ cache, addresses, listener, fetch, trustedProxies, searchMisses }),
  );
  server.prependListener('request', (_request, response) => {
    if (shutdown.asked) response.setHeader('Connection', 'close');
  });
  // Last opened, first closed: /readyz says no already, requests that came are answered, then all else ends.
  shutdown.closing.push(async () => {
    await pause(shutdown.noticeMs);
    log.debug({}, 'the shop is closing');
    // They would never end by themselves.
    orderEvents.close();
    await drain(server);
  });
}

/** Another build, or another word of the shop on its pages, is another worker: it keeps them anew. */
const readServiceWorker = async (build: ServerBuild, shop: Shop) => ({
  code: await readFile(join(clientFiles, 'sw.js'), 'utf8'),
  pagesOf: [build.assets.version, told(shop)],
});

/** What the shop can run with, and an operator should know. */
function warn(config: Config, { shop }: OpenShop): void {
  for (const warning of configWarnings(config)) log.warn({}, warning);
  const { missingOfSeller: missing } = shop.settings;
  if (missing.length > 0)
    log.warn({ missing }, 'the law wants the seller named on the pages of a shop that takes real money');
}
