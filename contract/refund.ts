import type { Refundable } from '#shop/pricing/price-refund.ts';
import type { PaidLine } from '#shop/pricing/refund-sums.ts';
import { toPence, toPounds } from './money.ts';
import type { WireDispute, WireRefund } from './refunds.ts';

/** A refund of an order: money that went back, or is on its way. Moments are ISO 8601. */
export interface Refund {
  id: number;
  reason: WireRefund['reason'];
  /** Lines, delivery, goodwill and postage together. */
  amountPence: number;
  deliveryPence: number;
  goodwillPence: number;
  /** That the shopper paid for sending faulty goods back. */
  postagePence: number;
  state: 'requested' | 'done' | 'refused';
  /** By staff, not back to the card. */
  byOtherMeans: boolean;
  /** Its number and the VAT inside, once it is done. */
  creditNote: number | null;
  vatPence: number | null;
  createdAt: string;
  doneAt: string | null;
  /** By the position of the order's line, from 1; `restocked` units went back on the shelf. */
  lines: {
    position: number;
    quantity: number;
    /** Less what was deducted for damage by use. */
    pence: number;
    deductedPence: number;
    restocked: number;
  }[];
}

/** What the customer's bank says of the payment. */
export interface Dispute {
  id: string;
  amountPence: number;
  /** The provider's word. */
  reason: string;
  state: WireDispute['state'];
  /** Until when the provider takes evidence; null where it takes none. */
  respondBy: string | null;
  createdAt: string;
}

export const decodeRefund = ({
  amount,
  delivery,
  goodwill,
  postage,
  vat,
  lines,
  ...same
}: WireRefund): Refund => ({
  ...same,
  amountPence: toPence(amount),
  deliveryPence: toPence(delivery),
  goodwillPence: toPence(goodwill),
  postagePence: toPence(postage),
  vatPence: vat === null ? null : toPence(vat),
  lines: lines.map(({ amount, deducted, ...line }) => ({
    ...line,
    pence: toPence(amount),
    deductedPence: toPence(deducted),
  })),
});

export const encodeRefund = ({
  amountPence,
  deliveryPence,
  goodwillPence,
  postagePence,
  vatPence,
  lines,
  ...same
}: Refund): WireRefund => ({
  ...same,
  amount: toPounds(amountPence),
  delivery: toPounds(deliveryPence),
  goodwill: toPounds(goodwillPence),
  postage: toPounds(postagePence),
  vat: vatPence === null ? null : toPounds(vatPence),
  lines: lines.map(({ pence, deductedPence, ...line }) => ({
    ...line,
    amount: toPounds(pence),
    deducted: toPounds(deductedPence),
  })),
});

export const decodeDispute = ({ amount, ...same }: WireDispute): Dispute => ({
  ...same,
  amountPence: toPence(amount),
});

export const encodeDispute = ({ amountPence, ...same }: Dispute): WireDispute => ({
  ...same,
  amount: toPounds(amountPence),
});

/** Pence of an order's payment that went back, that are on their way, and that the card could not take. */
export function sentBackOf(refunds: readonly Pick<Refund, 'state' | 'amountPence'>[]): {
  donePence: number;
  duePence: number;
  refusedPence: number;
} {
  const sum = (state: Refund['state']) =>
    refunds.reduce((pence, refund) => pence + (refund.state === state ? refund.amountPence : 0), 0);
  return { donePence: sum('done'), duePence: sum('requested'), refusedPence: sum('refused') };
}

/** An order as far as it says what of its payment can still go back. */
export interface PaidOrder {
  totalPence: number;
  shippingPence: number;
  lines: readonly PaidLine[];
  refunds: readonly (Pick<Refund, 'amountPence' | 'deliveryPence'> & {
    lines: readonly Pick<Refund['lines'][number], 'position' | 'quantity'>[];
  })[];
  disputes: readonly Pick<Dispute, 'amountPence' | 'state'>[];
}

/** What of an order's payment can still go back, as the server decides it. */
export function refundableOf(order: PaidOrder): Refundable {
  const { refunds, disputes, lines, totalPence, shippingPence } = order;
  const given = refunds.reduce((sum, { amountPence }) => sum + amountPence, 0);
  const taken = disputes
    .filter(({ state }) => state === 'needs response' || state === 'under review' || state === 'lost')
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
  return {
    leftPence: Math.max(0, totalPence - given - taken),
    deliveryLeftPence: shippingPence - refunds.reduce((sum, { deliveryPence }) => sum + deliveryPence, 0),
    lines: lines.map((line, place) => ({
      ...line,
      position: place + 1,
      refundedUnits: refunds
        .flatMap((refund) => refund.lines)
        .filter(({ position }) => position === place + 1)
        .reduce((units, { quantity }) => units + quantity, 0),
    })),
  };
}
