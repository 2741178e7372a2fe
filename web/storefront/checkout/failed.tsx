import { CircleAlert, CircleCheck, CircleX, Clock, PackageX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { WireOrder } from '#contract/orders.ts';
import { failed as text } from '#wording/storefront/failed.ts';
import { review } from '#wording/storefront/review.ts';
import { success } from '#wording/storefront/success.ts';
import { post } from '../../browser/api.ts';
import { readBuyNow } from '../../browser/buy-now.ts';
import { readCart } from '../../browser/cart.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { readIdentity } from '../../browser/identity.ts';
import { useLeaveToLogin } from '../../browser/signed-out.ts';
import type { PageHandle } from '../../page-handle.ts';
import { linesOf } from '../../papers/lines-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { minuteOf } from '../../ui/dates.ts';
import { formatPounds } from '../../ui/price.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { attemptOf, type From, noteReleased } from './attempt.ts';
import { AskAgain, Outcome } from './outcome.tsx';
import { usePaymentStatus } from './payment-status.ts';

export const handle = { shell: true } satisfies PageHandle;

export const meta = () => [{ title: success.tab }, { name: 'robots', content: 'noindex' }];

/** Where the card page leads without paying. It never says failed while the provider says paid (decisions.md section 4). */
export default function Failed() {
  const { id = '' } = useParams();
  return <div className="page">{useHydrated() ? <FailedOf key={id} orderId={id} /> : <Checking />}</div>;
}

function FailedOf({ orderId }: { orderId: string }) {
  const [identity] = useState(readIdentity);
  const { known, ask } = usePaymentStatus(orderId, 'Failed');
  const leave = useLeaveToLogin();
  const signedOut = !identity || known === 'signed out';
  useEffect(() => {
    if (signedOut) leave(review.signIn);
  }, [signedOut, leave]);
  useEffect(() => {
    if (known === 'Failed') noteReleased(orderId);
  }, [known, orderId]);

  if (signedOut || known === 'asking') return <Checking />;
  switch (known) {
    case 'Failed':
      return <NotPaid orderId={orderId} />;
    case 'Success':
    case 'Refunded':
      return (
        <Outcome icon={<CircleCheck size={40} aria-hidden className="text-green" />} title={text.paidTitle}>
          <p>{text.paid}</p>
          <ButtonLink kind="primary" to={`/success/${orderId}`}>
            {text.seePaid}
          </ButtonLink>
        </Outcome>
      );
    case 'Pending':
      return (
        <Outcome icon={<Clock size={40} aria-hidden className="text-amber" />} title={text.pendingTitle}>
          <p>{text.pending}</p>
          <AskAgain ask={ask} />
        </Outcome>
      );
    case 'no such order':
      return (
        <Outcome
          icon={<PackageX size={40} aria-hidden className="text-olive" />}
          title={success.noOrderTitle}
        >
          <p>{success.noOrder}</p>
          <Ways />
        </Outcome>
      );
    case 'unreachable':
      return (
        <Outcome
          icon={<CircleAlert size={40} aria-hidden className="text-amber" />}
          title={success.unknownTitle}
        >
          <p>{success.unknown}</p>
          <AskAgain ask={ask} />
        </Outcome>
      );
  }
}

function NotPaid({ orderId }: { orderId: string }) {
  const [basket] = useState(() => basketOf(orderId));
  return (
    <Outcome icon={<CircleX size={56} aria-hidden className="text-red" />} title={text.title}>
      {/* Whoever pressed Cancel reads first that nothing is lost. */}
      {basket && <p className="font-semibold">{text.kept}</p>}
      <p>
        {text.orderId}: <strong className="figures break-all select-all">{orderId}</strong>
      </p>
      <p>{text.text}</p>
      <Items orderId={orderId} />
      <div className="flex flex-wrap justify-center gap-3">
        {basket && (
          <ButtonLink kind="primary" to={`/checkout/${basket}`}>
            {text.again}
          </ButtonLink>
        )}
        <Ways />
      </div>
    </Outcome>
  );
}

/** What was tried to buy, and when: an order that was not paid has no number that means anything to its shopper. */
function Items({ orderId }: { orderId: string }) {
  const [order, setOrder] = useState<WireOrder>();
  useEffect(() => {
    const leaving = new AbortController();
    void post('/user-order-details', { orderId }, { signal: leaving.signal }).then((answer) => {
      if (answer.status === 200) setOrder(answer.data[0]);
    });
    return () => leaving.abort();
  }, [orderId]);
  if (!order) return null;
  return (
    <p className="text-muted">
      {unbroken(
        text.items(
          minuteOf(order.createdAt),
          linesOf(order).map(({ quantity, title }) => text.line(quantity, title)),
          formatPounds(order.total),
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
function basketOf(orderId: string): From | null {
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
