import { Copy } from 'lucide-react';
import type { WireOrder } from '#contract/orders.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from '../parts/facts.tsx';

/** Where it goes, with a button that copies it as it stands on a label. */
export const DeliveryAddress = ({ order }: { order: WireOrder }) => (
  <Panel
    title={text.delivery}
    actions={
      <Button kind="quiet" icon={<Copy size={14} aria-hidden />} onClick={() => void copy(order)}>
        {text.copy}
      </Button>
    }
  >
    <Facts
      facts={[
        [text.name, order.name],
        [text.phone, order.phone],
        [text.city, order.city],
        [text.pinCode, order.pinCode],
        [text.address, order.address],
      ]}
    />
  </Panel>
);

async function copy({ name, address, city, pinCode, phone }: WireOrder) {
  try {
    await navigator.clipboard.writeText([name, address, city, pinCode, phone].filter(Boolean).join('\n'));
    notify(text.copied, { tone: 'good' });
  } catch {
    notify(text.copyFailed, { tone: 'bad' });
  }
}
