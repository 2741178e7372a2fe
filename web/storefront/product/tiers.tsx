import { formatPence } from '#contract/money.ts';
import { maxUnits } from '#shop/pricing/limits.ts';
import { nextTier, quoteLine, tierFor } from '#shop/pricing/line.ts';
import { product as text } from '#wording/storefront/product.ts';
import type { Choice } from './choice.ts';

/** What buying more saves: every step, the one that the chosen quantity has reached, and what the next one brings. */
export function Tiers({ product, quantity }: Choice) {
  const { tiers } = product;
  if (tiers.length === 0) return null;
  const sum = (quantity: number) => formatPence(quoteLine({ product, quantity }).totalPence);
  const steps = [{ quantity: 1, percent: 0 }, ...tiers];
  return (
    <section aria-labelledby="tiers" className="grid gap-2">
      <h2 id="tiers" className="text-xl">
        {text.tiers.title}
      </h2>
      {/* With text twice as large it is wider than a phone, and scrolls by itself. */}
      <div className="@container overflow-x-auto">
        <table className="figures tiers">
          <thead>
            <tr>
              <th scope="col">{text.tiers.quantity}</th>
              <th scope="col">{text.tiers.price}</th>
              <th scope="col" colSpan={2}>
                {text.tiers.saving}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ quantity: from, percent }, place) => {
              const next = steps[place + 1]?.quantity ?? maxUnits + 1;
              const yours = from <= quantity && quantity < next;
              const last = next - 1;
              return (
                <tr key={from} aria-current={yours ? 'true' : undefined} className="tier">
                  <td>{last < maxUnits ? text.tiers.between(from, last) : text.tiers.from(from)}</td>
                  {/* The line is rounded and not the unit (decisions.md section 3), so a sum is what can be said to the penny. */}
                  <td>{from > 1 ? text.tiers.total(from, sum(from)) : sum(from)}</td>
                  <td>{percent > 0 && `${percent}%`}</td>
                  <td className="tag text-right text-olive">{yours && text.tiers.yours}</td>
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
