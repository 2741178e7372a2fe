import type { Shop } from '../shop.ts';
import { attributesOf } from './attributes/attribute.ts';
import { readAttributes, type SavedAttribute } from './attributes/definitions.ts';
import { findProducts } from './find.ts';
import type { Product } from './product.ts';

export interface Comparison {
  /** Of one category, that of the first; in the order they were asked for. */
  products: Product[];
  /** What was asked for beside them and is of another category: nothing it states can be compared with theirs. */
  others: Product[];
  /** What one of the products states at least, in the order it is shown. */
  attributes: SavedAttribute[];
}

/** Products side by side. What customers may not see, or is not there, is left out. */
export async function compareProducts(shop: Shop, ids: string[]): Promise<Comparison> {
  const [found, all] = await Promise.all([findProducts(shop, ids), readAttributes(shop)]);
  const [first] = found;
  if (!first) return { products: [], others: [], attributes: [] };
  const products = found.filter(({ category }) => category === first.category);
  return {
    products,
    others: found.filter(({ category }) => category !== first.category),
    attributes: attributesOf(all, first.category).filter(({ key }) =>
      products.some(({ attributes }) => attributes[key] !== undefined),
    ),
  };
}
