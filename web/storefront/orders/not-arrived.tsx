import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { underwayStatuses } from '#shop/orders/status.ts';
import { order as words } from '#wording/storefront/order.ts';
import { post } from '../../browser/api.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.tsx';

const text = words.notArrived;

/** Tells staff that an order has not come, once the days are over on which it should have; and says that they were told. */
export function NotArrived({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  const { id, orderStatus, arrival, expected } = order;
  if (!underwayStatuses.some((status) => status === orderStatus)) return null;
  if (arrival?.answer === 'not yet')
    return <p className="mb-3">{text.told(dayOf(arrival.answeredAt ?? arrival.askedAt))}</p>;
  if (!expected?.late) return null;
  const tell = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await post('/not-arrived', { orderId: id });
    notify(answer.message ?? '', { tone: answer.status === 200 ? 'good' : 'bad' });
    onChanged();
    setBusy(false);
  };
  return (
    <div className="mb-3 grid justify-items-start gap-2">
      <p>{text.late}</p>
      <Button kind="quiet" busy={busy && text.telling} onClick={() => void tell()}>
        {text.button}
      </Button>
    </div>
  );
}
