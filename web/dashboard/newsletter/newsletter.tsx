import type { WireSubscriber } from '#contract/newsletter.ts';
import { subscribers as said } from '#wording/dashboard/newsletter.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { titled } from '../layout/titled.ts';
import { useAddress } from '../lists/address.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { usePagedList } from '../lists/paged.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../staff.ts';

export const meta = titled(said.title);

const columns: Columns<WireSubscriber> = [
  [said.email, (row) => row.email],
  [said.since, (row) => row.subscribedAt],
  [said.confirmed, (row) => row.confirmedAt ?? ''],
  [said.source, (row) => row.source],
  [said.consent, (row) => row.consent],
  [said.until, (row) => row.unsubscribedAt ?? ''],
];

const states = ['all', 'subscribed', 'waiting', 'unsubscribed'] as const;

/** Who subscribed to the newsletter, when, where and to which words; who left, too (decisions.md section 6). */
export default function Newsletter() {
  const { ask } = useDashboard();
  const { read, set } = useAddress();
  const find = read('find');
  const state = states.find((known) => known === read('state')) ?? 'all';
  const paged = usePagedList<WireSubscriber>(JSON.stringify([find, state]), {
    read: (page, signal) => ask('/dash-newsletter', { ...page, find, state }, { signal }),
    idOf: (row) => row.email,
  });
  const readAll = async () => {
    const answer = await ask('/dash-newsletter-export', { find, state });
    return answer.status === 200 ? { rows: answer.data } : answer;
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto w-full desk:w-auto">{said.title}</h1>
        <select
          aria-label={said.state}
          value={state}
          onChange={({ target }) => set({ state: target.value === 'all' ? '' : target.value })}
          className="input w-full! desk:w-44!"
        >
          {states.map((known) => (
            <option key={known} value={known}>
              {said[known]}
            </option>
          ))}
        </select>
        <FindBox label={said.find} hint={said.findHint} />
      </div>
      <p className="mb-3 max-w-prose text-muted">{said.rule}</p>
      <PagedTable
        caption={said.caption}
        list={paged}
        csv={{ name: 'newsletter', columns, readAll }}
        head={
          <>
            <th scope="col">{said.email}</th>
            <th scope="col">{said.state}</th>
            <th scope="col">{said.since}</th>
            <th scope="col">{said.until}</th>
            <th scope="col">{said.source}</th>
            <th scope="col">{said.consent}</th>
          </>
        }
        row={(row) => <SubscriberRow key={row.email} row={row} />}
        empty={{ title: said.empty, text: find || state !== 'all' ? said.emptyFound : said.emptyAll }}
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
    <td data-label={said.since} className="max-desk:col-span-2">
      <Moment at={row.subscribedAt} />
    </td>
    <td
      data-label={row.unsubscribedAt ? said.until : undefined}
      className={`max-desk:col-span-2 ${row.unsubscribedAt ? '' : 'max-desk:hidden'}`}
    >
      {row.unsubscribedAt && <Moment at={row.unsubscribedAt} />}
    </td>
    <td data-label={said.source} className="max-desk:col-span-2">
      {said.sources[row.source as keyof typeof said.sources] ?? row.source}
    </td>
    <td data-label={said.consent} className="min-w-60 text-muted max-desk:col-span-2">
      {row.consent}
    </td>
  </tr>
);

const State = ({ row }: { row: WireSubscriber }) => {
  if (row.unsubscribedAt) return <StatusPill tone="plain">{said.unsubscribed}</StatusPill>;
  if (!row.confirmedAt) return <StatusPill tone="plain">{said.waiting}</StatusPill>;
  return <StatusPill tone="good">{said.subscribed}</StatusPill>;
};
