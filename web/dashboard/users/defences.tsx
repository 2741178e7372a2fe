import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { WireDefence } from '#contract/defences.ts';
import { defences as text } from '#wording/dashboard/defences.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { RecordDefence } from './record-defence.tsx';

interface DefencesProps {
  email: string;
  answer: Answer<Calls['/dash-defences']>;
}

/** What staff found when an account said to have a defence (VCRA 2006 s.37), and a form for the next check. */
export const Defences = ({ email, answer }: DefencesProps) => (
  <Panel title={text.title}>
    <div className="grid gap-4">
      {answer.status !== 200 ? (
        <Notice tone="bad" title={text.failed}>
          {answer.message}
        </Notice>
      ) : answer.data.length === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {answer.data.map((defence) => (
            <Defence key={defence.id} defence={defence} />
          ))}
        </ul>
      )}
      <Check email={email} />
    </div>
  </Panel>
);

/** The form for the next check, once it is asked for. */
function Check({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer font-semibold">{text.record}</summary>
      {open && <RecordDefence email={email} />}
    </details>
  );
}

function Defence({ defence }: { defence: WireDefence }) {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const state = stateOf(defence);
  const withdraw = async () => {
    setBusy(true);
    const answer = await ask('/dash-withdraw-defence', { id: defence.id });
    if (answer.status !== 200) notify(answer.message ?? '', { tone: 'bad' });
    await revalidate();
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {text.kinds[defence.kind]} {defence.reference}
          <StatusPill tone={state === 'valid' ? 'good' : 'bad'}>{text[state]}</StatusPill>
          {defence.until && <span className="font-normal">{text.until(dayOf(defence.until))}</span>}
        </p>
        {defence.note && <p className="break-words whitespace-pre-line">{defence.note}</p>}
        <p className="text-sm text-muted">{text.checked(defence.checkedBy, dayOf(defence.checkedAt))}</p>
        {defence.withdrawnAt && (
          <p className="text-sm text-muted">
            {text.ended(defence.withdrawnBy ?? '', dayOf(defence.withdrawnAt))}
          </p>
        )}
      </div>
      {state === 'valid' && (
        <Button kind="danger" busy={busy && text.withdrawing} onClick={() => void withdraw()}>
          {text.withdraw}
        </Button>
      )}
    </li>
  );
}

/** By the browser's day, for staff to read: at the checkout the shop's own counts. */
function stateOf({ accepted, until, withdrawnAt }: WireDefence): 'valid' | 'over' | 'refused' | 'withdrawn' {
  if (!accepted || !until) return 'refused';
  if (withdrawnAt) return 'withdrawn';
  return until < new Date().toISOString().slice(0, 10) ? 'over' : 'valid';
}
