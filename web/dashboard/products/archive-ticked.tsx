import { Archive, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import type { ListedProduct } from '#contract/product.ts';
import { products as text } from '#wording/dashboard/products.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.tsx';
import type { Ask } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';

/** The most that /dash-archive takes. */
const maxProducts = 1000;

interface ArchiveTickedProps {
  /** The archive is a view of its own: either all are in it, or none is. */
  products: readonly ListedProduct[];
  onMoved: () => void;
}

/** Takes the ticked products out of the shop, or back out of the archive, after a question. */
export function ArchiveTicked({ products, onMoved }: ArchiveTickedProps) {
  const { ask } = useDashboard();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const inArchive = products.some(({ archived }) => archived);
  const words = inArchive ? text.unarchiveTicked : text.archiveTicked;
  const Icon = inArchive ? ArchiveRestore : Archive;
  const move = async () => {
    setAsking(false);
    setBusy(true);
    const { moved, failure } = await archive(
      ask,
      products.map(({ id }) => id),
      !inArchive,
    );
    setBusy(false);
    if (failure) notify(failure, { tone: 'bad' });
    if (!failure || moved > 0) {
      notify(words.done(moved), { tone: 'good' });
      onMoved();
    }
  };
  return (
    <>
      <Button icon={<Icon size={16} aria-hidden />} busy={busy && words.busy} onClick={() => setAsking(true)}>
        {words.button(products.length)}
      </Button>
      <Confirm
        open={asking}
        title={words.title(products.length)}
        yes={words.yes}
        no={words.no}
        onYes={() => void move()}
        onNo={() => setAsking(false)}
      >
        <p>{words.question}</p>
      </Confirm>
    </>
  );
}

/** Moves as many at once as a call takes; answers how many were not there already, and why the rest was not moved. */
async function archive(
  ask: Ask,
  ids: string[],
  archived: boolean,
): Promise<{ moved: number; failure?: string }> {
  let moved = 0;
  for (let from = 0; from < ids.length; from += maxProducts) {
    const productIds = ids.slice(from, from + maxProducts);
    const answer = await ask('/dash-archive', { productIds, archived });
    if (answer.status !== 200) return { moved, failure: answer.message };
    moved += answer.moved;
  }
  return { moved };
}
