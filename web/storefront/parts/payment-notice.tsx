import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import type { Refund as RefundOf } from '#contract/refund.ts';
import { order as text } from '#wording/storefront/order.ts';
import { dayOf, timeOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';

/** What there is to say about the money: not paid yet, never paid, or on its way back. */
export function PaymentNotice({ order }: { order: Order }) {
  if (order.refunds.length > 0)
    return order.refunds.map((refund) => <Refund key={refund.id} order={order} refund={refund} />);
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

function Refund({ order, refund }: { order: Order; refund: RefundOf }) {
  const { amountPence, state, reason, byOtherMeans, doneAt } = refund;
  const amount = formatPence(amountPence);
  const parts = amountPence === order.totalPence && refund.postagePence === 0 ? [] : partsOf(order, refund);
  return (
    <Notice
      tone={state === 'refused' ? 'bad' : state === 'done' ? 'good' : 'plain'}
      title={text.refund[byOtherMeans ? 'byOtherMeans' : state](amount)}
    >
      {parts.length > 0 && (
        <ul className="figures">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {doneAt && <p className="text-muted">{text.refund.on(dayOf(doneAt))}</p>}
      {reason === 'paid too late' && <p>{text.refund.late}</p>}
      {!byOtherMeans && <p>{state === 'refused' ? text.refund.refusedText : text.refund.time}</p>}
    </Notice>
  );
}

/** What a part of the payment was for. */
const partsOf = (order: Order, { lines, deliveryPence, goodwillPence, postagePence }: RefundOf): string[] => [
  ...lines.map(({ position, quantity, pence, deductedPence }) => {
    const title = order.lines[position - 1]?.title ?? '';
    const said = text.refund.units(quantity, title, formatPence(pence));
    return deductedPence > 0 ? `${said} ${text.refund.deducted(formatPence(deductedPence))}` : said;
  }),
  ...(deliveryPence > 0 ? [text.refund.delivery(formatPence(deliveryPence))] : []),
  ...(goodwillPence > 0 ? [text.refund.goodwill(formatPence(goodwillPence))] : []),
  ...(postagePence > 0 ? [text.refund.postage(formatPence(postagePence))] : []),
];
