import { useRevalidator } from 'react-router';
import { defenceBody } from '#contract/defence-body.ts';
import { defences as text } from '#wording/dashboard/defences.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { useDashboard } from '../session/use-dashboard.ts';

const blank = { kind: 'UKARA', reference: '', note: '', result: 'accepted', until: '' };

const kinds = [
  { value: 'UKARA', label: text.kinds.UKARA },
  { value: 'other', label: text.kinds.other },
];
const results = [
  { value: 'accepted', label: text.accepted },
  { value: 'refused', label: text.refused },
];

/** What a check of a defence found. */
export function RecordDefence({ email }: { email: string }) {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  const bodyOf = ({ kind, reference, note, result, until }: typeof blank) => ({
    email,
    kind: kind === 'other' ? ('other' as const) : ('UKARA' as const),
    reference,
    note,
    accepted: result === 'accepted',
    until: result === 'accepted' ? until : null,
  });
  const form = useForm({
    initial: blank,
    check: (form) => bodyErrors(defenceBody, bodyOf(form)),
    send: async (values) => {
      const answer = await ask('/dash-save-defence', bodyOf(values));
      if (answer.status !== 200) return answer;
      form.reset(blank);
      notify(text.saved, { tone: 'good' });
      await revalidate();
    },
  });
  const { kind, result } = form.values;
  return (
    <form {...form.props} aria-label={text.record} className="grid gap-4">
      <p className="text-muted">{text.hint}</p>
      {form.failure && (
        <Notice tone="bad" title={text.notSaved}>
          {form.failure.message}
        </Notice>
      )}
      <SelectField label={text.kind} options={kinds} {...form.field('kind')} />
      {kind === 'UKARA' && (
        <TextField label={text.reference} autoComplete="off" maxLength={40} {...form.field('reference')} />
      )}
      <TextArea label={text.note} hint={text.noteHint} rows={2} maxLength={500} {...form.field('note')} />
      <SelectField label={text.result} options={results} {...form.field('result')} />
      {result === 'accepted' && <TextField label={text.day} type="date" {...form.field('until')} />}
      <div>
        <Button type="submit" kind="primary" busy={form.busy && text.saving}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
