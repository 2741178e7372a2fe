import type { Tier } from '#shop/pricing/line.ts';
import type { WireProduct } from './catalogue.ts';

type WireTiers = Pick<WireProduct, `${'quantity' | 'discount'}${1 | 2 | 3}`>;

/** The quantity tiers of a product, rising; a tier of 0 units is none. */
export const decodeTiers = (wire: WireTiers): Tier[] =>
  ([1, 2, 3] as const)
    .map((n) => ({ quantity: wire[`quantity${n}`], percent: wire[`discount${n}`] }))
    .filter((tier) => tier.quantity > 0);

/** At most three. */
export const encodeTiers = ([first, second, third]: readonly Tier[]): WireTiers => ({
  quantity1: first?.quantity ?? 0,
  quantity2: second?.quantity ?? 0,
  quantity3: third?.quantity ?? 0,
  discount1: first?.percent ?? 0,
  discount2: second?.percent ?? 0,
  discount3: third?.percent ?? 0,
});
