import { useState } from 'react';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { refundableOf } from '#contract/refund.ts';
import { refunds as text } from '#wording/dashboard/order.ts';
import { Panel } from '../../ui/panel.tsx';
import { useFreshForm } from './ask-and-reload.ts';
import { Refund } from './refund.tsx';
import { RefundForm } from './refund-form.tsx';

interface RefundsProps {
  order: Order;
  /** A refund was asked for or given: the order is another one than it was. */
  onChanged: () => Promise<void>;
}

/** What went back of an order's payment, and the form to give back more of it. Nothing for an order that was never paid. */
export function Refunds({ order, onChanged }: RefundsProps) {
  const [open, setOpen] = useState(false);
  const refundable = refundableOf(order);
  const form = useFreshForm(onChanged);
  const { refunds, totalPence } = order;
  const mayRefund = order.paidAt !== null && refundable.leftPence > 0;
  if (refunds.length === 0 && !mayRefund) return null;
  return (
    <Panel title={text.title}>
      {refunds.length > 0 && (
        <div className="mb-3 grid gap-2">
          {refunds.map((refund) => (
            <Refund key={refund.id} order={order} refund={refund} onGiven={onChanged} />
          ))}
        </div>
      )}
      {mayRefund && (
        <>
          <p className="figures">{text.left(formatPence(refundable.leftPence), formatPence(totalPence))}</p>
          <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center desk:min-h-8">
              {text.open}
            </summary>
            {open && <RefundForm key={form.key} {...{ order, refundable, onChanged }} onDone={form.onDone} />}
          </details>
        </>
      )}
    </Panel>
  );
}
