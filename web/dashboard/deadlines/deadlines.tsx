import type { DueOrder } from '#contract/deadlines.ts';
import { deadlineFilters } from '#shop/orders/rights.ts';
import { deadlines as text } from '#wording/dashboard/deadlines.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { dayOf } from '../../ui/dates.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Head } from '../parts/head.tsx';
import { RowLink } from '../parts/table.tsx';
import { orderTone } from '../parts/tones.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/deadlines';

export const meta = pageMeta(text.title);

const columns: Columns<DueOrder> = [
  [orders.receipt, (row) => row.number ?? ''],
  [orders.id, (row) => row.orderId],
  [text.customer, (row) => row.name],
  [orders.town, (row) => row.city],
  [text.status, (row) => row.orderStatus],
  [text.due, (row) => text.kinds[row.due]],
  [text.by, (row) => row.by],
];

const head = (
  <>
    <th scope="col">{text.order}</th>
    <th scope="col">{text.due}</th>
    <th scope="col">{text.by}</th>
    <th scope="col">{text.customer}</th>
    <th scope="col">{text.status}</th>
  </>
);

const asFilter = (asked: string | null) => deadlineFilters.find((filter) => filter === asked) ?? 'all';

const rulesOf: RulesOf<DueOrder> = (ask, asked) => {
  const show = asFilter(asked.get('show'));
  return {
    read: (page, signal) => ask('/dash-deadlines', { ...page, show }, { signal }),
    // One order can have two of them.
    idOf: (row) => `${row.orderId} ${row.due}`,
  };
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** What the law has due, the nearest day first. */
export default function Deadlines({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read, set } = useListQuery();
  const show = asFilter(read('show'));
  const paged = usePagedList(loaderData);
  return (
    <>
      <Head back={{ to: to('orders'), label: orders.title }} title={text.title}>
        <select
          aria-label={text.show}
          value={show}
          onChange={({ target }) => set({ show: target.value === 'all' ? '' : target.value })}
          className="input w-auto!"
        >
          {deadlineFilters.map((filter) => (
            <option key={filter} value={filter}>
              {text.shows[filter]}
            </option>
          ))}
        </select>
      </Head>
      <p className="mb-3 max-w-prose text-muted">{text.rule}</p>
      <PagedTable
        caption={text.caption}
        list={paged}
        csv={{ name: 'deadlines', columns }}
        head={head}
        row={(row) => (
          <DueRow key={`${row.orderId} ${row.due}`} row={row} to={to('order-details', row.orderId)} />
        )}
        empty={{ title: text.empty, text: show === 'all' ? text.emptyAll : text.emptyFound }}
      />
    </>
  );
}

const DueRow = ({ row, to }: { row: DueOrder; to: string }) => (
  <tr>
    <td>
      <RowLink to={to} className="whitespace-nowrap">
        {orders.number(row.number)}
      </RowLink>
    </td>
    <td>{text.kinds[row.due]}</td>
    <td>
      <span className="flex flex-wrap items-center gap-2">
        <time dateTime={row.by} className="figures whitespace-nowrap">
          {dayOf(row.by)}
        </time>
        {row.over && <StatusPill tone="bad">{text.over}</StatusPill>}
      </span>
    </td>
    <td className="max-w-48 break-words">
      {row.name}
      <span className="text-muted">, {row.city}</span>
    </td>
    <td>
      <span className="flex flex-wrap gap-2">
        <StatusPill tone={orderTone(row.orderStatus)}>{row.orderStatus}</StatusPill>
        {row.notArrived && <StatusPill tone="bad">{text.notArrived}</StatusPill>}
      </span>
    </td>
  </tr>
);
