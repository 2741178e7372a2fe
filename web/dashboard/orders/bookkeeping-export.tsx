import { Download, FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Order, OrderRow } from '#contract/order.ts';
import { list as lists } from '#wording/dashboard/list.ts';
import { bookkeeping as text } from '#wording/dashboard/orders.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { csvOf, download } from '../lists/csv.ts';
import type { PagedList } from '../lists/use-paged-list.ts';
import { bookedIds, lineColumns, linesOf, orderColumns, refundColumns, refundsOf } from './bookkeeping.ts';
import { useReadWhole } from './read-whole.ts';

type State =
  | { at: 'reading'; done: number; total: number }
  | { at: 'ready'; orders: Order[] }
  | { at: 'failed'; message: string };

/** Files for the accountant of every order that the list's question finds: one row an order, one a product, one a refund. */
export function BookkeepingExport({ list }: { list: PagedList<OrderRow> }) {
  const [open, setOpen] = useState(false);
  const { state, start, stop } = useWholeOrders(list);
  return (
    <>
      <Button
        kind="quiet"
        icon={<FileSpreadsheet size={14} aria-hidden />}
        onClick={() => {
          setOpen(true);
          void start();
        }}
      >
        {text.open}
      </Button>
      <Dialog
        open={open}
        title={text.title}
        onClose={() => {
          stop();
          setOpen(false);
        }}
      >
        <div className="grid gap-4">
          <p>{text.lead}</p>
          {state.at === 'reading' && (
            <Meter label={text.reading(state.done, state.total)} value={state.done} max={state.total || 1} />
          )}
          {state.at === 'failed' && (
            <Notice tone="bad" title={text.failed}>
              <p>{state.message}</p>
              <Button kind="quiet" className="mt-3" onClick={() => void start()}>
                {lists.again}
              </Button>
            </Notice>
          )}
          {state.at === 'ready' && <Files orders={state.orders} />}
        </div>
      </Dialog>
    </>
  );
}

function Files({ orders }: { orders: Order[] }) {
  const lines = linesOf(orders);
  const refunds = refundsOf(orders);
  const icon = <Download size={16} aria-hidden />;
  return (
    <div role="status" className="flex flex-wrap gap-3">
      <Button icon={icon} onClick={() => download('accounts-orders.csv', csvOf(orders, orderColumns))}>
        {text.orders(orders.length)}
      </Button>
      <Button icon={icon} onClick={() => download('accounts-lines.csv', csvOf(lines, lineColumns))}>
        {text.lines(lines.length)}
      </Button>
      {refunds.length > 0 && (
        <Button icon={icon} onClick={() => download('accounts-refunds.csv', csvOf(refunds, refundColumns))}>
          {text.refunds(refunds.length)}
        </Button>
      )}
    </div>
  );
}

function useWholeOrders(list: PagedList<OrderRow>) {
  const readWhole = useReadWhole();
  const [state, setState] = useState<State>({ at: 'reading', done: 0, total: 0 });
  const running = useRef(new AbortController());

  const start = async () => {
    running.current.abort();
    const mine = new AbortController();
    running.current = mine;
    const { signal } = mine;
    const show = (next: State) => !signal.aborted && setState(next);
    show({ at: 'reading', done: 0, total: list.total ?? 0 });
    const found = await list.readAll();
    if (signal.aborted) return;
    if ('message' in found) return show({ at: 'failed', message: found.message });
    const ids = bookedIds(found.rows);
    const orders = await readWhole(ids, {
      progress: (done) => show({ at: 'reading', done, total: ids.length }),
      signal,
    });
    show('message' in orders ? { at: 'failed', message: orders.message } : { at: 'ready', orders });
  };

  return { state, start, stop: () => running.current.abort() };
}
