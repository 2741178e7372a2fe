import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Address } from '#contract/address.ts';
import { shownPostcode } from '#shop/delivery/postcode.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from '../parts/facts.tsx';

/** Where it goes, with a button that copies it as it stands on a label. */
export const DeliveryAddress = ({
  address,
  actions,
}: {
  address: Address;
  /** Beside that button. */
  actions?: ReactNode;
}) => (
  <Panel
    title={text.delivery}
    actions={
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" icon={<Copy size={14} aria-hidden />} onClick={() => void copy(address)}>
          {text.copy}
        </Button>
        {actions}
      </div>
    }
  >
    <Facts
      facts={[
        [text.name, address.name],
        [text.phone, address.phone],
        [text.city, address.city],
        [text.pinCode, shownPostcode(address.pinCode)],
        [text.address, address.address],
      ]}
    />
  </Panel>
);

async function copy({ name, address, city, pinCode, phone }: Address) {
  try {
    await navigator.clipboard.writeText(
      [name, address, city, shownPostcode(pinCode), phone].filter(Boolean).join('\n'),
    );
    notify(text.copied, { tone: 'good' });
  } catch {
    notify(text.copyFailed, { tone: 'bad' });
  }
}
