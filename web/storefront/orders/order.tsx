import { PackageX } from 'lucide-react';
import { useParams } from 'react-router';
import type { WireOrder } from '#contract/orders.ts';
import { isUnpaid } from '#shop/orders/status.ts';
import { order as text } from '#wording/storefront/order.ts';
import { orderAgain } from '#wording/storefront/order-again.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { useSignedIn } from '../../browser/signed-out.ts';
import type { PageHandle } from '../../page-handle.ts';
import { linesOf } from '../../papers/lines-of.ts';
import { Receipt } from '../../papers/receipt.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Written } from '../../ui/written-address.tsx';
import { Outcome } from '../checkout/outcome.tsx';
import { Expected } from './expected.tsx';
import { Help } from './help.tsx';
import { Lines } from './lines.tsx';
import { Money } from './money.tsx';
import { OrderAgain } from './order-again-button.tsx';
import { orderName } from './order-name.ts';
import { History, Progress } from './progress.tsx';
import { Statuses } from './status.tsx';
import { Sum } from './sum.tsx';
import { useWholeOrder } from './whole-order.ts';
import { withdrawId } from './withdraw.tsx';

export const handle = { shell: true } satisfies PageHandle;

export const meta = () => [
  { title: text.title },
  { name: 'description', content: text.description },
  { name: 'robots', content: 'noindex' },
];

/** /order-details/{id}. */
export default function Order() {
  const { id = '' } = useParams();
  return useHydrated() ? <OrderOfSomebody key={id} orderId={id} /> : <Waiting />;
}

function OrderOfSomebody({ orderId }: { orderId: string }) {
  const { identity, leaveToLogin } = useSignedIn();
  return identity ? <OrderOf orderId={orderId} leaveToLogin={leaveToLogin} /> : <Waiting />;
}

function OrderOf({ orderId, leaveToLogin }: { orderId: string; leaveToLogin: () => void }) {
  const { found, load } = useWholeOrder(orderId, leaveToLogin);
  switch (found.state) {
    case 'waiting':
      return <Waiting />;
    case 'no such order':
      return (
        <div className="page">
          <Outcome icon={<PackageX size={40} aria-hidden className="text-olive" />} title={text.noSuchOrder}>
            <p>{text.noSuchOrderText}</p>
            <ButtonLink to="/orders">{text.all}</ButtonLink>
          </Outcome>
        </div>
      );
    case 'failed':
      return (
        <div className="page grid gap-4">
          <h1>{text.title}</h1>
          <Notice tone="bad" title={text.failedTitle}>
            <p>{found.message}</p>
            <Button kind="quiet" className="mt-3" onClick={() => load()}>
              {text.again}
            </Button>
          </Notice>
        </div>
      );
    case 'found':
      return <Whole order={found.order} onChanged={load} />;
  }
}

function Whole({ order, onChanged }: { order: WireOrder; onChanged: () => Promise<void> }) {
  const lines = linesOf(order);
  const unpaid = isUnpaid(order);
  return (
    <>
      <div className="page no-print grid gap-5">
        <header className="grid gap-2">
          <h1>{orderName(order)}</h1>
          {!unpaid && <p className="text-muted">{text.placed(dayOf(order.createdAt))}</p>}
          <Statuses order={unpaid ? undefined : order.orderStatus} payment={order.paymentStatus} />
          {order.withdrawUntil && !order.withdrawal && (
            <a href={`#${withdrawId}`} className="link inline-flex min-h-11 w-max max-w-full items-center">
              {text.withdraw.link}
            </a>
          )}
        </header>
        <Money order={order} />
        {!unpaid && (
          <Panel title={text.progress}>
            {order.expected && <Expected expected={order.expected} className="mb-5" />}
            <Progress order={order} />
          </Panel>
        )}
        <div className="grid gap-5 desk:grid-cols-[1fr_22rem] desk:items-start">
          <div className="grid gap-5">
            <Lines lines={lines} delivered={order.orderStatus === 'Delivered'} />
            {unpaid ? (
              <div className="grid justify-items-start gap-3">
                <OrderAgain lines={lines} label={orderAgain.all} />
              </div>
            ) : (
              <Panel title={text.history}>
                <History events={order.events} />
              </Panel>
            )}
          </div>
          <div className="grid gap-5">
            <Sum order={order} lines={lines} />
            {!unpaid && (
              <Panel title={text.address}>
                <Written address={order} />
              </Panel>
            )}
            <Help order={order} onChanged={onChanged} />
          </div>
        </div>
      </div>
      {order.receiptNumber !== null && <Receipt order={order} lines={lines} />}
    </>
  );
}

const Waiting = () => (
  <div className="page">
    <h1 className="sr-only">{text.title}</h1>
    <Loading label={text.loading}>
      <div className="grid gap-5">
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  </div>
);
