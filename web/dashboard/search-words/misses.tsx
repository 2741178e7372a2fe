import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireSearchMiss } from '#contract/search-words.ts';
import { searchWords } from '#wording/dashboard/search-words.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { Moment } from '../parts/moment.tsx';
import { cardsOnPhone, Table } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

const text = searchWords.misses;

interface MissesProps {
  rows: WireSearchMiss[];
  makeSynonym: (words: string) => void;
}

/** What shoppers searched for in vain: each made a synonym of, or dismissed. */
export function Misses({ rows, makeSynonym }: MissesProps) {
  const { dismissing, dismiss } = useDismiss();
  if (rows.length === 0) return <p className="text-muted">{text.none}</p>;
  return (
    <Table caption={text.title} head={head} className={`desk:[&_table]:table-fixed ${cardsOnPhone}`}>
      {rows.map((row) => (
        <tr key={row.id} className="desk:[&>td]:h-auto desk:[&>td]:py-2">
          <td className="font-semibold break-words whitespace-normal max-desk:col-span-2">{row.words}</td>
          <td data-label={text.visitors} className="figures">
            {text.visitorsCount(row.visitors)}
          </td>
          <td data-label={text.lastAsked}>
            <Moment at={row.lastAsked} />
          </td>
          <td data-label={text.found} className="whitespace-normal max-desk:col-span-2">
            {text.help[row.help]}
          </td>
          <td className="max-desk:col-span-2">
            <span className="relative flex flex-wrap items-center gap-1 desk:-my-1 desk:justify-end">
              <Button
                kind="quiet"
                className="desk:min-h-7!"
                aria-label={text.addOf(row.words)}
                onClick={() => makeSynonym(row.words)}
              >
                {text.add}
              </Button>
              <Button
                kind="quiet"
                className="desk:min-h-7!"
                aria-label={text.dismissOf(row.words)}
                busy={dismissing === row.id && text.dismissing}
                onClick={() => void dismiss(row)}
              >
                {text.dismiss}
              </Button>
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
    <th scope="col" className="w-28">
      {text.visitors}
    </th>
    <th scope="col" className="w-44">
      {text.lastAsked}
    </th>
    <th scope="col" className="w-40">
      {text.found}
    </th>
    <th scope="col" className="w-64">
      <span className="sr-only">{searchWords.action}</span>
    </th>
  </>
);

/** One after the other; the list is read again after each, done or refused. */
function useDismiss() {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  const [dismissing, setDismissing] = useState<number>();
  const dismiss = async ({ id }: WireSearchMiss) => {
    if (dismissing !== undefined) return;
    setDismissing(id);
    const answer = await ask('/dash-dismiss-search-miss', { id });
    if (answer.status !== 200) notify(answer.message ?? '', { tone: 'bad' });
    await revalidate();
    setDismissing(undefined);
  };
  return { dismissing, dismiss };
}
