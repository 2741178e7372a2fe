import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { refundableOf } from '#contract/refund.ts';
import { kit } from '#wording/kit.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { post } from '../../browser/api.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf, minuteOf } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { orderName } from '../parts/order-name.ts';

const text = orderText.withdraw;

/** Where it stands on the page of its order: what the link at the top leads to. */
export const withdrawId = 'withdraw';

/** The right to withdraw, from dispatch until 14 days after delivery; once used, when that was (decisions.md section 6). */
export function Withdraw({ order, onChanged }: WithdrawProps) {
  const { withdrawal, withdrawUntil, orderStatus } = order;
  if (withdrawal) {
    const isBack = orderStatus === 'Returned' || orderStatus === 'Refunded';
    return (
      <Notice tone="good" title={text.receivedTitle} className="mb-3">
        <p>{text.received(minuteOf(withdrawal.at))}</p>
        {!isBack && <p>{text.receivedNext}</p>}
      </Notice>
    );
  }
  return withdrawUntil ? <Offer order={order} until={withdrawUntil} onChanged={onChanged} /> : null;
}

interface WithdrawProps {
  order: Order;
  /** The order is another one than it was. */
  onChanged: () => void;
}

function Offer({ order, until, onChanged }: WithdrawProps & { until: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  const form = useForm({
    initial: { reason: '' },
    check: () => ({}),
    send: async ({ reason }) => {
      const answer = await post('/withdraw', { orderId: order.id, reason });
      if (answer.status === 200) notify(answer.message ?? text.receivedTitle, { tone: 'good' });
      // It is withdrawn already, over or moved on, or nobody is signed in any more: the page shows which.
      else if ([401, 404, 409].includes(answer.status)) notify(answer.message, { tone: 'bad' });
      else return answer;
      close();
      onChanged();
    },
  });
  const delivered = order.orderStatus === 'Delivered';
  return (
    <div id={withdrawId} className="mb-3 grid justify-items-start gap-2">
      <p>{delivered ? text.until(dayOf(until)) : text.untilAfter}</p>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {text.button}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={text.title}
        footer={
          <>
            {form.failure && <Notice tone="bad" title={form.failure.message} className="w-full" />}
            <Button kind="quiet" onClick={close}>
              {text.keep}
            </Button>
            <Button type="submit" form={id} busy={form.busy && text.sending}>
              {text.send}
            </Button>
          </>
        }
      >
        <form {...form.props} id={id} aria-label={text.title} className="grid gap-4">
          <What order={order} />
          <p>
            {text.deadline} <strong>{delivered ? dayOf(until) : text.deadlineLater(dayOf(until))}</strong>.
          </p>
          <TextArea
            label={
              <>
                {text.reason} <span className="font-normal text-muted">{kit.optional}</span>
              </>
            }
            hint={text.reasonHint}
            {...form.field('reason')}
            rows={3}
            maxLength={1000}
          />
          <Next order={order} />
        </form>
      </Dialog>
    </div>
  );
}

const What = ({ order }: { order: Order }) => (
  <div className="well px-4 py-3">
    <p className="text-sm text-muted">{text.order(orderName(order), dayOf(order.createdAt))}</p>
    <ul>
      {order.lines.map(({ productId, quantity, title }) => (
        <li key={productId}>{text.line(quantity, title)}</li>
      ))}
    </ul>
  </div>
);

const Next = ({ order }: { order: Order }) => (
  <div>
    <h3 className="mb-1">{text.next}</h3>
    <ol className="list-decimal pl-5">
      {text.steps(formatPence(refundableOf(order).leftPence)).map((step) => (
        <li key={step} className="py-0.5">
          {step}
        </li>
      ))}
    </ol>
    <Link to="/delivery-and-returns#withdraw" className="link inline-flex min-h-11 items-center">
      {text.more}
    </Link>
  </div>
);
