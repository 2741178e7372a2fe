import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RecallRecipient } from '#contract/recall.ts';
import { recall } from '#wording/dashboard/recall.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

const text = recall.people;

/** Whether somebody has got the money or the other one that they want, and the press that says so or takes it back. */
export function Handled({ row: { id, name, handledAt } }: { row: RecallRecipient }) {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await ask('/dash-recall-handled', { personId: id, handled: handledAt === null });
    if (answer.status !== 200) notify(answer.message, { tone: 'bad' });
    await revalidate();
    setBusy(false);
  };
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3">
      {handledAt && (
        <span className="text-muted">
          {text.handled} <Moment at={handledAt} />
        </span>
      )}
      <Button
        kind="quiet"
        aria-label={handledAt ? text.undoOf(name) : text.handleOf(name)}
        busy={busy && text.busy}
        onClick={() => void press()}
      >
        {handledAt ? text.undo : text.handle}
      </Button>
    </span>
  );
}
