import type { WireOrderRow } from '#contract/dashboard.ts';
import { orders } from '#wording/dashboard.ts';
import { titled } from '../layout/titled.ts';
import { useAddress } from '../lists/address.ts';
import { FindBox } from '../lists/find-box.tsx';
import { usePagedList } from '../lists/paged.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { Picked } from '../lists/picked.tsx';
import { useDashboard } from '../staff.ts';
import { asFilter, asPick, filters, picks } from './filters.ts';
import { OrderRow, orderColumns, orderHead } from './order-rows.tsx';

export const meta = titled(orders.title);

/** spec.md section 2, 'Admin orders'. The filter and what is looked for are in the address. */
export default function Orders() {
  const { ask, to } = useDashboard();
  const { read, set } = useAddress();
  const filter = asFilter(read('filter'));
  const show = asPick(read('show'));
  const find = read('find');
  const paged = usePagedList<WireOrderRow>(JSON.stringify([filter, show, find]), {
    read: (page, signal) => ask('/dash-orders', { ...page, filter, find }, { signal }),
    idOf: (row) => row.id,
    pick: show && picks[show],
  });

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto w-full desk:w-auto">{orders.title}</h1>
        <select
          aria-label={orders.filter}
          value={filter}
          onChange={({ target }) =>
            set({ filter: target.value === 'Show All' ? '' : target.value, show: '' })
          }
          className="input w-full! desk:w-44!"
        >
          {filters.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <FindBox label={orders.find} hint={orders.findHint} />
      </div>
      {show && <Picked label={orders.show[show]} />}
      <PagedTable
        caption={orders.title}
        list={paged}
        head={orderHead}
        csv={{ name: 'orders', columns: orderColumns }}
        row={(row) => <OrderRow key={row.id} row={row} to={to('order-details', row.id)} />}
        empty={{
          title: orders.empty,
          text: find || show || filter !== 'Show All' ? orders.emptyFound : orders.emptyAll,
        }}
      />
    </>
  );
}
