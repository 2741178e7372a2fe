import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/order-notices.ts';
import { chooseNotices, readNotices } from '#shop/orders/notices.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';

export const orderNotices: Handlers<PathsOf<typeof declared>> = {
  async '/dash-order-notices'({ shop }) {
    return { status: 200, ...(await readNotices(shop)), to: shop.settings.staffMail };
  },

  async '/dash-choose-order-notices'({ shop, body, staffId }) {
    await chooseNotices(shop, body.send, staffId);
    return { status: 200, message: answers.done };
  },
};
