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

/**
 * What the orders are narrowed to by their money: all that were ever paid, a payment status, a refund that the card could
 * not take, or one that the shopper expects, having withdrawn.
 */
export const monies = ['ever', 'Success', 'Pending', 'Failed', 'Refunded', 'refused', 'withdrawn'] as const;
export type Money = (typeof monies)[number] | 'all';

export const asMoney = (text: string): Money => monies.find((money) => money === text) ?? 'all';

/** The same as /dash-orders takes it. */
export function inBody(money: Money) {
  if (money === 'ever') return { unpaid: 'none' } as const;
  if (money === 'refused') return { refund: 'refused' } as const;
  return money === 'withdrawn' ? ({ withdrawal: 'open' } as const) : { payment: money };
}
