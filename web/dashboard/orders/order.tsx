import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import type { WireOrder } from '#contract/orders.ts';
import { isOutThere } from '#shop/orders/status.ts';
import { list } from '#wording/dashboard/list.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { linesOf } from '../../papers/lines-of.ts';
import { Receipt } from '../../papers/receipt.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { titled } from '../layout/titled.ts';
import { Facts } from '../parts/facts.tsx';
import { Head } from '../parts/head.tsx';
import { Id } from '../parts/id.tsx';
import { MailLink, UserLink } from '../parts/links.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../staff.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { History } from './history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderStatusPanel } from './order-status.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { Refund } from './refund.tsx';
import { useOrder } from './use-order.ts';
import { usePrinting } from './use-printing.ts';

export const meta = titled(text.page);

/** spec.md section 2, 'Admin order details'. */
export default function Order() {
  const { orderId = '' } = useParams();
  const { to } = useDashboard();
  const { order, failure, moving, read, move } = useOrder(orderId);
  const { paper, print } = usePrinting();

  return (
    <>
      <div className="no-print">
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
          {order && (
            <Button
              kind="quiet"
              icon={<Printer size={14} aria-hidden />}
              onClick={() => print('packing slip')}
            >
              {text.printSlip}
            </Button>
          )}
          {order && order.receiptNumber !== null && (
            <Button kind="quiet" icon={<Printer size={14} aria-hidden />} onClick={() => print('receipt')}>
              {text.printReceipt}
            </Button>
          )}
        </Head>
        {failure && (
          <Notice tone="bad" title={text.missing} className="mb-4">
            <p>{failure.message}</p>
            <Button kind="quiet" className="mt-3" onClick={() => void read()}>
              {list.again}
            </Button>
          </Notice>
        )}
        {!order && !failure && <Loading />}
        {order && (
          <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid gap-4">
              <OrderStatusPanel
                order={order}
                moving={moving}
                move={(status, restock) => void move({ from: order.orderStatus, status, restock })}
              />
              {order.withdrawal && <Withdrawal order={order} withdrawal={order.withdrawal} />}
              {order.refund && <Refund orderId={orderId} refund={order.refund} onGiven={read} />}
              <OrderItems order={order} />
              <History events={order.events} />
            </div>
            <div className="grid gap-4">
              <Customer order={order} userPage={to('user-details', order.user_name, order.email)} />
              <DeliveryAddress order={order} />
              <OrderSummary order={order} />
            </div>
          </div>
        )}
      </div>
      {order && paper === 'packing slip' && <PackingSlip order={order} />}
      {order && paper === 'receipt' && <Receipt order={order} lines={linesOf(order)} />}
    </>
  );
}

/** What the customer asked for (decisions.md section 6); what is to be done, until it is back. */
const Withdrawal = ({
  order,
  withdrawal: { at, reason },
}: {
  order: WireOrder;
  withdrawal: NonNullable<WireOrder['withdrawal']>;
}) => (
  <Notice tone="wait" title={text.withdrawn.title}>
    <Facts
      facts={[
        [text.withdrawn.at, <Moment key="at" at={at} />],
        [text.withdrawn.reason, reason || text.withdrawn.noReason],
      ]}
    />
    {isOutThere(order) && <p className="mt-2">{text.withdrawn.todo}</p>}
  </Notice>
);

const Customer = ({ order, userPage }: { order: WireOrder; userPage: string }) => (
  <Panel title={text.customer}>
    <Facts
      facts={[
        [text.name, <UserLink key="name" to={userPage} name={order.user_name} />],
        [text.email, <MailLink key="email" email={order.email} />],
        [text.placed, <Moment key="placed" at={order.createdAt} />],
      ]}
    />
  </Panel>
);
