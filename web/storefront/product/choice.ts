import type { Product } from '#contract/product.ts';

/** As the page's browser has it: what only the server needs to make the page is left out. */
export type ShownProduct = Omit<
  Product,
  'active' | 'attributes' | 'barcode' | 'sku' | 'taxPercent' | 'weightGrams'
>;

/** What a shopper is about to buy. */
export interface Choice {
  product: ShownProduct;
  /** Units chosen. */
  quantity: number;
}
