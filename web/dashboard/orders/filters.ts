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

/** What the orders are narrowed to by their money: a payment status, or a refund that the card could not take. */
export const monies = ['Success', 'Pending', 'Failed', 'Refunded', 'refused'] as const;
export type Money = (typeof monies)[number] | 'all';

export const asMoney = (payment: string, refund: string): Money =>
  refund === 'refused'
    ? 'refused'
    : (monies.find((money) => money === payment && money !== 'refused') ?? 'all');

/** The same as /dash-orders takes it, and the address. */
export const inBody = (money: Money) =>
  money === 'refused'
    ? ({ payment: 'all', refund: 'refused' } as const)
    : ({ payment: money, refund: 'all' } as const);
