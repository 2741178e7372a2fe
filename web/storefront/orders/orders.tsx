import { type ReactNode, Suspense, useState } from 'react';
import { decodeOrderSummary, type OrderSummary } from '#contract/order-summary.ts';
import { isUnpaid } from '#shop/orders/status.ts';
import { layout } from '#wording/storefront/layout.ts';
import { nothingHere } from '#wording/storefront/nothing-here.ts';
import { orders as text } from '#wording/storefront/orders.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, useLoaded } from '../../browser/decode-answer.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { useReloadOnVisible } from '../../browser/reload-on-visible.ts';
import { identityContext, useSignInAgain } from '../../browser/require-identity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import NoOrdersDrawing from '../../ui/drawings/no-orders.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { RecentlyViewed } from '../parts/recently-viewed.tsx';
import type { Route } from './+types/orders';
import { Attempts } from './attempts.tsx';
import { OrderRow } from './order-row.tsx';

export const meta = pageMeta(text, noIndex);

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => {
  const { email } = context.get(identityContext);
  return {
    orders: decodeAnswer(post('/user-orders', { email }), ({ data }) => data.map(decodeOrderSummary)),
  };
};

export const HydrateFallback = () => (
  <Page>
    <Waiting />
  </Page>
);

/** The orders of an account, newest first. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { data: orders, failure, reload } = useLoaded(loaderData.orders, useSignInAgain());
  useReloadOnVisible();
  const isEmpty = orders?.length === 0;
  return (
    <Page>
      {failure && !isEmpty && (
        <Notice tone="bad" title={text.failedTitle}>
          <p>{failure}</p>
          <p>{text.failedText}</p>
          <Button kind="quiet" className="mt-3" onClick={reload}>
            {text.again}
          </Button>
        </Notice>
      )}
      {isEmpty ? <None /> : orders ? <List orders={orders} /> : !failure && <Waiting />}
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className="page grid gap-5">
    <h1>{text.title}</h1>
    {children}
  </div>
);

/** Up to so many orders leave the screen empty. */
const few = 3;

/** Orders on the screen at first, and more with each press. */
const pageSize = 20;

function List({ orders: all }: { orders: readonly OrderSummary[] }) {
  const [shown, setShown] = useState(pageSize);
  const orders = all.filter((order) => !isUnpaid(order));
  const attempts = all.filter((order) => isUnpaid(order) && !isPaidSince(order, orders));
  const opened = orders.length === 0 || attempts.some(({ payUrl }) => payUrl !== null);
  return (
    <>
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {orders.slice(0, shown).map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {orders.length > shown && (
        <div className="flex flex-wrap items-center gap-4">
          <Button kind="quiet" onClick={() => setShown(shown + pageSize)}>
            {text.older}
          </Button>
          <p className="text-sm text-muted">{text.shown(shown, orders.length)}</p>
        </div>
      )}
      {attempts.length > 0 && <Attempts attempts={attempts} open={opened} />}
      {all.length <= few && (
        <Suspense>
          <Suggestions known={all.flatMap(({ lines }) => lines.map(({ productId }) => productId))} />
        </Suspense>
      )}
    </>
  );
}

/** An attempt that can't be paid any more, and whose very goods were paid for later: nothing is left of it to tell. */
const isPaidSince = (attempt: OrderSummary, orders: readonly OrderSummary[]): boolean =>
  attempt.payUrl === null &&
  orders.some(
    (order) =>
      order.createdAt > attempt.createdAt && JSON.stringify(order.lines) === JSON.stringify(attempt.lines),
  );

/** What sells best: below, and nobody waits for it. */
const Suggestions = lazyPart(() => import('../parts/suggestions.tsx').then((part) => part.Suggestions));

const None = () => (
  <>
    <EmptyState
      drawing={<NoOrdersDrawing className="h-28 w-auto" />}
      title={text.empty}
      action={
        <>
          <ButtonLink to="/shop/all">{nothingHere.browse}</ButtonLink>
          <ButtonLink to="/shop/discount" kind="quiet">
            {layout.discount}
          </ButtonLink>
        </>
      }
    >
      {text.emptyText}
    </EmptyState>
    <Suspense>
      <Suggestions>
        <RecentlyViewed />
      </Suggestions>
    </Suspense>
  </>
);

const Waiting = () => (
  <Loading label={text.loading}>
    <div className="grid gap-3">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  </Loading>
);
