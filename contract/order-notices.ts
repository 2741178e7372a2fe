import { z } from 'zod';
import { noticeKinds } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited } from './call.ts';

const staff = { group: 'Dashboard', caller: 'staff' } as const;
const send = z.enum(noticeKinds, { error: rules.choice });

export const dashOrderNotices = call({
  ...notRateLimited,
  path: '/dash-order-notices',
  ...staff,
  summary: 'Whether staff hear of paid orders by e-mail, and at which address',
  body: z.object({}),
  answer: z.object({
    send,
    to: z.string(),
    /** The id of whoever chose it; null before anybody did. */
    by: z.string().nullable(),
  }),
});

export const dashChooseOrderNotices = call({
  path: '/dash-choose-order-notices',
  ...staff,
  summary:
    'Chooses a mail for each order that is paid from now on, a list of them each morning at 07:00, or none',
  body: z.object({ send }),
  answer: noFields,
});
