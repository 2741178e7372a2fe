import { CircleAlert, CircleCheck, CircleX, Clock, PackageX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { failed as said } from '#wording/storefront/failed.ts';
import { review } from '#wording/storefront/review.ts';
import { success } from '#wording/storefront/success.ts';
import { readBuyNow } from '../../browser/buy-now.ts';
import { readCart } from '../../browser/cart.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { readIdentity } from '../../browser/identity.ts';
import { useLeaveToLogin } from '../../browser/signed-out.ts';
import type { PageHandle } from '../../page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/skeleton.tsx';
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
        <Outcome
          icon={<CircleCheck size={40} aria-hidden className="text-green" />}
          title={said.paidTitle}
          orderId={orderId}
        >
          <p>{said.paid}</p>
          <ButtonLink kind="primary" to={`/success/${orderId}`}>
            {said.seePaid}
          </ButtonLink>
        </Outcome>
      );
    case 'Pending':
      return (
        <Outcome
          icon={<Clock size={40} aria-hidden className="text-amber" />}
          title={said.pendingTitle}
          orderId={orderId}
        >
          <p>{said.pending}</p>
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
          orderId={orderId}
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
    <Outcome
      icon={<CircleX size={56} aria-hidden className="text-red" />}
      title={said.title}
      orderId={orderId}
    >
      <p>{said.text}</p>
      {basket && <p className="text-muted">{said.kept}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        {basket && (
          <ButtonLink kind="primary" to={`/checkout/${basket}`}>
            {said.again}
          </ButtonLink>
        )}
        <Ways />
      </div>
    </Outcome>
  );
}

const Ways = () => (
  <div className="flex flex-wrap justify-center gap-3">
    <ButtonLink to="/orders">{said.orders}</ButtonLink>
    <ButtonLink kind="quiet" to="/contact">
      {said.support}
    </ButtonLink>
  </div>
);

/** Which basket to try again with: what was bought is still in it. */
function basketOf(orderId: string): From | null {
  const from = attemptOf(orderId)?.from;
  if (from === 'buy' && readBuyNow()) return 'buy';
  return readCart().length > 0 ? 'cart' : null;
}

const Checking = () => <Loading label={said.checking} />;
