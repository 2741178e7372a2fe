import { Link } from 'react-router';
import { asPeriod, daysOfPeriod, periods } from '#contract/periods.ts';
import { decodeMovement, type Movement } from '#contract/stock-movement.ts';
import { stockReasons } from '#database/enums.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { products } from '#wording/dashboard/products.ts';
import { stockLog as text } from '#wording/dashboard/stock-log.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows } from '../lists/read-on.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Head } from '../parts/head.tsx';
import { Moment } from '../parts/moment.tsx';
import { signed, whoOf } from '../parts/movements.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/stock-log';

export const meta = pageMeta(text.title);

const columns: Columns<Movement> = [
  [text.at, (row) => row.at],
  [text.productId, (row) => row.productId],
  [text.sku, (row) => row.sku],
  [text.product, (row) => row.title],
  [text.change, (row) => row.change],
  [text.after, (row) => row.onHand],
  [text.reason, (row) => text.reasons[row.reason]],
  [text.by, whoOf],
  [text.order, (row) => row.orderNumber ?? ''],
  [text.orderId, (row) => row.orderId ?? ''],
  [text.note, (row) => row.note],
];

const head = (
  <>
    <th scope="col">{text.at}</th>
    <th scope="col">{text.product}</th>
    <th scope="col" className="right">
      {text.change}
    </th>
    <th scope="col" className="right">
      {text.after}
    </th>
    <th scope="col">{text.reason}</th>
    <th scope="col">{text.by}</th>
  </>
);

const asReason = (name: string | null) => stockReasons.find((reason) => reason === name) ?? '';

const rulesOf: RulesOf<Movement> = (ask, asked) => {
  const productId = asked.get('product') ?? '';
  const reason = asReason(asked.get('reason'));
  const days = daysOfPeriod(asPeriod(asked.get('placed') ?? ''), new Date());
  return {
    read: async (page, signal) =>
      decodeRows(
        await ask('/dash-stock-log', { ...page, productId, reason, ...days }, { signal }),
        decodeMovement,
      ),
    idOf: (row) => String(row.id),
  };
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** Every unit that came or went, newest first. What is looked for is in the address. */
export default function StockLog({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read, set } = useListQuery();
  const productId = read('product');
  const reason = asReason(read('reason'));
  const period = asPeriod(read('placed'));
  const paged = usePagedList(loaderData);
  return (
    <>
      <Head back={{ to: to('products'), label: products.title }} title={text.title}>
        <select
          aria-label={text.reason}
          value={reason}
          onChange={({ target }) => set({ reason: target.value })}
          className="input w-full! desk:w-52!"
        >
          <option value="">{text.anyReason}</option>
          {stockReasons.map((reason) => (
            <option key={reason} value={reason}>
              {text.reasons[reason]}
            </option>
          ))}
        </select>
        <select
          aria-label={text.at}
          value={period}
          onChange={({ target }) => set({ placed: target.value === 'any' ? '' : target.value })}
          className="input w-full! desk:w-40!"
        >
          <option value="any">{text.anyDay}</option>
          {periods.map((period) => (
            <option key={period} value={period}>
              {orders.periods[period]}
            </option>
          ))}
        </select>
      </Head>
      <p className="mb-3 max-w-prose text-muted">{text.rule}</p>
      {productId && (
        <p className="mb-3">
          {paged.rows[0] ? text.only(paged.rows[0].title) : text.onlyOne}{' '}
          <Link to={to('stock-log')} className="link">
            {text.all}
          </Link>
        </p>
      )}
      <PagedTable
        caption={text.caption}
        list={paged}
        csv={{ name: 'stock-log', columns }}
        head={head}
        row={(row) => <MovementRow key={row.id} row={row} to={to} />}
        empty={
          productId || reason || period !== 'any'
            ? { title: text.none, text: text.noneFits }
            : { title: text.empty, text: text.emptyAll }
        }
      />
    </>
  );
}

const MovementRow = ({ row, to }: { row: Movement; to: (...parts: string[]) => string }) => (
  <tr>
    <td>
      <Moment at={row.at} />
    </td>
    <td className="min-w-48 desk:max-w-96 max-desk:order-first max-desk:col-span-2">
      <Link to={to('product-details', row.productId)} title={row.title} className="link line-clamp-1">
        {row.title}
      </Link>
    </td>
    <td className="right figures font-semibold">{signed(row.change)}</td>
    <td className="right figures" data-label={text.after}>
      {row.onHand}
    </td>
    <td>
      {text.reasons[row.reason]}
      {row.orderId && (
        <>
          {' '}
          <Link to={to('order-details', row.orderId)} className="link">
            {orders.number(row.orderNumber)}
          </Link>
        </>
      )}
      {row.note && <span className="block text-sm break-words text-muted">{row.note}</span>}
    </td>
    <td className="max-desk:text-right">{whoOf(row)}</td>
  </tr>
);
