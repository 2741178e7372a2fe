import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OrderRow } from '#contract/order.ts';
import { order as text } from '#wording/dashboard/order.ts';
import { IconButton } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { useKeys } from '../layout/keys.ts';
import { pageSize } from '../lists/load.ts';
import { extendListAsLeft, findListAsLeft, rememberOpened } from '../lists/memory.ts';
import { readMoreRows } from '../lists/read-on.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import { orderRules } from './order-rules.ts';

/**
 * The order before and the one after, in the order of the list that this one was opened from; also by the keys k and j. Nothing
 * where it was opened from elsewhere.
 */
export function Neighbours({ orderId }: { orderId: string }) {
  const { step, place, total } = useNeighbours(orderId);
  useKeys({ j: () => step(1), k: () => step(-1) });
  if (place < 0) return null;
  return (
    <div className="flex items-center">
      <p className="figures mr-2 text-muted">{text.place(place + 1, total)}</p>
      <IconButton
        label={text.previous}
        aria-keyshortcuts="k"
        aria-disabled={place === 0 || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => step(-1)}
      >
        <ChevronUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={text.next}
        aria-keyshortcuts="j"
        aria-disabled={place + 1 >= total || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => step(1)}
      >
        <ChevronDown size={18} aria-hidden />
      </IconButton>
    </div>
  );
}

function useNeighbours(orderId: string) {
  const { to, ask } = useDashboard();
  const navigate = useNavigate();
  const { state } = useLocation();
  const stepping = useRef(false);
  const list = findListAsLeft<OrderRow>(to('orders'));
  const place = list ? list.held.rows.findIndex(({ id }) => id === orderId) : -1;

  const step = async (by: 1 | -1) => {
    if (!list || place < 0 || place + by < 0 || stepping.current) return;
    stepping.current = true;
    let { held } = list;
    if (place + by >= held.rows.length && held.offset < held.total) {
      const rules = orderRules(ask, new URLSearchParams(list.search));
      const more = await readMoreRows(held, held.rows.length + pageSize, rules, new AbortController().signal);
      if ('message' in more) notify(more.message, { tone: 'bad' });
      else {
        held = more;
        extendListAsLeft(list.address, held);
      }
    }
    stepping.current = false;
    const row = held.rows[place + by];
    if (!row) return;
    const address = to('order-details', row.id);
    rememberOpened(list.address, address);
    // In the place of this one in the history: Back leads to the list.
    navigate(address, { replace: true, state });
  };
  return { step: (by: 1 | -1) => void step(by), place, total: list?.held.total ?? 0 };
}
