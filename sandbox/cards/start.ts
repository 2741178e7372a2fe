import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { listenOnFreePort, reachable } from '../listen.ts';
import { createApi, type Env } from './api.ts';
import { openBook } from './book.ts';
import { expireOverdue } from './expire-session.ts';
import { createFaults, type Faults } from './faults.ts';
import { type LedgerEntry, readLedger } from './ledger.ts';
import { createPaymentPage } from './payment-page.ts';
import { startWebhooks, type Webhooks } from './webhooks.ts';

export type CardSandboxOptions = {
  host: string;
  /** 0, or one that is busy, means any free port. */
  port: number;
  /** Where its database is kept; the processes of one shop may share it. */
  directory: string;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
  /** Whom the payment page says one pays. */
  merchantName: string;
  log?: (message: string) => void;
  /** The clock, unix ms, for tests of what runs out. */
  now?: () => number;
};

export type CardSandbox = {
  port: number;
  /** 'http://localhost:3001': for the SDK's host, port and protocol; the payment page is under it too. */
  apiBase: string;
  faults: Faults;
  webhooks: Webhooks;
  ledger(): LedgerEntry[];
  close(): Promise<void>;
};

/**
 * Starts the card provider that stands in for Stripe where no keys are set (decisions.md section 4): its API, its
 * payment page and its webhooks. All state is in `directory`; what was answered outlives a kill.
 */
export async function startCardSandbox(options: CardSandboxOptions): Promise<CardSandbox> {
  const book = openBook(options.directory, options.now ?? Date.now);
  const { faults, meet } = createFaults();
  let apiBase = '';
  const app = new Hono<Env>();
  app.route('/pay', createPaymentPage({ book, merchantName: options.merchantName, meet }));
  app.mount('/', createApi({ book, secretKey: options.secretKey, apiBase: () => apiBase, meet }).fetch);
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  const port = await listenOnFreePort(server, options.host, options.port);
  apiBase = `http://${reachable(options.host)}:${port}`;

  const { webhooks, stop } = startWebhooks(book, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    log: options.log ?? (() => undefined),
  });
  const sweep = setInterval(() => book.write(() => expireOverdue(book)), 1000);
  sweep.unref();

  return {
    port,
    apiBase,
    faults,
    webhooks,
    ledger: () => readLedger(book),
    close: async () => {
      clearInterval(sweep);
      await stop();
      await stopServing(server);
      book.close();
    },
  };
}

const stopServing = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
