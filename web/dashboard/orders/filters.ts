import type { WireOrderRow } from '#contract/dashboard.ts';
import type { orders } from '#wording/dashboard.ts';

/** Exactly the options of spec.md section 2, 'Admin orders'. */
export const filters = [
  'Show All',
  'Pending',
  'Accepted',
  'Shipped',
  'Out Of Delivery',
  'Delivered',
  'Cancelled',
  'Refunded',
] as const;
export type OrderFilter = (typeof filters)[number];

export const asFilter = (text: string): OrderFilter =>
  filters.find((filter) => filter === text) ?? 'Show All';

/** What the overview counts, picked from the rows: the server filters by status alone. */
export const picks: Record<keyof typeof orders.show, (row: WireOrderRow) => boolean> = {
  confirm: (row) => row.orderStatus === 'Pending' && row.paymentStatus === 'Success',
  failed: (row) => row.paymentStatus === 'Failed',
  refund: (row) =>
    row.paymentStatus === 'Success' && (row.orderStatus === 'Cancelled' || row.orderStatus === 'Refunded'),
};

export const asPick = (text: string): keyof typeof picks | undefined =>
  (Object.keys(picks) as (keyof typeof picks)[]).find((name) => name === text);
