import type { WireOrder } from '#contract/orders.ts';
import { order as text } from '#wording/storefront/order.ts';
import type { OrderLine } from '../../papers/lines-of.ts';
import { sumOf } from '../../papers/sum-of.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Summary } from '../../ui/summary.tsx';

/** What the order came to, and its receipt once it is paid. */
export function Sum({ order, lines }: { order: WireOrder; lines: readonly OrderLine[] }) {
  return (
    <Panel title={text.summary}>
      <Summary {...sumOf(order, lines)} />
      {order.receiptNumber !== null && (
        <Button kind="quiet" className="mt-4 w-full" onClick={() => window.print()}>
          {text.receipt.print}
        </Button>
      )}
    </Panel>
  );
}
