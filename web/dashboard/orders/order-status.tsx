import { useEffect, useRef, useState } from 'react';
import type { Order } from '#contract/order.ts';
import {
  isPaidFor,
  needsPayment,
  type OrderStatus,
  staffMoves,
  statusSteps,
  wasSetBack,
} from '#shop/orders/status.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Moment } from '../parts/moment.tsx';
import { orderTone } from '../parts/tones.ts';
import { ConfirmMove, mustConfirm } from './confirm-move.tsx';
import { AskReason } from './packing/override.tsx';
import { TakeBack } from './take-back.tsx';

export interface OrderStatusProps {
  order: Order;
  /** A move is in flight. */
  moving: boolean;
  move: (move: Move) => void;
}

interface PanelProps extends OrderStatusProps {
  onTakenBack: () => Promise<void>;
}

/** From the status that staff saw. */
export type Move = {
  from: OrderStatus;
  status: OrderStatus;
  /** Its units go back on the shelf. */
  restock: boolean;
  /** Why what was recalled is sent all the same. */
  override?: { reason: string };
};

/** The steps of an order that goes well. */
const line: readonly OrderStatus[] = statusSteps;

/** Where the order is and where staff may move it (spec.md section 4). */
export const OrderStatusPanel = ({ order, moving, move, onTakenBack }: PanelProps) => (
  <Panel
    title={text.status}
    actions={
      <span role="status">
        {moving ? (
          <StatusPill tone="plain">{text.loading}</StatusPill>
        ) : (
          <StatusPill tone={orderTone(order.orderStatus)}>{order.orderStatus}</StatusPill>
        )}
      </span>
    }
  >
    <Progress status={order.orderStatus} />
    {order.dispatchedAt && wasSetBack(order) && (
      <Notice tone="wait" title={text.setBack.title} className="mb-4">
        <p>
          {text.setBack.on} <Moment at={order.dispatchedAt} />. {text.setBack.text}
        </p>
      </Notice>
    )}
    <Moves order={order} moving={moving} move={move} />
    {order.takeBack && (
      <TakeBack key={order.takeBack.until} order={order} takeBack={order.takeBack} onChanged={onTakenBack} />
    )}
  </Panel>
);

/** A button for each status that is next, and why some can't be pressed. */
function Moves({ order, moving, move }: OrderStatusProps) {
  const { orderStatus } = order;
  const [asked, setAsked] = useState<OrderStatus>('Cancelled');
  const [asking, setAsking] = useState(false);
  const [askingWhy, setAskingWhy] = useState(false);
  const titles = order.recalled.map(({ title }) => title);
  const moves = staffMoves[orderStatus];
  const buttons = useFocusAfter(moving);
  const paid = isPaidFor(order);
  const blocked = (status: OrderStatus) => !paid && needsPayment(status);
  const press = (status: OrderStatus) => {
    if (status === 'Shipped' && titles.length > 0) return setAskingWhy(true);
    if (!mustConfirm(status)) return move({ from: orderStatus, status, restock: false });
    setAsked(status);
    setAsking(true);
  };
  return (
    <>
      {moves.length === 0 && <p className="text-muted">{text.noMoves}</p>}
      <div ref={buttons} tabIndex={-1} className="flex flex-wrap items-center gap-3 outline-none">
        {moves.length > 0 && <span className="text-muted">{text.move}</span>}
        {moves.map((status) => (
          <Button
            key={status}
            kind={kindOf(status, orderStatus)}
            disabled={moving || blocked(status)}
            aria-describedby={blocked(status) ? 'why-not' : undefined}
            onClick={() => press(status)}
          >
            {status}
          </Button>
        ))}
      </div>
      {moves.some(blocked) && (
        <p id="why-not" className="mt-2 text-muted">
          {orderStatus === 'Pending' ? text.unpaid : text.unpaidBack}
        </p>
      )}
      <ConfirmMove
        order={order}
        to={asked}
        open={asking}
        onYes={(restock) => {
          setAsking(false);
          move({ from: orderStatus, status: asked, restock });
        }}
        onNo={() => setAsking(false)}
      />
      <AskReason
        words={{
          title: text.recalled.ask,
          lead: text.recalled.why(titles),
          yes: text.recalled.yes,
          no: text.keep,
        }}
        open={askingWhy}
        onClose={() => setAskingWhy(false)}
        onOverride={async (reason) => {
          move({ from: orderStatus, status: 'Shipped', restock: false, override: { reason } });
          return undefined;
        }}
      />
    </>
  );
}

/** After a move other buttons stand there: the focus that was on the one pressed stays among them. */
function useFocusAfter(moving: boolean) {
  const buttons = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current && !moving && document.activeElement === document.body) buttons.current?.focus();
    moved.current = moving;
  }, [moving]);
  return buttons;
}

/** Cancelled, Returned and Refunded show full progress and hide the middle steps. */
function Progress({ status }: { status: OrderStatus }) {
  const reached = line.indexOf(status);
  const ended = reached < 0;
  return (
    <div className="mb-4">
      <Steps
        label={text.status}
        steps={ended ? ['Pending', status] : line}
        reached={ended ? 1 : reached}
        tone={status === 'Cancelled' ? 'bad' : 'good'}
      />
    </div>
  );
}

/** The way on is the one primary button; what ends an order is in red; the way back is quiet. */
const kindOf = (to: OrderStatus, from: OrderStatus) => {
  if (mustConfirm(to)) return 'danger';
  const place = (status: OrderStatus) => line.indexOf(status);
  return place(to) > place(from) ? 'primary' : 'quiet';
};
