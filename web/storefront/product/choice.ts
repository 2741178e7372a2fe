import type { Product } from '#contract/product.ts';

/** What a shopper is about to buy. */
export interface Choice {
  product: Product;
  /** Units chosen. */
  quantity: number;
}
