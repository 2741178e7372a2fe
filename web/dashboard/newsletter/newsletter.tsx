import type { WireSubscriber } from '#contract/newsletter.ts';
import { subscribers as text } from '#wording/dashboard/newsletter.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/newsletter';

export const meta = pageMeta(text.title);

const columns: Columns<WireSubscriber> = [
  [text.email, (row) => row.email],
  [text.since, (row) => row.subscribedAt],
  [text.confirmed, (row) => row.confirmedAt ?? ''],
  [text.source, (row) => row.source],
  [text.consent, (row) => row.consent],
  [text.until, (row) => row.unsubscribedAt ?? ''],
];

const states = ['all', 'subscribed', 'waiting', 'unsubscribed'] as const;

const asState = (text: string | null) => states.find((known) => known === text) ?? 'all';

const rulesOf: RulesOf<WireSubscriber> = (ask, asked) => {
  const find = asked.get('find') ?? '';
  const state = asState(asked.get('state'));
  return {
    read: (page, signal) => ask('/dash-newsletter', { ...page, find, state }, { signal }),
    idOf: (row) => row.email,
  };
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** Who subscribed to the newsletter, when, where and to which words; who left, too (decisions.md section 6). */
export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { ask } = useDashboard();
  const { read, set } = useListQuery();
  const find = read('find');
  const state = asState(read('state'));
  const paged = usePagedList(loaderData);
  const readAll = async () => {
    const answer = await ask('/dash-newsletter-export', { find, state });
    return answer.status === 200 ? { rows: answer.data } : answer;
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto w-full desk:w-auto">{text.title}</h1>
        <select
          aria-label={text.state}
          value={state}
          onChange={({ target }) => set({ state: target.value === 'all' ? '' : target.value })}
          className="input w-full! desk:w-44!"
        >
          {states.map((known) => (
            <option key={known} value={known}>
              {text[known]}
            </option>
          ))}
        </select>
        <FindBox label={text.find} hint={text.findHint} />
      </div>
      <p className="mb-3 max-w-prose text-muted">{text.rule}</p>
      <PagedTable
        caption={text.caption}
        list={paged}
        csv={{ name: 'newsletter', columns, readAll }}
        head={
          <>
            <th scope="col">{text.email}</th>
            <th scope="col">{text.state}</th>
            <th scope="col">{text.since}</th>
            <th scope="col">{text.until}</th>
            <th scope="col">{text.source}</th>
            <th scope="col">{text.consent}</th>
          </>
        }
        row={(row) => <SubscriberRow key={row.email} row={row} />}
        empty={{ title: text.empty, text: find || state !== 'all' ? text.emptyFound : text.emptyAll }}
      />
    </>
  );
}

const SubscriberRow = ({ row }: { row: WireSubscriber }) => (
  <tr className="desk:align-top desk:[&>td]:py-2">
    <td className="min-w-40 font-semibold break-all">{row.email}</td>
    <td className="max-desk:text-right">
      <State row={row} />
    </td>
    <td data-label={text.since} className="max-desk:col-span-2">
      <Moment at={row.subscribedAt} />
    </td>
    <td
      data-label={row.unsubscribedAt ? text.until : undefined}
      className={`max-desk:col-span-2 ${row.unsubscribedAt ? '' : 'max-desk:hidden'}`}
    >
      {row.unsubscribedAt && <Moment at={row.unsubscribedAt} />}
    </td>
    <td data-label={text.source} className="max-desk:col-span-2">
      {text.sources[row.source as keyof typeof text.sources] ?? row.source}
    </td>
    <td data-label={text.consent} className="min-w-60 text-muted max-desk:col-span-2">
      {row.consent}
    </td>
  </tr>
);

const State = ({ row }: { row: WireSubscriber }) => {
  if (row.unsubscribedAt) return <StatusPill tone="plain">{text.unsubscribed}</StatusPill>;
  if (!row.confirmedAt) return <StatusPill tone="plain">{text.waiting}</StatusPill>;
  return <StatusPill tone="good">{text.subscribed}</StatusPill>;
};
