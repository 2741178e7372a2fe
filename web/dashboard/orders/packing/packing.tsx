import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { decodeOrderToPack, type OrderToPack } from '#contract/order-to-pack.ts';
import { hazardFilters, packingViews, parcelSizes } from '#contract/packing.ts';
import { closingHour } from '#shop/pricing/delivery.ts';
import { packing as text } from '#wording/dashboard/packing.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useListQuery } from '../../lists/list-query.ts';
import { loadList, type RulesOf } from '../../lists/load.ts';
import { PagedTable } from '../../lists/paged-table.tsx';
import { decodeRows } from '../../lists/read-on.ts';
import { useTicks } from '../../lists/ticks.tsx';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { askAsLoader } from '../../session/ask.ts';
import { useDashboard } from '../../session/use-dashboard.ts';
import { TickedOrders } from '../ticked-orders.tsx';
import { usePrint } from '../use-print.ts';
import type { Route } from './+types/packing';
import { groupsOf } from './groups.ts';
import { PackingHead, PackingRow, packingColumns, rowsOfGroup } from './packing-rows.tsx';
import { PickListPaper } from './pick-list-paper.tsx';

export const meta = pageMeta(text.title);

const questionOf = (read: (name: string) => string) => ({
  view: packingViews.find((view) => view === read('view')) ?? 'pack',
  hazard: hazardFilters.find((hazard) => hazard === read('hazard')),
  size: parcelSizes.find((size) => size === read('size')),
});

const rulesOf: RulesOf<OrderToPack> = (ask, asked) => {
  const question = questionOf((name) => asked.get(name) ?? '');
  return {
    read: async (page, signal) =>
      decodeRows(await ask('/dash-packing', { ...page, ...question }, { signal }), decodeOrderToPack),
    idOf: (row) => row.id,
  };
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, waiting] = await Promise.all([
    loadList(request, rulesOf),
    askAsLoader('/dash-packing', { view: 'confirm', limit: 1 }, { signal: request.signal }),
  ]);
  return { list, waiting: waiting.status === 200 ? waiting.total : 0 };
}

/** What is to go today: by the day that was promised, by hazard and by weight. */
export default function Packing({ loaderData: { list, waiting } }: Route.ComponentProps) {
  const { read, set } = useListQuery();
  const { view, hazard, size } = questionOf(read);
  const paged = usePagedList(list);
  const ticks = useTicks(paged);
  const [picked, print] = usePrint(noOrders);
  const groups = groupsOf(paged.rows, new Date());
  const first = new Map(groups.map((group) => [group.orders[0]?.id, group]));
  const confirming = view === 'confirm';

  return (
    <>
      <div className="no-print">
        <Filters next={paged.rows.find(({ packedAt }) => !packedAt)} />
        {!confirming && waiting > 0 && (
          <Notice tone="wait" className="mb-3">
            {text.waiting(waiting)}{' '}
            <Button kind="quiet" className="ml-2" onClick={() => set({ view: 'confirm' })}>
              {text.showWaiting}
            </Button>
          </Notice>
        )}
        <PagedTable
          caption={text.caption}
          list={paged}
          head={<PackingHead list={paged} ticks={ticks} />}
          csv={{ name: 'packing', columns: packingColumns }}
          row={(row) => {
            const group = first.get(row.id);
            return [
              group && rowsOfGroup(group, ticks),
              <PackingRow key={row.id} row={row} ticks={ticks} confirming={confirming} />,
            ];
          }}
          empty={{
            title: confirming ? text.emptyConfirm : text.empty,
            text: hazard || size ? text.emptyFound : confirming ? text.emptyConfirmText : text.emptyText,
          }}
        />
        <p className="mt-3 text-muted">{text.cutOff(closingHour)}</p>
      </div>
      <TickedOrders list={paged} ticks={ticks}>
        <Button
          kind="quiet"
          icon={<ClipboardList size={14} aria-hidden />}
          onClick={() => print([...ticks.rows])}
        >
          {text.pick}
        </Button>
        {!confirming && <PackTicked orders={ticks.rows} />}
      </TickedOrders>
      {picked.length > 0 && <PickListPaper orders={picked} />}
    </>
  );
}

const noOrders: OrderToPack[] = [];

/** Takes the ticked orders to the bench, one after the other. */
function PackTicked({ orders }: { orders: readonly OrderToPack[] }) {
  const { to } = useDashboard();
  const navigate = useNavigate();
  const queue = orders.filter(({ orderStatus }) => orderStatus === 'Confirmed').map(({ id }) => id);
  const [first] = queue;
  if (!first) return null;
  return (
    <Button kind="primary" onClick={() => void navigate(to('pack', first), { state: { queue } })}>
      {text.pack(queue.length)}
    </Button>
  );
}

function Filters({ next }: { next: OrderToPack | undefined }) {
  const { read, set } = useListQuery();
  const { to } = useDashboard();
  const { view, hazard = '', size = '' } = questionOf(read);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto w-full desk:w-auto">{text.title}</h1>
      <Select
        label={text.views}
        value={view}
        options={[
          ['pack', text.toPack],
          ['confirm', text.toConfirm],
        ]}
        onChange={(chosen) => set({ view: chosen === 'pack' ? '' : chosen })}
      />
      <Select
        label={text.hazard}
        value={hazard}
        options={[['', text.anyHazard], ...hazardFilters.map((one) => [one, text.hazards[one]] as const)]}
        onChange={(chosen) => set({ hazard: chosen })}
      />
      <Select
        label={text.size}
        value={size}
        options={[['', text.anySize], ...parcelSizes.map((one) => [one, text.sizes[one]] as const)]}
        onChange={(chosen) => set({ size: chosen })}
      />
      {next && view === 'pack' && (
        <ButtonLink to={to('pack', next.id)} kind="primary">
          {text.packFirst}
        </ButtonLink>
      )}
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: ReactNode])[];
  onChange: (value: string) => void;
}

const Select = ({ label, value, options, onChange }: SelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="input w-auto! flex-1 max-desk:basis-36 desk:w-40! desk:flex-none"
  >
    {options.map(([option, name]) => (
      <option key={option} value={option}>
        {name}
      </option>
    ))}
  </select>
);
