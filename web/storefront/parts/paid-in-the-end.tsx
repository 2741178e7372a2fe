import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { sentBackOf } from '#contract/refund.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { summary as text } from '#wording/storefront/summary.ts';

const { receipt } = orderText;

/**
 * Below the sum of an order: what went back of it, with postage apart from what the lines tell of, what is on its way back, and what
 * it cost in the end.
 */
export function PaidInTheEnd({ order }: { order: Pick<Order, 'refunds' | 'totalPence'> }) {
  const { donePence, duePence } = sentBackOf(order.refunds);
  if (donePence + duePence === 0) return null;
  const postagePence = order.refunds.reduce(
    (sum, refund) => sum + (refund.state === 'done' ? refund.postagePence : 0),
    0,
  );
  return (
    <dl className="figures mt-3 grid gap-1.5 border-t border-line pt-3">
      {donePence > 0 && <Row label={text.refunded} amount={formatPence(postagePence - donePence)} />}
      {postagePence > 0 && <Row label={receipt.postage} amount={formatPence(-postagePence)} />}
      {duePence > 0 && <Row label={text.refundDue} amount={formatPence(-duePence)} />}
      <div className="flex items-baseline justify-between gap-4 font-semibold">
        <dt>{text.inTheEnd}</dt>
        <dd>{formatPence(order.totalPence - donePence - duePence)}</dd>
      </div>
    </dl>
  );
}

const Row = ({ label, amount }: { label: string; amount: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);
