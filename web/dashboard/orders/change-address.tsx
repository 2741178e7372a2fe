import { useState } from 'react';
import { addressRules } from '#contract/form-rules.ts';
import type { Order } from '#contract/order.ts';
import { reasonRule } from '#contract/order-edit-body.ts';
import { textErrors } from '#contract/text-rule.ts';
import { order as orderText, change as text } from '#wording/dashboard/order.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { useKeyOf } from '../parts/use-key-of.ts';
import { useLatest, useOrderAsk } from './ask-and-reload.ts';
import { EditButtons } from './edit-buttons.tsx';

interface ChangeAddressProps {
  order: Order;
  /** The order is another one than it was. */
  onChanged: () => Promise<void>;
}

/** Where an order goes that has not left. */
export function ChangeAddress(props: ChangeAddressProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {text.address.button}
      </Button>
      <Dialog open={open} onClose={close} title={text.address.title}>
        {open && <Form {...props} onClose={close} />}
      </Dialog>
    </>
  );
}

const rules = { ...addressRules, reason: reasonRule };

function Form({ order, onChanged, onClose }: ChangeAddressProps & { onClose: () => void }) {
  const ask = useOrderAsk(onChanged);
  const keyOf = useKeyOf();
  const form = useForm({
    initial: { ...order.deliveryAddress, reason: '' },
    check: (values) => textErrors(rules, values),
    send: async ({ reason, ...address }) => {
      const answer = await ask('/dash-order-edit', {
        ...{ orderId: order.id, address, reason, version: order.edits.length },
        key: keyOf(JSON.stringify([address, reason])),
      });
      if (answer.status !== 200) return answer;
      notify(answer.message ?? '', { tone: 'good' });
      onClose();
      await onChanged();
    },
  });
  useLatest(form, { ...order.deliveryAddress });
  return (
    <form {...form.props} aria-label={text.address.title} className="grid gap-4">
      {form.failure && (
        <Notice tone="bad" title={text.failed}>
          {form.failure.message}
        </Notice>
      )}
      <div className="grid gap-4 desk:grid-cols-2">
        <TextField label={text.address.name} maxLength={addressRules.name.max} {...form.field('name')} />
        <TextField label={orderText.phone} maxLength={addressRules.phone.max} {...form.field('phone')} />
      </div>
      <TextArea
        label={orderText.address}
        rows={3}
        maxLength={addressRules.address.max}
        {...form.field('address')}
      />
      <div className="grid gap-4 desk:grid-cols-2">
        <TextField label={orderText.city} maxLength={addressRules.city.max} {...form.field('city')} />
        <TextField
          label={orderText.pinCode}
          maxLength={addressRules.pinCode.max}
          {...form.field('pinCode')}
        />
      </div>
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        rows={2}
        maxLength={reasonRule.max}
        {...form.field('reason')}
      />
      <EditButtons label={text.address.save} busy={form.busy} onClose={onClose} />
    </form>
  );
}
