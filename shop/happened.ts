import { orderStatuses } from '#database/enums.ts';

const moves = orderStatuses.map((status) => status.toLowerCase() as Lowercase<typeof status>);

/** What becomes of orders and payments, as it is counted for whoever watches the shop. */
export const happenings = {
  order: ['placed', 'paid', 'not paid', 'taken back', ...moves],
  payment: ['session opened', 'session refused', 'refund asked', 'refund given', 'refund refused'],
} as const;

/** Counts one of them. */
export type Count = <Of extends keyof typeof happenings>(
  of: Of,
  event: (typeof happenings)[Of][number],
) => void;
