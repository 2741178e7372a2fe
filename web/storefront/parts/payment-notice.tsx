import { formatPence } from '#contract/money.ts';
import type { Order, Refund as RefundOf } from '#contract/order.ts';
import { order as text } from '#wording/storefront/order.ts';
import { timeOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';

/** What there is to say about the money: not paid yet, never paid, or on its way back. */
export function PaymentNotice({ order }: { order: Order }) {
  if (order.refund) return <Refund refund={order.refund} />;
  const { payUrl, payUntil, paymentStatus } = order;
  if (paymentStatus === 'Pending') {
    return (
      <Notice tone="wait" title={text.unpaidTitle}>
        <p>{payUntil ? text.keptUntil(timeOf(payUntil)) : text.unknown}</p>
        {payUrl && (
          <a href={payUrl} className="btn btn-primary mt-3">
            {text.payNow}
          </a>
        )}
      </Notice>
    );
  }
  if (paymentStatus === 'Failed')
    return (
      <Notice tone="wait" title={text.notPaidTitle}>
        {text.notPaid}
      </Notice>
    );
  return null;
}

function Refund({ refund: { amountPence, state, reason, byOtherMeans } }: { refund: RefundOf }) {
  return (
    <Notice
      tone={state === 'refused' ? 'bad' : state === 'done' ? 'good' : 'wait'}
      title={text.refund[byOtherMeans ? 'byOtherMeans' : state](formatPence(amountPence))}
    >
      {reason === 'paid too late' && <p>{text.refund.late}</p>}
      {!byOtherMeans && <p>{state === 'refused' ? text.refund.refusedText : text.refund.time}</p>}
    </Notice>
  );
}
