import { useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { counted } from '#wording/counted.ts';
import { customers as text, users } from '#wording/dashboard/users.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { ChooseFile } from '../parts/choose-file.tsx';
import { Head } from '../parts/head.tsx';
import type { ChosenFile } from '../parts/read-csv.ts';
import { Table } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

/** Five thousand letters are queued in some ten seconds. */
const patienceMs = 120_000;

export const meta = pageMeta(text.title);

type Found = Success<Calls['/dash-invite-customers']>;

/** Another shop's customers: a dry run says who would be invited, and only then letters go out. */
export default function ImportCustomers() {
  const { to, ask } = useDashboard();
  const [file, setFile] = useState<ChosenFile>();
  const [busy, setBusy] = useState<'checking' | 'inviting'>();
  const [failure, setFailure] = useState('');
  const [checked, setChecked] = useState<Found>();
  const [done, setDone] = useState<Found>();
  const send = async (csv: string, dryRun: boolean) => {
    setBusy(dryRun ? 'checking' : 'inviting');
    setFailure('');
    const answer = await ask('/dash-invite-customers', { csv, dryRun }, { patienceMs });
    setBusy(undefined);
    if (answer.status !== 200) return setFailure(answer.message);
    if (dryRun) setChecked(answer);
    else setDone(answer);
  };
  const choose = (chosen: ChosenFile) => {
    setFile(chosen);
    setChecked(undefined);
    void send(chosen.text, true);
  };
  const found = done ?? checked;
  return (
    <>
      <Head back={{ to: to('users'), label: users.title }} title={text.title} />
      <Panel title={text.file}>
        <div className="grid gap-4">
          <p className="max-w-prose">{text.lead}</p>
          {!done && (
            <ChooseFile
              chosen={file?.name ?? ''}
              disabled={Boolean(busy)}
              limits={text.limits}
              onChosen={choose}
            />
          )}
          {busy && <p role="status">{text[busy]}</p>}
          {failure && (
            <Notice tone="bad" title={text.failed}>
              {failure}
            </Notice>
          )}
          {found && !busy && (
            <Notice tone="good" title={done ? text.done(found.invited) : text.right(found.invited)}>
              <p>{text.there(found.there)}</p>
              <ul className="list-disc pl-5 empty:hidden">
                {found.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
              {checked && !done && found.invited > 0 && file && (
                <Button kind="primary" className="mt-3" onClick={() => void send(file.text, false)}>
                  {text.submit(found.invited)}
                </Button>
              )}
              {done && (
                <ButtonLink kind="primary" className="mt-3" to={to('users')}>
                  {text.see}
                </ButtonLink>
              )}
            </Notice>
          )}
          {found && !busy && found.leftOut.length > 0 && <LeftOut found={found} />}
        </div>
      </Panel>
    </>
  );
}

const LeftOut = ({ found: { leftOut, allLeftOut } }: { found: Found }) => (
  <Table
    caption={text.leftOut(allLeftOut)}
    className="max-h-96"
    head={
      <>
        <th scope="col" className="right">
          {text.line}
        </th>
        <th scope="col">{text.why}</th>
      </>
    }
  >
    {leftOut.map(({ line, message }) => (
      <tr key={line}>
        <td className="right">{counted(line)}</td>
        <td className="w-full">{message}</td>
      </tr>
    ))}
  </Table>
);
