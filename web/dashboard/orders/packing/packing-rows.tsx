import type { OrderToPack } from '#contract/order-to-pack.ts';
import { orders as orderText } from '#wording/dashboard/orders.ts';
import { packing as text } from '#wording/dashboard/packing.ts';
import { StatusPill } from '../../../ui/badge.tsx';
import type { Columns } from '../../lists/csv.ts';
import { TickBox, TickRow, TickShown, type Ticks } from '../../lists/ticks.tsx';
import type { PagedList } from '../../lists/use-paged-list.ts';
import { Moment } from '../../parts/moment.tsx';
import { RowLink } from '../../parts/table.tsx';
import { useDashboard } from '../../session/use-dashboard.ts';
import type { Group } from './groups.ts';

const titlesOf = ({ lines }: OrderToPack) =>
  lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
const hazardsOf = ({ hazards }: OrderToPack) => hazards.map((hazard) => text.hazards[hazard]).join(', ');

/** What in it is not to be sent any more. */
export const recalledOf = ({ lines }: OrderToPack): string[] =>
  lines.filter(({ recalled }) => recalled).map(({ title }) => title);

/** The orders as a file. */
export const packingColumns: Columns<OrderToPack> = [
  [orderText.receipt, (row) => row.receiptNumber ?? ''],
  [orderText.id, (row) => row.id],
  [text.goesBy, (row) => row.goesBy],
  [orderText.customer, (row) => row.customerName],
  [orderText.town, (row) => row.city],
  [text.items, titlesOf],
  [orderText.units, (row) => row.units],
  [text.grams, (row) => row.grams ?? ''],
  [text.hazard, hazardsOf],
  [text.disputes, (row) => row.disputed ?? ''],
  [text.recalls, (row) => recalledOf(row).join(', ')],
];

interface TickedProps {
  ticks: Ticks<OrderToPack>;
}

export const PackingHead = ({ list, ticks }: TickedProps & { list: PagedList<OrderToPack> }) => (
  <>
    <th scope="col">
      <span className="flex items-center">
        <TickShown list={list} ticks={ticks} />
        {orderText.short}
      </span>
    </th>
    <th scope="col">{text.paid}</th>
    <th scope="col">{orderText.customer}</th>
    <th scope="col">{text.items}</th>
    <th scope="col" className="right">
      {orderText.units}
    </th>
    <th scope="col">{text.size}</th>
    <th scope="col">{text.hazard}</th>
    <th scope="col">{text.state}</th>
  </>
);

/** What begins a group; its box ticks the whole of it. */
export const rowsOfGroup = ({ label, late, orders }: Group, ticks: Ticks<OrderToPack>) => (
  <tr key={label} className="bg-sunken">
    <th scope="rowgroup" colSpan={8} className="text-left max-desk:col-span-2 max-desk:border-0 max-desk:p-0">
      <span className="flex items-center">
        <TickGroup label={label} orders={orders} ticks={ticks} />
        <span className={late ? 'text-red' : ''}>{label}</span>
        <span className="ml-2 font-normal text-muted">{text.count(orders.length)}</span>
      </span>
    </th>
  </tr>
);

function TickGroup({ label, orders, ticks }: TickedProps & { label: string; orders: OrderToPack[] }) {
  const ids = new Set(orders.map(({ id }) => id));
  const others = ticks.rows.filter(({ id }) => !ids.has(id));
  return (
    <TickBox
      label={text.tickGroup(label)}
      checked={orders.every(({ id }) => ticks.has(id))}
      onChange={({ target }) => ticks.tickAll(target.checked ? [...others, ...orders] : others)}
    />
  );
}

export function PackingRow({
  row,
  ticks,
  confirming,
}: TickedProps & { row: OrderToPack; confirming: boolean }) {
  const { to } = useDashboard();
  const name = orderText.number(row.receiptNumber);
  return (
    <tr>
      <td>
        <span className="flex items-center">
          <TickRow ticks={ticks} row={row} label={name} />
          <RowLink
            to={confirming ? to('order-details', row.id) : to('pack', row.id)}
            className="whitespace-nowrap"
          >
            {name}
          </RowLink>
        </span>
      </td>
      <td className="desk:max-wide:[&_time]:whitespace-normal">
        <Moment at={row.paidAt} />
      </td>
      <td className="max-w-48 break-words">
        {row.customerName}
        <span className="text-muted">, {row.city}</span>
      </td>
      <td className="max-w-96 min-w-40 max-desk:col-span-2">
        <span className="line-clamp-1" title={titlesOf(row)}>
          {titlesOf(row)}
        </span>
        {/* Here, since the last columns of a narrow screen are out of sight. */}
        {recalledOf(row).length > 0 && <StatusPill tone="bad">{text.recalled}</StatusPill>}
        {row.disputed !== null && <StatusPill tone="bad">{text.disputed(row.disputed)}</StatusPill>}
      </td>
      <td className="right max-desk:text-left!">
        {row.units}
        <span className="desk:hidden"> {orderText.unitsOf(row.units)}</span>
      </td>
      <td className="whitespace-nowrap">
        {row.grams === null ? text.sizes.unknown : `${text.weight(row.grams)}`}
      </td>
      <td className="whitespace-nowrap">
        {row.hazards.length > 0 && (
          <StatusPill tone="wait">
            {hazardsOf(row)}, {text.road}
          </StatusPill>
        )}
      </td>
      <td>{row.packedAt && <StatusPill tone="good">{text.packed}</StatusPill>}</td>
    </tr>
  );
}
