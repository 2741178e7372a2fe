import type { Order } from '#contract/order.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { Panel } from '../../ui/panel.tsx';
import { Moment } from '../parts/moment.tsx';
import { Fold } from './fold.tsx';
import { historyOf } from './history-of.ts';

/** What happened to the order and when, oldest first. */
export const History = ({ order }: { order: Order }) => (
  <Panel title={text.history}>
    <Fold label={text.historyOf(historyOf(order).length)}>
      <ol className="grid gap-1.5">
        {historyOf(order).map(({ what, by, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened is only ever added to
          <li key={place} className="grid gap-x-3 desk:grid-cols-[9rem_minmax(0,1fr)]">
            <span className="text-muted">
              <Moment at={at} />
            </span>
            <span>
              <span className="font-semibold">{what}</span> <span className="text-muted">{by}</span>
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  </Panel>
);
