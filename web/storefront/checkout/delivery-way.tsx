import { Truck } from 'lucide-react';
import { formatPence } from '#contract/money.ts';
import { checkout as text } from '#wording/storefront/checkout.ts';
import { Arrival } from '../parts/arrival.tsx';

/** The one way it is sent: when it is there, and what that costs. */
export const DeliveryWay = ({ pence }: { pence: number }) => (
  <div className="flex gap-3">
    <Truck size={22} aria-hidden className="mt-0.5 flex-none text-olive" />
    <div className="min-w-0">
      <Arrival />
      <p className="text-sm text-muted">
        {pence > 0 ? text.standard(formatPence(pence)) : text.standardFree}
      </p>
    </div>
  </div>
);
