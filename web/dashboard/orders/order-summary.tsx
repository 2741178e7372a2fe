import type { ReactNode } from 'react';
import type { WireOrder } from '#contract/orders.ts';
import { order as said } from '#wording/dashboard/order.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatPounds } from '../../ui/price.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { paymentTone } from './tones.ts';

/** What it cost and how it was paid. */
export const OrderSummary = ({ order }: { order: WireOrder }) => (
  <Panel title={said.summary}>
    <dl className="mb-4 grid gap-1.5">
      <Sum name={said.subtotal}>{formatPounds(order.subtotal)}</Sum>
      {order.discount > 0 && <Sum name={said.discount(order.code)}>-{formatPounds(order.discount)}</Sum>}
      <Sum name={said.shipping}>{order.shipping === 0 ? said.free : formatPounds(order.shipping)}</Sum>
      <Sum name={said.total} className="border-t border-line pt-1.5 text-base font-semibold">
        {formatPounds(order.total)}
      </Sum>
      <Sum name={said.vat} className="text-muted">
        {formatPounds(order.vat)}
      </Sum>
    </dl>
    <Facts
      facts={[
        [
          said.payment,
          <StatusPill key="payment" tone={paymentTone(order.paymentStatus)}>
            {order.paymentStatus}
          </StatusPill>,
        ],
        [said.method, said.stripe],
        [said.paid, order.paidAt && <Moment key="paid" at={order.paidAt} />],
        [said.receipt, order.receiptNumber],
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
