import type { Movement } from '#contract/stock-movement.ts';
import { counted } from '#wording/counted.ts';
import { stockLog as text } from '#wording/dashboard/stock-log.ts';

/** '+3', or '−3' with the sign that figures have; '0'. */
export const signed = (change: number): string =>
  change === 0 ? '0' : `${change > 0 ? '+' : '−'}${counted(Math.abs(change))}`;

/** A member of staff by their id, or who else made units come or go. */
export const whoOf = ({ by, staff }: Pick<Movement, 'by' | 'staff'>): string =>
  by === 'staff' ? (staff ?? '') : text.who[by];
