import type { ProductCard } from '#contract/product-card.ts';
import type { Category } from '#database/enums.ts';

/** Products beside a cart at most. */
export const maxBesideCart = 4;

/**
 * Of what goes with each product of a cart: the first of each, then the second, none twice and none that is in it. Of one category
 * it may have `enough`: beside BBs, others are no company but a second opinion.
 */
export function besideCart(
  inCart: readonly string[],
  found: readonly ProductCard[][],
  enough?: Category,
): ProductCard[] {
  const beside = new Map<string, ProductCard>();
  const most = Math.max(0, ...found.map((products) => products.length));
  for (let place = 0; place < most; place += 1)
    for (const products of found) {
      const one = products[place];
      if (one && !(enough && one.category === enough) && !inCart.includes(one.id)) beside.set(one.id, one);
    }
  return [...beside.values()].slice(0, maxBesideCart);
}
