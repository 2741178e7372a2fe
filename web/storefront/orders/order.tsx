import { PackageX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/order.ts';
import { isUnpaid } from '#shop/orders/status.ts';
import { order as text } from '#wording/storefront/order.ts';
import { orderAgain } from '#wording/storefront/order-again.ts';
import { timeline } from '#wording/storefront/timeline.ts';
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
import { Timeline } from '../../ui/timeline.tsx';
import { Columns } from '../parts/columns.tsx';
import { Expected } from '../parts/expected.tsx';
import { Lines } from '../parts/lines.tsx';
import { OrderAgain } from '../parts/order-again-button.tsx';
import { orderName } from '../parts/order-name.ts';
import { Outcome } from '../parts/outcome.tsx';
import { readOrder } from '../parts/own-order.ts';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { PaymentNotice } from '../parts/payment-notice.tsx';
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

function Whole({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { lines } = order;
  const unpaid = isUnpaid(order);
  useRefundToCome(order, onChanged);
  const heading = useRef<HTMLHeadingElement>(null);
  const cancelledHere = useRef(false);
  useEffect(() => {
    if (!cancelledHere.current || order.orderStatus !== 'Cancelled') return;
    cancelledHere.current = false;
    // The button that had the focus is gone, and what becomes of the money is said under the heading.
    heading.current?.focus();
  }, [order]);
  return (
    <>
      <div className="page no-print grid grid-cols-[minmax(0,1fr)] gap-6 desk:gap-8">
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
          {order.returns.every(({ cancelled }) => cancelled) &&
            order.withdrawUntil &&
            order.returnable.length > 0 && (
              <Link
                to={`/return/${order.id}`}
                className="link inline-flex min-h-11 w-max max-w-full items-center"
              >
                {text.withdraw.button}
              </Link>
            )}
        </header>
        <PaymentNotice order={{ ...order, refunds: refundsApart(order) }} />
        <ReturnStates order={order} />
        <Notes notes={order.notes} />
        {!unpaid && (
          <Section title={text.progress}>
            {order.expected && (
              <Expected expected={order.expected} isOutToday={isOutToday(order)} className="mb-5" />
            )}
            <Progress order={order} />
            <Parcels parcels={order.parcels} />
          </Section>
        )}
        <Columns>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:gap-8">
            <Lines
              lines={lines}
              delivered={order.orderStatus === 'Delivered'}
              notes={(position) => lineReturns(order, position)}
            >
              {/* One delivered line has a button of its own. */}
              {(lines.length > 1 || order.orderStatus !== 'Delivered') && (
                <OrderAgain lines={lines} label={orderAgain.all} />
              )}
            </Lines>
            {!unpaid && (
              <Section title={timeline.title}>
                <Timeline entries={order.timeline} text={timeline} />
                <details className="mt-3">
                  <summary className="link flex min-h-11 items-center">{text.history}</summary>
                  <History events={order.events} />
                </details>
              </Section>
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:gap-8">
            <Totals order={order} />
            {!unpaid && (
              <Section title={text.address}>
                <PostalAddress address={order.deliveryAddress} />
                <ChangeAddress order={order} onChanged={onChanged} />
              </Section>
            )}
            <Help
              order={order}
              onChanged={onChanged}
              onCancelled={() => {
                cancelledHere.current = true;
              }}
            />
          </div>
        </Columns>
      </div>
      {order.receiptNumber !== null && <Receipt order={order} />}
    </>
  );
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
