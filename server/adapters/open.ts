import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#database/embedded/start.ts';
import { startCardSandbox } from '#sandbox/cards/start.ts';
import { startMailCatcher } from '#sandbox/mail/start.ts';
import type { PaymentProvider } from '#shop/payments/provider.ts';
import type { ImageStore } from '#shop/shop.ts';
import { newToken } from '#shop/tokens.ts';
import type { Config } from '../config.ts';
import { localHostname } from '../http/loopback.ts';
import type { Figures } from '../metrics/figures.ts';
import { diskImages } from './disk-images.ts';
import { log } from './log.ts';
import { stripeClient, stripePayments } from './stripe.ts';

/** What ends a part again. */
export type Closing = () => Promise<unknown>;

export interface DatabaseAddresses {
  databaseUrl: string;
  /**
   * The same database, never through a pooler in transaction mode: for what is kept on a connection from one transaction to the next
   * (LISTEN, locks of a session, the job queue, cursors of backups).
   */
  directUrl: string;
}

/** The database that DATABASE_URL names, or the shop's own. */
export async function openDatabase(config: Config, closing: Closing[]): Promise<DatabaseAddresses> {
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl } = config;
  if (databaseUrl) return { databaseUrl, directUrl: directUrl ?? databaseUrl };
  const directory = join(config.DATA_DIR, 'database');
  const embedded = await startEmbeddedPostgres({ directory, log: (line) => console.log(line) });
  closing.push(() => embedded.stop());
  return { databaseUrl: embedded.url, directUrl: embedded.url };
}

/** What the shop stands on: the same for all its processes on a machine, and plain values, so that one can tell the others. */
export interface Services extends DatabaseAddresses {
  cards: CardAccount;
  mail: OutgoingMail;
}

/** The database, the card provider and the mail server; starts those that stand in for what is not configured. */
export async function openServices(config: Config, port: number, closing: Closing[]): Promise<Services> {
  const addresses = await openDatabase(config, closing);
  const [cards, mail] = await Promise.all([
    openCards(config, port, closing),
    openMail(config, port, closing),
  ]);
  return { ...addresses, cards, mail };
}

/** Whoever takes card payments. */
interface CardAccount {
  secretKey: string;
  webhookSecret: string;
  /** Unset for Stripe's own. */
  apiBase?: string | undefined;
  /** Where the card sandbox is, if it is one. */
  sandboxAt?: string;
}

/** Stripe where keys are set, else the card sandbox. */
async function openCards(config: Config, port: number, closing: Closing[]): Promise<CardAccount> {
  if (config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET) {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
    return { secretKey, webhookSecret, apiBase: config.STRIPE_API_BASE };
  }
  const directory = join(config.DATA_DIR, 'sandbox');
  const keys = await sandboxKeys(directory);
  const host = config.HOST;
  const sandbox = await startCardSandbox({
    host,
    port: port + 1,
    directory,
    ...keys,
    webhookUrl: `http://${localHostname(host)}:${port}/webhooks/stripe`,
    merchantName: config.SHOP_NAME,
    log: (line) => log.debug({}, line),
  });
  closing.push(() => sandbox.close());
  return { ...keys, apiBase: sandbox.apiBase, sandboxAt: sandbox.apiBase };
}

/** The same client code for Stripe and for the sandbox. */
export const paymentsOf = (
  { secretKey, webhookSecret, apiBase }: CardAccount,
  figures: Figures,
): PaymentProvider => stripePayments(stripeClient(secretKey, apiBase, figures), webhookSecret);

/** Made once and kept, so that what was signed before a restart still counts after it. */
async function sandboxKeys(directory: string): Promise<{ secretKey: string; webhookSecret: string }> {
  const file = join(directory, 'keys.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    const keys = { secretKey: `sk_test_${newToken()}`, webhookSecret: `whsec_${newToken()}` };
    await mkdir(directory, { recursive: true });
    await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
    return keys;
  }
}

/** Pictures in the bucket that S3_BUCKET names, else under DATA_DIR. */
export async function openImages(config: Config): Promise<ImageStore> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = config;
  const secretAccessKey = config.S3_SECRET_ACCESS_KEY;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    return diskImages(join(config.DATA_DIR, 'images'));
  const { s3Images } = await import('./s3-images.ts');
  return s3Images({ endpoint, bucket, accessKeyId, secretAccessKey });
}

interface OutgoingMail {
  smtpUrl: string;
  from: string;
  /** The directory of what was caught, where nothing is really sent and it may be looked at. */
  caught?: string;
  /** And where. */
  readAt?: string;
}

/** The SMTP server that SMTP_URL names, or the mail catcher. */
async function openMail(config: Config, port: number, closing: Closing[]): Promise<OutgoingMail> {
  const from =
    config.MAIL_FROM ??
    `${config.SHOP_NAME} <orders@${new URL(config.PUBLIC_URL ?? 'http://localhost').hostname}>`;
  if (config.SMTP_URL) return { smtpUrl: config.SMTP_URL, from };
  const directory = join(config.DATA_DIR, 'mail');
  const catcher = await startMailCatcher({ host: config.HOST, port: port + 2, directory });
  closing.push(() => catcher.close());
  // What people were sent is theirs: outside development it is caught, but not shown.
  const readAt = `http://${localHostname(config.HOST)}:${port}/dev/mail`;
  const shown = config.NODE_ENV !== 'production' && !config.openToStrangers;
  return { smtpUrl: catcher.smtpUrl, from, ...(shown && { caught: directory, readAt }) };
}
