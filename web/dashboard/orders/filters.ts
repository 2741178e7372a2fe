/** Exactly the options of spec.md section 2, 'Admin orders'. */
export const statusFilters = [
  'Show All',
  'Pending',
  'Accepted',
  'Shipped',
  'Out Of Delivery',
  'Delivered',
  'Cancelled',
  'Refunded',
] as const;
export type OrderFilter = (typeof statusFilters)[number];

export const asStatusFilter = (text: string): OrderFilter =>
  statusFilters.find((filter) => filter === text) ?? 'Show All';

/**
 * What the orders are narrowed to by their money: all that were ever paid, a payment status, a refund that the card could
 * not take, or one that the shopper expects, having withdrawn.
 */
export const paymentFilters = [
  'ever',
  'Success',
  'Pending',
  'Failed',
  'Refunded',
  'refused',
  'withdrawn',
] as const;
export type PaymentFilter = (typeof paymentFilters)[number] | 'all';

export const asPaymentFilter = (text: string): PaymentFilter =>
  paymentFilters.find((money) => money === text) ?? 'all';

/** The same as /dash-orders takes it. */
export function encodePaymentFilter(money: PaymentFilter) {
  if (money === 'ever') return { unpaid: 'none' } as const;
  if (money === 'refused') return { refund: 'refused' } as const;
  return money === 'withdrawn' ? ({ withdrawal: 'open' } as const) : { payment: money };
}
