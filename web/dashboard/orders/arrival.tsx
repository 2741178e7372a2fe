import type { Order } from '#contract/order.ts';
import { arrival as text } from '#wording/dashboard/order.ts';
import { Notice } from '../../ui/notice.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';

/** That the customer said that an order has not arrived, or that nobody has answered yet; nothing where it is there. */
export function Arrival({ order: { arrival, orderStatus } }: { order: Order }) {
  if (!arrival || arrival.answer === 'arrived') return null;
  const isUnderway = orderStatus === 'Shipped' || orderStatus === 'Out Of Delivery';
  if (!isUnderway) return null;
  const { answer, askedAt, answeredAt } = arrival;
  return answer === null ? (
    <p className="text-muted">
      {text.asked} <Moment at={askedAt} />. {text.silent}
    </p>
  ) : (
    <Notice tone="bad" title={text.notYet}>
      <Facts facts={[[text.said, <Moment key="said" at={answeredAt ?? askedAt} />]]} />
      <p className="mt-2">{text.todo}</p>
    </Notice>
  );
}
