import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/newsletter.ts';
import type { WireSubscriber } from '#contract/newsletter.ts';
import { exportSubscribers, listSubscribers, type Subscriber } from '#shop/newsletter/list.ts';
import type { Handlers } from '../http/call-context.ts';

export const newsletter: Handlers<PathsOf<typeof declared>> = {
  async '/dash-newsletter'({ shop, body }) {
    const { subscribers, total } = await listSubscribers(shop, body);
    return { status: 200, data: subscribers.map(wire), total };
  },

  async '/dash-newsletter-export'({ shop, body, staffId }) {
    const subscribers = await exportSubscribers(shop, body, staffId);
    return { status: 200, data: subscribers.map(wire) };
  },
};

const wire = ({ subscribedAt, confirmedAt, unsubscribedAt, ...subscriber }: Subscriber): WireSubscriber => ({
  ...subscriber,
  subscribedAt: subscribedAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
  unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
});
