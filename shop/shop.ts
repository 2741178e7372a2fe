import type Stripe from 'stripe';
import type { Database, Transaction } from '#database/connect.ts';
import type { OrderTemplate } from '#database/words.ts';

/** What every deed of the shop works with. The server makes it; tests make their own. */
export interface Shop {
  db: Database;
  /** The payment provider's official client, speaking to Stripe or to the card sandbox. */
  stripe: Stripe;
  jobs: Jobs;
  pictures: PictureStore;
  settings: Settings;
  /** The clock, so that tests can move it. */
  now(): Date;
  /** Tells that shoppers see these differently from now on. Called once the change is committed. */
  changed(tags: string[]): void;
  /** Hears what is read for a page that is kept; unset where nothing is kept. */
  shown?(seen: { tag: string; version: number }): void;
  /** Tells of what an operator should hear; never with e-mails, addresses or secrets. */
  log: Log;
}

export interface Settings {
  shopName: string;
  /** Where the shop is reached, without a slash at its end. */
  publicUrl: string;
  /** The first-order code that the newsletter gives away. */
  newsletterCode: string;
  /** Where staff are written to. */
  staffMail: string;
  /** Who sells, by law: on the foot of every page, the terms, receipts and mails. The name where it is not the shop's. */
  sellerName?: string;
  /** Postal, on several lines. */
  sellerAddress?: string;
  sellerEmail?: string;
  sellerPhone?: string;
  companyNumber?: string;
  /** The variables of these that a live shop must set and doesn't. */
  missingOfSeller: readonly string[];
  /** For receipts; undefined where the seller is not registered. */
  vatNumber?: string;
}

/** Work for later. Given in a transaction, it exists exactly when that transaction's changes do. */
export interface Jobs {
  add<Kind extends keyof Work>(kind: Kind, work: Work[Kind], transaction?: Transaction): Promise<void>;
}

export interface Work {
  mail: Mail;
  /** Gives an order's money back; the refund is written already. */
  refund: { orderId: string };
  /** Takes a file of products in; it is kept already. */
  import: { id: string };
}

/** A letter to write: the template's name and what it shows. */
export type Mail =
  | { template: 'one-time code'; to: string; code: string; purpose: 'register' | 'reset' }
  /** `at` is ISO 8601. */
  | { template: 'password changed'; to: string; at: string }
  | { template: OrderTemplate; to: string; orderId: string }
  | { template: 'newsletter welcome'; to: string; code: string; token: string }
  | { template: 'withdrawal'; to: string; orderId: string; for: 'staff' | 'shopper' }
  | { template: 'inquiry'; to: string; inquiryId: string };

export interface Log {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Where pictures lie: a folder, or a bucket. Names hold no slashes but those of the shop itself. */
export interface PictureStore {
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | undefined>;
  /** Whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Whether it was there or not. */
  remove(name: string): Promise<void>;
}
