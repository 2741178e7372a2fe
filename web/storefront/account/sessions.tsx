import { useState } from 'react';
import { settings } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, useLoaded } from '../../browser/decode-answer.ts';
import { Button } from '../../ui/button.tsx';
import { minuteOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Section } from '../../ui/section.tsx';

const text = settings.sessions;

export const readSessions = (email: string) =>
  decodeAnswer(post('/my-sessions', { email }), ({ sessions }) => sessions);

export interface SessionsProps {
  email: string;
  sessions: ReturnType<typeof readSessions>;
  onSignedOut: () => void;
}

/** The browsers that are signed in to an account, and a way to end all but this one. */
export function Sessions({ email, sessions: loading, onSignedOut }: SessionsProps) {
  const { data: sessions = [], failure: notRead, reload } = useLoaded(loading, onSignedOut);
  const [busy, setBusy] = useState(false);
  const [notEnded, setNotEnded] = useState('');
  const failure = notEnded || notRead;

  const endOthers = async () => {
    setBusy(true);
    setNotEnded('');
    const answer = await post('/sign-out-others', { email });
    setBusy(false);
    if (answer.status === 401 || answer.status === 403) return onSignedOut();
    if (answer.status !== 200) return setNotEnded(answer.message);
    notify(answer.message ?? '', { tone: 'good' });
    reload();
  };

  return (
    <Section title={text.title}>
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
    </Section>
  );
}
