import type { OrderToPack } from '#contract/order-to-pack.ts';
import { londonDay } from '#shop/uk-time.ts';
import { packing as text } from '#wording/dashboard/packing.ts';

/** Orders that leave on one day; all that are overdue together. */
export interface Group {
  label: string;
  late: boolean;
  orders: OrderToPack[];
}

/** Orders by the day on which they must leave, in their order. */
export function groupsOf(orders: readonly OrderToPack[], now: Date): Group[] {
  const today = londonDay(now).toISOString().slice(0, 10);
  const byDay = Map.groupBy(orders, ({ goesBy }) => (goesBy < today ? 'late' : goesBy));
  return [...byDay].map(([day, own]) => ({ label: labelOf(day, today), late: day === 'late', orders: own }));
}

function labelOf(day: string, today: string): string {
  if (day === 'late') return text.groups.late;
  const words = text.day(new Date(day));
  return day === today ? text.groups.today(words) : text.groups.later(words);
}
