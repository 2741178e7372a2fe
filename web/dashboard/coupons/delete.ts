import { useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { coupons as text } from '#wording/dashboard/coupons.ts';
import { useDashboard } from '../session/use-dashboard.ts';

export type Coupon = Success<Calls['/dash-coupens']>['data'][number];

/** Deleting a code, and what came of it: the text of spec.md section 8, or the failure in red. */
export function useDeletion() {
  const { ask } = useDashboard();
  const [deleting, setDeleting] = useState('');
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'bad'; text: string }>();

  /** Whether the code is gone: also where somebody else was faster. */
  const remove = async ({ code }: Coupon): Promise<boolean> => {
    setOutcome(undefined);
    setDeleting(code);
    const answer = await ask('/delete-coupen', { code });
    setDeleting('');
    setOutcome(
      answer.status === 200
        ? { tone: 'good', text: text.deleted(code) }
        : { tone: 'bad', text: answer.message },
    );
    return answer.status === 200 || answer.status === 404;
  };

  return { outcome, deleting, remove };
}
