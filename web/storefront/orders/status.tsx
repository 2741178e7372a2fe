import type { OrderStatus, PaymentStatus } from '#database/enums.ts';
import { order as text } from '#wording/storefront/order.ts';
import { StatusPill, type Tone } from '../../ui/badge.tsx';

const orderTones: Record<OrderStatus, Tone> = {
  Pending: 'wait',
  Confirmed: 'wait',
  Shipped: 'wait',
  'Out Of Delivery': 'wait',
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

/** Both statuses of an order, in the words of spec.md section 4; of one that was not paid its payment's alone. */
export const Statuses = ({ order, payment }: { order?: OrderStatus; payment: PaymentStatus }) => (
  <ul className="flex flex-wrap gap-2">
    {order && (
      <li className="max-w-full">
        <StatusPill tone={orderTones[order]}>
          {text.status}: {order}
        </StatusPill>
      </li>
    )}
    <li className="max-w-full">
      <StatusPill tone={paymentTones[payment]}>
        {text.payment}: {payment}
      </StatusPill>
    </li>
  </ul>
);
