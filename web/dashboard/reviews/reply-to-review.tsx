import { useState } from 'react';
import { dashReplyReview } from '#contract/reports.ts';
import type { StaffReview } from '#contract/review.ts';
import { reviews as text } from '#wording/dashboard/reviews.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stars } from '../../ui/stars.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { useDashboard } from '../session/use-dashboard.ts';

export interface ReplyToReviewProps {
  /** The one to reply to; undefined: none, and the dialog is shut. */
  review: StaffReview | undefined;
  onClose: () => void;
  /** @param said what came of it, in words */
  onDone: (said: string) => void;
}

/** What the shop says beneath a review: written, changed or taken away. */
export const ReplyToReview = ({ review, onClose, onDone }: ReplyToReviewProps) => (
  <Dialog open={Boolean(review)} onClose={onClose} title={text.replyTitle(review?.name ?? '')}>
    {review && <ReplyForm review={review} onClose={onClose} onDone={onDone} />}
  </Dialog>
);

function ReplyForm({ review, onClose, onDone }: ReplyToReviewProps & { review: StaffReview }) {
  const { ask } = useDashboard();
  const replyWas = review.reply?.text ?? '';
  const bodyOf = (reply: string) => ({ id: review.id, reply, replyWas, edited: review.editedAt });
  const form = useForm({
    initial: { reply: replyWas },
    check: ({ reply }) => ({
      reply: reply.trim() ? bodyErrors(dashReplyReview.body, bodyOf(reply)).reply : text.replyMissing,
    }),
    send: async ({ reply }) => {
      const answer = await ask('/dash-reply-review', bodyOf(reply));
      if (answer.status !== 200) return answer;
      onDone(text.replyPublished);
    },
  });
  return (
    <form {...form.props} aria-label={text.replyOf(review.name)} className="grid gap-4">
      <blockquote className="grid max-w-prose gap-1 border-l-3 border-edge pl-3 break-words whitespace-pre-line">
        <Stars value={review.stars} />
        {review.text}
      </blockquote>
      <TextArea
        label={text.replied}
        hint={text.replyHint}
        rows={6}
        maxLength={1000}
        {...form.field('reply')}
      />
      {form.failure && <Notice tone="bad" title={form.failure.message} />}
      <div className="dialog-buttons">
        {replyWas && <RemoveReply body={bodyOf('')} onDone={onDone} />}
        <Button kind="quiet" onClick={onClose}>
          {text.keep}
        </Button>
        <Button type="submit" kind="primary" busy={form.busy && text.publishingReply}>
          {text.publishReply}
        </Button>
      </div>
    </form>
  );
}

interface RemoveReplyProps extends Pick<ReplyToReviewProps, 'onDone'> {
  body: { id: number; reply: string; replyWas: string; edited: string | null };
}

function RemoveReply({ body, onDone }: RemoveReplyProps) {
  const { ask } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const remove = async () => {
    setBusy(true);
    const answer = await ask('/dash-reply-review', body);
    setBusy(false);
    if (answer.status === 200) onDone(text.replyRemoved);
    else setFailure(answer.message);
  };
  return (
    <div className="mr-auto grid gap-2">
      <Button kind="danger" busy={busy && text.removingReply} onClick={remove}>
        {text.removeReply}
      </Button>
      {failure && <Notice tone="bad" title={failure} />}
    </div>
  );
}
