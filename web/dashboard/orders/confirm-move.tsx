import type { WireOrder } from '#contract/orders.ts';
import type { OrderStatus } from '#shop/orders/status.ts';
import { order as said } from '#wording/dashboard.ts';
import { formatPounds } from '../../ui/price.tsx';
import { Confirm } from '../parts/confirm.tsx';

/** What gives money back or can't be undone is asked first. */
export const mustConfirm = (status: OrderStatus) => status === 'Cancelled' || status === 'Refunded';

interface ConfirmMoveProps {
  order: WireOrder;
  /** Null while nothing is asked. */
  to: OrderStatus | null;
  onYes: (status: OrderStatus) => void;
  onNo: () => void;
}

/** Asks before an order is cancelled or refunded, and says what happens to the money. */
export function ConfirmMove({ order, to, onYes, onNo }: ConfirmMoveProps) {
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
    <Confirm
      open={to !== null}
      title={title}
      yes={yes}
      no={said.keep}
      onYes={() => to && onYes(to)}
      onNo={onNo}
    >
      {text}
    </Confirm>
  );
}
