import type { PathsOf } from '#contract/calls.ts';
import { encodeStockDemand } from '#contract/stock-demand.ts';
import type * as declared from '#contract/stock-requests.ts';
import { mailboxOf } from '#shop/person/mailbox.ts';
import { listStockDemand } from '#shop/stock-requests/list.ts';
import { requestStock, requestStockConfirmed } from '#shop/stock-requests/request.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { countStockEmail } from '../http/email-limit.ts';
import { fail, tooMany } from '../http/failures.ts';
import { isOwnEmail } from '../http/own-email.ts';

const text = answers.catalogue;

export const stockRequests: Handlers<PathsOf<typeof declared>> = {
  async '/notify-in-stock'({ shop, body, cookies, limits }) {
    const isTheirs = await isOwnEmail(shop, cookies, body.email);
    const wait = isTheirs
      ? await limits.count('stock requests of', mailboxOf(body.email), { times: 30, seconds: 3600 })
      : await countStockEmail(limits, body.email);
    if (wait) return tooMany(wait);
    const outcome = await (isTheirs ? requestStockConfirmed : requestStock)(shop, body);
    if (!('refused' in outcome))
      return { status: 200, message: isTheirs ? text.stockRequested : text.stockRequestMailed };
    return outcome.refused === 'in stock' ? fail(409, text.inStock) : fail(404, text.noProduct);
  },

  async '/dash-stock-requests'({ shop, body }) {
    const { demand, total } = await listStockDemand(shop, body);
    const data = demand.map(({ productId: id, sku, since, ...rest }) =>
      encodeStockDemand({ id, sku: sku ?? '', since: since.toISOString(), ...rest }),
    );
    return { status: 200, data, total };
  },
};
