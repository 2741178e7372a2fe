import type { Order } from '#contract/order.ts';
import { order as text } from '#wording/storefront/order.ts';
import { summaryOf } from '../../papers/summary-of.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Summary } from '../../ui/summary.tsx';

/** What the order came to, and its receipt once it is paid. */
export function Totals({ order }: { order: Order }) {
  return (
    <Panel title={text.summary}>
      <Summary {...summaryOf(order)} />
      {order.receiptNumber !== null && (
        <Button kind="quiet" className="mt-4 w-full" onClick={() => window.print()}>
          {text.receipt.print}
        </Button>
      )}
    </Panel>
  );
}
