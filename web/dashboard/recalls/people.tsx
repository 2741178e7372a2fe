import { useEffect } from 'react';
import { Link, redirect, replace, useRevalidator } from 'react-router';
import type { RecallRecipient } from '#contract/recall.ts';
import { decodeRecall } from '#contract/recall-codec.ts';
import { recipientFilters } from '#database/enums.ts';
import { answers } from '#wording/answers.ts';
import { recall } from '#wording/dashboard/recall.ts';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Head } from '../parts/head.tsx';
import { askAsLoader } from '../session/ask.ts';
import { dashboardPath, useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/people';
import { PersonRow } from './person-row.tsx';

const text = recall.people;

export const meta = pageMeta(text.title);

const columns: Columns<RecallRecipient> = [
  [text.name, (row) => row.name],
  [text.email, (row) => row.email],
  [text.orders, (row) => row.orderIds.join(' ')],
  [text.units, (row) => row.units],
  [text.sentAt, (row) => row.sentAt ?? ''],
  [text.openedAt, (row) => row.openedAt ?? ''],
  [text.answer, (row) => (row.choice ? text.filters[row.choice] : '')],
  [text.answeredAt, (row) => row.answeredAt ?? ''],
  [text.note, (row) => row.note],
  [text.handled, (row) => row.handledAt ?? ''],
];

const head = (
  <>
    <th scope="col">{text.name}</th>
    <th scope="col">{text.orders}</th>
    <th scope="col" className="right">
      {text.units}
    </th>
    <th scope="col">{text.sentAt}</th>
    <th scope="col">{text.openedAt}</th>
    <th scope="col">{text.answer}</th>
  </>
);

const asShown = (name: string | null) => recipientFilters.find((filter) => filter === name) ?? 'all';

const rulesFor =
  (recallId: string): RulesOf<RecallRecipient> =>
  (ask, asked) => ({
    read: (page, signal) =>
      ask('/dash-recall-people', { ...page, recallId, show: asShown(asked.get('show')) }, { signal }),
    idOf: (row) => String(row.id),
  });

export async function clientLoader({ params: { key, recallId }, request }: Route.ClientLoaderArgs) {
  const [found, list] = await Promise.all([
    askAsLoader('/dash-recalls', { recallId }, request),
    loadList(request, rulesFor(recallId)),
  ]);
  const [first] = found.status === 200 ? found.data : [];
  if (first) return { of: decodeRecall(first), list };
  notifyOnNextPage(found.status === 200 ? answers.recall.none : found.message, { tone: 'bad' });
  const { pathname } = new URL(request.url);
  throw (pathname === location.pathname ? replace : redirect)(dashboardPath(key, 'recalls'));
}

/** Milliseconds after which the progress of letters on their way is read again. */
const pollMs = 3000;

/** Whom a recall is written to, and what became of each letter. */
export default function RecallPeople({ loaderData: { of, list } }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read, set } = useListQuery();
  const { revalidate } = useRevalidator();
  const paged = usePagedList(list);
  const show = asShown(read('show'));
  const isSending = of.sent < of.people;
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [isSending, revalidate]);
  return (
    <>
      <Head back={{ to: to('recall', of.productId), label: recall.title }} title={of.subject}>
        <select
          aria-label={text.show}
          value={show}
          onChange={({ target }) => set({ show: target.value === 'all' ? '' : target.value })}
          className="input w-full! desk:w-56!"
        >
          {recipientFilters.map((filter) => (
            <option key={filter} value={filter}>
              {text.filters[filter]}
            </option>
          ))}
        </select>
      </Head>
      <p className="mb-1">
        <Link to={to('product-details', of.productId)} className="link">
          {of.title}
        </Link>
      </p>
      <p role="status" className="figures mb-3 text-muted">
        {text.progress(of.sent, of.people)}
      </p>
      <PagedTable
        caption={text.caption}
        list={paged}
        csv={{ name: 'recall', columns }}
        head={head}
        row={(row) => <PersonRow key={row.id} row={row} />}
        empty={{ title: text.none, text: text.noneFits }}
      />
    </>
  );
}
