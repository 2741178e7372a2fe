import { toPence } from '#contract/money.ts';
import { freeShippingFromPence } from '#shop/pricing/quote.ts';
import { delivery } from '#wording/storefront/shop.ts';

/** What delivery adds to a price in pounds; stands beside every price (decisions.md section 6). */
export const DeliveryLine = ({ pounds }: { pounds: number }) => (
  <p className="text-xs text-muted">
    {toPence(pounds) >= freeShippingFromPence ? delivery.free : delivery.beside}
  </p>
);
