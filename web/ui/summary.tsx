import type { ReactNode } from 'react';
import { formatPence } from '#contract/money.ts';
import { vatInside } from '#shop/pricing/quote.ts';
import { summary } from '#wording/storefront/summary.ts';

/** What a basket or an order comes to, all in pence. */
export interface SummaryProps {
  /** The items at their full price; what they cost less is the quantity discounts. */
  goodsPence: number;
  subtotalPence: number;
  /** What the code takes off, and which it is. */
  discountPence: number;
  code?: string | null;
  shippingPence: number;
  totalPence: number;
}

/** The sum, from the items down to one total with delivery and VAT in it. */
export function Summary({
  goodsPence,
  subtotalPence,
  discountPence,
  code,
  shippingPence,
  totalPence,
}: SummaryProps) {
  const tiersPence = goodsPence - subtotalPence;
  return (
    <dl className="figures grid gap-1.5">
      {tiersPence > 0 && (
        <>
          <Row label={summary.goods}>{formatPence(goodsPence)}</Row>
          <Row label={summary.tiers} good>
            {formatPence(-tiersPence)}
          </Row>
        </>
      )}
      <Row label={summary.subtotal}>{formatPence(subtotalPence)}</Row>
      {discountPence > 0 && (
        <Row label={summary.code(code ?? '')} good>
          {formatPence(-discountPence)}
        </Row>
      )}
      <Row label={summary.delivery}>{shippingPence === 0 ? summary.free : formatPence(shippingPence)}</Row>
      <Total label={summary.total}>{formatPence(totalPence)}</Total>
      <div className="text-right text-sm text-muted">
        <dt className="sr-only">{summary.vatIncluded}</dt>
        <dd>{summary.vat(formatPence(vatInside(totalPence)))}</dd>
      </div>
    </dl>
  );
}

export function Row({ label, good, children }: { label: string; good?: boolean; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${good ? 'text-green' : ''}`}>
      <dt className="min-w-0 flex-[1_1_4rem]">{label}</dt>
      <dd className="ml-auto flex-none text-[min(1rem,max(32px,17vw))]">{children}</dd>
    </div>
  );
}

export const Total = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
    <dt className="font-head text-xl font-bold">{label}</dt>
    <dd className="ml-auto font-head text-2xl font-extrabold">{children}</dd>
  </div>
);
