import { CircleCheck, CircleX, Clock, PackageX } from 'lucide-react';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { failed as text } from '#wording/storefront/failed.ts';
import { success } from '#wording/storefront/success.ts';
import { readBuyNow } from '../../browser/buy-now.ts';
import { readCart } from '../../browser/cart.ts';
import { useLoaded } from '../../browser/decode-answer.ts';
import { useSignInAgain } from '../../browser/require-identity.ts';
import type { PageHandle } from '../../page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { minuteOf } from '../../ui/dates.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { attemptOf, type CheckoutSource, noteReleased } from '../basket/attempt.ts';
import { AskAgain, type AskAgainProps, Outcome, Unreachable } from '../parts/outcome.tsx';
import { type LoadingOrder, readOrder } from '../parts/own-order.ts';
import type { Route } from './+types/failed';
import { readPayment, statusOf } from './read-payment.ts';

export const handle = { shell: true } satisfies PageHandle;

export const meta = () => [{ title: success.tab }, { name: 'robots', content: 'noindex' }];

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

function NotPaid({ orderId, order }: { orderId: string; order: LoadingOrder }) {
  const { data: known } = useLoaded(order, useSignInAgain());
  const basket = basketOf(orderId, known ?? null);
  return (
    <Outcome icon={<CircleX size={56} aria-hidden className="text-red" />} title={text.title}>
      {/* Whoever pressed Cancel reads first that nothing is lost. */}
      <p className="font-semibold">{basket ? text.kept[basket] : text.notCharged}</p>
      <p>{text.text}</p>
      {known && <Items order={known} />}
      <div className="flex flex-wrap justify-center gap-3">
        {basket ? (
          <ButtonLink kind="primary" to={`/checkout/${basket}`}>
            {text.again}
          </ButtonLink>
        ) : (
          readCart().length > 0 && (
            <ButtonLink kind="primary" to="/cart">
              {text.toCart}
            </ButtonLink>
          )
        )}
        <Ways />
      </div>
      <p className="text-sm text-muted">
        {text.orderId}: <span className="figures break-all select-all">{orderId}</span>
      </p>
    </Outcome>
  );
}

/** What was tried to buy, and when: an order that was not paid has no number that means anything to its shopper. */
const Items = ({ order }: { order: Order }) => (
  <p className="text-muted">
    {noBreak(
      text.items(
        minuteOf(order.createdAt),
        order.lines.map(({ quantity, title }) => text.line(quantity, title)),
        formatPence(order.totalPence),
      ),
    )}
  </p>
);

const Ways = () => (
  <div className="flex flex-wrap justify-center gap-3">
    <ButtonLink to="/orders">{text.orders}</ButtonLink>
    <ButtonLink kind="quiet" to="/contact">
      {text.support}
    </ButtonLink>
  </div>
);

/**
 * Where to try again from: what was bought is still there. The card page may return to another tab than it left, which knows of
 * the order alone; then it is wherever all of that is.
 */
function basketOf(orderId: string, order: Order | null): CheckoutSource | null {
  const from = attemptOf(orderId)?.from;
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
