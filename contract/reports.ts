import { z } from 'zod';
import { pictureFailures } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited } from './call.ts';
import { review } from './catalogue.ts';
import { id, limit, offset, optionalText, wholeNumber } from './fields.ts';
import { orderDetail } from './orders.ts';
import { category } from './product-body.ts';

/** What the dashboard reads and does beyond spec.md section 7: figures by day, the audit log, reviews, products from CSV. */
const staff = { group: 'Dashboard', caller: 'staff' } as const;

export const dashSeries = call({
  ...notRateLimited,
  path: '/dash-series',
  ...staff,
  summary:
    'Revenue (pounds, less refunds) and paid orders of each of the last 30 days, oldest first; days are Europe/London',
  body: noFields,
  answer: z.object({ data: z.array(z.object({ day: z.iso.date(), revenue: z.number(), orders: z.int() })) }),
});

export const dashAudit = call({
  ...notRateLimited,
  path: '/dash-audit',
  ...staff,
  summary:
    'A page of the audit log, newest first; `action` is a whole one, `find` part of an id, a code, a title or a member of staff',
  body: z.object({
    limit: limit(50, 200),
    offset: offset(),
    action: optionalText({ max: 40 }),
    find: optionalText({ max: 100 }),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        staff: z.string(),
        action: z.string(),
        subject: z.string(),
        /** Of the order that it was done to; null where it has none, and where it was no order. */
        number: z.int().nullable(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    total: z.int(),
  }),
});

export const dashAccounts = call({
  ...notRateLimited,
  path: '/dash-accounts',
  ...staff,
  summary: 'Up to 200 orders whole, for the accountant, in the order of their ids; unknown ones are left out',
  body: z.object({ orderIds: z.array(id()).min(1).max(200) }),
  answer: z.object({ data: z.array(orderDetail) }),
});

const staffReview = review.extend({
  productId: z.string(),
  tittle: z.string(),
  /** Null while it is published. */
  hiddenReason: z.string().nullable(),
});
export type WireStaffReview = z.output<typeof staffReview>;

export const dashReviews = call({
  ...notRateLimited,
  path: '/dash-reviews',
  ...staff,
  summary: 'A page of the reviews, hidden ones too, newest first',
  body: z.object({ limit: limit(50, 200), offset: offset(), productId: optionalText({ max: 64 }) }),
  answer: z.object({
    data: z.array(staffReview),
    total: z.int(),
  }),
});

export const dashHideReview = call({
  path: '/dash-hide-review',
  ...staff,
  summary:
    'Takes a review off the page with a reason, never for its stars; an empty reason publishes it again',
  body: z.object({ id: wholeNumber(1, 2 ** 52), reason: optionalText({ max: 300 }) }),
  answer: noFields,
});

/** What the shop writes beneath a review. */
const reply = optionalText({ max: 1000, multiline: true });

export const dashReplyReview = call({
  path: '/dash-reply-review',
  ...staff,
  summary:
    'Writes the shop’s reply beneath a review, or takes it away by an empty one. 409 where the reply or the review is another than was seen',
  body: z.object({
    id: wholeNumber(1, 2 ** 52),
    reply,
    /** The reply as it stood when this one was written; empty: none. */
    replyWas: reply,
    /** `edited` of the review that was read. */
    edited: z.iso.datetime().nullish(),
  }),
  answer: noFields,
});

/** What there is to say of a file, by line as a spreadsheet counts it (1 is the heading) and column. */
const wrongRows = z.array(z.object({ line: z.int(), field: z.string(), message: z.string() }));

const csv = z
  .string({ error: rules.text })
  .min(1, { error: rules.text })
  .max(8_000_000, { error: rules.text })
  .refine((text) => !text.includes('\0') && text.isWellFormed(), { error: rules.text });

export const dashImportPictures = call({
  path: '/dash-import-pictures',
  ...staff,
  summary:
    'The pictures that the cells of a CSV of products name, but for addresses and stored names: those that are to be uploaded first',
  body: z.object({ csv }),
  answer: z.object({
    pictures: z.array(z.object({ line: z.int(), field: z.string(), name: z.string() })),
  }),
  maxBytes: 10 * 1024 * 1024,
});

/** 2,000 pictures, each under several spellings. */
const maxNames = 10_000;
const isStorable = (name: string) => !name.includes('\0') && name.isWellFormed();

export const dashImport = call({
  path: '/dash-import',
  ...staff,
  summary:
    'Checks a CSV of products, and unless it is a dry run writes what differs, all of it or nothing; ask /dash-import-status how far it is',
  body: z.object({
    csv,
    dryRun: z.boolean(),
    /** Of another shop's products, for those that tell none. */
    category: category.optional(),
    /** Whether new products state what their titles and tags tell (`proposals` of a dry run). */
    takesFacts: z.boolean().optional(),
    /** By the names in its cells, what /img stored their pictures as. */
    storedPictures: z
      .record(z.string().max(500), z.string().max(100))
      .refine((stored) => Object.keys(stored).length <= maxNames && Object.keys(stored).every(isStorable), {
        error: rules.text,
      })
      .optional(),
  }),
  answer: z.object({ id: z.string() }),
  maxBytes: 10 * 1024 * 1024,
});

export const dashImportStatus = call({
  ...notRateLimited,
  path: '/dash-import-status',
  ...staff,
  summary: 'How far an import is, what it changes cell by cell, and which rows are wrong',
  body: z.object({ id: id() }),
  answer: z.object({
    state: z.enum(['waiting', 'checking', 'writing', 'done', 'refused']),
    rows: z.int(),
    /** Rows gone through in this state. */
    done: z.int(),
    added: z.int(),
    changed: z.int(),
    /** Rows that say what the shop has already. */
    unchanged: z.int(),
    /** Cells that differ in changed products, and the first 200 of them: how they are and how they will be. */
    cells: z.int(),
    changes: z.array(
      z.object({
        line: z.int(),
        title: z.string(),
        field: z.string(),
        was: z.string(),
        is: z.string(),
        /** Of stock that moved since the export: the units then, and those that the file says. */
        stock: z.object({ atExport: z.int(), inFile: z.int() }).optional(),
      }),
    ),
    /** The first 200. */
    errors: wrongRows,
    wrong: z.int(),
    /** What is ignored. */
    warnings: wrongRows,
    /** How the file was read, where its words were not the shop's own. */
    notes: wrongRows,
    /** Facts that the titles and tags of new products tell beside their cells, and the first 200 of them. */
    proposed: z.int(),
    proposals: z.array(z.object({ line: z.int(), title: z.string(), label: z.string(), value: z.string() })),
    /** Whether they are stated. */
    takesFacts: z.boolean(),
    /** The software whose export the file is; '' for the shop's own. */
    source: z.string(),
    /** Products of such a file that tell no category: send it again with one for them all. */
    unplaced: z.int(),
    /** Whether staff took back what it did. */
    undone: z.boolean(),
    /** Addresses in the file that pictures are fetched from, after the import. */
    pictures: z.int(),
    fetching: z.object({
      waiting: z.int(),
      fetched: z.int(),
      failed: z.int(),
      /** The first 200. */
      failures: z.array(z.object({ line: z.int(), address: z.string(), why: z.enum(pictureFailures) })),
    }),
  }),
});

export const dashRetryPictures = call({
  path: '/dash-retry-pictures',
  ...staff,
  summary: 'Fetches those pictures of an import once more that failed',
  body: z.object({ id: id() }),
  answer: z.object({ again: z.int() }),
});

export const dashLastImport = call({
  ...notRateLimited,
  path: '/dash-last-import',
  ...staff,
  summary: 'The last import that changed anything and is not undone; null for none',
  body: noFields,
  answer: z.object({
    data: z
      .object({ id: z.string(), at: z.string(), staff: z.string(), added: z.int(), changed: z.int() })
      .nullable(),
  }),
});

export const dashUndoImport = call({
  path: '/dash-undo-import',
  ...staff,
  summary:
    'Takes back what the last import did, all of it or nothing; products that it added are removed, or deactivated where an order, a review or a code names them. 409 names the products that were edited or sold since under `errors`, by their ids',
  body: z.object({ id: id() }),
  answer: z.object({ restored: z.int(), removed: z.int(), deactivated: z.int() }),
});
