import type { Database } from '#database/connect.ts';
import type { OrderTemplate } from '#database/enums.ts';
import type { SearchMiss } from './catalogue/search/search-miss.ts';
import type { Count } from './happened.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { SaltedHash } from './salted-hash.ts';

/** What every operation of the shop works with. The server makes it; tests make their own. */
export interface Shop {
  /** The pool, or the transaction that the caller is in (./transact.ts). */
  db: Database;
  /** Whoever takes card payments: Stripe, or the card sandbox. */
  payments: PaymentProvider;
  jobs: Jobs;
  images: ImageStore;
  settings: Settings;
  saltedHash: SaltedHash;
  /** The clock, so that tests can move it. */
  now(): Date;
  /** Invalidates all cached responses with one of these tags; in a transaction, once it is committed. */
  invalidate(tags: string[]): void;
  /** Tags the response being made with what it shows, read at a version; unset where nothing is cached. */
  cacheTag?(tag: string, version: number): void;
  /** Tells that the response being made is of a search that found nothing, or not all that was asked for; unset as above. */
  searchMissed?(miss: SearchMiss): void;
  /** Counts what happened to an order or a payment; in a transaction, once it is committed. Unset where nobody reads the counts. */
  count?: Count;
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
  /** Business days after its dispatch when a shopper is asked whether an order has arrived; 0: nobody is asked. */
  arrivalAfterDays: number;
  /** Days after its delivery when the buyer of an order is asked to review it; 0: nobody is asked. */
  reviewAfterDays: number;
  /** Whether e-mails that come to the shop reach /webhooks/mail: then each inquiry has an address of its own for answers. */
  takesMail?: boolean;
  /** Who sells, by law: on the foot of every page, the terms, receipts and mails. The name where it is not the shop's. */
  sellerName?: string;
  /** Postal, on several lines. */
  sellerAddress?: string;
  /** Where goods are sent back to: the seller's address unless another one is set. */
  returnsAddress?: string;
  sellerEmail?: string;
  sellerPhone?: string;
  companyNumber?: string;
  /** The variables of these that a live shop must set and doesn't. */
  missingOfSeller: readonly string[];
  /** For receipts; undefined where the seller is not registered. */
  vatNumber?: string;
}

/** Work for later. */
export interface Jobs {
  add<Kind extends keyof JobData>(kind: Kind, work: JobData[Kind]): Promise<void>;
  /** Adds in a transaction: the work exists exactly when the transaction's changes do. */
  within(transaction: Database): Jobs;
}

export interface JobData {
  mail: Mail;
  /** Gives money of an order back; the refund is written already. */
  refund: { refundId: number };
  /** Takes a file of products in; it is kept already. */
  import: { id: string };
  /** Fetches the pictures that wait; they are written down already. */
  pictures: Record<string, never>;
  /** Writes to those whom a recall has not written to yet. */
  recall: Record<string, never>;
  /** Makes the words of searches anew for the products that state an attribute. */
  restate: { key: string };
}

/** An email to send: the template's name and what it shows. */
export type Mail =
  | { template: 'one-time code'; to: string; code: string; purpose: 'register' | 'reset' }
  /** `code` is the secret of its link, `until` ISO 8601. */
  | { template: 'invitation'; to: string; code: string; until: string }
  /** `at` is ISO 8601. */
  | { template: 'password changed'; to: string; at: string }
  | { template: OrderTemplate; to: string; orderId: string }
  /** A list of them, for staff. */
  | { template: 'paid orders'; to: string; orderIds: string[] }
  /** Without `refundId` of an order's first one: so it was before an order could have several. */
  | { template: 'order refunded'; to: string; orderId: string; refundId?: number }
  | { template: 'newsletter welcome'; to: string; code: string; token: string; confirmToken: string }
  /** Asks whoever reads it to confirm the request. */
  | { template: 'stock request'; to: string; requestId: string }
  | { template: 'back in stock'; to: string; productId: string }
  | { template: 'recall'; to: string; recipientId: number }
  | { template: 'withdrawal'; to: string; orderId: string; for: 'staff' | 'shopper' }
  /** What was changed of an order before it left; and what staff note for its customer. */
  | { template: 'order changed'; to: string; orderId: string; editId: number }
  | { template: 'order note'; to: string; orderId: string; noteId: number }
  /** Asks what to do about a line that is short, or tells what was done. */
  | { template: 'shortage' | 'shortage answered'; to: string; orderId: string; position: number }
  /** That goods are sent back, or that they are kept after all. */
  | {
      template: 'return' | 'return cancelled';
      to: string;
      orderId: string;
      returnId: number;
      for: 'staff' | 'shopper';
    }
  /** That they, or some of them, came. */
  | { template: 'return received'; to: string; orderId: string; receiptId: number }
  /** To staff; and to whoever sent it, where the e-mail is their account's. */
  | { template: 'inquiry' | 'inquiry copy'; to: string; inquiryId: string }
  /** Of staff to whoever sent an inquiry. */
  | { template: 'inquiry reply'; to: string; replyId: number };

export interface Log {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Where images are stored: a folder, or a bucket. Names hold no slashes but those of the shop itself. */
export interface ImageStore {
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | undefined>;
  /** Whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Whether it was there or not. */
  remove(name: string): Promise<void>;
}
