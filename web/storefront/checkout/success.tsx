import { CircleCheck, Clock, LogIn, PackageX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { success as text } from '#wording/storefront/success.ts';
import { useLoaded } from '../../browser/decode-answer.ts';
import { readIdentity } from '../../browser/identity.ts';
import { useReloadOnVisible } from '../../browser/reload-on-visible.ts';
import { useSignInAgain } from '../../browser/require-identity.ts';
import type { PageHandle } from '../../page-handle.ts';
import { summaryOf } from '../../papers/summary-of.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { Summary } from '../../ui/summary.tsx';
import { Lines } from '../parts/lines.tsx';
import { orderName } from '../parts/order-name.ts';
import { AskAgain, type AskAgainProps, Outcome, Unreachable } from '../parts/outcome.tsx';
import { type LoadingOrder, readOrder } from '../parts/own-order.ts';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/success';
import { clearBasket } from './clear-basket.ts';
import { readPayment, statusOf } from './read-payment.ts';
import { SoldOrder } from './sold-order.tsx';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: text.tab }, noIndex);

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const payment = readPayment(id, 'Success');
  const order: LoadingOrder = payment.then((known) => {
    const status = statusOf(known);
    return status && status !== 'Failed' ? readOrder(id) : { data: null };
  });
  void payment.then((known) => {
    if (statusOf(known) === 'Success') return clearBasket(id, order);
  });
  return { isSignedIn: readIdentity() !== null, payment, order };
}

export const HydrateFallback = () => (
  <div className="page">
    <Checking />
  </div>
);

/** Where the card page leads after paying. It says paid only when the provider does. */
export default function Success({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <div className="page">
      <SuccessOf key={id} orderId={id} {...loaderData} />
    </div>
  );
}

interface SuccessOfProps {
  orderId: string;
  isSignedIn: boolean;
  payment: ReturnType<typeof readPayment>;
  order: LoadingOrder;
}

function SuccessOf({ orderId, isSignedIn, payment, order }: SuccessOfProps) {
  const [isOver, setIsOver] = useState(!isSignedIn);
  const { data: status, failure, busy, reload } = useLoaded(payment, () => setIsOver(true));
  useReloadOnVisible();
  if (isOver) return <SignedOut />;
  if (status === 'Success' || status === 'Refunded') return <Paid orderId={orderId} loading={order} />;
  const again = { busy, onPress: reload };
  if (failure) return <Unreachable {...again} />;
  if (status === undefined) return <Checking />;
  if (status === 'Failed') return <Navigate to={`/failed/${orderId}`} replace />;
  if (status === 'Pending') return <Pending orderId={orderId} loading={order} again={again} />;
  return <NoSuchOrder />;
}

function Paid({ orderId, loading }: { orderId: string; loading: LoadingOrder }) {
  const { data: order, failure } = useLoaded(loading, useSignInAgain());
  if (order) return <SoldOrder order={order} />;
  if (order === undefined && !failure) return <Checking />;
  return (
    <Outcome icon={<CircleCheck size={40} aria-hidden className="text-green" />} title={text.title}>
      <ToOrder orderId={orderId} />
    </Outcome>
  );
}

const NoSuchOrder = () => (
  <Outcome icon={<PackageX size={40} aria-hidden className="text-olive" />} title={text.noOrderTitle}>
    <p>{text.noOrder}</p>
    <ButtonLink to="/orders">{text.orders}</ButtonLink>
  </Outcome>
);

/** The card page may come back to another browser than it left: whoever paid is not frightened, and finds back here. */
const SignedOut = () => (
  <Outcome icon={<LogIn size={40} aria-hidden className="text-olive" />} title={text.signInTitle}>
    <p>{text.signInText}</p>
    <Button kind="primary" onClick={useSignInAgain()}>
      {text.signIn}
    </Button>
  </Outcome>
);

/** How long the page waits before it asks by itself, each time, in milliseconds; then it leaves it to the shopper. */
const pausesMs = [1500, 2000, 3000, 4000, 5000, 8000, 10_000, 15_000];

interface PendingProps {
  orderId: string;
  loading: LoadingOrder;
  again: AskAgainProps;
}

function Pending({ orderId, loading, again }: PendingProps) {
  const { busy } = again;
  const [asked, setAsked] = useState(0);
  const { data: order } = useLoaded(loading, useSignInAgain());
  const askAgain = useEffectEvent(again.onPress);

  useEffect(() => {
    const pause = pausesMs[asked];
    if (busy || pause === undefined) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      askAgain();
    }, pause);
    return () => clearTimeout(timer);
  }, [asked, busy]);

  return (
    <div className="grid gap-8">
      <Outcome icon={<Clock size={40} aria-hidden className="text-amber" />} title={text.pendingTitle}>
        <p role="status">{asked < pausesMs.length ? text.pending : text.pendingLong}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <AskAgain {...again} />
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
          <Lines lines={order.lines} />
          <Section title={orderName(order)}>
            <Summary {...summaryOf(order)} />
          </Section>
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

/** Whoever has just paid isn't left with an empty page for a moment. */
const Checking = () => (
  <>
    <h1 className="sr-only">{text.tab}</h1>
    <Loading label={text.checking} atOnce />
  </>
);
