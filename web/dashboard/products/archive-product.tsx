import { Archive, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import type { StaffProduct } from '#contract/product.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

interface ArchiveProductProps {
  product: StaffProduct;
  onMoved: () => void;
}

/** Takes a product out of the shop for good, after a question, or back out of the archive. */
export function ArchiveProduct({ product: { id, title, archived }, onMoved }: ArchiveProductProps) {
  const { ask } = useDashboard();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = archived ? text.unarchive : text.archive;
  const move = async () => {
    setAsking(false);
    setBusy(true);
    const answer = await ask('/dash-archive', { productId: id, archived: !archived });
    setBusy(false);
    if (answer.status !== 200) return notify(answer.message, { tone: 'bad' });
    notify(words.done(title), { tone: 'good' });
    onMoved();
  };
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <>
      <Button
        kind="quiet"
        icon={<Icon size={16} aria-hidden />}
        busy={busy && words.busy}
        onClick={() => setAsking(true)}
      >
        {words.button}
      </Button>
      <Confirm
        open={asking}
        title={words.title}
        yes={words.yes}
        no={words.no}
        onYes={() => void move()}
        onNo={() => setAsking(false)}
      >
        <p>{words.question(title)}</p>
      </Confirm>
    </>
  );
}
