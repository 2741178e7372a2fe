import { CircleCheck, CircleX, Clock, PackageX } from 'lucide-react';
import type { Order } from '#contract/order.ts';
import { failed as text } from '#wording/storefront/failed.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { success } from '#wording/storefront/success.ts';
import { readBuyNow } from '../../browser/buy-now.ts';
import { readCart } from '../../browser/cart.ts';
import { useLoaded } from '../../browser/decode-answer.ts';
import { useSignInAgain } from '../../browser/require-identity.ts';
import type { PageHandle } from '../../page-handle.ts';
import { summaryOf } from '../../papers/summary-of.ts';
import { type ButtonKind, ButtonLink } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Summary } from '../../ui/summary.tsx';
import { type Attempt, attemptOf, type CheckoutSource, noteReleased } from '../basket/attempt.ts';
import { Lines } from '../parts/lines.tsx';
import { orderName } from '../parts/order-name.ts';
import { AskAgain, type AskAgainProps, Outcome, Unreachable } from '../parts/outcome.tsx';
import { type LoadingOrder, readOrder } from '../parts/own-order.ts';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/failed';
import { readPayment, statusOf } from './read-payment.ts';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: success.tab }, noIndex);

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const payment = readPayment(id, 'Failed');
  const order: LoadingOrder = payment.then((known) => {
    if (statusOf(known) !== 'Failed') return { data: null };
    noteReleased(id);
    return readOrder(id);
  });
  return { payment, order };
}

export const HydrateFallback = () => (
  <div className="page">
    <Checking />
  </div>
);

/** Where the card page leads without paying. It never says failed while the provider says paid (decisions.md section 4). */
export default function Failed({ loaderData, params: { id } }: Route.ComponentProps) {
  const { data: status, failure, busy, reload } = useLoaded(loaderData.payment, useSignInAgain());
  const again = { busy, onPress: reload };
  return (
    <div className="page">
      {failure ? (
        <Unreachable {...again} />
      ) : status === undefined ? (
        <Checking />
      ) : status === null ? (
        <NoSuchOrder />
      ) : status === 'Failed' ? (
        <NotPaid orderId={id} order={loaderData.order} />
      ) : status === 'Pending' ? (
        <Pending {...again} />
      ) : (
        <PaidAfterAll orderId={id} />
      )}
    </div>
  );
}

const PaidAfterAll = ({ orderId }: { orderId: string }) => (
  <Outcome icon={<CircleCheck size={40} aria-hidden className="text-green" />} title={text.paidTitle}>
    <p>{text.paid}</p>
    <ButtonLink kind="primary" to={`/success/${orderId}`}>
      {text.seePaid}
    </ButtonLink>
  </Outcome>
);

const Pending = (again: AskAgainProps) => (
  <Outcome icon={<Clock size={40} aria-hidden className="text-amber" />} title={text.pendingTitle}>
    <p>{text.pending}</p>
    <AskAgain {...again} />
  </Outcome>
);

const NoSuchOrder = () => (
  <Outcome icon={<PackageX size={40} aria-hidden className="text-olive" />} title={success.noOrderTitle}>
    <p>{success.noOrder}</p>
    <Ways />
  </Outcome>
);

/** Whoever pressed Cancel reads first that nothing is lost; then comes the one thing to do, and below it what was to be bought. */
function NotPaid({ orderId, order }: { orderId: string; order: LoadingOrder }) {
  const { data: known, failure } = useLoaded(order, useSignInAgain());
  const attempt = attemptOf(orderId);
  const waits = known === undefined && !failure;
  // Another tab than left it knows of the order alone where to try again from.
  if (waits && !attempt) return <Checking />;
  const basket = basketOf(attempt, known ?? null);
  const next = basket
    ? { to: `/checkout/${basket}`, label: text.again }
    : readCart().length > 0 && { to: '/cart', label: text.toCart };
  return (
    <div className="grid gap-8">
      <Outcome icon={<CircleX size={40} aria-hidden className="text-red" />} title={text.title}>
        <p className="font-semibold">{basket ? text.kept[basket] : text.notCharged}</p>
        <p className="text-muted">{text.text}</p>
        {next && (
          <ButtonLink kind="primary" to={next.to}>
            {next.label}
          </ButtonLink>
        )}
        <Ways orders={next ? 'quiet' : 'secondary'} />
        {(known === null || failure) && <OrderNumber id={orderId} />}
      </Outcome>
      {waits && (
        <Loading label={orderText.loading}>
          <Skeleton className="mx-auto h-80 max-w-prose" />
        </Loading>
      )}
      {known && (
        <div className="mx-auto w-full max-w-prose">
          <Lines lines={known.lines}>
            <div className="grid flex-1 gap-3 border-t border-line pt-3">
              <p className="font-semibold">{orderName(known)}</p>
              <Summary {...summaryOf(known)} />
              <OrderNumber id={orderId} />
            </div>
          </Lines>
        </div>
      )}
    </div>
  );
}

/** Whole, to be quoted: a short number comes with the payment. */
const OrderNumber = ({ id }: { id: string }) => (
  <p className="basis-full text-sm text-muted">
    {text.orderId}: <span className="figures break-all select-all">{id}</span>
  </p>
);

/** @param orders how the way to the orders looks: quieter where there is something better to do */
const Ways = ({ orders = 'secondary' }: { orders?: ButtonKind }) => (
  <div className="flex flex-wrap justify-center gap-3">
    <ButtonLink kind={orders} to="/orders">
      {text.orders}
    </ButtonLink>
    <ButtonLink kind="quiet" to="/contact">
      {text.support}
    </ButtonLink>
  </div>
);

/**
 * Where to try again from: what was bought is still there. The card page may return to another tab than it left, which knows of
 * the order alone; then it is wherever all of that is.
 */
function basketOf(attempt: Attempt | null, order: Order | null): CheckoutSource | null {
  const from = attempt?.from;
  if (from === 'buy') return readBuyNow() ? 'buy' : null;
  if (from === 'cart') return readCart().length > 0 ? 'cart' : null;
  const inCart = (id: string) => readCart().some((item) => item.id === id);
  if (order?.lines.every(({ productId }) => inCart(productId))) return 'cart';
  return order?.lines.every(({ productId }) => readBuyNow()?.id === productId) ? 'buy' : null;
}

const Checking = () => (
  <>
    <h1 className="sr-only">{success.tab}</h1>
    <Loading label={text.checking} />
  </>
);
