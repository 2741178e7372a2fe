import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { decodeListedCoupon, type ListedCoupon } from '#contract/coupon.ts';
import { formatPence, toPounds } from '#contract/money.ts';
import { paths } from '#contract/paths.ts';
import { counted } from '#wording/counted.ts';
import { coupons as text } from '#wording/dashboard/coupons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows } from '../lists/read-on.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Id } from '../parts/id.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/coupons';
import { useDeletion } from './delete.ts';

export const meta = pageMeta(text.title);

const columns: Columns<ListedCoupon> = [
  [text.code, (row) => row.code],
  [text.product, (row) => row.productId ?? text.all],
  [text.type, (row) => row.type],
  [text.terms, (row) => (row.type === 'percentage' ? row.percentage : toPounds(row.flatPence))],
  [text.min, (row) => toPounds(row.minPence)],
  [text.uses, (row) => row.uses],
  [text.firstOrder, (row) => (row.firstOrder ? text.yes : text.no)],
  [text.builtIn, (row) => (row.builtIn ? text.yes : text.no)],
];

const head = (
  <>
    <th scope="col">{text.code}</th>
    <th scope="col">{text.product}</th>
    <th scope="col">{text.terms}</th>
    <th scope="col">{text.min}</th>
    <th scope="col" className="right">
      {text.uses}
    </th>
    <th scope="col">
      <span className="sr-only">{text.action}</span>
    </th>
  </>
);

const rulesOf: RulesOf<ListedCoupon> = (ask) => ({
  read: async (page, signal) =>
    decodeRows(await ask(paths.dashCoupons, page, { signal }), decodeListedCoupon),
  idOf: (row) => row.code,
});

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** spec.md section 2, 'Coupons list'; what a deletion says is in section 8. */
export default function Coupons({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const [asked, setAsked] = useState<ListedCoupon>();
  const [asking, setAsking] = useState(false);
  const paged = usePagedList(loaderData);
  const { outcome, deleting, remove } = useDeletion();
  const add = (
    <ButtonLink to={to('new-discount-code')} kind="primary" icon={<Plus size={16} aria-hidden />}>
      {text.add}
    </ButtonLink>
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1>{text.title}</h1>
        {add}
      </div>
      {outcome && (
        <Notice tone={outcome.tone} className="mb-3">
          {outcome.text}
        </Notice>
      )}
      <PagedTable
        caption={text.title}
        list={paged}
        csv={{ name: 'coupons', columns }}
        head={head}
        row={(row) => (
          <CouponRow
            key={row.code}
            row={row}
            product={row.productId && to('product-details', row.productId)}
            newsletter={to('newsletter')}
            busy={deleting === row.code}
            onDelete={() => {
              setAsked(row);
              setAsking(true);
            }}
          />
        )}
        empty={{ title: text.empty, text: text.emptyAll, action: add }}
      />
      <Confirm
        open={asking}
        title={text.confirm.title(asked?.code ?? '')}
        yes={text.remove}
        no={text.confirm.no}
        onYes={() => {
          setAsking(false);
          if (asked) void remove(asked).then((gone) => gone && paged.drop(asked));
        }}
        onNo={() => setAsking(false)}
      >
        {text.confirm.text}
      </Confirm>
    </>
  );
}

interface CouponRowProps {
  row: ListedCoupon;
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
          <Id>{row.productId ?? ''}</Id>
        </Link>
      ) : (
        text.all
      )}
    </td>
    <td data-label={text.terms} className="figures">
      {row.type === 'percentage' ? text.percentOff(row.percentage) : formatPence(row.flatPence)}
      {row.firstOrder && <span className="ml-2 text-muted">{text.firstOrder}</span>}
    </td>
    <td data-label={text.min} className="figures max-desk:text-right">
      {row.minPence > 0 ? formatPence(row.minPence) : text.noMin}
    </td>
    <td data-label={text.uses} className="right max-desk:text-left!">
      {counted(row.uses)}
    </td>
    <td className={row.builtIn ? 'text-right max-desk:col-span-2 max-desk:text-left' : 'right'}>
      {row.builtIn ? (
        <span className="text-sm text-muted">
          {text.builtInWhy}{' '}
          <Link to={newsletter} className="link">
            {text.builtInList}
          </Link>
        </span>
      ) : (
        <Button
          kind="danger"
          className="desk:-my-1 desk:min-h-7!"
          aria-label={text.removeCode(row.code)}
          busy={busy && text.removing}
          onClick={onDelete}
        >
          {text.remove}
        </Button>
      )}
    </td>
  </tr>
);
