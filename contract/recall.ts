import { z } from 'zod';
import { recallChoices, recipientFilters } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited, perPlace } from './call.ts';
import { guessed, id, limit, offset, optionalText, wholeNumber } from './fields.ts';
import { recallBody } from './recall-body.ts';

/** A product that is recalled: its sale stopped, its buyers written to, and what they answer by the letter's link. */
const group = 'Recalls';
const staff = { group, caller: 'staff' } as const;
const page = z.object({ limit: limit(50, 200), offset: offset() });

export const dashStopSale = call({
  path: '/dash-stop-sale',
  ...staff,
  summary:
    'Stops the sale of a product at once and keeps it stopped until this is lifted; lifted, it is still deactivated',
  body: z.object({ productId: id(), stopped: z.boolean({ error: rules.choice }) }),
  answer: z.object({ stopped: z.boolean() }),
});

export const dashRecallCount = call({
  ...notRateLimited,
  path: '/dash-recall-count',
  ...staff,
  summary:
    'How many orders and people a recall would be about: who bought a product in so many days back or since a day, but for what was cancelled or refunded before it was sent',
  body: recallBody.pick({ productId: true, days: true, since: true }),
  answer: z.object({
    orders: z.int(),
    people: z.int(),
    units: z.int(),
    /** Orders among them that have not been sent yet. */
    notSent: z.int(),
    /** Orders of deleted accounts: there is nobody to write to. */
    withoutPerson: z.int(),
  }),
});

export const dashRecall = call({
  path: '/dash-recall',
  ...staff,
  summary:
    'Recalls a product: a letter to everybody who bought it, each person once, whatever the newsletter’s consent says. The same key begins nothing new',
  body: recallBody,
  answer: z.object({ recallId: z.string() }),
});

const listedRecall = z.object({
  id: z.string(),
  productId: z.string(),
  tittle: z.string(),
  /** Orders paid since then. */
  since: z.string(),
  subject: z.string(),
  text: z.string(),
  staff: z.string(),
  at: z.string(),
  people: z.int(),
  /** Letters handed over to the mail so far. */
  sent: z.int(),
  opened: z.int(),
  answered: z.object({ stopped: z.int(), gone: z.int(), money: z.int() }),
});
export type WireRecall = z.output<typeof listedRecall>;

export const dashRecalls = call({
  ...notRateLimited,
  path: '/dash-recalls',
  ...staff,
  summary: 'A page of the recalls and how far each is, newest first',
  body: page.extend({
    /** Only of this product. */
    productId: optionalText({ max: 64 }),
    /** Only this one. */
    recallId: optionalText({ max: 64 }),
  }),
  answer: z.object({ data: z.array(listedRecall), total: z.int() }),
});

const recipient = z.object({
  id: z.int(),
  /** '' once the account was deleted. */
  email: z.string(),
  name: z.string(),
  orderIds: z.array(z.string()),
  units: z.int(),
  sentAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  choice: z.enum(recallChoices).nullable(),
  note: z.string(),
  answeredAt: z.string().nullable(),
  /** When staff had given the money back or sent another one. */
  handledAt: z.string().nullable(),
});
export type RecallRecipient = z.output<typeof recipient>;

export const dashRecallPeople = call({
  ...notRateLimited,
  path: '/dash-recall-people',
  ...staff,
  summary: 'A page of those whom a recall is written to: who was sent the letter, opened its link, answered',
  body: page.extend({
    recallId: id(),
    show: z.enum(recipientFilters, { error: rules.choice }).default('all'),
  }),
  answer: z.object({ data: z.array(recipient), total: z.int() }),
});

export const dashRecallHandled = call({
  path: '/dash-recall-handled',
  ...staff,
  summary:
    'Marks the money or the other one that somebody wants of a recall as handled, or takes the mark back',
  body: z.object({
    /** Of /dash-recall-people. */
    personId: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    handled: z.boolean({ error: rules.choice }),
  }),
  answer: z.object({ handledAt: z.string().nullable() }),
});

const token = guessed({ min: 1, max: 64, message: rules.id });

export const recallLetter = call({
  path: '/recall-letter',
  group,
  caller: 'anyone',
  summary: 'The letter of a recall, by the secret of its link; notes that it was opened',
  body: z.object({ token }),
  answer: z.object({
    /** Its title. */
    product: z.string(),
    subject: z.string(),
    text: z.string(),
    choice: z.enum(recallChoices).nullable(),
    note: z.string(),
  }),
  rate: perPlace(60, 600),
});

export const recallAnswer = call({
  path: '/recall-answer',
  group,
  caller: 'anyone',
  summary:
    'Answers the letter of a recall, by the secret of its link: no longer in use, no longer there, or money back or another one. The last answer counts',
  body: z.object({
    token,
    choice: z.enum(recallChoices, { error: rules.choice }),
    note: optionalText({ max: 500, multiline: true }),
  }),
  answer: noFields,
  rate: perPlace(30, 600),
});
