import type { WireProduct } from '#contract/catalogue.ts';

/** What a shopper is about to buy. */
export interface Choice {
  product: WireProduct;
  /** Units chosen. */
  quantity: number;
}
