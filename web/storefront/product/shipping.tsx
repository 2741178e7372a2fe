import { Check, Truck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { DeliveryEstimate } from '#shop/pricing/delivery.ts';
import { freeShippingFromPence } from '#shop/pricing/quote.ts';
import { product as words } from '#wording/storefront/product.ts';

const said = words.shipping;

/** How far from free delivery, and when it arrives. */
export function Shipping({ pence }: { pence: number }) {
  const estimate = useEstimate();
  return (
    <div className="flex gap-3">
      <Truck size={22} aria-hidden className="mt-0.5 flex-none text-olive" />
      <div className="grid gap-0.5">
        <p aria-live="polite" className="figures font-semibold">
          {pence >= freeShippingFromPence
            ? said.free
            : said.toFree(formatPence(freeShippingFromPence - pence))}
        </p>
        {/* Room for two lines from the start: the dates come once the browser knows what day it is. */}
        <p className="figures min-h-[3.1em] wide:min-h-[1.55em]">
          {estimate ? <Arrival estimate={estimate} /> : said.estimate}
        </p>
      </div>
    </div>
  );
}

/** What nobody need worry about: sending it back, and who sees the card. */
export const Promises = () => (
  <p className="flex gap-3 border-y border-line py-3">
    <Check size={22} aria-hidden className="flex-none text-olive" />
    <span>
      <Link to="/delivery-and-returns" className="link">
        {words.promises.returns}
      </Link>
      . {words.promises.card}.
    </span>
  </p>
);

const minuteMs = 60_000;

/** Null on the server: the page is kept there, and would tell of the day it was made. */
function useEstimate(): DeliveryEstimate | null {
  const [estimate, setEstimate] = useState<DeliveryEstimate | null>(null);
  useEffect(() => {
    let left = false;
    const reckon = async () => {
      // Fetched when the page is there already; without it the usual sentence stays.
      const loaded = await import('#shop/pricing/delivery.ts').catch(() => undefined);
      if (loaded && !left) setEstimate(loaded.estimateDelivery(new Date()));
    };
    reckon();
    const timer = setInterval(reckon, minuteMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  return estimate;
}

function Arrival({ estimate: { orderBy, orderInDays, earliest, latest } }: { estimate: DeliveryEstimate }) {
  const by =
    orderInDays === 0 ? said.today : orderInDays === 1 ? said.tomorrow : format({ weekday: 'long' })(orderBy);
  const acrossMonths = earliest.getUTCMonth() !== latest.getUTCMonth();
  const day = format({ weekday: 'short', day: 'numeric', ...(acrossMonths && { month: 'short' }) });
  return (
    <>
      {said.orderBy(by)} <span className="whitespace-nowrap">{said.window(day(earliest), day(latest))}</span>
    </>
  );
}

const format = (options: Intl.DateTimeFormatOptions) => (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day);
