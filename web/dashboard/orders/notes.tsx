import type { Order } from '#contract/order.ts';
import { noteRule } from '#contract/order-edit-body.ts';
import { textError } from '#contract/text-rule.ts';
import { type NoteReader, noteReaders } from '#database/enums.ts';
import { notes as text } from '#wording/dashboard/order.ts';
import { useForm } from '../../browser/form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Moment } from '../parts/moment.tsx';
import { useKeyOf } from '../parts/use-key-of.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import { Fold } from './fold.tsx';

interface NotesProps {
  orderId: string;
  notes: Order['notes'];
  onAdded: () => Promise<void>;
}

/** What staff wrote at an order, for each other or for its customer, oldest first. */
export const Notes = ({ orderId, notes, onAdded }: NotesProps) => (
  <Panel title={text.title}>
    {notes.length > 0 && (
      <ul className="mb-4 grid gap-3">
        {notes.map((note) => (
          <li
            key={note.id}
            className={note.for === 'staff' ? 'border-l-4 border-amber pl-4' : 'well px-4 py-3'}
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{note.by}</span>
              <span className="text-muted">
                <Moment at={note.at} />
              </span>
              <Badge>{text[note.for]}</Badge>
            </p>
            <p className="max-w-prose break-words whitespace-pre-line">{note.text}</p>
          </li>
        ))}
      </ul>
    )}
    <Fold label={text.open}>
      <AddNote orderId={orderId} onAdded={onAdded} />
    </Fold>
  </Panel>
);

const readers = noteReaders.map((value) => ({ value, label: text.readers[value] }));

function AddNote({ orderId, onAdded }: Omit<NotesProps, 'notes'>) {
  const { ask } = useDashboard();
  const keyOf = useKeyOf();
  const blank = { note: '', for: 'staff' };
  const form = useForm({
    initial: blank,
    check: ({ note }) => ({ note: textError(noteRule, note) }),
    send: async (values) => {
      const answer = await ask('/dash-note', {
        ...{ orderId, text: values.note, for: values.for as NoteReader },
        key: keyOf(`${values.for} ${values.note}`),
      });
      if (answer.status !== 200) return answer;
      form.reset(blank);
      notify(answer.message ?? '', { tone: 'good' });
      await onAdded();
    },
  });
  return (
    <form {...form.props} aria-label={text.add} className="grid gap-3">
      {form.failure && (
        <Notice tone="bad" title={text.failed}>
          {form.failure.message}
        </Notice>
      )}
      <TextArea label={text.text} rows={3} maxLength={noteRule.max} {...form.field('note')} />
      <div className="flex flex-wrap items-end gap-4">
        <SelectField label={text.for} options={readers} {...form.field('for')} />
        <Button type="submit" kind="quiet" busy={form.busy && text.adding}>
          {text.add}
        </Button>
      </div>
    </form>
  );
}
