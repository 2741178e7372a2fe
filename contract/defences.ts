import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited } from './call.ts';
import { defenceBody } from './defence-body.ts';
import { email, limit, offset, wholeNumber } from './fields.ts';

/** Selling realistic imitation firearms by the Violent Crime Reduction Act 2006, s.36-37. */
const staff = { group: 'Dashboard', caller: 'staff' } as const;

const defence = z.object({
  id: z.int(),
  kind: z.enum(['UKARA', 'other']),
  /** The UKARA number; else ''. */
  reference: z.string(),
  /** What was seen. */
  note: z.string(),
  accepted: z.boolean(),
  checkedBy: z.string(),
  checkedAt: z.string(),
  /** The last day on which it counts (YYYY-MM-DD); null where it was refused. */
  until: z.string().nullable(),
  withdrawnBy: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
});
export type WireDefence = z.output<typeof defence>;

export const dashDefences = call({
  ...notRateLimited,
  path: '/dash-defences',
  ...staff,
  summary: 'The defences that staff have recorded for an account, the newest first',
  body: z.object({ email: email(rules.login.email) }),
  answer: z.object({ data: z.array(defence) }),
});

export const dashSaveDefence = call({
  path: '/dash-save-defence',
  ...staff,
  summary: 'Records what a check of a defence found: the result, and never a document',
  body: defenceBody,
  answer: z.object({ id: z.int() }),
});

export const dashWithdrawDefence = call({
  path: '/dash-withdraw-defence',
  ...staff,
  summary: 'Ends a defence before its day',
  body: z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  answer: noFields,
});

const refusedSale = z.object({
  id: z.int(),
  at: z.string(),
  productId: z.string(),
  product: z.string(),
  /** Whom it was refused; null once the account is gone. */
  email: z.string().nullable(),
  reason: z.enum(['no declaration', 'no defence', 'defence ended']),
});
export type WireRefusedSale = z.output<typeof refusedSale>;

export const dashRefusedSales = call({
  ...notRateLimited,
  path: '/dash-refused-sales',
  ...staff,
  summary: 'The sales of 18+ products and realistic imitation firearms that were refused, the newest first',
  body: z.object({ limit: limit(50, 200), offset: offset() }),
  answer: z.object({ data: z.array(refusedSale), total: z.int() }),
});
