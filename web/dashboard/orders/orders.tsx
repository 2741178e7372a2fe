import { type OrderQuestion, questionParts, readQuestion } from '#contract/order-question.ts';
import { deadlines } from '#wording/dashboard/deadlines.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Export } from '../lists/export.tsx';
import { useListQuery } from '../lists/list-query.ts';
import { loadList } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { TickRow, TickShown, useTicks } from '../lists/ticks.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { OrderHead, OrderRow } from '../parts/order-rows.tsx';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/orders';
import { BookkeepingExport } from './bookkeeping-export.tsx';
import { exportColumns } from './export-columns.ts';
import { Filters } from './filters.tsx';
import { NewOrders } from './new-orders.tsx';
import { orderRules } from './order-rules.ts';
import { useReadWhole } from './read-whole.ts';
import { TickedOrders } from './ticked-orders.tsx';
import { TrackingImport } from './tracking-import.tsx';
import { Views } from './views.tsx';

export const meta = pageMeta(orders.title);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, views] = await Promise.all([
    loadList(request, orderRules),
    askAsLoader('/dash-order-views', {}, request),
  ]);
  return { list, views: views.status === 200 ? views.data : [] };
}

/** spec.md section 2, 'Admin orders'. What is asked is in the address. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read } = useListQuery();
  const question = readQuestion(read);
  const paged = usePagedList(loaderData.list);
  const ticks = useTicks(paged);
  const readWhole = useReadWhole();
  return (
    <>
      <div className="no-print">
        <Filters question={question} />
        <Views views={loaderData.views} question={question} />
        <NewOrders list={paged} />
        <PagedTable
          caption={orders.title}
          list={paged}
          head={<OrderHead tick={<TickShown list={paged} ticks={ticks} />} />}
          actions={
            <>
              <ButtonLink kind="quiet" to={to('deadlines')}>
                {deadlines.title}
              </ButtonLink>
              <TrackingImport onDone={paged.again} />
              <BookkeepingExport list={paged} />
              <Export
                name="orders"
                columns={exportColumns}
                readAll={async () => {
                  const found = await paged.readAll();
                  if ('message' in found) return found;
                  const whole = await readWhole(found.rows.map(({ id }) => id));
                  return 'message' in whole ? whole : { rows: whole };
                }}
              />
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
          empty={{ title: orders.empty, text: emptyText(question) }}
        />
      </div>
      <TickedOrders list={paged} ticks={ticks} />
    </>
  );
}

/** What it means that a view has nothing; another question may only be too narrow. */
function emptyText(question: OrderQuestion): string {
  const asked = Object.keys(questionParts(question));
  if (question.view && asked.every((name) => name === 'view' || name === 'sort'))
    return orders.emptyView[question.view];
  if (asked.some((name) => name !== 'sort')) return orders.emptyFound;
  return orders.emptyAll;
}
