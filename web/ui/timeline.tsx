import { Check, Clock, TriangleAlert } from 'lucide-react';
import type { TimelineEntry } from '#contract/order.ts';
import type { WayBack } from '#contract/way-back.ts';
import { dayOf } from './dates.ts';

/** What is said of each entry: of what is due by its day, without one, and once that day is past. */
export interface TimelineText {
  happened: Record<Extract<TimelineEntry, { kind: 'happened' }>['what'], string>;
  due: Record<
    Extract<TimelineEntry, { kind: 'due' }>['what'],
    { by: (day: string) => string; open: string; over: (day: string) => string }
  >;
}

/** `text` with other words for what is to be sent back, by how that gets here. */
export function withWayBack(text: TimelineText, waysBack: WaysBack, way: WayBack): TimelineText {
  return way === 'posted' ? text : { ...text, due: { ...text.due, 'send back': waysBack[way] } };
}

type WaysBack = Record<Exclude<WayBack, 'posted'>, TimelineText['due']['send back']>;

/** What happened to an order and what is due by law, in its order. The same for shopper and staff, each in their words. */
export const Timeline = ({ entries, text }: { entries: TimelineEntry[]; text: TimelineText }) => (
  <ol className="grid gap-2">
    {entries.map((entry) => (
      <li key={`${entry.kind} ${entry.what}`} className="flex gap-2.5">
        <Mark entry={entry} />
        {entry.kind === 'happened' ? (
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
            <span>{text.happened[entry.what]}</span>
            <time dateTime={entry.at} className="figures max-w-full text-muted">
              {dayOf(entry.at)}
            </time>
          </span>
        ) : (
          <span className={`min-w-0 flex-1 ${weightOf(entry)}`}>{dueText(entry, text)}</span>
        )}
      </li>
    ))}
  </ol>
);

function dueText({ what, by, over }: Extract<TimelineEntry, { kind: 'due' }>, { due }: TimelineText) {
  if (by === null) return due[what].open;
  return over ? due[what].over(dayOf(by)) : due[what].by(dayOf(by));
}

/** The shop let it pass. What was the shopper's to do or to leave is nobody's failing. */
const isOwed = ({ what, over }: Extract<TimelineEntry, { kind: 'due' }>) =>
  over && (what === 'deliver' || what === 'refund');

/** What somebody must do, or has not done in time, catches the eye; a right that is there all the while doesn't. */
function weightOf(entry: Extract<TimelineEntry, { kind: 'due' }>): string {
  if (isOwed(entry)) return 'font-semibold';
  if (entry.over) return 'text-muted';
  return entry.what === 'deliver' || entry.what === 'cancel' ? '' : 'font-semibold';
}

function Mark({ entry }: { entry: TimelineEntry }) {
  const look = { size: 16, strokeWidth: 2.5, 'aria-hidden': true } as const;
  return (
    <span className="flex h-[1lh] flex-none items-center">
      {entry.kind === 'happened' && <Check {...look} className="text-green" />}
      {entry.kind === 'due' && isOwed(entry) && <TriangleAlert {...look} className="text-red" />}
      {entry.kind === 'due' && !isOwed(entry) && <Clock {...look} className="text-muted" />}
    </span>
  );
}
