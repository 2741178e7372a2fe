import { expectedRefund } from '#contract/expected-refund.ts';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { postageFor } from '#contract/way-back.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { returning as text } from '#wording/storefront/return.ts';
import { dayOf } from '../../ui/dates.ts';

/** What goes back for a return, who pays for sending it, and what was deducted of what came, each with its day. */
export function ReturnMoney({ order, one }: { order: Order; one: Return }) {
  const { receipts, refundBy, state } = one;
  const { collects, payer } = postageFor(order, one);
  const { amountPence, deliveryPence } = expectedRefund(order, one);
  const [withDelivery, without] = one.rejected
    ? [text.expectedWholeWithDelivery, text.expectedWhole]
    : [text.expectedWithDelivery, text.expected];
  const expected = deliveryPence > 0 ? withDelivery : without;
  return (
    <ul className="figures mt-2 grid gap-1 empty:hidden">
      {receipts.map((receipt) => (
        <li key={receipt.at}>
          {text.came(dayOf(receipt.at))} {refundOf(order, receipt.refundId)}
          {receipt.deductedPence > 0 && (
            <span className="block">
              {text.deducted(formatPence(receipt.deductedPence), receipt.deductionReason)}
            </span>
          )}
        </li>
      ))}
      {state === 'open' && (
        <>
          {amountPence > 0 && <li>{expected(formatPence(amountPence), formatPence(deliveryPence))}</li>}
          {collects && <li>{text.courier}</li>}
          {payer && (
            <li>{payer === 'shop' ? text.wePayPostage : collects ? text.youPayRest : `${text.youPay}.`}</li>
          )}
          <li>
            {refundBy ? text.refundBy(dayOf(refundBy)) : text.refundWhen[payer ? 'posted' : 'collected']}
          </li>
        </>
      )}
    </ul>
  );
}

/** What went back with it, and when, or that it is on its way. */
function refundOf({ refunds }: Order, refundId: number | null): string {
  const refund = refunds.find(({ id }) => id === refundId);
  if (!refund || refund.amountPence === 0) return '';
  const amount = formatPence(refund.amountPence);
  const said =
    refund.state === 'done' && refund.doneAt
      ? text.gaveBack(amount, dayOf(refund.doneAt))
      : text.givesBack(amount);
  const { byOtherMeans, state, postagePence } = refund;
  const postage = postagePence > 0 && text.postageIn(formatPence(postagePence));
  const time = !byOtherMeans && state !== 'refused' && orderText.refund.time;
  return [said, postage, time].filter(Boolean).join(' ');
}
