import { Check, Clock, TriangleAlert } from 'lucide-react';
import type { TimelineEntry } from '#contract/order.ts';
import { dayOf } from './dates.ts';

/** What is said of each entry: of what is due by its day, without one, and once that day is past. */
export interface TimelineText {
  happened: Record<Extract<TimelineEntry, { kind: 'happened' }>['what'], string>;
  due: Record<
    Extract<TimelineEntry, { kind: 'due' }>['what'],
    { by: (day: string) => string; open: string; over: (day: string) => string }
  >;
}

/** What happened to an order and what is due by law, in its order. The same for shopper and staff, each in their words. */
export const Timeline = ({ entries, text }: { entries: TimelineEntry[]; text: TimelineText }) => (
  <ol className="grid gap-2">
    {entries.map((entry) => (
      <li key={`${entry.kind} ${entry.what}`} className="flex gap-2.5">
        <Mark entry={entry} />
        {entry.kind === 'happened' ? (
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
            <span>{text.happened[entry.what]}</span>
            <time dateTime={entry.at} className="figures text-muted">
              {dayOf(entry.at)}
            </time>
          </span>
        ) : (
          <span className={`min-w-0 flex-1 ${entry.over ? '' : 'font-semibold'}`}>
            {dueText(entry, text)}
          </span>
        )}
      </li>
    ))}
  </ol>
);

function dueText({ what, by, over }: Extract<TimelineEntry, { kind: 'due' }>, { due }: TimelineText) {
  if (by === null) return due[what].open;
  return over ? due[what].over(dayOf(by)) : due[what].by(dayOf(by));
}

function Mark({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === 'happened')
    return <Check size={16} strokeWidth={2.5} className="mt-1 flex-none text-green" aria-hidden />;
  // What is past and was the shopper's to do or to leave is nobody's failing.
  const isOwed = entry.over && (entry.what === 'deliver' || entry.what === 'refund');
  return isOwed ? (
    <TriangleAlert size={16} strokeWidth={2.5} className="mt-1 flex-none text-red" aria-hidden />
  ) : (
    <Clock size={16} strokeWidth={2.5} className="mt-1 flex-none text-muted" aria-hidden />
  );
}
