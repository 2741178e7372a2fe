import { useEffect, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { account } from '#wording/storefront/account.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Refused } from './refused.tsx';
import { sendCode } from './send-code.ts';

const said = account.code;

/** Milliseconds until another code can be asked for: mail takes a moment, and the server sends five an hour at most. */
const pause = 60_000;

export function Resend({ email, onSent }: { email: string; onSent: () => void }) {
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'none' | 'sent' | Failure>('none');
  const left = useSecondsUntil(sentAt + pause);

  const resend = async () => {
    setBusy(true);
    setOutcome('none');
    const refused = await sendCode(email);
    setBusy(false);
    setOutcome(refused ?? 'sent');
    if (refused) return;
    setSentAt(Date.now());
    onSent();
  };

  return (
    <>
      {outcome === 'sent' && <Notice tone="good">{said.resent}</Notice>}
      {typeof outcome === 'object' && <Refused failure={outcome} />}
      <Button
        kind="quiet"
        disabled={left > 0}
        busy={busy && said.resending}
        onClick={resend}
        className="figures"
      >
        {left > 0 ? said.resendIn(left) : said.resend}
      </Button>
    </>
  );
}

/** Whole seconds left until a moment in milliseconds, counted down; 0 from then on. */
function useSecondsUntil(moment: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (Date.now() >= moment) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return secondsLeft();
}
