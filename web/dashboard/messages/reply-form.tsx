import { useRef } from 'react';
import type { WholeMessage } from '#contract/message.ts';
import { replyBody } from '#contract/message-body.ts';
import type { WireTemplate } from '#contract/messages.ts';
import type { InquiryState } from '#database/enums.ts';
import { inquiryStates } from '#database/enums.ts';
import { fillTemplate } from '#shop/messages/template-text.ts';
import { message as messageText, replyForm as text } from '#wording/dashboard/messages.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { useKeyOf } from '../parts/use-key-of.ts';
import { useDashboard } from '../session/use-dashboard.ts';

const states = inquiryStates.map((value) => ({ value, label: messageText.states[value] }));

interface ReplyFormProps {
  message: WholeMessage;
  templates: readonly WireTemplate[];
  /** It was sent, or somebody else wrote meanwhile: the thread is another one than it was. */
  onChanged: () => Promise<void>;
}

/** Writes to the customer. A saved answer stands where the cursor was. */
export function ReplyForm({ message, templates, onChanged }: ReplyFormProps) {
  const { ask } = useDashboard();
  const keyOf = useKeyOf();
  const blank = { text: '', state: 'waiting' };
  const box = useRef<HTMLDivElement>(null);
  const bodyOf = (values: typeof blank) => ({
    inquiryId: message.id,
    text: values.text,
    state: values.state as InquiryState,
    key: keyOf(values.text),
    seen: message.messages.findLast(({ kind }) => kind !== 'note')?.id ?? 0,
  });
  const form = useForm({
    initial: blank,
    check: (values) => bodyErrors(replyBody, bodyOf(values)),
    send: async (values) => {
      const answer = await ask('/dash-reply', bodyOf(values));
      if (answer.status === 409) await onChanged();
      if (answer.status !== 200) return answer;
      form.reset(blank);
      notify(answer.message ?? '', { tone: 'good' });
      await onChanged();
    },
  });
  const insert = (id: string) => {
    const chosen = templates.find((template) => String(template.id) === id);
    if (!chosen) return;
    const area = box.current?.querySelector('textarea');
    const [from, to] = [area?.selectionStart ?? form.values.text.length, area?.selectionEnd ?? undefined];
    const filled = fillTemplate(chosen.text, {
      name: message.name,
      'order number': message.orders.find(({ number }) => number !== null)?.number?.toString(),
    });
    form.set('text', form.values.text.slice(0, from) + filled + form.values.text.slice(to ?? from));
    area?.focus();
  };
  return (
    <form {...form.props} aria-label={text.title} className="grid gap-4">
      <LeaveGuard unsaved={() => form.values.text.trim() !== ''} />
      {form.failure && (
        <Notice tone="bad" title={text.failed}>
          {form.failure.message}
        </Notice>
      )}
      {templates.length > 0 && (
        <SelectField
          label={text.template}
          placeholder={text.insert}
          options={templates.map(({ id, title }) => ({ value: String(id), label: title }))}
          value=""
          onChange={({ target }) => insert(target.value)}
        />
      )}
      <div ref={box}>
        <TextArea label={text.text} hint={text.hint(message.email)} rows={8} {...form.field('text')} />
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField label={text.next} options={states} {...form.field('state')} />
        <Button type="submit" kind="primary" busy={form.busy && text.sending}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
