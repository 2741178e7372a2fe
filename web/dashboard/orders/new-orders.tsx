import { ArrowUp } from 'lucide-react';
import { useEffect } from 'react';
import type { OrderRow } from '#contract/order.ts';
import { orders as text } from '#wording/dashboard/orders.ts';
import { Button } from '../../ui/button.tsx';
import type { PagedList } from '../lists/use-paged-list.ts';
import { noteSeen, useNewOrders } from '../session/new-orders.ts';

/** How many orders were paid since the list was read; they come into it when staff say so, and not under their hands. */
export function NewOrders({ list }: { list: PagedList<OrderRow> }) {
  const unseen = useNewOrders();
  const { rows, again } = list;
  useEffect(() => {
    const shown = new Set(rows.map(({ id }) => id));
    noteSeen(({ orderId }) => shown.has(orderId));
  }, [rows]);
  const show = () => {
    noteSeen(() => true);
    again();
    scrollTo({ top: 0 });
  };
  return (
    <div aria-live="polite">
      {unseen.length > 0 && (
        <Button
          kind="secondary"
          icon={<ArrowUp size={14} aria-hidden />}
          className="mb-2 w-full"
          onClick={show}
        >
          {text.newOrders(unseen.length)}
        </Button>
      )}
    </div>
  );
}
