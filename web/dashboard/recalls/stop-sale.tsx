import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import type { StaffProduct } from '#contract/product.ts';
import { recall } from '#wording/dashboard/recall.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

const text = recall.sale;

/** Stops the sale in one press; lifting that is asked first. */
export function StopSale({ product, onChanged }: { product: StaffProduct; onChanged: () => void }) {
  const { ask } = useDashboard();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id: productId, active, saleStopped } = product;
  const send = async (stopped: boolean) => {
    setAsking(false);
    setBusy(true);
    const answer = await ask('/dash-stop-sale', { productId, stopped });
    setBusy(false);
    if (answer.status !== 200) return notify(answer.message, { tone: 'bad' });
    notify(stopped ? text.done.stopped : text.done.lifted, { tone: 'good' });
    onChanged();
  };
  return (
    <Panel title={text.title}>
      <p className="mb-3 max-w-prose">{saleStopped ? text.stopped : active ? text.onSale : text.off}</p>
      {saleStopped ? (
        <Button kind="quiet" busy={busy && text.lifting} onClick={() => setAsking(true)}>
          {text.lift}
        </Button>
      ) : (
        <Button
          kind="danger"
          icon={<CircleStop size={16} aria-hidden />}
          busy={busy && text.stopping}
          onClick={() => void send(true)}
        >
          {text.stop}
        </Button>
      )}
      <Confirm
        open={asking}
        title={text.liftTitle}
        yes={text.yes}
        no={text.no}
        onYes={() => void send(false)}
        onNo={() => setAsking(false)}
      >
        <p>{text.liftQuestion}</p>
      </Confirm>
    </Panel>
  );
}
