import type { ProductCard } from '#contract/product-card.ts';
import type { Category } from '#database/enums.ts';
import { bringsFree } from './brings-free.ts';

/** Products beside a cart at most. */
export const maxBesideCart = 4;

export interface Cart {
  /** The products in it. */
  ids: readonly string[];
  /** A category of which nothing more goes with them: beside BBs, others are no company but a second opinion. */
  enough?: Category | undefined;
  /** Pence that it lacks for free delivery; undefined where it lacks none. */
  lackingPence?: number | undefined;
}

/** One of what is beside a cart, such as makes its delivery free, last: in place of the fourth where there are as many. */
export const withLast = (beside: readonly ProductCard[], last: ProductCard | undefined): ProductCard[] =>
  last ? [...beside.filter(({ id }) => id !== last.id).slice(0, maxBesideCart - 1), last] : [...beside];

/**
 * Of what goes with each product of a cart: the first of each, then the second, none twice and none that is in it. What makes its
 * delivery free, and costs not far more than that lacks, comes before the rest.
 */
export function besideCart(
  { ids, enough, lackingPence }: Cart,
  found: readonly ProductCard[][],
): ProductCard[] {
  const beside = new Map<string, ProductCard>();
  const most = Math.max(0, ...found.map((products) => products.length));
  for (let place = 0; place < most; place += 1)
    for (const products of found) {
      const one = products[place];
      if (one && !(enough && one.category === enough) && !ids.includes(one.id)) beside.set(one.id, one);
    }
  const brings = ({ pricePence }: ProductCard) => Number(bringsFree(pricePence, lackingPence));
  return [...beside.values()].sort((one, other) => brings(other) - brings(one)).slice(0, maxBesideCart);
}
