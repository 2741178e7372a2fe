import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Address } from '#contract/address.ts';
import { checkout as text } from '#wording/storefront/checkout.ts';
import { restricted } from '#wording/storefront/restricted.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import type { Identity } from '../../browser/identity.ts';
import { useSignedIn } from '../../browser/signed-out.ts';
import { forgetTypedAddress, readTypedAddress } from '../../browser/typed-address.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { AddressHandle } from '../account/address-form.tsx';
import type { From } from './attempt.ts';
import { useBasket } from './basket.ts';
import { Code } from './code.tsx';
import { useCoupon } from './coupon.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { cameWithinVisit, useGoBack, useLeaveSoon } from './go-back.ts';
import { Items } from './items.tsx';
import { NotSent, notSent, wayOut } from './not-sent.tsx';
import { usePay } from './pay.ts';
import { PayPanel } from './pay-panel.tsx';
import { useStoredAddress } from './stored-address.ts';

export const handle = { shell: true } satisfies PageHandle;

export const meta = () => [
  { title: text.title },
  { name: 'description', content: text.description },
  { name: 'robots', content: 'noindex' },
];

/** /checkout/buy and /checkout/cart; any other alerts and goes back (spec.md section 2). */
export default function Checkout() {
  const { from } = useParams();
  const hydrated = useHydrated();
  const known = from === 'buy' || from === 'cart';
  return (
    <div className="page grid gap-5">
      <h1>{text.title}</h1>
      {!hydrated ? <Waiting /> : known ? <CheckoutOfSomebody key={from} from={from} /> : <InvalidPath />}
    </div>
  );
}

/** Where going back loads another document, the message stays to be read first. */
function InvalidPath() {
  const goBack = useGoBack();
  useEffect(() => {
    notifyOnNextPage(text.invalidPath, { tone: 'bad' });
    if (cameWithinVisit()) goBack();
  }, [goBack]);
  useLeaveSoon(goBack);
  return <p className="text-muted">{text.goingBack}</p>;
}

function CheckoutOfSomebody({ from }: { from: From }) {
  const { identity, leaveToLogin } = useSignedIn();
  return identity ? <CheckoutOf from={from} identity={identity} leaveToLogin={leaveToLogin} /> : <Waiting />;
}

interface CheckoutOfProps {
  from: From;
  identity: Identity;
  leaveToLogin: () => void;
}

function CheckoutOf({ from, identity, leaveToLogin }: CheckoutOfProps) {
  const { email, name } = identity;
  const addressPart = useRef<HTMLDivElement>(null);
  const addressForm = useRef<AddressHandle>(null);
  const savedAddress = useRef<Address>(undefined);
  const [editing, setEditing] = useState(() => readTypedAddress(email) !== null);
  const [saving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const { stored, keep, refresh, reload } = useStoredAddress(email, leaveToLogin);
  const basket = useBasket(from);
  const { lines } = basket;
  const code = useCoupon(from, email, lines, leaveToLogin);
  const { pay, stop, calm, ...paying } = usePay({
    from,
    email,
    lines,
    coupon: code.coupon,
    quote: code.quote,
    onSignedOut: leaveToLogin,
    onCodeRefused: code.refuse,
    onChanged: () => {
      refresh();
      void basket.refresh();
    },
  });

  // The way out takes the focus, and so comes into sight.
  useEffect(() => {
    if (refusals > 0) addressPart.current?.querySelector<HTMLElement>(wayOut)?.focus();
  }, [refusals]);

  if (lines.length === 0) return <EmptyCart />;
  if (basket.failure) return <NotFetched message={basket.failure.message} />;
  // All at once: what came later would push what stands below it.
  if (basket.waiting || code.waiting || stored.state === 'unknown') return <Waiting />;

  const payIfSent = (pinCode: string) => {
    if (notSent(lines, pinCode).length === 0) return void pay();
    setRefusals((count) => count + 1);
  };

  const unsent =
    refusals > 0 && stored.state === 'kept' && !editing && notSent(lines, stored.address.pinCode).length > 0;

  /** One press saves the address where that is still to do, and pays. */
  const order = async () => {
    if (stored.state === 'kept' && !editing) return payIfSent(stored.address.pinCode);
    calm();
    setSaving(true);
    const saved = await addressForm.current?.save();
    setSaving(false);
    if (saved === undefined) return stop(text.addressFailed);
    if (saved === 'failed') return stop(text.address.notSaved);
    if (saved === 'sent') payIfSent(savedAddress.current?.pinCode ?? '');
  };

  return (
    <div className="grid gap-5 desk:grid-cols-[1fr_22rem] desk:items-start desk:gap-8">
      <div className="grid gap-5">
        <div ref={addressPart}>
          <DeliveryAddress
            email={email}
            name={name}
            stored={stored}
            editing={editing}
            onEdit={(edit) => {
              forgetTypedAddress();
              setEditing(edit);
            }}
            onSaved={(address) => {
              savedAddress.current = address;
              forgetTypedAddress();
              keep(address);
              calm();
              setEditing(false);
            }}
            onReload={reload}
            onSignedOut={leaveToLogin}
            about={(pinCode) => <NotSent from={from} lines={lines} pinCode={pinCode} />}
            handle={addressForm}
          />
        </div>
        <Items from={from} lines={lines} quote={paying.quote} />
        <Code
          applied={code.coupon && { code: code.coupon.code, savedPence: paying.quote.discountPence }}
          problem={code.problem}
          onApply={(typed) => {
            calm();
            return code.apply(typed);
          }}
          onRemove={code.remove}
        />
      </div>
      <PayPanel
        {...paying}
        trouble={unsent ? { what: 'said', message: restricted.first } : paying.trouble}
        busy={paying.busy || saving}
        code={code.coupon?.code}
        onPress={() => addressForm.current?.pressed()}
        onPay={order}
      />
    </div>
  );
}

function EmptyCart() {
  const navigate = useNavigate();
  useLeaveSoon(useCallback(() => navigate('/shop/all', { replace: true }), [navigate]));
  return <Notice tone="wait" title={text.emptyCart} />;
}

function NotFetched({ message }: { message: string }) {
  useLeaveSoon(useGoBack());
  return (
    <Notice tone="bad" title={message}>
      {text.goingBack}
    </Notice>
  );
}

const Waiting = () => (
  <Loading>
    <div className="grid gap-5 desk:grid-cols-[1fr_22rem] desk:gap-8">
      <Skeleton className="h-120" />
      <Skeleton className="h-80" />
    </div>
  </Loading>
);
