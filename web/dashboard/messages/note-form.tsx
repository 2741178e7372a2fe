import { messageRules } from '#contract/message-body.ts';
import { textError } from '#contract/text-rule.ts';
import { replyForm as text } from '#wording/dashboard/messages.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { useKeyOf } from '../parts/use-key-of.ts';
import { useDashboard } from '../session/use-dashboard.ts';

/** Writes something beside a message that staff alone see. */
export function NoteForm({ inquiryId, onAdded }: { inquiryId: string; onAdded: () => Promise<void> }) {
  const { ask } = useDashboard();
  const keyOf = useKeyOf();
  const form = useForm({
    initial: { note: '' },
    check: ({ note }) => ({ note: textError(messageRules.note, note) }),
    send: async ({ note }) => {
      const answer = await ask('/dash-message-note', { inquiryId, text: note, key: keyOf(note) });
      if (answer.status !== 200) return answer;
      form.reset({ note: '' });
      notify(text.noted, { tone: 'good' });
      await onAdded();
    },
  });
  return (
    <form {...form.props} aria-label={text.addNote} className="grid gap-3">
      {form.failure && (
        <Notice tone="bad" title={text.noteFailed}>
          {form.failure.message}
        </Notice>
      )}
      <TextArea
        label={text.note}
        hint={text.noteHint}
        rows={3}
        maxLength={messageRules.note.max}
        {...form.field('note')}
      />
      <Button type="submit" kind="quiet" className="w-max" busy={form.busy && text.adding}>
        {text.addNote}
      </Button>
    </form>
  );
}
