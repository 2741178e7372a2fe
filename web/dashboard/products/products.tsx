import { BellRing, FileUp, Plus, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { paths } from '#contract/paths.ts';
import { decodeListedProduct, type ListedProduct } from '#contract/product.ts';
import { products as text } from '#wording/dashboard/products.ts';
import { categories } from '#wording/storefront/shop.ts';
import { decodeAnswer, useLoaded } from '../../browser/decode-answer.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { readExportColumns } from '../lists/export-columns.ts';
import { FindBox } from '../lists/find-box.tsx';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows } from '../lists/read-on.ts';
import { TickRow, TickShown, useTicks } from '../lists/ticks.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Id } from '../parts/id.tsx';
import { RowLink } from '../parts/table.tsx';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/products';
import { TickedProducts } from './make-family.tsx';
import { type DemoOutcome, RemoveDemo } from './remove-demo.tsx';
import { StockCell } from './stock-cell.tsx';

export const meta = pageMeta(text.title);

const Head = ({ tick }: { tick: ReactNode }) => (
  <>
    <th scope="col">
      <span className="flex items-center gap-1">
        {tick}
        {text.name}
      </span>
    </th>
    <th scope="col">{text.sku}</th>
    <th scope="col">{text.category}</th>
    <th scope="col" className="right">
      {text.price}
    </th>
    <th scope="col" className="right">
      {text.stock}
    </th>
    <th scope="col">{text.status}</th>
  </>
);

const rulesOf: RulesOf<ListedProduct> = (ask, asked) => {
  const find = asked.get('find') ?? '';
  const { stock, archived } = shownBy(asked.get('stock'));
  return {
    read: async (page, signal) =>
      decodeRows(
        await ask(paths.dashProducts, { ...page, find, stock, archived }, { signal }),
        decodeListedProduct,
      ),
    idOf: (row) => row.id,
  };
};
const views = ['all', 'low', 'off', 'archived'] as const;
type Shown = (typeof views)[number];
const asShown = (text: string | null): Shown => views.find((view) => view === text) ?? 'all';
const shownBy = (text: string | null) => {
  const shown = asShown(text);
  return { stock: shown === 'archived' ? 'all' : shown, archived: shown === 'archived' } as const;
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const demo = decodeAnswer<DemoOutcome & { status: 200 }, DemoOutcome>(
    askAsLoader('/dash-remove-demo', { dryRun: true }, request),
    (preview) => preview,
  );
  return { list: await loadList(request, rulesOf), demo };
}

/** spec.md section 2, 'Admin products list'. */
export default function Products({ loaderData }: Route.ComponentProps) {
  const { to, ask } = useDashboard();
  const { read, set } = useListQuery();
  const find = read('find');
  const shown = asShown(read('stock'));
  const paged = usePagedList(loaderData.list);
  const { data: demo, reload } = useLoaded(loaderData.demo);
  const ticks = useTicks(paged);
  const add = (
    <ButtonLink to={to('new-product')} kind="primary" icon={<Plus size={16} aria-hidden />}>
      {text.add}
    </ButtonLink>
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto w-full desk:w-auto">{text.title}</h1>
        <ButtonLink to={to('import')} kind="quiet" icon={<FileUp size={16} aria-hidden />}>
          {text.fromCsv}
        </ButtonLink>
        <ButtonLink to={to('stock-requests')} kind="quiet" icon={<BellRing size={16} aria-hidden />}>
          {text.demand}
        </ButtonLink>
        <ButtonLink to={to('stock-log')} kind="quiet" icon={<ScrollText size={16} aria-hidden />}>
          {text.log}
        </ButtonLink>
        {add}
        <select
          aria-label={text.stock}
          value={shown}
          onChange={({ target }) => set({ stock: target.value === 'all' ? '' : asShown(target.value) })}
          className="input w-full! desk:w-36!"
        >
          <option value="all">{text.anyStock}</option>
          <option value="low">{text.lowStock}</option>
          <option value="off">{text.deactive}</option>
          <option value="archived">{text.archive}</option>
        </select>
        <FindBox label={text.find} hint={text.findHint} />
      </div>
      <PagedTable
        caption={text.title}
        list={paged}
        csv={{ name: 'products', columns: () => readExportColumns(ask) }}
        head={<Head tick={<TickShown list={paged} ticks={ticks} />} />}
        row={(row) => (
          <ProductRow
            key={row.id}
            row={row}
            tick={<TickRow ticks={ticks} row={row} label={row.title} />}
            to={to('product-details', row.id)}
            demand={to('stock-requests')}
            onStock={(available) => paged.replace({ ...row, available })}
          />
        )}
        empty={{
          title: text.empty,
          text:
            find || shown === 'low' || shown === 'off'
              ? text.emptyFound
              : shown === 'archived'
                ? text.emptyArchive
                : text.emptyAll,
          action: find || shown !== 'all' ? null : add,
        }}
      />
      <TickedProducts list={paged} ticks={ticks} />
      {/* Last, since it comes after the list: nothing moves. */}
      {demo && <RemoveDemo preview={demo} onRemoved={reload} />}
    </>
  );
}

interface ProductRowProps {
  row: ListedProduct;
  /** The box that ticks it. */
  tick: ReactNode;
  to: string;
  /** The list of what people wait for. */
  demand: string;
  onStock: (available: number) => void;
}

const ProductRow = ({ row, tick, to, demand, onStock }: ProductRowProps) => (
  <tr>
    <td className="max-w-96 min-w-56 max-desk:col-span-2">
      <div className="flex items-center gap-2.5">
        {tick}
        <div className="w-7 flex-none">
          <Picture name={row.images[0] ?? ''} alt="" sizes="28px" />
        </div>
        <RowLink to={to} title={row.title} className="line-clamp-1">
          {row.title}
        </RowLink>
      </div>
    </td>
    <td
      className="break-words max-desk:order-1 max-desk:col-span-2 max-desk:empty:hidden desk:max-wide:max-w-32 desk:max-wide:truncate"
      title={row.sku}
      data-label={row.sku && text.sku}
    >
      {row.sku && <Id>{row.sku}</Id>}
    </td>
    <td>{categories[row.category]}</td>
    <td className="right">{formatPence(row.pricePence)}</td>
    <td data-label={text.stock} className="right max-desk:text-left! whitespace-nowrap">
      <StockCell product={row} onChanged={onStock} />
      {row.waiting > 0 && (
        <Link to={demand} className="link relative z-1 block text-sm">
          {text.waiting(row.waiting)}
        </Link>
      )}
    </td>
    <td>
      <StatusPill tone={row.active ? 'good' : 'plain'}>
        {row.active ? text.active : row.archived ? text.archived : text.deactive}
      </StatusPill>
    </td>
  </tr>
);
