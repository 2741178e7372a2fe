import { Truck } from 'lucide-react';
import { useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { trackingFile as text } from '#wording/dashboard/orders.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChooseFile } from '../parts/choose-file.tsx';
import type { ChosenFile } from '../parts/read-csv.ts';
import { Table } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

type Found = Success<Calls['/dash-tracking-import']>;

/** A carrier's file of tracking numbers: what it would do is shown first, and only then done. */
export function TrackingImport({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<Truck size={14} aria-hidden />} onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog open={open} title={text.title} onClose={() => setOpen(false)}>
        {open && <Steps onDone={onDone} />}
      </Dialog>
    </>
  );
}

function Steps({ onDone }: { onDone: () => void }) {
  const { ask } = useDashboard();
  const [file, setFile] = useState<ChosenFile>();
  const [busy, setBusy] = useState<'checking' | 'writing'>();
  const [failure, setFailure] = useState('');
  const [found, setFound] = useState<Found & { dryRun: boolean }>();
  const send = async (csv: string, dryRun: boolean) => {
    setBusy(dryRun ? 'checking' : 'writing');
    setFailure('');
    const answer = await ask('/dash-tracking-import', { csv, dryRun });
    setBusy(undefined);
    if (answer.status !== 200) return setFailure(answer.message);
    setFound({ ...answer, dryRun });
    if (!dryRun) onDone();
  };
  const choose = (chosen: ChosenFile) => {
    setFile(chosen);
    setFound(undefined);
    void send(chosen.text, true);
  };
  return (
    <div className="grid gap-4">
      <p>{text.lead}</p>
      <ChooseFile chosen={file?.name ?? ''} disabled={Boolean(busy)} limits={text.limits} onChosen={choose} />
      {busy && <p role="status">{text[busy]}</p>}
      {failure && (
        <Notice tone="bad" title={text.failed}>
          {failure}
        </Notice>
      )}
      {found && file && !busy && (
        <>
          <Notice tone={found.added > 0 ? 'good' : 'wait'} title={said(found)}>
            {found.dryRun && found.added > 0 && (
              <Button kind="primary" className="mt-3" onClick={() => void send(file.text, false)}>
                {text.submit(found.added)}
              </Button>
            )}
          </Notice>
          <Rows rows={found.results} />
        </>
      )}
    </div>
  );
}

const said = ({ dryRun, added, shipped }: Found & { dryRun: boolean }) =>
  dryRun ? text.would(added, shipped) : text.done(added, shipped);

const Rows = ({ rows }: { rows: Found['results'] }) => (
  <Table
    caption={text.rows}
    className="max-h-80"
    head={
      <>
        <th scope="col" className="right">
          {text.line}
        </th>
        <th scope="col">{text.order}</th>
        <th scope="col">{text.what}</th>
      </>
    }
  >
    {rows.map(({ line, reference, status, message }) => (
      <tr key={line}>
        <td className="right">{line}</td>
        <td className="break-all">{reference}</td>
        <td className={status === 200 ? '' : 'text-red'}>{message}</td>
      </tr>
    ))}
  </Table>
);
