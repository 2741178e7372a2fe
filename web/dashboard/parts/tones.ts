import type { PaymentStatus } from '#database/enums.ts';
import type { OrderStatus } from '#shop/orders/status.ts';
import type { Tone } from '../../ui/badge.tsx';

/** spec.md section 2, 'Admin orders': green Delivered, red Cancelled, else yellow. */
export const orderTone = (status: OrderStatus): Tone =>
  status === 'Delivered' ? 'good' : status === 'Cancelled' ? 'bad' : 'wait';

/** Green if Success, else red. */
export const paymentTone = (status: PaymentStatus): Tone => (status === 'Success' ? 'good' : 'bad');
