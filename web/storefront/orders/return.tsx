import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Order } from '#contract/order.ts';
import { postageFor } from '#contract/way-back.ts';
import { layout } from '#wording/storefront/layout.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { returning as text } from '#wording/storefront/return.ts';
import { useLoaded } from '../../browser/decode-answer.ts';
import { useReloadOnVisible } from '../../browser/reload-on-visible.ts';
import { useSignInAgain } from '../../browser/require-identity.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { contactPath } from '../parts/contact-path.ts';
import { orderName } from '../parts/order-name.ts';
import { readOrder } from '../parts/own-order.ts';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/return';
import { ReturnForm } from './return-form.tsx';
import { ReturnSlip } from './return-slip.tsx';
import { YourReturns } from './your-returns.tsx';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta(text, noIndex);

export const clientLoader = ({ params: { orderId } }: Route.ClientLoaderArgs) => ({
  order: readOrder(orderId),
});

export const HydrateFallback = () => <Waiting />;

/** /return/{orderId}: what is sent back of an order, and how. */
export default function Return({ loaderData }: Route.ComponentProps) {
  const { data: order, failure, reload } = useLoaded(loaderData.order, useSignInAgain());
  useReloadOnVisible();
  if (order) return <Whole order={order} onChanged={reload} />;
  if (order === undefined && !failure) return <Waiting />;
  return (
    <div className="page grid gap-4">
      <h1>{text.title}</h1>
      <Notice tone="bad" title={order === null ? orderText.noSuchOrder : text.failed}>
        <p>{order === null ? orderText.noSuchOrderText : failure}</p>
        {order !== null && (
          <Button kind="quiet" className="mt-3" onClick={reload}>
            {text.again}
          </Button>
        )}
      </Notice>
    </div>
  );
}

function Whole({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { returns, returnable, returnUntil } = order;
  // What a courier collects has no slip: the page itself is printed then.
  const kept = returns.filter(({ cancelled }) => !cancelled);
  const posted = kept.filter((one) => postageFor(order, one).payer);
  const newest = posted.at(-1);
  const [printed, setPrinted] = useState(newest?.number);
  const slip = posted.find(({ number }) => number === printed) ?? newest;
  const print = (number: number) => {
    flushSync(() => setPrinted(number));
    window.print();
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const [more, setMore] = useState(false);
  const mayReturn = returnable.length > 0 && (returnUntil.fault ?? returnUntil.changedMind) !== null;
  return (
    <>
      <div className={`page grid gap-5 ${slip ? 'no-print' : ''}`}>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {headingOf(kept, more)}{' '}
          <Link to={`/order-details/${order.id}`} className="link">
            {text.order(orderName(order))}
          </Link>
        </h1>
        {returns.length > 0 && (
          <YourReturns
            order={order}
            onPrint={print}
            onChanged={onChanged}
            onCancelled={() => {
              setMore(false);
              // The button that had the focus goes.
              heading.current?.focus();
            }}
          />
        )}
        {mayReturn && kept.length > 0 && !more && (
          <Button kind="quiet" className="justify-self-start" onClick={() => setMore(true)}>
            {text.more}
          </Button>
        )}
        {mayReturn && (kept.length === 0 || more) && (
          <ReturnForm
            key={returns.length}
            order={order}
            onSent={() => {
              setMore(false);
              heading.current?.focus();
              onChanged();
            }}
            onChanged={onChanged}
          />
        )}
        {!mayReturn && returns.length === 0 && (
          <Notice tone="wait" title={text.nothing}>
            <p>{text.nothingText}</p>
            <ButtonLink to={contactPath(order)} kind="quiet" className="mt-3">
              {layout.contact}
            </ButtonLink>
          </Notice>
        )}
      </div>
      {slip && <ReturnSlip order={order} one={slip} />}
    </>
  );
}

function headingOf(returns: Order['returns'], more: boolean): string {
  if (returns.length === 0 || more) return text.from;
  return returns.some(({ state }) => state === 'open') ? text.underWay : text.over;
}

const Waiting = () => (
  <div className="page">
    <h1 className="sr-only">{text.title}</h1>
    <Loading label={text.loading}>
      <div className="grid gap-5">
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  </div>
);
