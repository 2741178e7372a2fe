import type { Order } from '#contract/order.ts';
import { shortage as text } from '#wording/dashboard/packing.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { minuteOf } from '../../ui/dates.ts';
import { Panel } from '../../ui/panel.tsx';

/** What of an order is missing, and what its customer wants done about it. Nothing where nothing is. */
export function Shortages({ order: { lines, shortages } }: { order: Order }) {
  if (shortages.length === 0) return null;
  return (
    <Panel title={text.title}>
      <ul className="grid gap-2">
        {shortages.map(({ position, missing, state, until, instead }) => (
          <li key={position} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-40 flex-1">
              {text.missing(missing, lines[position - 1]?.title ?? '')}
              {instead && <span className="block text-muted">{text.instead(instead.title)}</span>}
              {state === 'asked' && <span className="block text-muted">{text.until(minuteOf(until))}</span>}
            </span>
            <StatusPill tone={state === 'asked' || state === 'waiting' ? 'wait' : 'good'}>
              {text.states[state]}
            </StatusPill>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
