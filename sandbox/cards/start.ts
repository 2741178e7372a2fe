import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { listenOnFreePort, reachable } from '../listen.ts';
import { createApi, type Env } from './api.ts';
import { type Book, openBook } from './book.ts';
import { createDeskPage } from './desk-page.ts';
import { moveDispute, openDispute } from './dispute.ts';
import { expireOverdue } from './expire-session.ts';
import { createFaults, type Faults } from './faults.ts';
import { type LedgerEntry, readLedger } from './ledger.ts';
import { createPaymentPage } from './payment-page.ts';
import type { DisputeStatus } from './records.ts';
import { failRefund, refund } from './refund.ts';
import { Refusal } from './refusal.ts';
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
  /** What a customer's bank and its card can do, of a payment by its intent. */
  bank: Bank;
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
  app.route('/payments', createDeskPage(book));
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
    bank: bankOf(book),
    close: async () => {
      clearInterval(sweep);
      await stop();
      await stopServing(server);
      book.close();
    },
  };
}

export interface Bank {
  /** As in the provider's dashboard; nothing where there is not so much left. */
  refund(intentId: string, amount: number): void;
  failRefund(refundId: string): void;
  /** Answers the dispute's id. */
  dispute(intentId: string, more?: { amount?: number; reason?: string; inquiry?: boolean }): string;
  move(disputeId: string, status: DisputeStatus): void;
}

const bankOf = (book: Book): Bank => ({
  refund: (intentId, amount) => {
    try {
      book.write(() => refund(book, { payment_intent: intentId, amount: `${amount}` }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  },
  failRefund: (id) => book.write(() => failRefund(book, id)),
  dispute: (intentId, more = {}) =>
    book.write(() => openDispute(book, book.intents.get(intentId)?.chargeId ?? '', more)?.id ?? ''),
  move: (id, status) => book.write(() => moveDispute(book, id, status)),
});

const stopServing = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
