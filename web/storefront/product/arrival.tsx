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
import { plainQuote } from '../basket/basket.ts';
import { useKeptProducts } from '../basket/kept-products.ts';
import { lastSeenLines } from '../basket/last-seen-lines.ts';
import { writeEstimate } from '../parts/estimate.ts';
import { useDeliveryPostcode } from '../parts/use-delivery-postcode.ts';
import { daysAhead } from './days-ahead.ts';
import { DeliverTo } from './deliver-to.tsx';

export interface ArrivalProps {
  /** Of the product. */
  id: string;
  /** What the chosen units of it cost. */
  pence: number;
  hazard: Hazard | undefined;
}

/** When an order that is placed now arrives, what sending it costs, and both for a postcode that is known. */
export function Arrival({ id, pence, hazard }: ArrivalProps) {
  const days = useEstimate();
  const known = useDeliveryPostcode();
  const cost = useCost(id, pence);
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
      <p
        aria-live="polite"
        suppressHydrationWarning
        data-free={text.shipping.free}
        data-with-cart={pence < freeShippingFromPence ? text.shipping.withCart : undefined}
        className="figures text-sm text-muted empty:hidden"
      >
        {!place && cost}
      </p>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, under their hash in the policy
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? daysAhead(new Date()) : '' }}
      />
      <DeliverTo {...known} refused={place !== undefined} />
      {place &&
        bar &&
        createPortal(<span className="text-amber">{deliverTo.notTo(known.postcode)}</span>, bar)}
    </div>
  );
}

/** What sending it costs, with all else that is in the cart, as far as that is known. */
function useCost(id: string, pence: number): string {
  const others = useCart().filter((item) => item.id !== id);
  useKeptProducts();
  const { shipping } = text;
  const lines = lastSeenLines(others);
  const together = pence + plainQuote(lines).subtotalPence;
  const missing = formatPence(freeShippingFromPence - together);
  if (pence >= freeShippingFromPence) return shipping.free;
  if (lines.some(({ state }) => state === 'unknown')) return shipping.withCart;
  if (others.length === 0) return shipping.toFree(missing);
  return together >= freeShippingFromPence ? shipping.freeWithCart : shipping.toFreeWithCart(missing);
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
