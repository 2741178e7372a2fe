import { freeShippingFromPence } from '#shop/pricing/line.ts';
import { delivery } from '#wording/storefront/shop.ts';

/** What delivery adds to a price; stands beside every price (decisions.md section 6). */
export const DeliveryLine = ({ pence }: { pence: number }) => (
  <span data-free={delivery.free}>{pence >= freeShippingFromPence ? delivery.free : delivery.terms}</span>
);
