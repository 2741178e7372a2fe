import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { backupsOf } from '#database/backup/files.ts';
import type { Shop } from '#shop/shop.ts';
import { log } from './adapters/log.ts';
import { type AppOptions, createApp } from './app.ts';
import type { OpenShop } from './boot/open-shop.ts';
import { closeWithinSeconds, type Shutdown } from './boot/shutdown.ts';
import { fastPath } from './cache/fast-path.ts';
import { pageAddresses } from './cache/page-addresses.ts';
import { renderLimits } from './cache/render-limits.ts';
import { countSearchMisses } from './cache/search-miss-counter.ts';
import type { Config } from './config.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { drain, requestListener, unhurriedMs } from './http/web-server.ts';
import { pagesOf, told } from './render/render-page.ts';
import { hasCoreToSpare, Renderer } from './render/renderer.ts';
import { assets } from './routes/assets.ts';
import { caughtMail } from './routes/caught-mail.ts';
import { openOrderEvents } from './routes/order-events.ts';
import { pages } from './routes/pages.ts';

export interface ServedPages {
  /** The built pages. */
  build?: ServerBuild;
  /** The module that they are rendered by where it is started as a thread (render/thread.ts). */
  thread?: URL;
  /** With hot reload instead: Vite answers first, and gives the pages as they are now. */
  dev?: {
    middlewares: (request: unknown, response: unknown, next: () => void) => void;
    loadBuild: () => Promise<ServerBuild>;
  };
}

interface Around {
  /** The directory of what was mailed, where it may be looked at. */
  caughtIn?: string | undefined;
  /** Of a process that is one of several on its machine. */
  ofAllProcesses?: AppOptions['ofAllProcesses'];
}

/** What the build made for browsers. */
const clientFiles = join('build', 'client');

/** From now on requests are answered: from the cache at once, else by the app. */
export async function serve(
  server: Server,
  served: ServedPages,
  config: Config,
  { shop, cache, replicas, purges, notices, figures }: OpenShop,
  { caughtIn, ofAllProcesses }: Around,
  shutdown: Shutdown,
): Promise<void> {
  const { https, TRUST_PROXY: trustedProxies, RATE_LIMIT_FACTOR: factor } = config;
  const { build, dev } = served;
  const addresses = build && pageAddresses(build);
  const renderer = openRenderer(served, config, shop);
  shutdown.closing.push(() => renderer.close());
  const searchMisses = countSearchMisses(shop);
  // What is still to be written is written after the last answer, while the database is open.
  shutdown.closing.push(closeWithinSeconds(() => searchMisses.close()));
  const services = {
    shop,
    cache,
    replicas,
    purges,
    searchMisses,
    renderer,
    renderLimits: renderLimits(factor),
    https,
    trustedProxies,
    picturesInOneFormat: config.CDN === 'cloudflare',
  };
  const files = dev ? new Hono() : await assets(clientFiles);
  files.route('/', pages({ ...services, addresses }));
  const orderEvents = await openOrderEvents(shop, notices);
  const serviceWorker = build && config.SERVICE_WORKER ? await readServiceWorker(build, shop) : undefined;
  const { fetch } = createApp({
    ...services,
    orderEvents,
    serviceWorker,
    figures,
    machine: {
      processes: config.WEB_CONCURRENCY,
      backupFolder: backupsOf(config),
      ownDatabase: config.DATABASE_URL === undefined,
    },
    publicUrl: shop.settings.publicUrl,
    limits: createRateLimits(shop.db, factor),
    ready: () => !shutdown.asked || shutdown.replaced,
    ofAllProcesses,
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
  // What the release before gave, or a process that died before it told of a change.
  purges?.purgeAll();
  server.prependListener('request', (_request, response) => {
    if (shutdown.asked) response.setHeader('Connection', 'close');
  });
  // Last opened, first closed: /readyz says no already, requests that came are answered, then all else ends.
  shutdown.closing.push(async () => {
    await pause(shutdown.noticeMs);
    log.debug({}, 'the shop is closing');
    // They would never end by themselves.
    orderEvents.close();
    await drain(server, shutdown.replaced ? unhurriedMs : undefined);
  });
}

/** Several processes share the machine's cores: there each renders by itself. */
function openRenderer(
  { build, dev, thread }: ServedPages,
  { WEB_CONCURRENCY: processes }: Config,
  shop: Shop,
): Renderer {
  const here = pagesOf(dev?.loadBuild ?? (build as ServerBuild), shop);
  const isWanted = thread && processes === 1 && hasCoreToSpare();
  return new Renderer(here, isWanted ? { thread, settings: shop.settings, log } : undefined);
}

/** Another build, or another word of the shop on its pages, is another worker: it keeps them anew. */
const readServiceWorker = async (build: ServerBuild, shop: Shop) => ({
  code: await readFile(join(clientFiles, 'sw.js'), 'utf8'),
  pagesOf: [build.assets.version, told(shop.settings)],
});
