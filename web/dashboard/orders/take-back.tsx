import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { takeBack as text } from '#wording/dashboard/order.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

interface TakeBackProps {
  order: Order;
  takeBack: NonNullable<Order['takeBack']>;
  /** It was taken back, or can't be any more: the order is another one than it was. */
  onChanged: () => Promise<void>;
}

/** Takes the last press back, while its minutes last. */
export function TakeBack({ order, takeBack: { until, to }, onChanged }: TakeBackProps) {
  const { ask } = useDashboard();
  const [busy, setBusy] = useState(false);
  const minutes = useMinutesLeft(until);
  if (minutes <= 0) return null;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await ask('/dash-take-back', { orderId: order.id });
    notify(answer.status === 200 ? text.done(to) : answer.message, {
      tone: answer.status === 200 ? 'good' : 'bad',
    });
    await onChanged();
    setBusy(false);
  };
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Button
        kind="quiet"
        icon={<Undo2 size={16} aria-hidden />}
        busy={busy && text.busy}
        aria-describedby="take-back-hint"
        onClick={() => void press()}
      >
        {text.button(minutes)}
      </Button>
      <p id="take-back-hint" className="mt-2 text-muted">
        {hintOf(order, to)}
      </p>
    </div>
  );
}

/** What it does: only the first dispatch ends the customer's right to cancel, and is mailed. */
function hintOf({ orderStatus, events }: Order, to: string) {
  if (orderStatus === 'Delivered') return text.delivered(to);
  const isFirst = events.filter(({ event }) => event === 'Shipped').length === 1;
  return isFirst ? text.shipped : text.shippedAgain;
}

/** Begun minutes until a moment (ISO 8601); told anew every few seconds. */
function useMinutesLeft(until: string): number {
  const [minutes, setMinutes] = useState(() => minutesTo(until));
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesTo(until)), 5_000);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}

const minutesTo = (until: string) => Math.ceil((Date.parse(until) - Date.now()) / 60_000);
