import { Package } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { WireOrderSummary } from '#contract/orders.ts';
import { isUnpaid } from '#shop/orders/status.ts';
import { orders as text } from '#wording/storefront/orders.ts';
import { post } from '../../browser/api.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { useSignedIn } from '../../browser/signed-out.ts';
import { useWhenSeen } from '../../browser/when-seen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Attempts } from './attempts.tsx';
import { OrderRow } from './order-row.tsx';

export const meta = () => [
  { title: text.title },
  { name: 'description', content: text.description },
  { name: 'robots', content: 'noindex' },
];

export default function Orders() {
  return (
    <div className="page grid gap-5">
      <h1>{text.title}</h1>
      {useHydrated() ? <OrdersOfSomebody /> : <Waiting />}
    </div>
  );
}

function OrdersOfSomebody() {
  const { identity, leaveToLogin } = useSignedIn();
  return identity ? <OrdersOf email={identity.email} leaveToLogin={leaveToLogin} /> : <Waiting />;
}

function OrdersOf({ email, leaveToLogin }: { email: string; leaveToLogin: () => void }) {
  const { orders, failure, load } = useOrders(email, leaveToLogin);
  if (orders && orders.length === 0) return <None />;
  return (
    <>
      {failure && (
        <Notice tone="bad" title={text.failedTitle}>
          <p>{failure}</p>
          <Button kind="quiet" className="mt-3" onClick={() => load()}>
            {text.again}
          </Button>
        </Notice>
      )}
      {orders ? <List orders={orders} /> : !failure && <Waiting />}
    </>
  );
}

/** The orders of an account, newest first; asked for again whenever the page comes into sight. */
function useOrders(email: string, leaveToLogin: () => void) {
  const [orders, setOrders] = useState<WireOrderSummary[]>();
  const [failure, setFailure] = useState('');

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await post('/user-orders', { email }, { signal });
      if (signal?.aborted) return;
      if (answer.status === 401 || answer.status === 403) return leaveToLogin();
      setFailure(answer.status === 200 ? '' : answer.message);
      if (answer.status === 200) setOrders(answer.data);
    },
    [email, leaveToLogin],
  );

  useWhenSeen(load);

  return { orders, failure, load };
}

/** Orders on the screen at first, and more with each press. */
const pageSize = 20;

function List({ orders: all }: { orders: readonly WireOrderSummary[] }) {
  const [shown, setShown] = useState(pageSize);
  const attempts = all.filter(isUnpaid);
  const orders = all.filter((order) => !isUnpaid(order));
  const opened = orders.length === 0 || attempts.some(({ payUrl }) => payUrl !== null);
  return (
    <>
      <ul className="grid gap-3">
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
    </>
  );
}

const None = () => (
  <EmptyState
    icon={<Package size={32} aria-hidden />}
    title={text.empty}
    action={
      <ButtonLink to="/shop/all" kind="primary">
        {text.browse}
      </ButtonLink>
    }
  >
    {text.emptyText}
  </EmptyState>
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
