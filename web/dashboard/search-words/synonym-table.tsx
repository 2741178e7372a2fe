import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireSynonym } from '#contract/search-words.ts';
import { searchWords as text } from '#wording/dashboard/search-words.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { cardsOnPhone, Table } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

/** Search words, what they mean and find; each can be switched off, and staff's own removed. */
export function SynonymTable({ caption, rows }: { caption: string; rows: WireSynonym[] }) {
  const { changing, change } = useChanges();
  return (
    <Table caption={caption} head={head} className={`desk:[&_table]:table-fixed ${cardsOnPhone}`}>
      {rows.map((row) => (
        <tr key={row.id} className="desk:[&>td]:h-auto desk:[&>td]:py-2">
          <td className="font-semibold break-words whitespace-normal max-desk:col-span-2">
            {row.words.join(', ')}
          </td>
          <td data-label={text.means} className="break-words whitespace-normal max-desk:col-span-2">
            {row.means.length > 0 ? (
              row.means.join(', ')
            ) : (
              <span className="text-muted">{text.eachOther}</span>
            )}
          </td>
          <td data-label={text.finds} className="figures">
            {row.active ? text.findsCount(row.finds) : <StatusPill tone="plain">{text.off}</StatusPill>}
          </td>
          <td className="max-desk:justify-self-end">
            <span className="relative flex flex-wrap items-center gap-1 desk:-my-1 desk:justify-end">
              <Actions row={row} busy={changing === row.id} change={change} />
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

const head = (
  <>
    <th scope="col">{text.words}</th>
    <th scope="col" className="w-1/4">
      {text.means}
    </th>
    <th scope="col" className="w-44">
      {text.finds}
    </th>
    <th scope="col" className="w-56">
      <span className="sr-only">{text.action}</span>
    </th>
  </>
);

type Change = (row: WireSynonym, send: () => Promise<{ status: number; message?: string }>) => Promise<void>;

/** One change after the other; the list is read again after each, done or refused. */
function useChanges() {
  const { revalidate } = useRevalidator();
  const [changing, setChanging] = useState<number>();
  const change: Change = async (row, send) => {
    if (changing !== undefined) return;
    setChanging(row.id);
    const answer = await send();
    if (answer.status !== 200) notify(answer.message ?? '', { tone: 'bad' });
    await revalidate();
    setChanging(undefined);
  };
  return { changing, change };
}

function Actions({ row, busy, change }: { row: WireSynonym; busy: boolean; change: Change }) {
  const { ask } = useDashboard();
  const { id, active } = row;
  const [word = ''] = row.words;
  return (
    <>
      <Button
        kind="quiet"
        className="desk:min-h-7!"
        aria-label={(active ? text.switchOffOf : text.switchOnOf)(word)}
        busy={busy && text.switching}
        onClick={() => void change(row, () => ask('/dash-switch-synonym', { id, active: !active }))}
      >
        {active ? text.switchOff : text.switchOn}
      </Button>
      {!row.standard && (
        <Button
          kind="danger"
          className="desk:min-h-7!"
          aria-label={text.removeOf(word)}
          disabled={busy}
          onClick={() => void change(row, () => ask('/dash-remove-synonym', { id }))}
        >
          {text.remove}
        </Button>
      )}
    </>
  );
}
