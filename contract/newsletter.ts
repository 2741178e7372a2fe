import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { call, notRateLimited } from './call.ts';
import { limit, offset, optionalText } from './fields.ts';

/** The newsletter's list for staff; subscribing is in contact.ts. */
const staff = { group: 'Dashboard', caller: 'staff' } as const;

const wanted = z.object({
  /** Part of an e-mail. */
  find: optionalText({ max: 100 }),
  state: z.enum(['all', 'subscribed', 'waiting', 'unsubscribed'], { error: rules.choice }).default('all'),
});

const subscriber = z.object({
  email: z.string(),
  /** ISO 8601. */
  subscribedAt: z.string(),
  /** Null until the link in the email was followed: nobody else may be written to. */
  confirmedAt: z.string().nullable(),
  /** Where in the shop. */
  source: z.string(),
  /** The sentence that was agreed to. */
  consent: z.string(),
  /** Null while subscribed. */
  unsubscribedAt: z.string().nullable(),
});
export type WireSubscriber = z.output<typeof subscriber>;

export const dashNewsletter = call({
  ...notRateLimited,
  path: '/dash-newsletter',
  ...staff,
  summary: 'A page of the newsletter’s subscribers, newest first, those who unsubscribed too',
  body: wanted.extend({ limit: limit(50, 200), offset: offset() }),
  answer: z.object({ data: z.array(subscriber), total: z.int() }),
});

export const dashNewsletterExport = call({
  path: '/dash-newsletter-export',
  ...staff,
  summary: 'All of them at once, to be taken along; the audit log says who did',
  body: wanted,
  answer: z.object({ data: z.array(subscriber) }),
});
