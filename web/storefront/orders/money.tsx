import type { WireOrder } from '#contract/orders.ts';
import { order as said } from '#wording/storefront/order.ts';
import { timeOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatPounds } from '../../ui/price.tsx';

/** What there is to say about the money: not paid yet, never paid, or on its way back. */
export function Money({ order }: { order: WireOrder }) {
  if (order.refund) return <Refund refund={order.refund} />;
  const { payUrl, payUntil, paymentStatus } = order;
  if (paymentStatus === 'Pending') {
    return (
      <Notice tone="wait" title={said.unpaidTitle}>
        <p>{payUntil ? said.keptUntil(timeOf(payUntil)) : said.unknown}</p>
        {payUrl && (
          <a href={payUrl} className="btn btn-primary mt-3">
            {said.payNow}
          </a>
        )}
      </Notice>
    );
  }
  if (paymentStatus === 'Failed')
    return (
      <Notice tone="wait" title={said.notPaidTitle}>
        {said.notPaid}
      </Notice>
    );
  return null;
}

function Refund({
  refund: { amount, state, reason, byOtherMeans },
}: {
  refund: NonNullable<WireOrder['refund']>;
}) {
  return (
    <Notice
      tone={state === 'refused' ? 'bad' : state === 'done' ? 'good' : 'wait'}
      title={said.refund[byOtherMeans ? 'byOtherMeans' : state](formatPounds(amount))}
    >
      {reason === 'paid too late' && <p>{said.refund.late}</p>}
      {!byOtherMeans && <p>{state === 'refused' ? said.refund.refusedText : said.refund.time}</p>}
    </Notice>
  );
}
