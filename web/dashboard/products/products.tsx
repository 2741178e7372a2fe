import { Plus } from 'lucide-react';
import type { WireProduct } from '#contract/catalogue.ts';
import { products as said } from '#wording/dashboard.ts';
import { categories } from '#wording/storefront/shop.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { formatPounds } from '../../ui/price.tsx';
import { RowLink } from '../../ui/table.tsx';
import { titled } from '../layout/titled.ts';
import { useAddress } from '../lists/address.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { usePagedList } from '../lists/paged.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { Picked } from '../lists/picked.tsx';
import { useDashboard } from '../staff.ts';

export const meta = titled(said.title);

/** As the statistics count it: 5 units or fewer of an active product. */
const isLow = ({ status, quantity }: WireProduct) => status === 1 && quantity <= 5;

const columns: Columns<WireProduct> = [
  [said.id, (row) => row.id],
  [said.name, (row) => row.tittle],
  [said.category, (row) => categories[row.catagory]],
  [said.price, (row) => row.price],
  [said.stock, (row) => row.quantity],
  [said.status, (row) => (row.status === 1 ? said.active : said.deactive)],
];

/** spec.md section 2, 'Admin products list'. */
export default function Products() {
  const { ask, to } = useDashboard();
  const { read } = useAddress();
  const find = read('find');
  const low = read('show') === 'low';
  const paged = usePagedList<WireProduct>(JSON.stringify([find, low]), {
    read: (page, signal) => ask('/dash-prpducts', { ...page, find }, { signal }),
    idOf: (row) => row.id,
    pick: low ? isLow : undefined,
  });
  const add = (
    <ButtonLink to={to('new-product')} kind="primary" icon={<Plus size={16} aria-hidden />}>
      {said.add}
    </ButtonLink>
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto">{said.title}</h1>
        {add}
        <FindBox label={said.find} hint={said.findHint} />
      </div>
      {low && <Picked label={said.lowStock} />}
      <PagedTable
        caption={said.title}
        list={paged}
        csv={{ name: 'products', columns }}
        head={
          <>
            <th scope="col">{said.name}</th>
            <th scope="col">{said.category}</th>
            <th scope="col" className="right">
              {said.price}
            </th>
            <th scope="col" className="right">
              {said.stock}
            </th>
            <th scope="col">{said.status}</th>
          </>
        }
        row={(row) => <ProductRow key={row.id} row={row} to={to('product-details', row.id)} />}
        empty={{
          title: said.empty,
          text: find || low ? said.emptyFound : said.emptyAll,
          action: find ? null : add,
        }}
      />
    </>
  );
}

const ProductRow = ({ row, to }: { row: WireProduct; to: string }) => (
  <tr>
    <td className="max-w-96 min-w-56 max-desk:col-span-2">
      <span className="flex items-center gap-2.5">
        <span className="w-7 flex-none">
          <Picture name={row.img1} alt="" sizes="28px" />
        </span>
        <RowLink to={to} title={row.tittle} className="line-clamp-1">
          {row.tittle}
        </RowLink>
      </span>
    </td>
    <td>{categories[row.catagory]}</td>
    <td className="right">{formatPounds(row.price)}</td>
    <td
      data-label={said.stock}
      className={`right max-desk:text-left! whitespace-nowrap ${isLow(row) ? 'font-semibold text-amber' : ''}`}
    >
      {row.quantity.toLocaleString('en-GB')}
      {isLow(row) && ` (${row.quantity > 0 ? said.low : said.out})`}
    </td>
    <td>
      <StatusPill tone={row.status === 1 ? 'good' : 'plain'}>
        {row.status === 1 ? said.active : said.deactive}
      </StatusPill>
    </td>
  </tr>
);
