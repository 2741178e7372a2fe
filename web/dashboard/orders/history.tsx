import type { Order } from '#contract/order.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { Panel } from '../../ui/panel.tsx';
import { Moment } from '../parts/moment.tsx';

/** What happened to the order and when, oldest first. */
export const History = ({ events }: { events: Order['events'] }) => (
  <Panel title={text.history}>
    <ol className="grid gap-1.5">
      {events.map(({ event, by, at }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added at the end
        <li key={place} className="grid gap-x-3 desk:grid-cols-[9rem_minmax(0,1fr)]">
          <span className="text-muted">
            <Moment at={at} />
          </span>
          <span>
            <span className="font-semibold">{worded(event, place)}</span>{' '}
            <span className="text-muted">{text.by[by as keyof typeof text.by] ?? by}</span>
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);

/** An order begins as Pending; from then on Pending is what staff set it back to. */
const worded = (event: string, place: number) =>
  event === 'Pending' && place > 0
    ? text.events.PendingAgain
    : (text.events[event as keyof typeof text.events] ?? event);
