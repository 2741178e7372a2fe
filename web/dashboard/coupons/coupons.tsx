import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#wording/counted.ts';
import { coupons as said } from '#wording/dashboard/coupons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatPounds } from '../../ui/price.tsx';
import { titled } from '../layout/titled.ts';
import type { Columns } from '../lists/csv.ts';
import { usePagedList } from '../lists/paged.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Id } from '../parts/id.tsx';
import { useDashboard } from '../staff.ts';
import { type Coupon, useDeletion } from './delete.ts';

export const meta = titled(said.title);

const columns: Columns<Coupon> = [
  [said.code, (row) => row.code],
  [said.product, (row) => row.product_id],
  [said.type, (row) => row.type],
  [said.terms, (row) => (row.type === 'percentage' ? row.percentage : row.flat)],
  [said.min, (row) => row.min],
  [said.uses, (row) => row.uses],
  [said.firstOrder, (row) => (row.firstOrder ? said.yes : said.no)],
  [said.builtIn, (row) => (row.builtIn ? said.yes : said.no)],
];

/** spec.md section 2, 'Coupons list'; what a deletion says is in section 8. */
export default function Coupons() {
  const { ask, to } = useDashboard();
  const [asked, setAsked] = useState<Coupon>();
  const [asking, setAsking] = useState(false);
  const paged = usePagedList<Coupon>('', {
    read: (page, signal) => ask('/dash-coupens', page, { signal }),
    idOf: (row) => row.code,
  });
  const { outcome, deleting, remove } = useDeletion();
  const add = (
    <ButtonLink to={to('new-discount-code')} kind="primary" icon={<Plus size={16} aria-hidden />}>
      {said.add}
    </ButtonLink>
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1>{said.title}</h1>
        {add}
      </div>
      {outcome && (
        <Notice tone={outcome.tone} className="mb-3">
          {outcome.text}
        </Notice>
      )}
      <PagedTable
        caption={said.title}
        list={paged}
        csv={{ name: 'coupons', columns }}
        head={
          <>
            <th scope="col">{said.code}</th>
            <th scope="col">{said.product}</th>
            <th scope="col">{said.terms}</th>
            <th scope="col">{said.min}</th>
            <th scope="col" className="right">
              {said.uses}
            </th>
            <th scope="col">
              <span className="sr-only">{said.action}</span>
            </th>
          </>
        }
        row={(row) => (
          <CouponRow
            key={row.code}
            row={row}
            product={row.product_id === 'all' ? null : to('product-details', row.product_id)}
            newsletter={to('newsletter')}
            busy={deleting === row.code}
            onDelete={() => {
              setAsked(row);
              setAsking(true);
            }}
          />
        )}
        empty={{ title: said.empty, text: said.emptyAll, action: add }}
      />
      <Confirm
        open={asking}
        title={said.confirm.title(asked?.code ?? '')}
        yes={said.remove}
        no={said.confirm.no}
        onYes={() => {
          setAsking(false);
          if (asked) void remove(asked).then((gone) => gone && paged.drop(asked));
        }}
        onNo={() => setAsking(false)}
      >
        {said.confirm.text}
      </Confirm>
    </>
  );
}

interface CouponRowProps {
  row: Coupon;
  /** Where its product is edited; null for a code for all. */
  product: string | null;
  /** Where the list is that its own code is given away to. */
  newsletter: string;
  busy: boolean;
  onDelete: () => void;
}

const CouponRow = ({ row, product, newsletter, busy, onDelete }: CouponRowProps) => (
  <tr>
    <td className="font-semibold">
      <Id>{row.code}</Id>
    </td>
    <td className="max-desk:text-right">
      {product ? (
        <Link to={product} className="link">
          <Id>{row.product_id}</Id>
        </Link>
      ) : (
        said.all
      )}
    </td>
    <td data-label={said.terms} className="figures">
      {row.type === 'percentage' ? said.percentOff(row.percentage) : formatPounds(row.flat)}
      {row.firstOrder && <span className="ml-2 text-muted">{said.firstOrder}</span>}
    </td>
    <td data-label={said.min} className="figures max-desk:text-right">
      {row.min > 0 ? formatPounds(row.min) : said.noMin}
    </td>
    <td data-label={said.uses} className="right max-desk:text-left!">
      {counted(row.uses)}
    </td>
    <td className={row.builtIn ? 'text-right max-desk:col-span-2 max-desk:text-left' : 'right'}>
      {row.builtIn ? (
        <span className="text-sm text-muted">
          {said.builtInWhy}{' '}
          <Link to={newsletter} className="link">
            {said.builtInList}
          </Link>
        </span>
      ) : (
        <Button
          kind="danger"
          className="desk:-my-1 desk:min-h-7!"
          aria-label={said.removeCode(row.code)}
          busy={busy && said.removing}
          onClick={onDelete}
        >
          {said.remove}
        </Button>
      )}
    </td>
  </tr>
);
