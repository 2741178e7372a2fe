import { CircleCheck, CircleX, Clock, PackageX } from 'lucide-react';
import { useState } from 'react';
import { formatPence } from '#contract/money.ts';
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
  const [basket] = useState(() => basketOf(orderId));
  return (
    <Outcome icon={<CircleX size={56} aria-hidden className="text-red" />} title={text.title}>
      {/* Whoever pressed Cancel reads first that nothing is lost. */}
      {basket && <p className="font-semibold">{text.kept[basket]}</p>}
      <p>{text.text}</p>
      <Items loading={order} />
      <div className="flex flex-wrap justify-center gap-3">
        {basket && (
          <ButtonLink kind="primary" to={`/checkout/${basket}`}>
            {text.again}
          </ButtonLink>
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
function Items({ loading }: { loading: LoadingOrder }) {
  const { data: order } = useLoaded(loading, useSignInAgain());
  if (!order) return null;
  return (
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
}

const Ways = () => (
  <div className="flex flex-wrap justify-center gap-3">
    <ButtonLink to="/orders">{text.orders}</ButtonLink>
    <ButtonLink kind="quiet" to="/contact">
      {text.support}
    </ButtonLink>
  </div>
);

/** Which basket to try again with: what was bought is still in it. */
function basketOf(orderId: string): CheckoutSource | null {
  const from = attemptOf(orderId)?.from;
  if (from === 'buy' && readBuyNow()) return 'buy';
  return readCart().length > 0 ? 'cart' : null;
}

const Checking = () => (
  <>
    <h1 className="sr-only">{success.tab}</h1>
    <Loading label={text.checking} />
  </>
);
