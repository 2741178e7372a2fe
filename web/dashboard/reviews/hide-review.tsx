import { reviews as said } from '#wording/dashboard/reviews.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDashboard } from '../staff.ts';
import type { Review } from './review-row.tsx';

export interface HideReviewProps {
  /** The one to hide; undefined: none, and the dialog is shut. */
  review: Review | undefined;
  onClose: () => void;
  onHidden: () => void;
}

/** Asks why a review is to be hidden: for what it says, never for its stars (decisions.md section 6). */
export const HideReview = ({ review, onClose, onHidden }: HideReviewProps) => (
  <Dialog open={Boolean(review)} onClose={onClose} title={said.hideTitle}>
    {review && <Reason review={review} onClose={onClose} onHidden={onHidden} />}
  </Dialog>
);

function Reason({ review, onClose, onHidden }: HideReviewProps & { review: Review }) {
  const { ask } = useDashboard();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 5 ? said.reasonMissing : undefined }),
    send: async ({ reason }) => {
      const answer = await ask('/dash-hide-review', { id: review.id, reason: reason.trim() });
      if (answer.status !== 200) return answer;
      onHidden();
    },
  });
  return (
    <form {...form.props} aria-label={said.hideTitle} className="grid gap-4">
      <Notice tone="wait" title={said.rule}>
        {said.ruleText}
      </Notice>
      <blockquote className="max-w-prose border-l-3 border-edge pl-3 break-words whitespace-pre-line">
        {review.review}
      </blockquote>
      <TextArea
        label={said.reason}
        hint={said.reasonHint}
        rows={3}
        maxLength={300}
        {...form.field('reason')}
      />
      {form.failure && <Notice tone="bad" title={form.failure.message} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onClose}>
          {said.keep}
        </Button>
        <Button type="submit" kind="danger" busy={form.busy && said.hiding}>
          {said.hide}
        </Button>
      </div>
    </form>
  );
}
