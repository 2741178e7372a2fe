import type { OrderStatus, PaymentStatus } from '#database/enums.ts';
import { toPence, toPounds } from './money.ts';
import { digits, numbered } from './numbered.ts';
import type { ExpectedDays, OrderLine, Unfinished } from './order.ts';
import type { WireOrderSummary } from './orders.ts';
import type { Refund } from './refund.ts';
import type { Return } from './return.ts';

/** An order as its shopper's list tells of it. Moments are ISO 8601. */
export interface OrderSummary extends Unfinished {
  id: string;
  totalPence: number;
  paymentStatus: PaymentStatus;
  orderStatus: OrderStatus;
  /** In their order; 1 to 5. */
  lines: Pick<OrderLine, 'productId' | 'title' | 'quantity'>[];
  /** The picture and the category of its first line. */
  image: string;
  category: string;
  createdAt: string;
  receiptNumber: number | null;
  expected: ExpectedDays | null;
  /** Oldest first. */
  refunds: Pick<Refund, 'amountPence' | 'state'>[];
  /** What of it is sent back and has not come yet, oldest first. */
  openReturns: (Pick<Return, 'number' | 'sendBackBy'> & {
    /** Something of it goes by no ordinary post. */
    collects: boolean;
  })[];
}

export const decodeOrderSummary = (wire: WireOrderSummary): OrderSummary => ({
  id: wire.id,
  totalPence: toPence(wire.total),
  paymentStatus: wire.paymentStatus,
  orderStatus: wire.orderStatus,
  lines: digits.flatMap((n) => {
    const productId = wire[`p${n}`];
    return productId === null
      ? []
      : { productId, title: wire[`title${n}`] ?? '', quantity: wire[`q${n}`] ?? 1 };
  }),
  image: wire.img1,
  category: wire.catagory,
  createdAt: wire.createdAt,
  receiptNumber: wire.receiptNumber,
  payUrl: wire.payUrl,
  payUntil: wire.payUntil,
  expected: wire.expected,
  refunds: wire.refunds.map(({ amount, state }) => ({ amountPence: toPence(amount), state })),
  openReturns: wire.openReturns,
});

export const encodeOrderSummary = ({
  totalPence,
  lines,
  image,
  category,
  refunds,
  ...same
}: OrderSummary): WireOrderSummary => ({
  ...same,
  total: toPounds(totalPence),
  refunds: refunds.map(({ amountPence, state }) => ({ amount: toPounds(amountPence), state })),
  ...numbered(
    (n) => `title${n}` as const,
    lines.map((line) => line.title),
    null,
  ),
  ...numbered(
    (n) => `q${n}` as const,
    lines.map((line) => line.quantity),
    null,
  ),
  ...numbered(
    (n) => `p${n}` as const,
    lines.map((line) => line.productId),
    null,
  ),
  img1: image,
  catagory: category,
  tittle: lines[0]?.title ?? '',
});
