import { useCallback, useEffect, useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { settings } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { Button } from '../../ui/button.tsx';
import { minuteOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';

const text = settings.sessions;

export interface SessionsProps {
  email: string;
  onSignedOut: () => void;
}

/** The browsers that are signed in to an account, and a way to end all but this one. */
export function Sessions({ email, onSignedOut }: SessionsProps) {
  const [sessions, setSessions] = useState<Success<Calls['/my-sessions']>['sessions']>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await post('/my-sessions', { email }, { signal });
      if (signal?.aborted) return;
      if (answer.status === 200) setSessions(answer.sessions);
      else if (answer.status === 401 || answer.status === 403) onSignedOut();
      else setFailure(answer.message);
    },
    [email, onSignedOut],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  const endOthers = async () => {
    setBusy(true);
    setFailure('');
    const answer = await post('/sign-out-others', { email });
    setBusy(false);
    if (answer.status === 401 || answer.status === 403) return onSignedOut();
    if (answer.status !== 200) return setFailure(answer.message);
    notify(answer.message ?? '', { tone: 'good' });
    await load();
  };

  return (
    <Panel title={text.title}>
      <div className="grid justify-items-start gap-3">
        <ul className="grid w-full gap-2">
          {sessions.map(({ signedInAt, current }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order, and two may be of one moment
            <li key={`${signedInAt} ${place}`} className="flex flex-wrap justify-between gap-x-4">
              {text.signedIn(minuteOf(signedInAt))}
              {current && <span className="text-muted">{text.here}</span>}
            </li>
          ))}
        </ul>
        {failure && <Notice tone="bad" title={failure} className="w-full" />}
        {sessions.length > 1 && (
          <>
            <p>{text.text}</p>
            <Button kind="quiet" onClick={endOthers} busy={busy && text.ending}>
              {text.endOthers}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
