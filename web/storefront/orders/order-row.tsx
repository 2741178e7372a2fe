import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { OrderSummary } from '#contract/order-summary.ts';
import { sentBackOf } from '#contract/refund.ts';
import { progress } from '#shop/orders/status.ts';
import { orderAgain } from '#wording/storefront/order-again.ts';
import { orders as text } from '#wording/storefront/orders.ts';
import { dayOf } from '../../ui/dates.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { writeDays } from '../parts/estimate.ts';
import { orderName } from '../parts/order-name.ts';
import { PutIntoCart } from '../parts/put-into-cart-button.tsx';
import { Statuses } from './status.tsx';

/** One order of the list; all of it leads to the order, but the button that buys the same again. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { id, lines, orderStatus, expected } = order;
  return (
    <li className="relative grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 desk:grid-cols-[104px_minmax(0,1fr)_auto] desk:gap-x-6">
      <Picture name={order.image} alt="" sizes="104px" />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
        <div>
          <h2 className="text-xl leading-snug">
            <Link to={`/order-details/${id}`} className="row-link hover:underline">
              {orderName(order)}
            </Link>
          </h2>
          <p className="leading-snug">
            {noBreak(lines[0]?.title ?? '')} <span className="text-muted">{othersOf(order)}</span>
          </p>
          <p className="text-sm text-muted">
            <time dateTime={order.createdAt}>{dayOf(order.createdAt)}</time>
          </p>
        </div>
        {expected && !expected.late && <p className="figures font-semibold">{writeDays(expected)}</p>}
        <Statuses order={orderStatus} payment={order.paymentStatus} refunds={order.refunds} />
        <UnderWay order={order} />
        {order.receiptNumber !== null && (
          // An empty or a full bar would be one more line between the orders: the words beside it say the same.
          <progress
            aria-label={text.progress(orderStatus, progress[orderStatus])}
            className={progress[orderStatus] % 100 > 0 ? 'meter mt-1 h-1! max-w-80' : 'sr-only'}
            value={progress[orderStatus]}
            max={100}
          />
        )}
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 desk:col-start-3 desk:row-start-1 desk:flex-col desk:items-end">
        <Price pence={order.totalPence} className="min-w-0 text-lg font-semibold wrap-anywhere" />
        {/* The link above is the row's: this says that it is one. */}
        <span aria-hidden className="btn btn-quiet pr-2.5!">
          {text.view}
          <ChevronRight size={18} />
        </span>
        {order.receiptNumber !== null && (
          <div className="z-1 grid gap-2">
            <PutIntoCart lines={lines} label={orderAgain.all} of={orderName(order)} />
          </div>
        )}
      </div>
    </li>
  );
}

/** What becomes of its money, and what of it is on its way back: what its shopper waits for, or is to do. */
function UnderWay({ order: { refunds, openReturns } }: { order: OrderSummary }) {
  const { duePence, refusedPence } = sentBackOf(refunds);
  const said = [
    ...(duePence > 0 ? [text.refundDue(formatPence(duePence))] : []),
    ...(refusedPence > 0 ? [text.refundRefused(formatPence(refusedPence))] : []),
    ...openReturns.map(({ number, sendBackBy, collects }) => {
      if (collects) return text.openReturnCollected(number);
      return sendBackBy ? text.openReturn(number, dayOf(sendBackBy)) : text.openReturnLater(number);
    }),
  ];
  return (
    said.length > 0 && (
      <ul className="figures max-w-prose leading-snug">
        {said.map((sentence) => (
          <li key={sentence}>{noBreak(sentence)}</li>
        ))}
      </ul>
    )
  );
}

/** 'and 2 more': the lines of an order beside its first; '' for none. */
export const othersOf = ({ lines }: OrderSummary): string =>
  lines.length > 1 ? text.more(lines.length - 1) : '';
