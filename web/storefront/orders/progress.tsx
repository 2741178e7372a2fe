import type { Order } from '#contract/order.ts';
import { progress, statusSteps } from '#shop/orders/status.ts';
import { order as text } from '#wording/storefront/order.ts';
import { minuteOf, shortDayOf } from '../../ui/dates.ts';
import { Steps } from '../../ui/steps.tsx';
import { historyOf } from './history-of.ts';

type Events = Order['events'];

/** An order on its way, step by step with its dates; one that ended otherwise shows full and hides the middle (spec.md section 4). */
export function Progress({ order: { orderStatus, events } }: { order: Order }) {
  const place = (statusSteps as readonly string[]).indexOf(orderStatus);
  const shown: readonly string[] = place < 0 ? [statusSteps[0], orderStatus] : statusSteps;
  const reached = place < 0 ? 1 : place;
  return (
    <>
      <Steps
        label={text.progress}
        steps={shown}
        dates={shown.map((step, at) => (at <= reached ? dateOf(events, step) : ''))}
        reached={reached}
        tone={orderStatus === 'Cancelled' ? 'bad' : 'good'}
      />
      <progress className="sr-only" aria-label={text.progress} value={progress[orderStatus]} max={100} />
    </>
  );
}

/** Whether an order went out for delivery on this day, as it is in the United Kingdom. */
export const isOutToday = ({ orderStatus, events }: Pick<Order, 'orderStatus' | 'events'>): boolean =>
  orderStatus === 'Out Of Delivery' && dateOf(events, orderStatus) === shortDayOf(new Date().toISOString());

/** When a status was last set; '' where nobody noted it. */
function dateOf(events: Events, status: string) {
  const last = events.findLast(({ event }) => event === status);
  return last ? shortDayOf(last.at) : '';
}

/** Everything that happened, oldest first. */
export const History = ({ order }: { order: Order }) => (
  <ol className="grid gap-2">
    {historyOf(order).map(({ what, at }) => (
      <li key={`${what} ${at}`} className="flex flex-wrap justify-between gap-x-4">
        <span>{what}</span>
        <time dateTime={at} className="figures max-w-full text-muted">
          {minuteOf(at)}
        </time>
      </li>
    ))}
  </ol>
);
