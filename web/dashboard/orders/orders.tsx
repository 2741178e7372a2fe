import { decodeOrderRow, type OrderRow as ListedOrder } from '#contract/order.ts';
import { deadlines } from '#wording/dashboard/deadlines.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { FindBox } from '../lists/find-box.tsx';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows } from '../lists/read-on.ts';
import { TickRow, TickShown, useTicks } from '../lists/ticks.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { OrderHead, OrderRow, orderColumns } from '../parts/order-rows.tsx';
import { asPeriod, daysOfPeriod, periods } from '../parts/periods.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/orders';
import { BookkeepingExport } from './bookkeeping-export.tsx';
import {
  asPaymentFilter,
  asStatusFilter,
  encodePaymentFilter,
  paymentFilters,
  statusFilters,
} from './filters.ts';
import { TickedOrders } from './ticked-orders.tsx';
import { TrackingImport } from './tracking-import.tsx';

export const meta = pageMeta(orders.title);

const questionOf = (read: (name: string) => string) => ({
  filter: asStatusFilter(read('filter')),
  money: asPaymentFilter(read('payment')),
  period: asPeriod(read('placed')),
  find: read('find'),
});

const rulesOf: RulesOf<ListedOrder> = (ask, asked) => {
  const { filter, money, period, find } = questionOf((name) => asked.get(name) ?? '');
  return {
    read: async (page, signal) => {
      const body = {
        ...page,
        filter,
        find,
        ...encodePaymentFilter(money),
        ...daysOfPeriod(period, new Date()),
      };
      return decodeRows(await ask('/dash-orders', body, { signal }), decodeOrderRow);
    },
    idOf: (row) => row.id,
  };
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** spec.md section 2, 'Admin orders'. The filters and what is looked for are in the address. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read } = useListQuery();
  const { filter, money, period, find } = questionOf(read);
  const paged = usePagedList(loaderData);
  const ticks = useTicks(paged);

  const narrowed = find || money !== 'all' || filter !== 'Show All' || period !== 'any';

  return (
    <>
      <div className="no-print">
        <Filters />
        <PagedTable
          caption={orders.title}
          list={paged}
          head={<OrderHead tick={<TickShown list={paged} ticks={ticks} />} />}
          csv={{ name: 'orders', columns: orderColumns }}
          actions={
            <>
              <ButtonLink kind="quiet" to={to('deadlines')}>
                {deadlines.title}
              </ButtonLink>
              <TrackingImport onDone={paged.again} />
              <BookkeepingExport list={paged} />
            </>
          }
          row={(row) => (
            <OrderRow
              key={row.id}
              row={row}
              to={to('order-details', row.id)}
              tick={<TickRow ticks={ticks} row={row} label={orders.number(row.receiptNumber)} />}
            />
          )}
          empty={{
            title: orders.empty,
            text: narrowed ? orders.emptyFound : orders.emptyAll,
          }}
        />
      </div>
      <TickedOrders list={paged} ticks={ticks} />
    </>
  );
}

function Filters() {
  const { read, set } = useListQuery();
  const { filter, money, period } = questionOf(read);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto w-full desk:w-auto">{orders.title}</h1>
      <select
        aria-label={orders.filter}
        value={filter}
        onChange={({ target }) => set({ filter: target.value === 'Show All' ? '' : target.value })}
        className="input w-auto! flex-1 max-desk:basis-36 desk:w-40! desk:flex-none"
      >
        {statusFilters.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label={orders.payment}
        value={money}
        onChange={({ target }) => set({ payment: target.value === 'all' ? '' : target.value })}
        className="input w-auto! flex-1 max-desk:basis-36 desk:w-44! desk:flex-none"
      >
        <option value="all">{orders.anyPayment}</option>
        {paymentFilters.map((name) => (
          <option key={name} value={name}>
            {orders.money[name]}
          </option>
        ))}
      </select>
      <select
        aria-label={orders.placed}
        value={period}
        onChange={({ target }) => set({ placed: target.value === 'any' ? '' : target.value })}
        className="input w-auto! flex-1 max-desk:basis-36 desk:w-36! desk:flex-none"
      >
        <option value="any">{orders.anyDay}</option>
        {periods.map((name) => (
          <option key={name} value={name}>
            {orders.periods[name]}
          </option>
        ))}
      </select>
      <FindBox label={orders.find} hint={orders.findHint} />
    </div>
  );
}
