import { productOf } from '#contract/from-shop.ts';
import type { Product } from '#shop/catalogue/product.ts';
import { categories } from '#wording/storefront/shop.ts';
import type { Category } from './listing-query.ts';

export interface ShelfShown {
  category: Category;
  /** The picture of its newest product; '' for an empty shelf. */
  img: string;
}

/** Of each shelf, to have one that is in stock. */
export const newestOfShelf = 4;

/** On the server: the categories with a picture each. Before anything is sold, all of them. */
export const shelvesOf = (newest: Map<Category, Product[]>): ShelfShown[] =>
  (Object.keys(categories) as Category[])
    .filter((category) => newest.size === 0 || newest.has(category))
    .map((category) => {
      const found = (newest.get(category) ?? []).map(productOf);
      // What can be had stands for its shelf before what can't.
      const inOrder = found.toSorted((one, other) => Number(other.available > 0) - Number(one.available > 0));
      return { category, img: inOrder[0]?.images[0] ?? '' };
    });
