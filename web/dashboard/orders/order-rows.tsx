import type { WireOrderRow } from '#contract/dashboard.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { formatPounds } from '../../ui/price.tsx';
import { RowLink } from '../../ui/table.tsx';
import type { Columns } from '../lists/csv.ts';
import { Id } from '../parts/id.tsx';
import { orderTone, paymentTone } from './tones.ts';

/** The orders as a file. */
export const orderColumns: Columns<WireOrderRow> = [
  [orders.id, (row) => row.id],
  [orders.placed, (row) => row.createdAt],
  [orders.customer, (row) => row.user_name],
  [orders.product, (row) => row.tittle],
  [orders.payment, (row) => row.paymentStatus],
  [orders.status, (row) => row.orderStatus],
  [orders.total, (row) => row.total],
];

/** The columns of spec.md section 2, 'Admin orders'; also of a user's own orders. */
export const orderHead = (
  <>
    <th scope="col">{orders.id}</th>
    <th scope="col">{orders.product}</th>
    <th scope="col">{orders.payment}</th>
    <th scope="col">{orders.status}</th>
    <th scope="col" className="right">
      {orders.total}
    </th>
  </>
);

export const OrderRow = ({ row, to }: { row: WireOrderRow; to: string }) => (
  <tr>
    <td>
      <RowLink to={to} className="whitespace-nowrap">
        <Id>{row.id}</Id>
      </RowLink>
    </td>
    <td className="max-w-80 min-w-48 max-desk:col-span-2">
      <span className="line-clamp-1" title={row.tittle}>
        {row.tittle}
      </span>
    </td>
    <td>
      <StatusPill tone={paymentTone(row.paymentStatus)}>{row.paymentStatus}</StatusPill>
    </td>
    <td>
      <StatusPill tone={orderTone(row.orderStatus)}>{row.orderStatus}</StatusPill>
    </td>
    <td className="right">{formatPounds(row.total)}</td>
  </tr>
);
