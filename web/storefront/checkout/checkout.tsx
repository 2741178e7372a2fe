import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { productPath } from '#contract/product-path.ts';
import { checkout as text } from '#wording/storefront/checkout.ts';
import { law } from '#wording/storefront/law.ts';
import { notSent } from '#wording/storefront/not-sent.ts';
import { onIdentityElsewhere } from '../../browser/identity.ts';
import { reload } from '../../browser/reload.ts';
import { requireIdentity, useSignInAgain } from '../../browser/require-identity.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type CheckoutSource, isCheckoutSource } from '../basket/attempt.ts';
import type { Line } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';
import { Columns } from '../parts/columns.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { readAddress } from '../parts/read-address.ts';
import type { Route } from './+types/checkout';
import { Code } from './code.tsx';
import { readKeptCoupon, useCoupon } from './coupon.ts';
import { needsDeclaration } from './declaration.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { DeliveryWay } from './delivery-way.tsx';
import { cameWithinVisit, useGoBack, useLeaveAfterReading } from './go-back.ts';
import { NotSent, useWayOut } from './not-sent.tsx';
import { usePay } from './pay.ts';
import { Payment } from './payment.tsx';
import { useDelivery } from './use-delivery.ts';
import { YourOrder } from './your-order.tsx';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta(text, noIndex);

/** Null where the way in is none. */
export function clientLoader({ params: { from }, request }: Route.ClientLoaderArgs) {
  if (!isCheckoutSource(from)) return null;
  const identity = requireIdentity(request);
  const { email } = identity;
  return { from, identity, address: readAddress(email), coupon: readKeptCoupon(from, email) };
}

export const HydrateFallback = () => (
  <Page>
    <Waiting />
  </Page>
);

/** /checkout/buy and /checkout/cart; any other alerts and goes back (spec.md section 2). */
export default function Checkout({ loaderData }: Route.ComponentProps) {
  // Nothing of an account is left in sight once another tab has signed out of it.
  useEffect(() => onIdentityElsewhere(reload), []);
  return <Page>{loaderData ? <CheckoutOf key={loaderData.from} {...loaderData} /> : <InvalidPath />}</Page>;
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className="page grid gap-4 desk:gap-5">
    <h1>{text.title}</h1>
    {children}
  </div>
);

/** Where going back loads another document, the message stays to be read first. */
function InvalidPath() {
  const goBack = useGoBack();
  useEffect(() => {
    notifyOnNextPage(text.invalidPath, { tone: 'bad' });
    if (cameWithinVisit()) goBack();
  }, [goBack]);
  useLeaveAfterReading(goBack);
  return <p className="text-muted">{text.goingBack}</p>;
}

type CheckoutOfProps = NonNullable<Awaited<ReturnType<typeof clientLoader>>>;

function CheckoutOf({ from, identity: { email, name }, address, coupon: kept }: CheckoutOfProps) {
  const signInAgain = useSignInAgain();
  const addressPart = useRef<HTMLDivElement>(null);
  const delivery = useDelivery(address, signInAgain);
  const { lines, ...basket } = useBasket(from);
  const wayOut = useWayOut(addressPart, lines, delivery);
  const code = useCoupon({ from, email, lines, kept, onSignedOut: signInAgain });
  const [declared, setDeclared] = useState(false);
  const { pay, stop, calm, quote, busy, trouble, startAnew } = usePay({
    from,
    buyer: { email, adult: declared },
    lines,
    coupon: code.coupon,
    quote: code.quote,
    onSignedOut: signInAgain,
    onCodeRefused: code.refuse,
    onChanged: () => void Promise.all([delivery.reload(), basket.refresh()]),
  });

  if (lines.length === 0) return <EmptyCart />;
  if (basket.failure) return <NotFetched {...basket.failure} from={from} first={lines[0]} />;
  // All at once: what came later would push what stands below it.
  if (basket.waiting || code.waiting || delivery.stored.state === 'unknown') return <Waiting />;

  const order = () => {
    calm();
    if (!declared && needsDeclaration(lines)) return stop(law.declareFirst);
    return placeOrder({ code, delivery, wayOut, pay, stop });
  };

  return (
    <Columns className="gap-4">
      <div className="grid content-start gap-5 desk:gap-6">
        <p className="text-sm wrap-anywhere text-muted">{text.receiptTo(email)}</p>
        <div ref={addressPart}>
          <DeliveryAddress
            email={email}
            name={name}
            stored={delivery.stored}
            editing={delivery.editing}
            onEdit={delivery.edit}
            onSaved={(saved) => {
              delivery.noteSaved(saved);
              calm();
            }}
            tell={wayOut.tell}
            onTyped={delivery.noteTyped}
            onReload={delivery.reload}
            onSignedOut={signInAgain}
            about={(pinCode) => <NotSent from={from} lines={lines} pinCode={pinCode} />}
            handle={delivery.form}
          />
        </div>
        {!wayOut.isNeeded && quote.lines.length > 0 && <DeliveryWay pence={quote.shippingPence} />}
        <Code
          applied={code.coupon && { code: code.coupon.code, savedPence: quote.discountPence }}
          problem={code.problem}
          onApply={(entered) => {
            calm();
            return code.apply(entered);
          }}
          onRemove={code.remove}
          handle={code.field}
        />
        <Payment
          quote={quote}
          startAnew={startAnew}
          trouble={trouble}
          first={wayOut.isNeeded && notSent.first}
          busy={busy || code.settling || delivery.saving}
          sticks={delivery.chosen !== undefined}
          onPress={() => delivery.form.current?.pressed()}
          onPay={wayOut.isNeeded ? wayOut.refuse : order}
          declaration={{ lines, checked: declared, onChange: setDeclared }}
        />
      </div>
      <YourOrder from={from} lines={lines} quote={quote} code={code.coupon?.code} />
    </Columns>
  );
}

interface Steps extends Pick<ReturnType<typeof usePay>, 'pay' | 'stop'> {
  code: Pick<ReturnType<typeof useCoupon>, 'settle'>;
  delivery: Pick<ReturnType<typeof useDelivery>, 'settle'>;
  wayOut: Pick<ReturnType<typeof useWayOut>, 'canGoTo' | 'refuse'>;
}

/**
 * One press saves the address where that is still to do, applies a code that is typed, and pays. The address comes first: what a
 * browser filled in without telling the page is there until anything is shown anew.
 */
async function placeOrder({ code, delivery, wayOut, pay, stop }: Steps): Promise<void> {
  const settled = await delivery.settle();
  if ('trouble' in settled) return settled.trouble ? stop(settled.trouble) : undefined;
  if (!wayOut.canGoTo(settled)) return wayOut.refuse();
  if (await code.settle()) return pay();
}

function EmptyCart() {
  const navigate = useNavigate();
  useLeaveAfterReading(useCallback(() => navigate('/shop/all', { replace: true }), [navigate]));
  return <Notice tone="wait" title={text.emptyCart} />;
}

interface NotFetchedProps {
  message: string;
  from: CheckoutSource;
  first: Line | undefined;
}

function NotFetched({ message, from, first }: NotFetchedProps) {
  // Opened by its address there is no page before it: then where it is begun.
  const begun = from === 'cart' || !first ? '/cart' : productPath({ id: first.id });
  useLeaveAfterReading(useGoBack(begun));
  return (
    <Notice tone="bad" title={message}>
      {text.goingBack}
    </Notice>
  );
}

const Waiting = () => (
  <Loading>
    <Columns className="gap-4">
      <Skeleton className="h-13 beside:order-last beside:h-80" />
      <Skeleton className="h-120" />
    </Columns>
  </Loading>
);
