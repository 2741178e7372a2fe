import { Printer } from 'lucide-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { decodeOrder, type Order as PlacedOrder } from '#contract/order.ts';
import { wayBackOf } from '#contract/way-back.ts';
import { canBeWithdrawn, mayEdit } from '#shop/orders/status.ts';
import { list } from '#wording/dashboard/list.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { timeline, waysBack } from '#wording/dashboard/timeline.ts';
import { Receipt } from '../../papers/receipt.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Timeline, withWayBack } from '../../ui/timeline.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Facts } from '../parts/facts.tsx';
import { Head } from '../parts/head.tsx';
import { Id } from '../parts/id.tsx';
import { MailLink, UserLink } from '../parts/links.tsx';
import { Moment } from '../parts/moment.tsx';
import { useLastGood } from '../parts/use-last-good.ts';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/order';
import { Arrival } from './arrival.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ChooseSlipPaper } from './choose-slip-paper.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { Disputes } from './disputes.tsx';
import { Edits } from './edits.tsx';
import { History } from './history.tsx';
import { Neighbours } from './neighbours.tsx';
import { Notes } from './notes.tsx';
import { OrderItems } from './order-items.tsx';
import { type Move, OrderStatusPanel } from './order-status.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { isToSend, Parcels } from './parcels.tsx';
import { Recalled } from './recalled.tsx';
import { Refunds } from './refunds.tsx';
import { Returns } from './returns.tsx';
import { Shortages } from './shortages.tsx';
import { TakeUnitsOut } from './take-units-out.tsx';
import { usePrinting } from './use-printing.ts';

export const meta = pageMeta(text.page);

export async function clientLoader({ params: { orderId }, request }: Route.ClientLoaderArgs) {
  const answer = await askAsLoader('/dash-order-details', { orderId }, request);
  return answer.status === 200 ? { status: 200 as const, order: decodeOrder(answer.data[0]) } : answer;
}

/** Moves the order along; refused, an alert says so (spec.md section 4), and the order is read again like after a move. */
export async function clientAction({ params: { orderId }, request }: Route.ClientActionArgs) {
  const move: Move = await request.json();
  const answer = await askAsLoader('/change-order-status', { orderId, ...move });
  if (answer.status !== 200) notify(text.failedWhy(answer.message), { tone: 'bad' });
}

/** Milliseconds between two looks at a refund that is on its way. */
const pollMs = 4_000;

/** spec.md section 2, 'Admin order details'. */
export default function Order({ loaderData, params: { orderId } }: Route.ComponentProps) {
  const { good, failure } = useLastGood(loaderData);
  const order = good?.order;
  const { revalidate } = useRevalidator();
  const { paper, print } = usePrinting();
  useRefundProgress(order, revalidate);

  return (
    <>
      <div className="no-print">
        <OrderHead orderId={orderId} order={order} print={print} />
        {failure && (
          <Notice tone="bad" title={text.missing} className="mb-4">
            <p>{failure.message}</p>
            <Button kind="quiet" className="mt-3" onClick={() => void revalidate()}>
              {list.again}
            </Button>
          </Notice>
        )}
        {order && <Details order={order} />}
      </div>
      {order && paper === 'packing slip' && <PackingSlip order={order} />}
      {order && paper === 'receipt' && <Receipt order={order} />}
    </>
  );
}

/** Reads an order again and again while the money is on its way back. */
function useRefundProgress(order: PlacedOrder | undefined, read: () => Promise<void>) {
  const underWay = order?.refunds.some(({ state }) => state === 'requested');
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => {
      if (!document.hidden) void read();
    }, pollMs);
    return () => clearInterval(timer);
  }, [underWay, read]);
}

interface OrderHeadProps {
  orderId: string;
  order: PlacedOrder | undefined;
  print: ReturnType<typeof usePrinting>['print'];
}

function OrderHead({ orderId, order, print }: OrderHeadProps) {
  const { to } = useDashboard();
  const icon = <Printer size={14} aria-hidden />;
  return (
    <Head
      back={{ to: to('orders'), label: orders.title }}
      title={
        <>
          {order ? text.heading(order.receiptNumber) : text.page}{' '}
          <span className="text-base font-normal text-muted">
            <Id>{orderId}</Id>
          </span>
        </>
      }
    >
      <Neighbours orderId={orderId} />
      {order && <ChooseSlipPaper />}
      {order && (
        <Button kind="quiet" icon={icon} onClick={() => print('packing slip')}>
          {text.printSlip}
        </Button>
      )}
      {order && order.receiptNumber !== null && (
        <Button kind="quiet" icon={icon} onClick={() => print('receipt')}>
          {text.printReceipt}
        </Button>
      )}
    </Head>
  );
}

function Details({ order }: { order: PlacedOrder }) {
  const { to } = useDashboard();
  const { revalidate } = useRevalidator();
  const mover = useFetcher();
  const move = (move: Move) => void mover.submit(move, { method: 'post', encType: 'application/json' });
  return (
    <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        <Recalled order={order} />
        <Disputes disputes={order.disputes} />
        {order.withdrawal && <Withdrawal order={order} withdrawal={order.withdrawal} />}
        <Arrival order={order} />
        <OrderStatusPanel
          order={order}
          moving={mover.state !== 'idle'}
          move={move}
          onTakenBack={revalidate}
        />
        <Shortages order={order} />
        {partsOf(order, revalidate)}
        {order.events.length > 0 && <History order={order} />}
      </div>
      <div className="grid gap-4">
        <Customer order={order} userPage={to('user-details', order.customerName, order.email)} />
        <Panel title={timeline.title}>
          <Timeline entries={order.timeline} text={withWayBack(timeline, waysBack, wayBackOf(order))} />
        </Panel>
        <DeliveryAddress
          address={order.deliveryAddress}
          actions={mayEdit(order) && <ChangeAddress order={order} onChanged={revalidate} />}
        />
        <OrderSummary order={order} />
      </div>
    </div>
  );
}

/**
 * The parts of an order, those that somebody must do something about before the others. Each has a key, so that what was typed in
 * it stays when it changes its place.
 */
function partsOf(order: PlacedOrder, onChanged: () => Promise<void>): ReactNode[] {
  const { returns, refunds, lines } = order;
  const parts: { key: string; waits: boolean; part: ReactNode }[] = [
    {
      key: 'notes',
      waits: order.notes.length > 0,
      part: <Notes orderId={order.id} notes={order.notes} onAdded={onChanged} />,
    },
    {
      key: 'returns',
      waits: returns.some(({ state }) => state === 'open'),
      part: <Returns order={order} onChanged={onChanged} />,
    },
    {
      key: 'refunds',
      waits: refunds.some(({ state }) => state !== 'done'),
      part: <Refunds order={order} onChanged={onChanged} />,
    },
    {
      key: 'items',
      waits: isToSend(order),
      part: (
        <OrderItems
          lines={lines}
          actions={mayEdit(order) && <TakeUnitsOut order={order} onChanged={onChanged} />}
        />
      ),
    },
    { key: 'edits', waits: false, part: <Edits edits={order.edits} /> },
    {
      key: 'parcels',
      waits: isToSend(order),
      part: order.paymentStatus === 'Success' && <Parcels order={order} onChanged={onChanged} />,
    },
  ];
  const inOrder = [
    ...parts.filter(({ waits }) => waits),
    ...usual.flatMap((key) => parts.filter((one) => one.key === key && !one.waits)),
  ];
  return inOrder.map(({ key, part }) => <Fragment key={key}>{part}</Fragment>);
}

/** Of what nobody must do anything about. */
const usual = ['items', 'edits', 'parcels', 'returns', 'refunds', 'notes'];

/** That the customer withdrew (decisions.md section 6): what they said stands with the return. What is to be done, until it is back. */
const Withdrawal = ({
  order,
  withdrawal: { at },
}: {
  order: PlacedOrder;
  withdrawal: NonNullable<PlacedOrder['withdrawal']>;
}) => (
  <Notice tone="wait" title={text.withdrawn.title}>
    <Facts facts={[[text.withdrawn.at, <Moment key="at" at={at} />]]} />
    {canBeWithdrawn(order) && <p className="mt-2">{text.withdrawn.todo}</p>}
  </Notice>
);

const Customer = ({ order, userPage }: { order: PlacedOrder; userPage: string }) => (
  <Panel title={text.customer}>
    <Facts
      facts={[
        [text.name, <UserLink key="name" to={userPage} name={order.customerName} />],
        [text.email, <MailLink key="email" email={order.email} />],
        [text.placed, <Moment key="placed" at={order.createdAt} />],
      ]}
    />
  </Panel>
);
