import type { OrderStatus, PaymentStatus, ShortageState } from '#database/enums.ts';
import type { Hazard } from '#shop/delivery/hazardous.ts';
import type { OrderToPack as OpenOrder } from '#shop/orders/packing/list.ts';
import type { ParcelSize } from '#shop/orders/packing/parcel-size.ts';
import type { WireOrderToPack } from './packing.ts';

/** A line as it is picked and packed. */
export interface LineToPack {
  /** In the order, from 1. */
  position: number;
  productId: string;
  title: string;
  /** The stored name of a picture. */
  image: string;
  quantity: number;
  /** Its product's today; '' for none. */
  sku: string;
  barcode: string;
  shelf: string;
  hazard: Hazard | null;
  /** Not to be sent any more. */
  recalled: boolean;
  /** That units of it are missing; `instead`: that it is what was taken instead of them. */
  short: { missing: number; state: ShortageState; until: string; instead: boolean } | null;
}

/** An order as it is packed. Moments are ISO 8601. */
export interface OrderToPack {
  id: string;
  receiptNumber: number | null;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  customerName: string;
  /** Where it goes. */
  city: string;
  /** Of all its products together. */
  units: number;
  paidAt: string;
  packedAt: string | null;
  /** The day in London (YYYY-MM-DD) on which it must leave. */
  goesBy: string;
  grams: number | null;
  size: ParcelSize;
  hazards: Hazard[];
  /** Why the customer's bank disputes its payment, in the bank's words; null where it does not. */
  disputed: string | null;
  lines: LineToPack[];
}

export const decodeOrderToPack = ({ number, name, lines, ...same }: WireOrderToPack): OrderToPack => ({
  ...same,
  receiptNumber: number,
  customerName: name,
  lines: lines.map(({ tittle, img, ...line }) => ({ ...line, title: tittle, image: img })),
});

export const encodeOrderToPack = ({
  receiptNumber,
  customerName,
  lines,
  ...same
}: OrderToPack): WireOrderToPack => ({
  ...same,
  number: receiptNumber,
  name: customerName,
  lines: lines.map(({ title, image, ...line }) => ({ ...line, tittle: title, img: image })),
});

export const orderToPackOf = (order: OpenOrder): OrderToPack => ({
  id: order.id,
  receiptNumber: order.receiptNumber,
  orderStatus: order.orderStatus,
  paymentStatus: order.paymentStatus,
  customerName: order.userName,
  city: order.deliveryCity,
  units: order.lines.reduce((units, line) => units + line.quantity, 0),
  paidAt: order.paidAt?.toISOString() ?? '',
  packedAt: order.packedAt?.toISOString() ?? null,
  goesBy: order.goesBy.toISOString().slice(0, 10),
  grams: order.grams,
  size: order.size,
  hazards: order.hazards,
  disputed: order.disputed ?? null,
  lines: order.lines.map(
    ({ position, productId, title, image, quantity, sku, barcode, shelf, hazard = null, short }) => ({
      position,
      productId,
      title,
      image,
      quantity,
      sku,
      barcode,
      shelf,
      hazard,
      recalled: order.recalled.some((one) => one.productId === productId) && quantity > 0,
      short: short ? { ...short, until: short.until.toISOString() } : null,
    }),
  ),
});
