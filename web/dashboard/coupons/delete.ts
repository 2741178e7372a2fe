import { useState } from 'react';
import type { ListedCoupon } from '#contract/coupon.ts';
import { paths } from '#contract/paths.ts';
import { coupons as text } from '#wording/dashboard/coupons.ts';
import { useDashboard } from '../session/use-dashboard.ts';

/** Deleting a code, and what came of it: the text of spec.md section 8, or the failure in red. */
export function useDeletion() {
  const { ask } = useDashboard();
  const [deleting, setDeleting] = useState('');
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'bad'; text: string }>();

  /** Whether the code is gone: also where somebody else was faster. */
  const remove = async ({ code }: ListedCoupon): Promise<boolean> => {
    setOutcome(undefined);
    setDeleting(code);
    const answer = await ask(paths.deleteCoupon, { code });
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
