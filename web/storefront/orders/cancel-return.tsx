import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { isFault } from '#shop/orders/return-rules.ts';
import { returning } from '#wording/storefront/return.ts';
import { post } from '../../browser/api.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { dayOf } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.tsx';

const text = returning.cancel;

interface CancelReturnProps {
  order: Order;
  one: Return;
  onChanged: () => void;
  onCancelled: () => void;
}

/** Takes a return back of which nothing has come, asked once more: what is kept is not refunded. */
export function CancelReturn({ order, one: { number, reason }, onChanged, onCancelled }: CancelReturnProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const cancel = async () => {
    setBusy(true);
    setFailure('');
    const answer = await post('/cancel-return', { orderId: order.id, number });
    setBusy(false);
    if (answer.status !== 200 && answer.status !== 409) return setFailure(answer.message);
    // Closed, it gives the focus back; only then can the page take it.
    flushSync(() => setOpen(false));
    if (answer.status === 200) {
      notify(text.done, { tone: 'good' });
      onCancelled();
    } else {
      // Something of it has come, or was refunded meanwhile.
      notify(answer.message, { tone: 'bad' });
    }
    onChanged();
  };

  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {text.button} <span className="sr-only">{returning.number(number)}</span>
      </Button>
      <Confirm
        open={open}
        title={text.title(number)}
        yes={text.button}
        no={text.keep}
        busy={busy && text.busy}
        failure={failure}
        onYes={cancel}
        onNo={() => setOpen(false)}
      >
        <p>
          {text.whatHappens} {again(order, reason)}
        </p>
        <p className="mt-3">{text.posted}</p>
      </Confirm>
    </>
  );
}

/** Whether there can be another one: before the order is delivered its end isn't known. */
function again({ returnUntil, orderStatus }: Order, reason: Return['reason']): string {
  const until = isFault(reason) ? returnUntil.fault : returnUntil.changedMind;
  if (!until) return text.tooLate;
  return orderStatus === 'Delivered' ? text.until(dayOf(until)) : text.later;
}
