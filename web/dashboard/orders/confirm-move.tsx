import type { WireOrder } from '#contract/orders.ts';
import type { OrderStatus } from '#shop/orders/status.ts';
import { order as said } from '#wording/dashboard/order.ts';
import { formatPounds } from '../../ui/price.tsx';
import { Confirm } from '../parts/confirm.tsx';

/** What gives money back or can't be undone is asked first. */
export const mustConfirm = (status: OrderStatus) => status === 'Cancelled' || status === 'Refunded';

interface ConfirmMoveProps {
  order: WireOrder;
  to: OrderStatus;
  open: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before an order is cancelled or refunded, and says what happens to the money. */
export function ConfirmMove({ order, to, open, onYes, onNo }: ConfirmMoveProps) {
  const amount = formatPounds(order.total);
  const { title, text, yes } =
    to === 'Refunded'
      ? {
          title: said.confirmRefund.title,
          text: said.confirmRefund.text(amount),
          yes: said.confirmRefund.yes(amount),
        }
      : {
          title: said.confirmCancel.title,
          text:
            order.paymentStatus === 'Success' ? said.confirmCancel.paid(amount) : said.confirmCancel.unpaid,
          yes: said.confirmCancel.yes,
        };
  return (
    <Confirm open={open} title={title} yes={yes} no={said.keep} onYes={onYes} onNo={onNo}>
      {text}
    </Confirm>
  );
}
