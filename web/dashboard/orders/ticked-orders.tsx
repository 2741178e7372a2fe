import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { type CarrierFileKind, carrierFileKinds } from '#shop/orders/carriers.ts';
import { type BulkStatus, bulkStatuses, maxBulkOrders, mayMoveTo } from '#shop/orders/status.ts';
import { ticked as text } from '#wording/dashboard/orders.ts';
import { rules } from '#wording/rules.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Meter } from '../../ui/meter.tsx';
import { notify } from '../../ui/notify.tsx';
import { download } from '../lists/csv.ts';
import { TickedBar, type Ticks } from '../lists/ticks.tsx';
import type { PagedList } from '../lists/use-paged-list.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import { ChooseSlipPaper } from './choose-slip-paper.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { useReadWhole } from './read-whole.ts';
import { usePrint } from './use-print.ts';

/** As far as it is moved along with others. */
type TickedOrder = Pick<Order, 'id' | 'orderStatus' | 'paymentStatus' | 'receiptNumber'>;

interface TickedOrdersProps<Row extends TickedOrder> {
  list: PagedList<Row>;
  ticks: Ticks<Row>;
  /** What else can be done with them. */
  children?: ReactNode;
}

/** What can be done with many orders at once: the next status of those that may have it, and their packing slips. */
export function TickedOrders<Row extends TickedOrder>({ list, ticks, children }: TickedOrdersProps<Row>) {
  const [asked, setAsked] = useState<BulkStatus>();
  const { done, refused, move, forget } = useMoves(list, ticks);
  const slips = useSlips(ticks);
  const ready = (to: BulkStatus) => ticks.rows.filter((row) => mayMoveTo(to, row));
  const press = (to: BulkStatus) => (text.ask[to] ? setAsked(to) : void move(to, ready(to)));
  return (
    <>
      <TickedBar list={list} ticks={ticks}>
        {done ? (
          <Meter label={text.moving(done.count, done.of)} value={done.count} max={done.of} />
        ) : (
          <>
            {children}
            <ChooseSlipPaper />
            <Button
              kind="quiet"
              icon={<Printer size={14} aria-hidden />}
              busy={slips.reading && text.reading}
              onClick={() => void slips.print()}
            >
              {text.slips(ticks.rows.length)}
            </Button>
            <CarrierFile ticks={ticks} />
            {bulkStatuses
              .filter((to) => ready(to).length > 0)
              .map((to) => (
                <Button key={to} onClick={() => press(to)}>
                  {text.to[to](ready(to).length)}
                </Button>
              ))}
          </>
        )}
      </TickedBar>
      {asked && (
        <Confirm
          open
          title={text.to[asked](ready(asked).length)}
          yes={text.yes}
          no={text.no}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            void move(asked, ready(asked));
          }}
        >
          <p>{text.ask[asked]}</p>
        </Confirm>
      )}
      <Dialog open={refused.length > 0} title={text.refused(refused.length)} onClose={forget}>
        <ul className="grid gap-2">
          {refused.map(({ name, message }) => (
            <li key={name}>
              <strong>{name}</strong>: {message}
            </li>
          ))}
        </ul>
      </Dialog>
      {slips.orders.map((order) => (
        <div key={order.id} className="break-after-page last:break-after-auto">
          <PackingSlip order={order} />
        </div>
      ))}
    </>
  );
}

/** Orders that one call moves: few enough that how far it is shows, many enough to be quick. */
const atOnce = 20;

interface Refused {
  /** The order as staff call it. */
  name: string;
  message: string;
}

/** Moves orders a few at a time. What was moved stays moved, whatever becomes of the rest; the list is read again at the end. */
function useMoves<Row extends TickedOrder>(list: PagedList<Row>, ticks: Ticks<Row>) {
  const { ask } = useDashboard();
  const [done, setDone] = useState<{ count: number; of: number }>();
  const [refused, setRefused] = useState<Refused[]>([]);

  const move = async (status: BulkStatus, rows: readonly Row[]) => {
    const moved = new Map<string, Row['orderStatus']>();
    const not: Refused[] = [];
    for (let at = 0; at < rows.length; at += atOnce) {
      setDone({ count: at, of: rows.length });
      const part = rows.slice(at, at + atOnce);
      const answer = await ask('/dash-bulk-status', { orderIds: part.map(({ id }) => id), status });
      if (answer.status !== 200) {
        notify(answer.message, { tone: 'bad' });
        break;
      }
      for (const [place, { orderId, status, message, orderStatus }] of answer.results.entries()) {
        if (orderStatus) moved.set(orderId, orderStatus);
        if (status !== 200)
          not.push({ name: text.name(part[place]?.receiptNumber ?? null, orderId), message });
      }
    }
    setDone(undefined);
    setRefused(not);
    ticks.tickAll(ticks.rows.map((row) => ({ ...row, orderStatus: moved.get(row.id) ?? row.orderStatus })));
    if (moved.size > not.length) notify(text.moved(moved.size - not.length, status), { tone: 'good' });
    list.again();
  };
  return {
    done,
    refused,
    move: (to: BulkStatus, rows: readonly Row[]) => move(to, rows),
    forget: () => setRefused([]),
  };
}

/** The ids of what is ticked are enough. */
type Ticked = { rows: readonly { id: string }[] };

const noOrders: Order[] = [];

/** The packing slips of the ticked orders, printed as soon as they are there. */
function useSlips(ticks: Ticked) {
  const readWhole = useReadWhole();
  const [orders, printOrders] = usePrint(noOrders);
  const [reading, setReading] = useState(false);

  const print = async () => {
    setReading(true);
    const whole = await readWhole(ticks.rows.map(({ id }) => id));
    setReading(false);
    if ('message' in whole) notify(whole.message, { tone: 'bad' });
    else printOrders(whole);
  };
  return { orders, reading, print };
}

/** A file of them for a carrier's program, which prints the labels. */
function CarrierFile({ ticks }: { ticks: Ticked }) {
  const { ask } = useDashboard();
  const make = async (carrier: CarrierFileKind) => {
    const orderIds = ticks.rows.map(({ id }) => id);
    if (orderIds.length > maxBulkOrders) return notify(rules.orderIds(maxBulkOrders), { tone: 'bad' });
    const answer = await ask('/dash-carrier-file', { orderIds, carrier });
    if (answer.status === 200) download(`${carrier}.csv`, answer.csv);
    else notify(answer.message, { tone: 'bad' });
  };
  return (
    <select
      aria-label={text.carrierFile}
      value=""
      onChange={({ target }) => void make(target.value as CarrierFileKind)}
      className="input w-auto!"
    >
      <option value="">{text.carrierFile}</option>
      {carrierFileKinds.map((kind) => (
        <option key={kind} value={kind}>
          {text.carriers[kind]}
        </option>
      ))}
    </select>
  );
}
