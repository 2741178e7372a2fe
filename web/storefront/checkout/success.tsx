import { CircleAlert, CircleCheck, Clock, PackageX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { review } from '#wording/storefront/review.ts';
import { success as said } from '#wording/storefront/success.ts';
import { post } from '../../browser/api.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { type Identity, readIdentity } from '../../browser/identity.ts';
import { useLeaveToLogin } from '../../browser/signed-out.ts';
import type { PageHandle } from '../../page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { clearAttempt, clearBought } from './bought.ts';
import { AskAgain, Outcome } from './outcome.tsx';
import { usePaymentStatus } from './payment-status.ts';

export const handle = { shell: true } satisfies PageHandle;

export const meta = () => [{ title: said.tab }, { name: 'robots', content: 'noindex' }];

/** Where the card page leads after paying. It says paid only when the provider does. */
export default function Success() {
  const { id = '' } = useParams();
  return <div className="page">{useHydrated() ? <SuccessOf key={id} orderId={id} /> : <Checking />}</div>;
}

function SuccessOf({ orderId }: { orderId: string }) {
  const [identity] = useState(readIdentity);
  const { known, ask } = usePaymentStatus(orderId, 'Success');
  const leave = useLeaveToLogin();
  const signedOut = !identity || known === 'signed out';
  useEffect(() => {
    if (signedOut) leave(review.signIn);
  }, [signedOut, leave]);
  usePaidBasket(orderId, known === 'Success');

  if (signedOut || known === 'asking') return <Checking />;
  switch (known) {
    case 'Success':
      return <Paid orderId={orderId} identity={identity} />;
    case 'Refunded':
      return (
        <Outcome icon={<Clock size={40} aria-hidden />} title={said.refundedTitle} orderId={orderId}>
          <p>{said.refunded}</p>
          <ToOrder orderId={orderId} />
        </Outcome>
      );
    case 'Failed':
      return <Navigate to={`/failed/${orderId}`} replace />;
    case 'Pending':
      return <Pending orderId={orderId} ask={ask} />;
    case 'no such order':
      return (
        <Outcome icon={<PackageX size={40} aria-hidden className="text-olive" />} title={said.noOrderTitle}>
          <p>{said.noOrder}</p>
          <ButtonLink to="/orders">{said.orders}</ButtonLink>
        </Outcome>
      );
    case 'unreachable':
      return (
        <Outcome
          icon={<CircleAlert size={40} aria-hidden className="text-amber" />}
          title={said.unknownTitle}
          orderId={orderId}
        >
          <p>{said.unknown}</p>
          <AskAgain ask={ask} />
        </Outcome>
      );
  }
}

/** Takes what was paid out of the cart. */
function usePaidBasket(orderId: string, paid: boolean) {
  useEffect(() => {
    if (!paid || clearAttempt(orderId)) return;
    // Not given up when the page is left: the cart would keep what was bought.
    void post('/user-order-details', { orderId }).then((answer) => {
      if (answer.status === 200) clearBought(answer.data[0]);
    });
  }, [orderId, paid]);
}

function Paid({ orderId, identity }: { orderId: string; identity: Identity }) {
  return (
    <Outcome
      icon={<CircleCheck size={40} aria-hidden className="text-green" />}
      title={said.title}
      orderId={orderId}
    >
      <p className="font-semibold">{said.paid}</p>
      <section className="panel w-full p-5 text-left">
        <h2 className="mb-2 text-xl">{said.next}</h2>
        <ol className="grid list-decimal gap-1.5 pl-5">
          {said.steps(identity.email).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap justify-center gap-3">
        <ToOrder orderId={orderId} />
        <ButtonLink to="/shop/all" kind="quiet">
          {said.shop}
        </ButtonLink>
      </div>
    </Outcome>
  );
}

/** How often the page asks by itself, in milliseconds, before it leaves it to the shopper. */
const patience = [1500, 2000, 3000, 4000, 5000, 8000, 10_000, 15_000];

function Pending({ orderId, ask }: { orderId: string; ask: () => Promise<unknown> }) {
  const [asked, setAsked] = useState(0);
  const [payUrl, setPayUrl] = useState<string | null>(null);

  useEffect(() => {
    const pause = patience[asked];
    if (pause === undefined) return;
    const timer = setTimeout(() => void ask().then(() => setAsked(asked + 1)), pause);
    return () => clearTimeout(timer);
  }, [asked, ask]);
  useEffect(() => {
    const leaving = new AbortController();
    void post('/user-order-details', { orderId }, { signal: leaving.signal }).then((answer) => {
      if (answer.status === 200) setPayUrl(answer.data[0].payUrl);
    });
    return () => leaving.abort();
  }, [orderId]);

  return (
    <Outcome
      icon={<Clock size={40} aria-hidden className="text-amber" />}
      title={said.pendingTitle}
      orderId={orderId}
    >
      <p role="status">{asked < patience.length ? said.pending : said.pendingLong}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <AskAgain ask={ask} />
        {payUrl && (
          <a href={payUrl} className="btn btn-quiet">
            {said.payNow}
          </a>
        )}
        <ToOrder orderId={orderId} quiet />
      </div>
    </Outcome>
  );
}

const ToOrder = ({ orderId, quiet }: { orderId: string; quiet?: boolean }) => (
  <ButtonLink to={`/order-details/${orderId}`} kind={quiet ? 'quiet' : 'primary'}>
    {said.view}
  </ButtonLink>
);

const Checking = () => <Loading label={said.checking} />;
