import { toPence, toPounds } from '#contract/money.ts';
import type { Day } from './statistics.ts';

export interface Change {
  /** The ISO date of the day it is compared with. */
  day: string;
  /** How much more today is than that day; less than 0 for less. In the figure's own unit. */
  more: number;
}

/** Today against the day before and the same weekday of the week before; without such a day, without it. */
export function changesOf(days: readonly Day[], figure: 'revenue' | 'orders'): Change[] {
  const today = days.at(-1);
  if (!today) return [];
  return [days.at(-2), days.at(-8)].flatMap((before) =>
    before ? { day: before.day, more: toPounds(toPence(today[figure]) - toPence(before[figure])) } : [],
  );
}
