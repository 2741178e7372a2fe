import { useEffect, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { account } from '#wording/storefront/account.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Refused } from '../parts/refused.tsx';
import { readNextCode } from './next-code.ts';
import { sendCode } from './send-code.ts';

const text = account.code;

/** Asks for another code, once the pause after the last one is over: neither a reload nor a refusal shortens it. */
export function Resend({ email, onSent }: { email: string; onSent: () => void }) {
  const [from, setFrom] = useState(() => readNextCode(email));
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'none' | 'sent' | Failure>('none');
  const left = useSecondsUntil(from);

  const resend = async () => {
    setBusy(true);
    setOutcome('none');
    const refused = await sendCode(email);
    setBusy(false);
    setOutcome(refused ?? 'sent');
    setFrom(readNextCode(email));
    if (!refused) onSent();
  };

  return (
    <>
      {outcome === 'sent' && <Notice tone="good">{text.resent}</Notice>}
      {typeof outcome === 'object' && <Refused failure={outcome} />}
      <Button
        kind="quiet"
        disabled={left > 0}
        busy={busy && text.resending}
        onClick={resend}
        className="figures"
      >
        {left > 0 ? text.resendIn(left) : text.resend}
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
