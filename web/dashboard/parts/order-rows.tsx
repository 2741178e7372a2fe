import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatPence, toPounds } from '#contract/money.ts';
import type { OrderRow as ListedOrder } from '#contract/order.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { packing } from '#wording/dashboard/packing.ts';
import { StatusPill } from '../../ui/badge.tsx';
import type { Columns } from '../lists/csv.ts';
import type { Opened } from '../lists/memory.ts';
import { Id } from './id.tsx';
import { Moment } from './moment.tsx';
import { RowLink } from './table.tsx';
import { orderTone, paymentTone } from './tones.ts';

/** The orders as a file. */
export const orderColumns: Columns<ListedOrder> = [
  [orders.receipt, (row) => row.receiptNumber ?? ''],
  [orders.id, (row) => row.id],
  [orders.placed, (row) => row.createdAt],
  [orders.customer, (row) => row.customerName],
  [orders.town, (row) => row.city],
  [orders.product, (row) => row.titles],
  [orders.units, (row) => row.units],
  [orders.payment, (row) => row.paymentStatus],
  [orders.status, (row) => row.orderStatus],
  [orders.total, (row) => toPounds(row.totalPence)],
  [orders.parcels, (row) => row.parcels.count],
];

/** Between a phone's cards and a wide window there is no room for what the order's own page says. */
const apart = 'desk:max-wide:hidden';
/** Nor for headings wider than what stands below them. */
const narrow = 'desk:max-wide:whitespace-normal';

/** The columns of spec.md section 2, 'Admin orders', with what tells orders apart; also of a user's own orders. */
export const OrderHead = ({ tick }: { tick?: ReactNode }) => (
  <>
    <th scope="col">
      <span className="flex items-center">
        {tick}
        {orders.short}
      </span>
    </th>
    <th scope="col">{orders.placed}</th>
    <th scope="col">{orders.customer}</th>
    <th scope="col" className={apart}>
      {orders.id}
    </th>
    <th scope="col" className={narrow}>
      {orders.product}
    </th>
    <th scope="col" className="right">
      {orders.units}
    </th>
    <th scope="col">{orders.payment}</th>
    <th scope="col">{orders.status}</th>
    <th scope="col" className={apart}>
      {orders.parcels}
    </th>
    <th scope="col" className={`right ${narrow}`}>
      {orders.total}
    </th>
  </>
);

/** On a phone the units stand beside the total, below the statuses. */
export function OrderRow({ row, to, tick }: { row: ListedOrder; to: string; tick?: ReactNode }) {
  const { search } = useLocation();
  return (
    <tr>
      <td>
        <span className="flex items-center">
          {tick}
          <RowLink to={to} state={{ listSearch: search } satisfies Opened} className="whitespace-nowrap">
            {orders.number(row.receiptNumber)}
          </RowLink>
        </span>
      </td>
      {/* Narrower than wide, so that the statuses are in sight without scrolling aside. */}
      <td className="desk:max-wide:min-w-28 desk:max-wide:[&_time]:whitespace-normal">
        <Moment at={row.createdAt} />
      </td>
      <td className="max-w-48 break-words">
        {row.customerName}
        <span className="text-muted">, {row.city}</span>
      </td>
      <td className={`whitespace-nowrap ${apart}`}>
        <Id>{row.id}</Id>
      </td>
      <td className="max-w-80 min-w-40 max-desk:col-span-2 desk:max-wide:min-w-20">
        <span className="line-clamp-1 desk:max-wide:line-clamp-2" title={row.titles}>
          {row.titles}
        </span>
        {row.recalled && <StatusPill tone="bad">{packing.recalls}</StatusPill>}
      </td>
      <td className="right max-desk:order-1 max-desk:text-left!">
        {row.units}
        <span className="desk:hidden"> {orders.unitsOf(row.units)}</span>
      </td>
      <td>
        <StatusPill tone={paymentTone(row.paymentStatus)}>{row.paymentStatus}</StatusPill>
      </td>
      <td>
        <StatusPill tone={orderTone(row.orderStatus)}>{row.orderStatus}</StatusPill>
      </td>
      <td className="whitespace-nowrap max-desk:order-3 empty:hidden desk:max-wide:hidden wide:empty:table-cell">
        {row.parcels.count > 0 && orders.parcelsOf(row.parcels.count, row.parcels.packed === 'part')}
      </td>
      <td className="right max-desk:order-2">{formatPence(row.totalPence)}</td>
    </tr>
  );
}
