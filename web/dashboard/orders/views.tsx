import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { everyOrder, type OrderQuestion, questionParts, readQuestion } from '#contract/order-question.ts';
import type { WireOrderView } from '#contract/order-views.ts';
import { notices } from '#wording/dashboard/notices.ts';
import { orderViews as text } from '#wording/dashboard/orders.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

interface ViewsProps {
  views: readonly WireOrderView[];
  question: OrderQuestion;
}

/** The questions that staff ask again and again, each by one press; those that every shop has, then those that staff saved. */
export function Views({ views, question }: ViewsProps) {
  const { to } = useDashboard();
  const asked = searchOf(question);
  const all = { id: '', name: text.all, question: {}, orders: null };
  const current = views.find((view) => searchOfView(view) === asked);
  return (
    <nav
      aria-label={text.label}
      // On a phone one row, which scrolls.
      className="mb-3 flex items-center gap-2 *:flex-none max-desk:-mx-4 max-desk:scroll-px-4 max-desk:overflow-x-auto max-desk:px-4 max-desk:py-1 max-desk:[scrollbar-width:none] desk:flex-wrap"
    >
      {[all, ...views].map((view) => (
        <Link
          key={view.id}
          to={{ search: searchOfView(view) }}
          aria-current={searchOfView(view) === asked ? 'true' : undefined}
          className="chip aria-[current]:[scroll-initial-target:nearest] aria-[current]:border-olive aria-[current]:bg-olive aria-[current]:text-on-olive"
        >
          {view.name}
          {view.orders !== null && <span className="figures opacity-80">{view.orders}</span>}
        </Link>
      ))}
      {!current && asked !== '' && <SaveView question={question} />}
      {current?.by && <DeleteView view={current} by={current.by} />}
      <Link to={to('notices')} className="link ml-auto inline-flex min-h-11 items-center desk:min-h-8">
        {notices.link}
      </Link>
    </nav>
  );
}

const searchOf = (question: OrderQuestion): string => `${new URLSearchParams(questionParts(question))}`;

const searchOfView = ({ question }: Pick<WireOrderView, 'question'>): string =>
  searchOf({ ...everyOrder, ...readQuestion((name) => question[name] ?? '') });

/** Names what the list shows, for all staff. */
function SaveView({ question }: { question: OrderQuestion }) {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState<string>();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await ask('/dash-save-order-view', {
      name: name ?? '',
      question: questionParts(question) as Partial<OrderQuestion>,
    });
    if (answer.status === 200) await revalidate();
    setBusy(false);
    if (answer.status !== 200) return setError(answer.errors?.name ?? answer.message);
    setName(undefined);
    notify(text.saved, { tone: 'good' });
  };
  return (
    <>
      <Button kind="quiet" icon={<Plus size={14} aria-hidden />} onClick={() => setName('')}>
        {text.save}
      </Button>
      <Dialog open={name !== undefined} title={text.save} onClose={() => setName(undefined)}>
        <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
          <TextField
            label={text.name}
            hint={text.nameHint}
            error={error}
            maxLength={40}
            autoComplete="off"
            value={name ?? ''}
            onChange={({ target }) => {
              setName(target.value);
              setError('');
            }}
          />
          <Button type="submit" kind="primary" busy={busy && text.saving}>
            {text.submit}
          </Button>
        </form>
      </Dialog>
    </>
  );
}

function DeleteView({ view, by }: { view: WireOrderView; by: string }) {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    setAsking(false);
    const answer = await ask('/dash-delete-order-view', { id: view.id });
    if (answer.status !== 200) notify(answer.message, { tone: 'bad' });
    await revalidate();
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <Confirm
        open={asking}
        title={text.removeTitle(view.name)}
        yes={text.removeYes}
        no={text.keep}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      >
        <p>{text.removeText(by)}</p>
      </Confirm>
    </>
  );
}
