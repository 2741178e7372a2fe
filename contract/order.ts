import type { OrderStatus, PaymentStatus, ShortageState } from '#database/enums.ts';
import type { Hazard } from '#shop/delivery/hazardous.ts';
import type { CarrierKey } from '#shop/orders/carriers.ts';
import type { DueKind, Happening } from '#shop/orders/rights.ts';
import type { Address } from './address.ts';
import type { WireOrderRow } from './dashboard.ts';
import { toPence, toPounds } from './money.ts';
import { type Digit, digits, numbered } from './numbered.ts';
import { decodeEdit, encodeEdit, type OrderEdit, type OrderNote } from './order-edit.ts';
import type { WireOrder } from './orders.ts';
import {
  type Dispute,
  decodeDispute,
  decodeRefund,
  encodeDispute,
  encodeRefund,
  type Refund,
} from './refund.ts';
import { decodeReturn, encodeReturn, type Return } from './return.ts';

/** A line of an order, as it was sold. */
export interface OrderLine {
  productId: string;
  /** Of the product's address now. */
  slug: string;
  /** Its product's today; '' for none. */
  sku: string;
  title: string;
  /** Pressurised gas or lithium cells: by road only, with a mark on the parcel; null for neither. */
  hazard: Hazard | null;
  /** The stored name of a picture. */
  image: string;
  quantity: number;
  /** Units of them that were taken out and given back before it left: they are not sent. */
  takenOut: number;
  /** Its buyer's account has reviewed the product. */
  reviewed: boolean;
  unitPence: number;
  /** The quantity discount that counted; 0 for none. */
  percent: number;
  totalPence: number;
  /** Its share of what the code took off the order. */
  discountPence: number;
}

/** The calendar days in London (YYYY-MM-DD) on which an order should arrive; `late` once they are over. */
export interface ExpectedDays {
  earliest: string;
  latest: string;
  late: boolean;
}

/** Where an unfinished payment goes on, and until when (ISO 8601) its items are kept; null where it can't. */
export interface Unfinished {
  payUrl: string | null;
  payUntil: string | null;
}

export interface Arrival {
  askedAt: string;
  answer: 'arrived' | 'not yet' | null;
  answeredAt: string | null;
}

/**
 * What happened, oldest first, then what is due by law, the nearest first. `by` is the last day for it (YYYY-MM-DD, London), null
 * where its time has not begun to run.
 */
export type TimelineEntry =
  | { kind: 'happened'; what: Happening; at: string }
  | { kind: 'due'; what: DueKind; by: string | null; over: boolean };

/** Units of a line that are missing, and what the shopper chose; they may until `until` (ISO 8601). */
export interface Shortage {
  position: number;
  missing: number;
  state: ShortageState;
  until: string;
  instead: Instead | null;
}

/** What was taken instead of what is missing. */
interface Instead {
  productId: string;
  title: string;
  /** '' for none. */
  sku: string;
  hazard: Hazard | null;
}

const decodeInstead = ({ tittle, ...same }: Omit<Instead, 'title'> & { tittle: string }): Instead => ({
  ...same,
  title: tittle,
});
const encodeInstead = ({ title, ...same }: Instead) => ({ ...same, tittle: title });

/** One order whole, for its shopper and for staff. Moments are ISO 8601. */
export interface Order extends Unfinished {
  id: string;
  customerName: string;
  email: string;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  subtotalPence: number;
  discountPence: number;
  couponCode: string | null;
  shippingPence: number;
  totalPence: number;
  /** Inside the total. */
  vatPence: number;
  /** In their order; 1 to 5. */
  lines: OrderLine[];
  deliveryAddress: Address;
  createdAt: string;
  paidAt: string | null;
  receiptNumber: number | null;
  /** When the shopper declared to be 18 or over; null where nothing in it asked for that. */
  adultDeclaredAt: string | null;
  /** On which a realistic imitation firearm in it was sold. */
  defence: { kind: 'UKARA' | 'other'; reference: string } | null;
  /** When it was first shipped. From then on its shopper can't cancel it, whatever its status is now. */
  dispatchedAt: string | null;
  /** Units that count as sold; fewer once they are back on the shelf. */
  soldUnits: number;
  /** Of a paid order that is under way. */
  expected: ExpectedDays | null;
  /** Oldest first. */
  refunds: Refund[];
  /** Of its lines that are short, by position from 1. */
  shortages: Shortage[];
  disputes: Dispute[];
  /** The shopper's wish to withdraw, if there is one, and until when one may be made (null: not now). */
  withdrawal: { at: string; reason: string } | null;
  withdrawUntil: string | null;
  /** Goods that the shopper sends back, oldest first, and until when that can be asked for. */
  returns: Return[];
  returnUntil: { changedMind: string | null; fault: string | null };
  /** Units that can still be sent back, by the position of the order's line, from 1. */
  returnable: { position: number; quantity: number }[];
  parcels: Parcel[];
  /** What of it is still to be sent and was recalled since; staff alone are told. */
  recalled: { productId: string; title: string }[];
  /** That its shopper was asked whether it has arrived, and what they said. */
  arrival: Arrival | null;
  /** Until when staff can take back that it is Shipped or Delivered, and to which status. */
  takeBack: { until: string; to: OrderStatus } | null;
  timeline: TimelineEntry[];
  /** What was changed of it before it left, oldest first. */
  edits: OrderEdit[];
  /** What staff wrote, oldest first; the shopper gets what is for the customer. */
  notes: OrderNote[];
  /** What happened, oldest first: an order status or a payment word. */
  events: { event: string; by: string; at: string }[];
}

export const decodeOrder = (wire: WireOrder): Order => ({
  id: wire.id,
  customerName: wire.user_name,
  email: wire.email,
  orderStatus: wire.orderStatus,
  paymentStatus: wire.paymentStatus,
  subtotalPence: toPence(wire.subtotal),
  discountPence: toPence(wire.discount),
  couponCode: wire.code,
  shippingPence: toPence(wire.shipping),
  totalPence: toPence(wire.total),
  vatPence: toPence(wire.vat),
  lines: decodeLines(wire),
  deliveryAddress: {
    name: wire.name,
    phone: wire.phone,
    address: wire.address,
    city: wire.city,
    pinCode: wire.pinCode,
  },
  createdAt: wire.createdAt,
  paidAt: wire.paidAt,
  receiptNumber: wire.receiptNumber,
  adultDeclaredAt: wire.adultDeclaredAt,
  defence: wire.defence,
  dispatchedAt: wire.dispatchedAt,
  soldUnits: wire.soldUnits,
  payUrl: wire.payUrl,
  payUntil: wire.payUntil,
  expected: wire.expected,
  refunds: wire.refunds.map(decodeRefund),
  shortages: wire.shortages.map(({ instead, ...same }) => ({
    ...same,
    instead: instead && decodeInstead(instead),
  })),
  disputes: wire.disputes.map(decodeDispute),
  withdrawal: wire.withdrawal,
  withdrawUntil: wire.withdrawUntil,
  returns: wire.returns.map(decodeReturn),
  returnUntil: wire.returnUntil,
  returnable: wire.returnable,
  parcels: wire.parcels,
  recalled: wire.recalled.map(({ productId, tittle }) => ({ productId, title: tittle })),
  arrival: wire.arrival,
  takeBack: wire.takeBack,
  timeline: wire.timeline,
  edits: wire.edits.map(decodeEdit),
  notes: wire.notes,
  events: wire.events,
});

export const encodeOrder = ({
  customerName,
  subtotalPence,
  discountPence,
  couponCode,
  shippingPence,
  totalPence,
  vatPence,
  lines,
  deliveryAddress,
  edits,
  refunds,
  shortages,
  disputes,
  returns,
  recalled,
  ...same
}: Order): WireOrder => ({
  ...same,
  user_name: customerName,
  subtotal: toPounds(subtotalPence),
  discount: toPounds(discountPence),
  code: couponCode,
  shipping: toPounds(shippingPence),
  total: toPounds(totalPence),
  vat: toPounds(vatPence),
  ...encodeLines(lines),
  ...deliveryAddress,
  edits: edits.map(encodeEdit),
  refunds: refunds.map(encodeRefund),
  shortages: shortages.map(({ instead, ...same }) => ({
    ...same,
    instead: instead && encodeInstead(instead),
  })),
  disputes: disputes.map(encodeDispute),
  returns: returns.map(encodeReturn),
  recalled: recalled.map(({ productId, title }) => ({ productId, tittle: title })),
});

const decodeLines = (wire: WireOrder): OrderLine[] =>
  digits.flatMap((n) => {
    const productId = wire[`p${n}_id`];
    if (productId === null) return [];
    return {
      productId,
      slug: wire[`p${n}_slug`] ?? '',
      sku: wire[`p${n}_sku`] ?? '',
      title: wire[`p${n}_tittle`] ?? '',
      hazard: wire[`p${n}_hazard`],
      image: wire[`p${n}_img`] ?? '',
      quantity: wire[`p${n}_quantity`] ?? 1,
      takenOut: wire[`p${n}_takenOut`] ?? 0,
      reviewed: wire[`p${n}_reviewed`] ?? false,
      unitPence: toPence(wire[`p${n}_price`] ?? 0),
      percent: wire[`p${n}_percent`] ?? 0,
      totalPence: toPence(wire[`p${n}_total`] ?? 0),
      discountPence: toPence(wire[`p${n}_discount`] ?? 0),
    };
  });

function encodeLines(lines: readonly OrderLine[]) {
  const each = <Name extends string, Value>(name: (n: Digit) => Name, read: (line: OrderLine) => Value) =>
    numbered(name, lines.map(read), null);
  return {
    ...each(
      (n) => `p${n}_id` as const,
      (line) => line.productId,
    ),
    ...each(
      (n) => `p${n}_slug` as const,
      (line) => line.slug,
    ),
    ...each(
      (n) => `p${n}_sku` as const,
      (line) => line.sku,
    ),
    ...each(
      (n) => `p${n}_tittle` as const,
      (line) => line.title,
    ),
    ...each(
      (n) => `p${n}_hazard` as const,
      (line) => line.hazard,
    ),
    ...each(
      (n) => `p${n}_price` as const,
      (line) => toPounds(line.unitPence),
    ),
    ...each(
      (n) => `p${n}_quantity` as const,
      (line) => line.quantity,
    ),
    ...each(
      (n) => `p${n}_takenOut` as const,
      (line) => line.takenOut,
    ),
    ...each(
      (n) => `p${n}_reviewed` as const,
      (line) => line.reviewed,
    ),
    ...each(
      (n) => `p${n}_percent` as const,
      (line) => line.percent,
    ),
    ...each(
      (n) => `p${n}_total` as const,
      (line) => toPounds(line.totalPence),
    ),
    ...each(
      (n) => `p${n}_discount` as const,
      (line) => toPounds(line.discountPence),
    ),
    ...each(
      (n) => `p${n}_img` as const,
      (line) => line.image,
    ),
  };
}

export interface Parcel {
  id: number;
  carrier: CarrierKey;
  /** The carrier's, for people. */
  name: string;
  service: string;
  /** '' for none. */
  tracking: string;
  /** Where it is followed; null for nowhere. */
  link: string | null;
  at: string;
  /** By the position of the order's line, from 1. */
  lines: { position: number; quantity: number }[];
}

/** A row of the orders that staff see. */
export interface OrderRow {
  id: string;
  /** Of its products, one after the other. */
  titles: string;
  paymentStatus: PaymentStatus;
  orderStatus: OrderStatus;
  totalPence: number;
  customerName: string;
  /** Where it goes. */
  city: string;
  createdAt: string;
  /** Of all its products together. */
  units: number;
  /** Null for what was never paid. */
  receiptNumber: number | null;
  parcels: { count: number; packed: 'none' | 'part' | 'all' };
  /** Something in it is still to be sent and was recalled. */
  recalled: boolean;
}

export const decodeOrderRow = ({
  tittle,
  total,
  user_name,
  name: _name,
  number: _number,
  ...same
}: WireOrderRow): OrderRow => ({
  ...same,
  titles: tittle,
  totalPence: toPence(total),
  customerName: user_name,
});

export const encodeOrderRow = ({ titles, totalPence, customerName, ...same }: OrderRow): WireOrderRow => ({
  ...same,
  number: same.receiptNumber,
  name: customerName,
  tittle: titles,
  total: toPounds(totalPence),
  user_name: customerName,
});
