import { decodeStockDemand, type StockDemand } from '#contract/stock-demand.ts';
import { counted } from '#wording/counted.ts';
import { products } from '#wording/dashboard/products.ts';
import { stockRequests as text } from '#wording/dashboard/stock-requests.ts';
import { categories } from '#wording/storefront/shop.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows } from '../lists/read-on.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Head } from '../parts/head.tsx';
import { Moment } from '../parts/moment.tsx';
import { RowLink } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/stock-requests';

export const meta = pageMeta(text.title);

const columns: Columns<StockDemand> = [
  [text.productId, (row) => row.id],
  [text.sku, (row) => row.sku],
  [text.product, (row) => row.title],
  [text.category, (row) => categories[row.category]],
  [text.waiting, (row) => row.waiting],
  [text.since, (row) => row.since],
  [text.stock, (row) => row.available],
  [text.status, (row) => (row.active ? text.active : text.deactive)],
];

const head = (
  <>
    <th scope="col">{text.product}</th>
    <th scope="col">{text.category}</th>
    <th scope="col" className="right">
      {text.waiting}
    </th>
    <th scope="col">{text.since}</th>
    <th scope="col" className="right">
      {text.stock}
    </th>
    <th scope="col">{text.status}</th>
    <th scope="col">
      <span className="sr-only">{text.action}</span>
    </th>
  </>
);

const rulesOf: RulesOf<StockDemand> = (ask, asked) => {
  const find = asked.get('find') ?? '';
  return {
    read: async (page, signal) =>
      decodeRows(await ask('/dash-stock-requests', { ...page, find }, { signal }), decodeStockDemand),
    idOf: (row) => row.id,
  };
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** What people wait for, the most wanted first, each a step from being restocked. Nobody is named. */
export default function StockRequests({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const find = useListQuery().read('find');
  const paged = usePagedList(loaderData);
  return (
    <>
      <Head back={{ to: to('products'), label: products.title }} title={text.title}>
        <FindBox label={text.find} hint={text.findHint} />
      </Head>
      <p className="mb-3 max-w-prose text-muted">{text.rule}</p>
      <PagedTable
        caption={text.caption}
        list={paged}
        csv={{ name: 'back-in-stock', columns }}
        head={head}
        row={(row) => <DemandRow key={row.id} row={row} to={to('product-details', row.id)} />}
        empty={{ title: text.empty, text: find ? text.emptyFound : text.emptyAll }}
      />
    </>
  );
}

const DemandRow = ({ row, to }: { row: StockDemand; to: string }) => (
  <tr>
    <td className="max-w-96 min-w-56 max-desk:col-span-2">
      <span className="flex items-center gap-2.5">
        <span className="w-7 flex-none">
          <Picture name={row.image} alt="" sizes="28px" />
        </span>
        <RowLink to={to} title={row.title} className="line-clamp-1">
          {row.title}
        </RowLink>
      </span>
    </td>
    <td>{categories[row.category]}</td>
    <td data-label={text.waiting} className="right font-semibold">
      {counted(row.waiting)}
    </td>
    <td data-label={text.since}>
      <Moment at={row.since} />
    </td>
    <td data-label={text.stock} className="right">
      {counted(row.available)}
    </td>
    <td>
      <StatusPill tone={row.active ? 'good' : 'plain'}>{row.active ? text.active : text.deactive}</StatusPill>
    </td>
    <td className="right">
      <ButtonLink
        kind="quiet"
        to={to}
        aria-label={text.restockOf(row.title)}
        className="relative z-1 desk:min-h-7!"
      >
        {text.restock}
      </ButtonLink>
    </td>
  </tr>
);
