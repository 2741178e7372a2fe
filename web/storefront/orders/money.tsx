import type { WireOrder } from '#contract/orders.ts';
import { order as said } from '#wording/storefront/order.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatPounds } from '../../ui/price.tsx';

/** What there is to say about the money: not paid yet, never paid, or on its way back. */
export function Money({ order }: { order: WireOrder }) {
  if (order.refund) return <Refund refund={order.refund} />;
  if (order.payUrl && order.paymentStatus === 'Pending' && order.orderStatus === 'Pending') {
    return (
      <Notice tone="wait" title={said.unpaidTitle}>
        <p>{said.unpaid}</p>
        <a href={order.payUrl} className="btn btn-primary mt-3">
          {said.payNow}
        </a>
      </Notice>
    );
  }
  if (order.paymentStatus === 'Failed' && order.orderStatus !== 'Cancelled')
    return (
      <Notice tone="wait" title={said.notPaidTitle}>
        {said.notPaid}
      </Notice>
    );
  return null;
}

function Refund({ refund: { amount, state, reason } }: { refund: NonNullable<WireOrder['refund']> }) {
  return (
    <Notice
      tone={state === 'refused' ? 'bad' : state === 'done' ? 'good' : 'wait'}
      title={said.refund[state](formatPounds(amount))}
    >
      {reason === 'paid too late' && <p>{said.refund.late}</p>}
      <p>{state === 'refused' ? said.refund.refusedText : said.refund.time}</p>
    </Notice>
  );
}
