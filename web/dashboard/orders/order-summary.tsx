import type { ReactNode } from 'react';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { paymentTone } from '../parts/tones.ts';

/** What it cost and how it was paid. */
export const OrderSummary = ({ order }: { order: Order }) => (
  <Panel title={text.summary}>
    <dl className="mb-4 grid gap-1.5">
      <Sum name={text.subtotal}>{formatPence(order.subtotalPence)}</Sum>
      {order.discountPence > 0 && (
        <Sum name={text.discount(order.couponCode)}>{formatPence(-order.discountPence)}</Sum>
      )}
      <Sum name={text.shipping}>
        {order.shippingPence === 0 ? text.free : formatPence(order.shippingPence)}
      </Sum>
      <Sum name={text.total} className="border-t border-line pt-1.5 text-base font-semibold">
        {formatPence(order.totalPence)}
      </Sum>
      <Sum name={text.vat} className="text-muted">
        {formatPence(order.vatPence)}
      </Sum>
    </dl>
    <Facts
      facts={[
        [
          text.payment,
          <StatusPill key="payment" tone={paymentTone(order.paymentStatus)}>
            {order.paymentStatus}
          </StatusPill>,
        ],
        [text.method, text.stripe],
        [text.paid, order.paidAt && <Moment key="paid" at={order.paidAt} />],
        [text.receipt, order.receiptNumber],
        [text.adult, order.adultDeclaredAt && <Moment key="adult" at={order.adultDeclaredAt} />],
        [text.defence, order.defence && `${order.defence.kind} ${order.defence.reference}`],
      ]}
    />
  </Panel>
);

interface SumProps {
  name: string;
  children: ReactNode;
  className?: string;
}

const Sum = ({ name, children, className = '' }: SumProps) => (
  <div className={`flex justify-between gap-4 ${className}`}>
    <dt>{name}</dt>
    <dd className="figures">{children}</dd>
  </div>
);
