import { useState } from 'react';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { orderEditBody, reasonRule } from '#contract/order-edit-body.ts';
import { refundableOf } from '#contract/refund.ts';
import { linesToSend } from '#shop/orders/to-send.ts';
import { priceRefund } from '#shop/pricing/price-refund.ts';
import { change as text } from '#wording/dashboard/order.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { useKeyOf } from '../parts/use-key-of.ts';
import { useLatest, useOrderAsk } from './ask-and-reload.ts';
import { EditButtons } from './edit-buttons.tsx';

interface TakeUnitsOutProps {
  order: Order;
  /** The order is another one than it was. */
  onChanged: () => Promise<void>;
}

/** Takes units or whole lines out of an order that has not left; what is given back for them stands on the button. */
export function TakeUnitsOut(props: TakeUnitsOutProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {text.takeOut.button}
      </Button>
      <Dialog open={open} onClose={close} title={text.takeOut.title}>
        {open && <Form {...props} onClose={close} />}
      </Dialog>
    </>
  );
}

function Form({ order, onChanged, onClose }: TakeUnitsOutProps & { onClose: () => void }) {
  const ask = useOrderAsk(onChanged);
  const keyOf = useKeyOf();
  const lines = linesToSend(order.lines.map((line, place) => ({ ...line, position: place + 1 })));
  const fields = Object.fromEntries(
    lines.map(({ position, quantity }) => [`line${position}`, `${quantity}`]),
  );
  const changedOf = (values: Record<string, string>) =>
    lines
      .map(({ position, quantity }) => ({
        position,
        quantity: Number(values[`line${position}`]),
        from: quantity,
      }))
      .filter(({ quantity, from }) => quantity < from);
  const bodyOf = ({ reason = '', ...values }: Record<string, string>) => ({
    ...{ orderId: order.id, reason, version: order.edits.length },
    lines: changedOf(values).map(({ position, quantity }) => ({ position, quantity })),
    key: keyOf(JSON.stringify([values, reason])),
  });
  const form = useForm<Record<string, string>>({
    initial: { ...fields, reason: '' },
    check: (values) => bodyErrors(orderEditBody, bodyOf(values)),
    send: async (values) => {
      const answer = await ask('/dash-order-edit', bodyOf(values));
      if (answer.status !== 200) return answer;
      notify(answer.message ?? '', { tone: 'good' });
      onClose();
      await onChanged();
    },
  });
  useLatest(form, fields);
  const out = changedOf(form.values).map(({ position, quantity, from }) => ({
    position,
    quantity: from - quantity,
  }));
  const priced = priceRefund(refundableOf(order), { lines: out, deliveryPence: 0, goodwillPence: 0 });
  const label =
    'amountPence' in priced ? text.takeOut.saveOf(formatPence(priced.amountPence)) : text.takeOut.save;
  return (
    <form {...form.props} aria-label={text.takeOut.title} className="grid gap-4">
      <p className="text-muted">{text.takeOut.hint}</p>
      {form.failure && (
        <Notice tone="bad" title={text.failed}>
          {form.failure.message}
        </Notice>
      )}
      {lines.map(({ position, title, quantity }) => (
        <SelectField
          key={position}
          label={text.takeOut.send(title)}
          options={unitsUpTo(quantity)}
          {...form.field(`line${position}`)}
        />
      ))}
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        rows={2}
        maxLength={reasonRule.max}
        {...form.field('reason')}
      />
      <EditButtons label={label} busy={form.busy} onClose={onClose} />
    </form>
  );
}

const unitsUpTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, less) => {
    const units = most - less;
    const label = less === 0 ? text.takeOut.all(units) : units === 0 ? text.takeOut.none : `${units}`;
    return { value: `${units}`, label };
  });
