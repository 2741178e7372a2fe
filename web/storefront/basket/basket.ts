import type { Product } from '#contract/product.ts';
import { maxUnits } from '#shop/pricing/limits.ts';
import type { BasketLine, PricedProduct } from '#shop/pricing/line.ts';
import { type CouponTerms, type Quote, quote } from '#shop/pricing/quote.ts';
import type { KnownProduct } from './kept-products.ts';

/** What the browser keeps of a line; the price, as last seen, is known of cart lines only. */
export interface BasketItem {
  id: string;
  quantity: number;
  pricePence?: number;
}

/** A line of a basket, as it would be ordered now. */
export interface Line {
  id: string;
  /** Units the shopper chose; `quantity` is how many of them can be ordered. */
  asked: number;
  quantity: number;
  /** Units that can be ordered. */
  most: number;
  /** `unknown`: the server has not said anything of it yet. */
  state: 'good' | 'unknown' | 'sold out' | 'gone';
  /** As last known, also where it is sold out. */
  product?: Product;
  priced?: PricedProduct;
}

/**
 * Holds what is wanted against what the server knows. `held` answers the units that an unfinished payment of this very
 * browser holds: the server counts them as taken, but they are the shopper's own.
 */
export function basketLines(
  items: readonly BasketItem[],
  known: ReadonlyMap<string, KnownProduct>,
  held: (id: string) => number,
): Line[] {
  return items.map(({ id, quantity: asked, pricePence }) => {
    const product = known.get(id);
    if (product === 'gone') return { id, asked, quantity: 0, most: 0, state: 'gone' };
    if (!product) {
      const priced = pricePence === undefined ? undefined : { id, pricePence, tiers: [] };
      return { id, asked, quantity: Math.min(asked, maxUnits), most: maxUnits, state: 'unknown', priced };
    }
    const most = Math.min(maxUnits, product.available + held(id));
    const state = most === 0 ? 'sold out' : 'good';
    return { id, asked, quantity: Math.min(asked, most), most, state, product, priced: product };
  });
}

/** The lines that an order would have. */
export const orderable = (lines: readonly Line[]): (BasketLine & { line: Line })[] =>
  lines.flatMap((line) =>
    line.quantity > 0 && line.priced ? [{ product: line.priced, quantity: line.quantity, line }] : [],
  );

/** The price of a basket; with a code that does not fit it, why. */
export const quoteLines = (lines: readonly Line[], coupon?: CouponTerms) => quote(orderable(lines), coupon);

/** The price of a basket without any code. */
export function plainQuote(lines: readonly Line[]): Quote {
  const priced = quoteLines(lines);
  if ('refused' in priced) throw new Error('only a code can be refused');
  return priced;
}

/** What the orderable lines would cost without any quantity discount. */
export const goodsPence = (lines: readonly Line[]): number =>
  orderable(lines).reduce((sum, { product, quantity }) => sum + product.pricePence * quantity, 0);
