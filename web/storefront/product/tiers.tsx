import { formatPence } from '#contract/money.ts';
import { eachIsExact, nextTier, percentOf, quoteLine, tierFor } from '#shop/pricing/line.ts';
import { product as text } from '#wording/storefront/product.ts';
import type { Choice } from './choice.ts';

/** What buying more saves: every step, the one that the chosen quantity has reached, and what the next one brings. */
export function Tiers({ product, quantity }: Choice) {
  const { pricePence, tiers } = product;
  if (tiers.length === 0) return null;
  const reached = tierFor(tiers, quantity);
  const steps = [{ quantity: 1, percent: 0 }, ...tiers];
  return (
    <section aria-labelledby="tiers" className="grid gap-2">
      <h2 id="tiers" className="text-xl">
        {text.tiers.title}
      </h2>
      {/* With text twice as large it is wider than a phone, and scrolls by itself. */}
      <div className="overflow-x-auto">
        <table className="figures w-full text-left">
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="py-1 pr-3 pl-3 font-normal">
                {text.tiers.quantity}
              </th>
              <th scope="col" className="py-1 pr-3 font-normal">
                {text.tiers.each}
              </th>
              <th scope="col" className="py-1 font-normal">
                {text.tiers.saving}
              </th>
              <th scope="col" className="relative">
                <span className="sr-only">{text.tiers.yours}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ quantity, percent }) => {
              const yours = quantity === (reached?.quantity ?? 1);
              const each = formatPence(percentOf(pricePence, 100 - percent));
              return (
                <tr
                  key={quantity}
                  aria-current={yours ? 'true' : undefined}
                  className="h-9 border-t border-line aria-[current=true]:font-semibold aria-[current=true]:[box-shadow:inset_3px_0_var(--olive)]"
                >
                  <td className="pr-3 pl-3 whitespace-nowrap">
                    {percent === 0 ? text.tiers.single : text.tiers.from(quantity)}
                  </td>
                  <td className="pr-3 whitespace-nowrap">
                    {eachIsExact(pricePence, percent) ? each : text.tiers.about(each)}
                  </td>
                  <td>{percent === 0 ? '–' : `${percent}%`}</td>
                  <td className="tag text-right whitespace-nowrap text-olive">{yours && text.tiers.yours}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p aria-live="polite" className="min-h-[3.1em] text-sm desk:min-h-[1.55em]">
        <Saving product={product} quantity={quantity} />
      </p>
    </section>
  );
}

/** A step beyond the units that can be had is not offered. */
function Saving({ product, quantity }: Choice) {
  const saved = (units: number) =>
    formatPence(product.pricePence * units - quoteLine({ product, quantity: units }).totalPence);
  const next = nextTier(product.tiers, quantity);
  return (
    <>
      {tierFor(product.tiers, quantity) && (
        <strong className="text-green">{text.tiers.saved(saved(quantity))}. </strong>
      )}
      {next && next.quantity <= product.available
        ? text.tiers.next(next.quantity - quantity, next.percent, saved(next.quantity))
        : !next && text.tiers.reached}
    </>
  );
}
