import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatPence } from '#contract/money.ts';
import type { Hazard } from '#shop/delivery/hazardous.ts';
import { placeOverWater } from '#shop/delivery/restricted.ts';
import { freeShippingFromPence } from '#shop/pricing/line.ts';
import { inWords } from '#wording/storefront/arrival.ts';
import { deliverTo } from '#wording/storefront/deliver-to.ts';
import { product as text } from '#wording/storefront/product.ts';
import { restricted } from '#wording/storefront/restricted.ts';
import { useCart } from '../../browser/cart.ts';
import { writeEstimate } from '../parts/estimate.ts';
import { useDeliveryPostcode } from '../parts/use-delivery-postcode.ts';
import { daysAhead } from './days-ahead.ts';
import { DeliverTo } from './deliver-to.tsx';

/** When an order that is placed now arrives, what sending it costs, and both for a postcode that is known. */
export function Arrival({ pence, hazard }: { pence: number; hazard: Hazard | undefined }) {
  const days = useEstimate();
  const known = useDeliveryPostcode();
  const cart = useCart();
  const place = hazard && placeOverWater(known.postcode);
  const bar = useBuyBar();
  return (
    <div className="grid gap-0.5">
      {/* Room for two lines from the start, whatever the days. */}
      <p
        aria-live="polite"
        suppressHydrationWarning
        className="figures min-h-[3.1em] font-semibold wide:min-h-[1.55em]"
      >
        {place && hazard ? (
          <span className="text-amber">{deliverTo.never(place.name, restricted.why[hazard])}</span>
        ) : (
          days
        )}
      </p>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, under their hash in the policy
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? daysAhead(new Date()) : '' }}
      />
      <p
        aria-live="polite"
        data-free={text.shipping.free}
        className="figures text-sm text-muted empty:hidden"
      >
        {!place && costOf(pence, cart.length > 0)}
      </p>
      <DeliverTo {...known} refused={place !== undefined} />
      {place &&
        bar &&
        createPortal(<span className="text-amber">{deliverTo.notTo(known.postcode)}</span>, bar)}
    </div>
  );
}

function costOf(pence: number, hasCart: boolean): string {
  if (pence >= freeShippingFromPence) return text.shipping.free;
  return hasCart ? text.shipping.withCart : text.shipping.toFree(formatPence(freeShippingFromPence - pence));
}

/** Where the bar that buys says what speaks against it; null until that is there. */
function useBuyBar(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('.buy-bar-sum > :last-child')));
  return place;
}

const minuteMs = 60_000;

/** By the browser's clock: the page is kept, and would tell of the day it was made. Until then what `daysAhead` wrote stands. */
function useEstimate(): string {
  const [estimate, setEstimate] = useState<string>(inWords);
  useEffect(() => {
    const write = () => setEstimate(writeEstimate(new Date()));
    write();
    const timer = setInterval(write, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return estimate;
}
