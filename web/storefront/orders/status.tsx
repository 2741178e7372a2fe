import { formatPence } from '#contract/money.ts';
import { type Refund, sentBackOf } from '#contract/refund.ts';
import type { OrderStatus, PaymentStatus } from '#database/enums.ts';
import { endedStatuses } from '#shop/orders/status.ts';
import { order as text } from '#wording/storefront/order.ts';
import { StatusPill, type Tone } from '../../ui/badge.tsx';

/** One that is under way waits for nothing of its shopper's. */
const orderTones: Record<OrderStatus, Tone> = {
  Pending: 'plain',
  Confirmed: 'plain',
  Shipped: 'plain',
  'Out Of Delivery': 'plain',
  Delivered: 'good',
  Cancelled: 'bad',
  Returned: 'plain',
  Refunded: 'plain',
};

const paymentTones: Record<PaymentStatus, Tone> = {
  Pending: 'wait',
  Success: 'good',
  Failed: 'bad',
  Refunded: 'plain',
};

interface StatusesProps {
  /** Left out of one that was not paid. */
  order?: OrderStatus;
  payment: PaymentStatus;
  refunds: readonly Pick<Refund, 'amountPence' | 'state'>[];
}

/**
 * Both statuses of an order, in the words of spec.md section 4; of one that was not paid its payment's alone. 'Success' would be a
 * riddle beside 'Cancelled': until such an order's money is back, its payment says where it is.
 */
export function Statuses({ order, payment, refunds }: StatusesProps) {
  const goesBack = payment === 'Success' && endedStatuses.some((ended) => ended === order);
  const { donePence, duePence, refusedPence } = sentBackOf(refunds);
  const [tone, said] =
    goesBack && refusedPence > 0
      ? (['bad', text.paymentNotTaken] as const)
      : goesBack && duePence > 0
        ? (['wait', text.paymentGoingBack] as const)
        : [paymentTones[payment], payment];
  return (
    <ul className="flex flex-wrap gap-2">
      {order && (
        <li className="max-w-full">
          <StatusPill tone={orderTones[order]}>
            {text.status}: {order}
          </StatusPill>
        </li>
      )}
      <li className="max-w-full">
        <StatusPill tone={tone}>
          {text.payment}: {said}
        </StatusPill>
      </li>
      {payment === 'Success' && !goesBack && donePence > 0 && (
        <li className="max-w-full">
          <StatusPill tone="plain">{text.partRefunded(formatPence(donePence))}</StatusPill>
        </li>
      )}
    </ul>
  );
}
