import { PackageX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/order.ts';
import { wayBackOf } from '#contract/way-back.ts';
import { isUnpaid } from '#shop/orders/status.ts';
import { order as text } from '#wording/storefront/order.ts';
import { orderAgain } from '#wording/storefront/order-again.ts';
import { timeline, waysBack } from '#wording/storefront/timeline.ts';
import { useLoaded } from '../../browser/decode-answer.ts';
import { useReloadOnVisible } from '../../browser/reload-on-visible.ts';
import { useSignInAgain } from '../../browser/require-identity.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Receipt } from '../../papers/receipt.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { PostalAddress } from '../../ui/postal-address.tsx';
import { Section } from '../../ui/section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Timeline, withWayBack } from '../../ui/timeline.tsx';
import { Columns } from '../parts/columns.tsx';
import { Expected } from '../parts/expected.tsx';
import { Lines } from '../parts/lines.tsx';
import { orderName } from '../parts/order-name.ts';
import { Outcome } from '../parts/outcome.tsx';
import { readOrder } from '../parts/own-order.ts';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { PaymentNotice } from '../parts/payment-notice.tsx';
import { PutIntoCart } from '../parts/put-into-cart-button.tsx';
import type { Route } from './+types/order';
import { ChangeAddress } from './change-address.tsx';
import { Help } from './help.tsx';
import { lineReturns, refundsApart } from './line-returns.ts';
import { Notes } from './notes.tsx';
import { Parcels } from './parcels.tsx';
import { History, isOutToday, Progress } from './progress.tsx';
import { ReturnStates } from './return-states.tsx';
import { Statuses } from './status.tsx';
import { Totals } from './totals.tsx';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta(text, noIndex);

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => ({ order: readOrder(id) });

export const HydrateFallback = () => <Waiting />;

/** /order-details/{id}. */
export default function OrderDetails({ loaderData }: Route.ComponentProps) {
  const { data: order, failure, reload } = useLoaded(loaderData.order, useSignInAgain());
  useReloadOnVisible();
  if (order) return <Whole order={order} onChanged={reload} />;
  if (order === null) return <Missing />;
  return failure ? <Failed message={failure} onRetry={reload} /> : <Waiting />;
}

interface OrderProps {
  order: Order;
  onChanged: () => void;
}

function Whole({ order, onChanged }: OrderProps) {
  useRefundToCome(order, onChanged);
  const { heading, onCancelled } = useFocusOnceCancelled(order);
  const unpaid = isUnpaid(order);
  return (
    <>
      <div className={`page no-print ${stack}`}>
        <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            {orderName(order)}
          </h1>
          {!unpaid && <p className="text-muted">{text.placed(dayOf(order.createdAt))}</p>}
          <Statuses
            order={unpaid ? undefined : order.orderStatus}
            payment={order.paymentStatus}
            refunds={order.refunds}
          />
          <WayToReturn order={order} />
        </header>
        <PaymentNotice order={{ ...order, refunds: refundsApart(order) }} />
        <ReturnStates order={order} />
        <Notes notes={order.notes} />
        {!unpaid && <UnderWay order={order} />}
        <Columns>
          <div className={stack}>
            <Bought order={order} />
            {!unpaid && <Changes order={order} />}
          </div>
          <div className={stack}>
            <Totals order={order} />
            {!unpaid && (
              <Section title={text.address}>
                <PostalAddress address={order.deliveryAddress} />
                <ChangeAddress order={order} onChanged={onChanged} />
              </Section>
            )}
            <Help order={order} onChanged={onChanged} onCancelled={onCancelled} />
          </div>
        </Columns>
      </div>
      {order.receiptNumber !== null && <Receipt order={order} />}
    </>
  );
}

/** Parts below each other, none wider than there is room. */
const stack = 'grid grid-cols-[minmax(0,1fr)] gap-6 desk:gap-8';

/** Once a return is under way, the way to another is with that one (return-states.tsx). */
function WayToReturn({ order: { id, returns, withdrawUntil, returnable } }: { order: Order }) {
  const underWay = returns.some(({ cancelled }) => !cancelled);
  if (underWay || !withdrawUntil || returnable.length === 0) return null;
  return (
    <Link to={`/return/${id}`} className="link inline-flex min-h-11 w-max max-w-full items-center">
      {text.withdraw.button}
    </Link>
  );
}

const UnderWay = ({ order }: { order: Order }) => (
  <Section title={text.progress}>
    {order.expected && <Expected expected={order.expected} isOutToday={isOutToday(order)} className="mb-4" />}
    <Progress order={order} />
    <Parcels parcels={order.parcels} />
  </Section>
);

function Bought({ order }: { order: Order }) {
  const { lines } = order;
  const delivered = order.orderStatus === 'Delivered';
  return (
    <Lines lines={lines} delivered={delivered} notes={(position) => lineReturns(order, position)}>
      {/* One delivered line has a button of its own. */}
      {(lines.length > 1 || !delivered) && <PutIntoCart lines={lines} label={orderAgain.all} />}
    </Lines>
  );
}

const Changes = ({ order }: { order: Order }) => (
  <Section title={timeline.title}>
    <Timeline entries={order.timeline} text={withWayBack(timeline, waysBack, wayBackOf(order))} />
    <details className="mt-3">
      <summary className="link flex min-h-11 items-center">{text.history}</summary>
      <History order={order} />
    </details>
  </Section>
);

/** The button that cancels goes with the order, and what becomes of the money is said under the heading: the focus is led there. */
function useFocusOnceCancelled(order: Order) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cancelledHere = useRef(false);
  useEffect(() => {
    if (!cancelledHere.current || order.orderStatus !== 'Cancelled') return;
    cancelledHere.current = false;
    heading.current?.focus();
  }, [order]);
  const onCancelled = () => {
    cancelledHere.current = true;
  };
  return { heading, onCancelled };
}

/** When an order is read again whose refund is on its way, in milliseconds: as a rule that takes a second, and else days. */
const refundAskedAfterMs = [1500, 4000, 10_000];

function useRefundToCome({ refunds }: Order, onChanged: () => void) {
  const isToCome = refunds.some(({ state }) => state === 'requested');
  const read = useEffectEvent(onChanged);
  useEffect(() => {
    if (!isToCome) return;
    const timers = refundAskedAfterMs.map((ms) => setTimeout(() => read(), ms));
    return () => timers.forEach(clearTimeout);
  }, [isToCome]);
}

const Missing = () => (
  <div className="page">
    <Outcome icon={<PackageX size={40} aria-hidden className="text-olive" />} title={text.noSuchOrder}>
      <p>{text.noSuchOrderText}</p>
      <ButtonLink to="/orders">{text.all}</ButtonLink>
    </Outcome>
  </div>
);

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="page grid gap-4">
    <h1>{text.title}</h1>
    <Notice tone="bad" title={text.failedTitle}>
      <p>{message}</p>
      <Button kind="quiet" className="mt-3" onClick={onRetry}>
        {text.again}
      </Button>
    </Notice>
  </div>
);

const Waiting = () => (
  <div className="page">
    <h1 className="sr-only">{text.title}</h1>
    <Loading label={text.loading}>
      <div className="grid gap-5">
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  </div>
);
