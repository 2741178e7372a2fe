import type { StaffReview } from '#contract/review.ts';
import { reviews as text } from '#wording/dashboard/reviews.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

export interface HideReviewProps {
  /** The one to hide; undefined: none, and the dialog is shut. */
  review: StaffReview | undefined;
  onClose: () => void;
  onHidden: () => void;
}

/** Asks why a review is to be hidden: for what it says, never for its stars (decisions.md section 6). */
export const HideReview = ({ review, onClose, onHidden }: HideReviewProps) => (
  <Dialog open={Boolean(review)} onClose={onClose} title={text.hideTitle}>
    {review && <Reason review={review} onClose={onClose} onHidden={onHidden} />}
  </Dialog>
);

function Reason({ review, onClose, onHidden }: HideReviewProps & { review: StaffReview }) {
  const { ask } = useDashboard();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 5 ? text.reasonMissing : undefined }),
    send: async ({ reason }) => {
      const answer = await ask('/dash-hide-review', { id: review.id, reason: reason.trim() });
      if (answer.status !== 200) return answer;
      onHidden();
    },
  });
  return (
    <form {...form.props} aria-label={text.hideTitle} className="grid gap-4">
      <Notice tone="wait" title={text.rule}>
        {text.ruleText}
      </Notice>
      <blockquote className="max-w-prose border-l-3 border-edge pl-3 break-words whitespace-pre-line">
        {review.text}
      </blockquote>
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={300}
        {...form.field('reason')}
      />
      {form.failure && <Notice tone="bad" title={form.failure.message} />}
      <div className="dialog-buttons">
        <Button kind="quiet" onClick={onClose}>
          {text.keep}
        </Button>
        <Button type="submit" kind="danger" busy={form.busy && text.hiding}>
          {text.hide}
        </Button>
      </div>
    </form>
  );
}
