import { Printer } from 'lucide-react';
import type { Order } from '#contract/order.ts';
import { order as text } from '#wording/storefront/order.ts';
import { summaryOf } from '../../papers/summary-of.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Summary } from '../../ui/summary.tsx';
import { PaidInTheEnd } from '../parts/paid-in-the-end.tsx';

/** What the order came to, and its receipt once it is paid. */
export function Totals({ order }: { order: Order }) {
  return (
    <Section title={text.summary}>
      <Summary {...summaryOf(order)} />
      <PaidInTheEnd order={order} />
      {order.receiptNumber !== null && (
        <Button
          kind="quiet"
          icon={<Printer size={18} aria-hidden />}
          className="mt-4"
          onClick={() => window.print()}
        >
          {text.receipt.print}
        </Button>
      )}
    </Section>
  );
}
