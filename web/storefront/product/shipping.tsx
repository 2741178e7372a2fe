import { Check, Truck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { freeShippingFromPence } from '#shop/pricing/line.ts';
import { product as text } from '#wording/storefront/product.ts';
import { delivery } from '#wording/storefront/shop.ts';

/** How far from free delivery, and when it arrives. */
export function Shipping({ pence }: { pence: number }) {
  return (
    <div className="flex gap-3">
      <Truck size={22} aria-hidden className="mt-0.5 flex-none text-olive" />
      <div className="grid gap-0.5">
        <p aria-live="polite" className="figures font-semibold">
          {pence >= freeShippingFromPence
            ? text.shipping.free
            : text.shipping.toFree(formatPence(freeShippingFromPence - pence))}
        </p>
        {/* Room for two lines from the start: the dates come once the browser knows what day it is. */}
        <p className="figures min-h-[3.1em] wide:min-h-[1.55em]">{useArrival()}</p>
      </div>
    </div>
  );
}

/** What nobody need worry about: sending it back, and who sees the card. */
export const ReturnsAndCardNote = () => (
  <p className="flex gap-3 border-y border-line py-3">
    <Check size={22} aria-hidden className="flex-none text-olive" />
    <span>
      <Link to="/delivery-and-returns" className="link">
        {text.promises.returns}
      </Link>
      . {text.promises.card}.
    </span>
  </p>
);

const minuteMs = 60_000;

/**
 * When an order that is placed now arrives, by the browser's clock: the page is kept, and would tell of the day it was made.
 * What that takes is fetched when the page is there already; until then, and without it, the usual sentence stands.
 */
function useArrival(): string {
  const [text, setText] = useState<string>(delivery.inWords);
  useEffect(() => {
    const write = async () => {
      const loaded = await import('../parts/estimate.ts').catch(() => undefined);
      if (loaded) setText(loaded.writeEstimate(new Date()));
    };
    write();
    const timer = setInterval(write, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return text;
}
