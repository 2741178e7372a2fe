import { CircleAlert, CircleCheck, Clock, LogIn, PackageX } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { review } from '#wording/storefront/review.ts';
import { success as text } from '#wording/storefront/success.ts';
import { post } from '../../browser/api.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { readIdentity } from '../../browser/identity.ts';
import { useLeaveToLogin } from '../../browser/signed-out.ts';
import type { PageHandle } from '../../page-handle.ts';
import { linesOf } from '../../papers/lines-of.ts';
import { sumOf } from '../../papers/sum-of.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { Summary } from '../../ui/summary.tsx';
import { Lines } from '../orders/lines.tsx';
import { orderName } from '../orders/order-name.ts';
import { useWholeOrder } from '../orders/whole-order.ts';
import { clearAttempt, clearBought } from './bought.ts';
import { AskAgain, Outcome } from './outcome.tsx';
import { usePaymentStatus } from './payment-status.ts';
import { SoldOrder } from './sold-order.tsx';

export const handle = { shell: true } satisfies PageHandle;

export const meta = () => [{ title: text.tab }, { name: 'robots', content: 'noindex' }];

/** Where the card page leads after paying. It says paid only when the provider does. */
export default function Success() {
  const { id = '' } = useParams();
  return <div className="page">{useHydrated() ? <SuccessOf key={id} orderId={id} /> : <Checking />}</div>;
}

function SuccessOf({ orderId }: { orderId: string }) {
  const [identity] = useState(readIdentity);
  const { known, ask } = usePaymentStatus(orderId, 'Success');
  usePaidBasket(orderId, known === 'Success');

  if (!identity || known === 'signed out') return <SignedOut />;
  switch (known) {
    case 'asking':
      return <Checking />;
    case 'Success':
    case 'Refunded':
      return <Paid orderId={orderId} />;
    case 'Failed':
      return <Navigate to={`/failed/${orderId}`} replace />;
    case 'Pending':
      return <Pending orderId={orderId} ask={ask} />;
    case 'no such order':
      return (
        <Outcome icon={<PackageX size={40} aria-hidden className="text-olive" />} title={text.noOrderTitle}>
          <p>{text.noOrder}</p>
          <ButtonLink to="/orders">{text.orders}</ButtonLink>
        </Outcome>
      );
    case 'unreachable':
      return (
        <Outcome
          icon={<CircleAlert size={40} aria-hidden className="text-amber" />}
          title={text.unknownTitle}
        >
          <p>{text.unknown}</p>
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

function Paid({ orderId }: { orderId: string }) {
  const { found } = useWholeOrder(orderId, useLeaveSignedOut());
  if (found.state === 'found') return <SoldOrder order={found.order} />;
  if (found.state === 'waiting') return <Checking />;
  return (
    <Outcome icon={<CircleCheck size={40} aria-hidden className="text-green" />} title={text.title}>
      <ToOrder orderId={orderId} />
    </Outcome>
  );
}

/** The card page may come back to another browser than it left: whoever paid is not frightened, and finds back here. */
function SignedOut() {
  const leave = useLeaveSignedOut();
  return (
    <Outcome icon={<LogIn size={40} aria-hidden className="text-olive" />} title={text.signInTitle}>
      <p>{text.signInText}</p>
      <Button kind="primary" onClick={leave}>
        {text.signIn}
      </Button>
    </Outcome>
  );
}

function useLeaveSignedOut(): () => void {
  const leave = useLeaveToLogin();
  return useCallback(() => leave(review.signIn), [leave]);
}

/** How often the page asks by itself, in milliseconds, before it leaves it to the shopper. */
const patience = [1500, 2000, 3000, 4000, 5000, 8000, 10_000, 15_000];

function Pending({ orderId, ask }: { orderId: string; ask: () => Promise<unknown> }) {
  const [asked, setAsked] = useState(0);
  const { found } = useWholeOrder(orderId, useLeaveSignedOut());
  const order = found.state === 'found' ? found.order : undefined;

  useEffect(() => {
    const pause = patience[asked];
    if (pause === undefined) return;
    const timer = setTimeout(() => void ask().then(() => setAsked(asked + 1)), pause);
    return () => clearTimeout(timer);
  }, [asked, ask]);

  return (
    <div className="grid gap-8">
      <Outcome icon={<Clock size={40} aria-hidden className="text-amber" />} title={text.pendingTitle}>
        <p role="status">{asked < patience.length ? text.pending : text.pendingLong}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <AskAgain ask={ask} />
          {order?.payUrl && (
            <a href={order.payUrl} className="btn btn-quiet">
              {text.payNow}
            </a>
          )}
          <ToOrder orderId={orderId} quiet />
        </div>
      </Outcome>
      {order && (
        <div className="mx-auto grid w-full max-w-prose gap-5">
          <Lines lines={linesOf(order)} />
          <Panel title={orderName(order)}>
            <Summary {...sumOf(order, linesOf(order))} />
          </Panel>
        </div>
      )}
    </div>
  );
}

const ToOrder = ({ orderId, quiet }: { orderId: string; quiet?: boolean }) => (
  <ButtonLink to={`/order-details/${orderId}`} kind={quiet ? 'quiet' : 'primary'}>
    {quiet ? text.see : text.view}
  </ButtonLink>
);

const Checking = () => (
  <>
    <h1 className="sr-only">{text.tab}</h1>
    <Loading label={text.checking} />
  </>
);
