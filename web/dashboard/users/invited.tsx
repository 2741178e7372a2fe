import { useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { user as text } from '#wording/dashboard/users.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

export interface InvitedProps {
  email: string;
  invitation: NonNullable<Success<Calls['/dash-invitation']>['data']>;
  onSent: () => void;
}

/** That an account waits for its first password, and a way to send its invitation again. */
export function Invited({ email, invitation: { at, until }, onSent }: InvitedProps) {
  const { ask } = useDashboard();
  const [busy, setBusy] = useState(false);
  const sendAgain = async () => {
    setBusy(true);
    const answer = await ask('/dash-invite-again', { email });
    setBusy(false);
    notify(answer.message ?? text.invitedAgain, answer.status === 200 ? {} : { tone: 'bad' });
    if (answer.status === 200) onSent();
  };
  return (
    <Notice tone="wait" title={text.invited} className="mb-4">
      <p>
        {text.invitedAt} <Moment at={at} />. {text.linkUntil} <Moment at={until} />.
      </p>
      <Button kind="quiet" className="mt-3" busy={busy && text.sending} onClick={() => void sendAgain()}>
        {text.inviteAgain}
      </Button>
    </Notice>
  );
}
