import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import type { WireOrder } from '#contract/orders.ts';
import type { OrderStatus } from '#shop/orders/status.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../staff.ts';

/** Milliseconds between two looks at a refund that is on its way. */
const look = 4_000;

/**
 * One order, and moving it along. While a move is in flight `moving` is true; when it is refused the status is again what
 * it was, or what it has become meanwhile, and an alert says so (spec.md section 4).
 */
export function useOrder(orderId: string) {
  const { ask } = useDashboard();
  const [order, setOrder] = useState<WireOrder>();
  const [failure, setFailure] = useState<Failure>();
  const [moving, setMoving] = useState(false);

  const read = useCallback(async () => {
    const answer = await ask('/dash-order-details', { orderId });
    if (answer.status === 200) {
      setOrder(answer.data[0]);
      setFailure(undefined);
    } else setFailure(answer);
  }, [ask, orderId]);

  useEffect(() => {
    void read();
  }, [read]);

  const refundUnderWay = order?.refund?.state === 'requested';
  useEffect(() => {
    if (!refundUnderWay) return;
    const timer = setInterval(() => {
      if (!document.hidden) void read();
    }, look);
    return () => clearInterval(timer);
  }, [refundUnderWay, read]);

  const move = async (change: { from: OrderStatus; status: OrderStatus; restock: boolean }) => {
    if (moving) return;
    setMoving(true);
    const answer = await ask('/change-order-status', { orderId, ...change });
    if (answer.status !== 200) notify(text.failedWhy(answer.message), { tone: 'bad' });
    await read();
    setMoving(false);
  };

  return { order, failure, moving, read, move };
}
