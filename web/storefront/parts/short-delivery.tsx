import { freeShippingFromPence } from '#shop/pricing/line.ts';
import { delivery } from '#wording/storefront/shop.ts';

/**
 * What delivery adds to a price, beside it (decisions.md section 6), where many prices stand together: from which sum on it is free
 * is said once, by `DeliveryTerms` under their heading. `data-free` is what stands instead where this browser's cart is delivered
 * free already (layout/free-delivery.ts).
 */
export const ShortDelivery = ({ pence }: { pence: number }) => (
  <span className="text-xs text-muted" data-free={delivery.free}>
    {pence >= freeShippingFromPence ? delivery.free : delivery.short}
  </span>
);

export const DeliveryTerms = () => <p className="text-xs text-muted desk:text-sm">{delivery.terms}</p>;
