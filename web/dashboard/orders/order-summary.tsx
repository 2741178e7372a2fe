import type { ReactNode } from 'react';
import type { WireOrder } from '#contract/orders.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatPounds } from '../../ui/price.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { paymentTone } from './tones.ts';

/** What it cost and how it was paid. */
export const OrderSummary = ({ order }: { order: WireOrder }) => (
  <Panel title={text.summary}>
    <dl className="mb-4 grid gap-1.5">
      <Sum name={text.subtotal}>{formatPounds(order.subtotal)}</Sum>
      {order.discount > 0 && <Sum name={text.discount(order.code)}>-{formatPounds(order.discount)}</Sum>}
      <Sum name={text.shipping}>{order.shipping === 0 ? text.free : formatPounds(order.shipping)}</Sum>
      <Sum name={text.total} className="border-t border-line pt-1.5 text-base font-semibold">
        {formatPounds(order.total)}
      </Sum>
      <Sum name={text.vat} className="text-muted">
        {formatPounds(order.vat)}
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
