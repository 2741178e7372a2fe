import { useEffect, useState } from 'react';
import { overview as text } from '#wording/dashboard/overview.ts';
import { notify } from '../../ui/notify.tsx';

/** Retries after a failure (spec.md section 8), and the milliseconds before the first; each waits twice as long. */
const maxRetries = 3;
const firstWaitMs = 1_000;

/**
 * Asks again where an answer is a failure, and alerts each time.
 *
 * @param read is to be the same function each time
 * @returns whether it is tried again by itself, or was in vain; `again` starts anew
 */
export function useRetries(answer: { status: number }, read: () => Promise<void>) {
  const [{ of, failures }, setCount] = useState({ of: answer, failures: failing(answer) });
  if (of !== answer) setCount({ of: answer, failures: failing(answer) && failures + 1 });

  useEffect(() => {
    if (failures === 0) return;
    notify(text.failed, { tone: 'bad' });
    if (failures > maxRetries) return;
    const timer = setTimeout(() => void read(), firstWaitMs * 2 ** (failures - 1));
    return () => clearTimeout(timer);
  }, [failures, read]);

  return {
    retrying: failures > 0 && failures <= maxRetries,
    inVain: failures > maxRetries,
    again: () => {
      setCount({ of: answer, failures: 0 });
      void read();
    },
  };
}

const failing = ({ status }: { status: number }) => (status === 200 ? 0 : 1);
