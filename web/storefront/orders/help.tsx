import { useState } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { refundableOf } from '#contract/refund.ts';
import { shopperMayCancel, wasSetBack } from '#shop/orders/status.ts';
import { layout } from '#wording/storefront/layout.ts';
import { order as text } from '#wording/storefront/order.ts';
import { post } from '../../browser/api.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Section } from '../../ui/section.tsx';
import { contactPath } from '../parts/contact-path.ts';
import { NotArrived } from './not-arrived.tsx';
import { Withdraw } from './withdraw.tsx';

interface HelpProps {
  order: Order;
  /** The order is another one than it was. */
  onChanged: () => void;
  /** It was cancelled here: what becomes of the money is said elsewhere on the page. */
  onCancelled: () => void;
}

/**
 * Cancelling while there is something to cancel, and withdrawing and asking afterwards (spec.md sections 4 and 8). Why an
 * order can't be cancelled is said to whoever wants to: they pressed the button too late, or ask.
 */
export function Help({ order, onChanged, onCancelled }: HelpProps) {
  const { orderStatus, paymentStatus } = order;
  const [refusal, setRefusal] = useState('');
  const holdsSomething = paymentStatus === 'Success' || paymentStatus === 'Pending';
  return (
    <Section title={text.help}>
      {shopperMayCancel(order) && holdsSomething && (
        <Cancel order={order} onChanged={onChanged} onCancelled={onCancelled} onRefused={setRefusal} />
      )}
      {refusal && (
        <Notice tone="wait" className="mb-3">
          {refusal}
        </Notice>
      )}
      {order.dispatchedAt && wasSetBack(order) && (
        <p className="mb-3">{text.dispatchedBefore(dayOf(order.dispatchedAt))}</p>
      )}
      {!refusal && (orderStatus === 'Shipped' || orderStatus === 'Out Of Delivery') && (
        <details className="mb-3">
          <summary className="link flex min-h-11 items-center desk:min-h-8">{text.canStillCancel}</summary>
          <p className="mt-1">{text.shipped}</p>
        </details>
      )}
      <NotArrived order={order} onChanged={onChanged} />
      <Withdraw order={order} />
      <Link to={contactPath(order)} className="link inline-flex min-h-11 items-center desk:min-h-8">
        {layout.contact}
      </Link>
    </Section>
  );
}

function Cancel({
  order,
  onChanged,
  onCancelled,
  onRefused,
}: HelpProps & { onRefused: (message: string) => void }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const cancel = async () => {
    setBusy(true);
    setFailure('');
    const answer = await post('/change-order-status', { orderId: order.id, status: 'Cancelled' });
    if (answer.status === 200 || answer.status === 409) {
      // Refused: it is cancelled or shipped already; this button goes, and what was refused stays to be read.
      if (answer.status === 200) notify(text.cancelled, { tone: 'good' });
      else {
        notify(answer.message, { tone: 'bad' });
        onRefused(answer.message);
      }
      setOpen(false);
      onChanged();
      if (answer.status === 200) onCancelled();
    } else {
      setFailure(answer.message);
    }
    setBusy(false);
  };

  return (
    <div className="mb-3 grid justify-items-start gap-2">
      <p>{order.paymentStatus === 'Success' ? text.untilShipped : text.cancelUnpaid}</p>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {text.cancel}
      </Button>
      <Confirm
        open={open}
        title={text.cancelTitle}
        yes={text.cancel}
        no={text.cancelKeep}
        busy={busy && text.cancelling}
        failure={failure}
        onYes={cancel}
        onNo={() => setOpen(false)}
      >
        <p>
          {order.paymentStatus === 'Success'
            ? text.cancelPaid(formatPence(refundableOf(order).leftPence))
            : text.cancelUnpaid}{' '}
          {text.cancelFinal}
        </p>
      </Confirm>
    </div>
  );
}
