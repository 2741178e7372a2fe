import { toPence } from '#contract/money.ts';
import type { WireOrder } from '#contract/orders.ts';
import { order as said } from '#wording/storefront/order.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Summary } from '../cart/summary.tsx';
import type { OrderLine } from './lines-of.ts';

/** What the order came to, and its receipt once it is paid. */
export function Sum({ order, lines }: { order: WireOrder; lines: readonly OrderLine[] }) {
  return (
    <Panel title={said.summary}>
      <Summary {...sumOf(order, lines)} />
      {order.receiptNumber !== null && (
        <Button kind="quiet" className="mt-4 w-full" onClick={() => window.print()}>
          {said.receipt.print}
        </Button>
      )}
    </Panel>
  );
}

/** The amounts of an order in pence, as the summary takes them. */
export const sumOf = (order: WireOrder, lines: readonly OrderLine[]) => ({
  goodsPence: lines.reduce((sum, { price, quantity }) => sum + toPence(price) * quantity, 0),
  subtotalPence: toPence(order.subtotal),
  discountPence: toPence(order.discount),
  code: order.code,
  shippingPence: toPence(order.shipping),
  totalPence: toPence(order.total),
});
