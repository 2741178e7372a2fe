import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { removeDemo as text } from '#wording/dashboard/remove-demo.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

export type DemoOutcome = Pick<
  Success<Calls['/dash-remove-demo']>,
  'removed' | 'reviews' | 'archived' | 'kept'
>;

/** Some hundred pictures, wherever they are kept. */
const patienceMs = 120_000;

interface RemoveDemoProps {
  /** What it would do. */
  preview: DemoOutcome;
  onRemoved: () => void;
}

/** Takes the demonstration out of the shop, after saying what goes and what stays; nothing where there is none. */
export function RemoveDemo({ preview, onRemoved }: RemoveDemoProps) {
  const { ask } = useDashboard();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setAsking(false);
    setBusy(true);
    const answer = await ask('/dash-remove-demo', {}, { patienceMs });
    setBusy(false);
    if (answer.status !== 200) return notify(answer.message, { tone: 'bad' });
    notify(text.done(answer.removed, answer.archived.length), { tone: 'good' });
    onRemoved();
  };
  const { removed, reviews, archived, kept } = preview;
  const count = removed + archived.length;
  if (count === 0) return null;
  return (
    <Notice title={text.title(count)} className="mt-3">
      <p>{text.text}</p>
      <Button
        kind="quiet"
        icon={<Trash2 size={16} aria-hidden />}
        className="mt-2"
        busy={busy && text.busy}
        onClick={() => setAsking(true)}
      >
        {text.button}
      </Button>
      <Confirm
        open={asking}
        title={text.question}
        yes={text.yes}
        no={text.no}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      >
        <p>{text.goes(removed, reviews)}</p>
        <Stay says={text.archived} titles={archived} />
        <Stay says={text.kept} titles={kept} />
      </Confirm>
    </Notice>
  );
}

const mostNamed = 10;

const Stay = ({ says, titles }: { says: (count: number) => string; titles: readonly string[] }) =>
  titles.length > 0 && (
    <div className="mt-3">
      <p>{says(titles.length)}</p>
      <ul className="list-disc pl-5">
        {titles.slice(0, mostNamed).map((title) => (
          <li key={title}>{title}</li>
        ))}
        {titles.length > mostNamed && <li>{text.more(titles.length - mostNamed)}</li>}
      </ul>
    </div>
  );
