import { z } from 'zod';
import { categories } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited, perPlace } from './call.ts';
import { email, id, limit, offset, optionalText } from './fields.ts';

/** Who wants to hear when a sold-out product is back. */
export const notifyInStock = call({
  path: '/notify-in-stock',
  group: 'Catalogue',
  summary:
    'Notes that somebody wants to hear when a sold-out product is back, and mails the link that confirms it. The same answer for every e-mail but the session’s own, which needs no link',
  caller: 'anyone',
  body: z.object({ productId: id(), email: email(rules.newsletter.email) }),
  answer: noFields,
  rate: perPlace(10, 600),
});

const demand = z.object({
  id: z.string(),
  tittle: z.string(),
  sku: z.string(),
  catagory: z.enum(categories),
  img1: z.string(),
  status: z.literal([0, 1]),
  /** Units that can be bought now. */
  quantity: z.int(),
  /** People who confirmed and were not told yet. */
  waiting: z.int(),
  /** Since when the first of them waits; ISO 8601. */
  since: z.string(),
});
export type WireStockDemand = z.output<typeof demand>;

export const dashStockRequests = call({
  ...notRateLimited,
  path: '/dash-stock-requests',
  group: 'Dashboard',
  caller: 'staff',
  summary: 'A page of the products that people wait for, those with the most first; nobody is named',
  body: z.object({
    limit: limit(50, 200),
    offset: offset(),
    /** Part of a title or a SKU. */
    find: optionalText({ max: 100 }),
    /** Only of this product. */
    productId: optionalText({ max: 64 }),
  }),
  answer: z.object({ data: z.array(demand), total: z.int() }),
});
