import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

/** Ten thousand products take half a minute. */
const patienceMs = 120_000;

interface UndoImportProps {
  id: string;
  onUndone: () => void;
}

/** Takes back what an import did, after a question; or says which products are in the way. */
export function UndoImport({ id, onUndone }: UndoImportProps) {
  const { ask } = useDashboard();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const undo = async () => {
    setAsking(false);
    setBusy(true);
    const answer = await ask('/dash-undo-import', { id }, { patienceMs });
    setBusy(false);
    setFailure(answer.status === 200 ? undefined : answer);
    if (answer.status !== 200) return;
    notify(answer.message ?? text.undo.done);
    onUndone();
  };
  return (
    <>
      <Button
        kind="quiet"
        icon={<Undo2 size={16} aria-hidden />}
        busy={busy && text.undo.busy}
        onClick={() => setAsking(true)}
      >
        {text.undo.button}
      </Button>
      {failure && (
        <Notice tone="bad" title={text.undo.failed} className="w-full">
          <p>{failure.message}</p>
          <ul className="mt-2 list-disc pl-5 empty:hidden">
            {Object.entries(failure.errors ?? {}).map(([product, why]) => (
              <li key={product}>{why}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Confirm
        open={asking}
        title={text.undo.title}
        yes={text.undo.yes}
        no={text.undo.no}
        onYes={() => void undo()}
        onNo={() => setAsking(false)}
      >
        <p>{text.undo.question}</p>
      </Confirm>
    </>
  );
}
