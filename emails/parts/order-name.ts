import type { Order } from '#shop/orders/read.ts';
import { order as text } from '#wording/emails.ts';
import { dayOf } from './date.ts';

/** What a shopper calls an order: by its short number, or by its date where it was never sold. Ids stand in addresses only. */
export const orderName = ({
  receiptNumber,
  createdAt,
}: Pick<Order, 'receiptNumber' | 'createdAt'>): string =>
  receiptNumber === null ? text.dated(dayOf(createdAt)) : text.numbered(receiptNumber);

/** The first row of an order's facts; left out where it has no number. */
export const numberRow = ({ receiptNumber }: Pick<Order, 'receiptNumber'>): [label: string, text: string] => [
  text.number,
  receiptNumber?.toString() ?? '',
];
