import { useId, useRef, useState } from 'react';
import type { Address } from '#contract/address.ts';
import { addressRules } from '#contract/form-rules.ts';
import type { Order } from '#contract/order.ts';
import { textErrors } from '#contract/text-rule.ts';
import { mayEdit } from '#shop/orders/status.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { post } from '../../browser/api.ts';
import { forgetDraft, useDraft } from '../../browser/drafts.ts';
import { useForm } from '../../browser/form.ts';
import { randomKey } from '../../browser/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { AddressFields, useDoubts } from '../parts/address-fields.tsx';
import { Refused } from '../parts/refused.tsx';

const text = orderText.changeAddress;

interface ChangeAddressProps {
  order: Order;
  /** The order is another one than it was. */
  onChanged: () => void;
}

/** Where the order goes, until somebody packs it: who packs it without a parcel yet is known to the server alone. */
export function ChangeAddress({ order, onChanged }: ChangeAddressProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!mayEdit(order) || order.parcels.length > 0) return null;
  return (
    <>
      <Button kind="quiet" className="mt-3" onClick={() => setOpen(true)}>
        {text.button}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title}>
        {open && <Form id={id} order={order} onChanged={onChanged} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Form({ id, order, onChanged, onClose }: ChangeAddressProps & { id: string; onClose: () => void }) {
  const doubts = useDoubts();
  const key = useRef({ of: '', key: '' });
  const draft = `address of ${order.id}`;
  const form = useForm<Address>({
    initial: order.deliveryAddress,
    check: (values) => textErrors(addressRules, values),
    send: async (address) => {
      const doubt = doubts(address);
      if (doubt) return doubt;
      const of = JSON.stringify(address);
      if (key.current.of !== of) key.current = { of, key: randomKey() };
      const answer = await post('/update-order-address', {
        ...{ orderId: order.id, key: key.current.key, version: order.edits.length },
        ...address,
      });
      // It is being packed or was changed meanwhile, or nobody is signed in any more: the page shows which.
      const over = answer.status !== 200 && !answer.errors && [404, 409].includes(answer.status);
      if (answer.status !== 200 && !over) return answer;
      forgetDraft(draft);
      notify(answer.message ?? '', { tone: over ? 'bad' : 'good' });
      onClose();
      onChanged();
    },
  });
  useDraft(draft, form.values, form.reset);
  return (
    <form {...form.props} id={id} aria-label={text.title} className="grid gap-5">
      <p className="text-muted">{text.hint}</p>
      <AddressFields form={form} />
      <Refused failure={form.failure} />
      <div className="dialog-buttons">
        <Button
          kind="quiet"
          onClick={() => {
            forgetDraft(draft);
            onClose();
          }}
        >
          {text.keep}
        </Button>
        <Button type="submit" busy={form.busy && text.saving}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
