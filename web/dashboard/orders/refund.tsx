import { useState } from 'react';
import { refundNoteRule } from '#contract/form-rules.ts';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import type { Refund as GivenRefund } from '#contract/refund.ts';
import { textError } from '#contract/text-rule.ts';
import { order as orderText, refunds as refundsText } from '#wording/dashboard/order.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

const text = orderText.giveRefund;

interface RefundProps {
  order: Order;
  refund: GivenRefund;
  /** Staff noted that it was given: the order is another one than it was. */
  onGiven: () => Promise<void>;
}

/** How far the money is on its way back. What the card could not take is given by staff in another way, and noted here. */
export function Refund({ order, refund, onGiven }: RefundProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const tone = { requested: 'wait', done: 'good', refused: 'bad' } as const;
  const { id, state, amountPence, byOtherMeans } = refund;
  const pounds = formatPence(amountPence);
  return (
    <Notice tone={tone[state]}>
      <p>{byOtherMeans ? text.given(pounds) : orderText.refund[state](pounds)}</p>
      <Contents order={order} refund={refund} />
      {state === 'refused' && (
        <Button kind="quiet" className="mt-3" onClick={() => setOpen(true)}>
          {text.button}
        </Button>
      )}
      <Dialog open={open} onClose={close} title={text.title}>
        <Note orderId={order.id} refundId={id} pounds={pounds} onClose={close} onGiven={onGiven} />
      </Dialog>
    </Notice>
  );
}

/** What it is for, and when it went. */
function Contents({ order, refund }: Pick<RefundProps, 'order' | 'refund'>) {
  const { lines, deliveryPence, goodwillPence, postagePence, creditNote, doneAt, createdAt, reason } = refund;
  const parts = [
    ...lines.map(({ position, quantity }) =>
      refundsText.units(quantity, order.lines[position - 1]?.title ?? ''),
    ),
    ...(deliveryPence > 0 ? [refundsText.deliveryOf(formatPence(deliveryPence))] : []),
    ...(goodwillPence > 0 ? [refundsText.goodwillOf(formatPence(goodwillPence))] : []),
    ...(postagePence > 0 ? [refundsText.postageOf(formatPence(postagePence))] : []),
  ];
  return (
    <p className="text-muted">
      <Moment at={doneAt ?? createdAt} />
      {creditNote !== null && <>, {refundsText.creditNote(creditNote)}</>}, {refundsText.reasons[reason]}
      {parts.length > 0 && <>: {parts.join(', ')}</>}
    </p>
  );
}

interface NoteProps {
  orderId: string;
  refundId: number;
  pounds: string;
  onClose: () => void;
  onGiven: () => Promise<void>;
}

function Note({ orderId, refundId, pounds, onClose, onGiven }: NoteProps) {
  const { ask } = useDashboard();
  const form = useForm({
    initial: { note: '' },
    check: ({ note }) => ({ note: textError(refundNoteRule, note) }),
    send: async ({ note }) => {
      const answer = await ask('/dash-refund-given', { orderId, refundId, note });
      // Somebody else was quicker: the order shows how it is now.
      if (answer.status !== 200 && answer.status !== 409) return answer;
      notify(answer.message ?? '', { tone: answer.status === 200 ? 'good' : 'bad' });
      onClose();
      await onGiven();
    },
  });
  return (
    <form {...form.props} className="grid gap-4">
      <p>{text.text(pounds)}</p>
      <TextArea
        label={text.note}
        hint={text.noteHint}
        rows={3}
        maxLength={refundNoteRule.max}
        {...form.field('note')}
      />
      {form.failure && <Notice tone="bad" title={form.failure.message} />}
      <div className="dialog-buttons">
        <Button kind="quiet" onClick={onClose}>
          {text.keep}
        </Button>
        <Button type="submit" kind="danger" busy={form.busy && text.submitting}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
