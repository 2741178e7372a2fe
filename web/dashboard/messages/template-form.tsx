import { templateBody } from '#contract/message-body.ts';
import type { WireTemplate } from '#contract/messages.ts';
import { templates as text } from '#wording/dashboard/messages.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { useDashboard } from '../session/use-dashboard.ts';

interface TemplateFormProps {
  /** The one to change; left out: a new one. */
  template?: WireTemplate;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

/** Saves an answer for later. */
export function TemplateForm({ template, onSaved, onCancel }: TemplateFormProps) {
  const { ask } = useDashboard();
  const bodyOf = (values: { title: string; text: string }) => ({
    ...values,
    ...(template && { id: template.id, version: template.version }),
  });
  const form = useForm({
    initial: { title: template?.title ?? '', text: template?.text ?? '' },
    check: (values) => bodyErrors(templateBody, bodyOf(values)),
    send: async (values) => {
      const answer = await ask('/dash-template-save', bodyOf(values));
      if (answer.status !== 200) return answer;
      notify(text.saved, { tone: 'good' });
      await onSaved();
    },
  });
  return (
    <form {...form.props} aria-label={template ? text.form.change : text.form.add} className="grid gap-4">
      {form.failure && !form.failure.errors && (
        <Notice tone="bad" title={text.failed}>
          {form.failure.message}
        </Notice>
      )}
      <TextField label={text.name} maxLength={80} autoComplete="off" {...form.field('title')} />
      <TextArea label={text.text} rows={8} {...form.field('text')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={form.busy && text.saving}>
          {text.save}
        </Button>
        {template && (
          <Button kind="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
