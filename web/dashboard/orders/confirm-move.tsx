import { useState } from 'react';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { refundableOf } from '#contract/refund.ts';
import { mayRestock, type OrderStatus, wasSetBack } from '#shop/orders/status.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Checkbox } from '../../ui/field.tsx';

/** What gives money back, can't be undone or brings goods back is asked first. */
export const mustConfirm = (status: OrderStatus) =>
  status === 'Cancelled' || status === 'Returned' || status === 'Refunded';

interface ConfirmMoveProps {
  order: Order;
  to: OrderStatus;
  open: boolean;
  /** `restock`: the goods came back and can be sold again. */
  onYes: (restock: boolean) => void;
  onNo: () => void;
}

/** Asks before an order is cancelled, returned or refunded, and says what happens to the money and to the units. */
export function ConfirmMove({ order, to, open, onYes, onNo }: ConfirmMoveProps) {
  const [restock, setRestock] = useState(false);
  const { title, text: question, yes } = worded(to, order);
  const asksForUnits = order.soldUnits > 0 && mayRestock(to, order);
  return (
    <Confirm
      open={open}
      title={title}
      yes={yes}
      no={text.keep}
      onYes={() => {
        setRestock(false);
        onYes(asksForUnits && restock);
      }}
      onNo={() => {
        setRestock(false);
        onNo();
      }}
    >
      <p>{question}</p>
      {asksForUnits && (
        <div className="mt-4">
          <Checkbox
            label={text.restock(order.soldUnits)}
            checked={restock}
            onChange={({ target }) => setRestock(target.checked)}
            aria-describedby="restock-hint"
          />
          <p id="restock-hint" className="text-muted">
            {text.restockHint}
          </p>
        </div>
      )}
    </Confirm>
  );
}

function worded(to: OrderStatus, order: Order): { title: string; text: string; yes: string } {
  const amount = formatPence(refundableOf(order).leftPence);
  const { confirmCancel, confirmRefund, confirmReturn } = text;
  if (to === 'Returned') return confirmReturn;
  if (to === 'Refunded')
    return { ...confirmRefund, text: confirmRefund.text(amount), yes: confirmRefund.yes(amount) };
  if (order.paymentStatus !== 'Success') return { ...confirmCancel, text: confirmCancel.unpaid };
  return {
    ...confirmCancel,
    text: wasSetBack(order) ? confirmCancel.dispatched(amount) : confirmCancel.paid(amount),
  };
}
