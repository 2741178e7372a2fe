import { productOf } from '#contract/from-shop.ts';
import { cardOf, type ProductCard } from '#contract/product-card.ts';
import { bestOfCategories } from '#shop/catalogue/best-sellers.ts';
import type { Shop } from '#shop/shop.ts';

/** On the server: what is shown to whoever came to an address that nothing stands at. */
export const readBestOfCategories = async (shop: Shop): Promise<ProductCard[]> =>
  (await bestOfCategories(shop)).map(productOf).map(cardOf);
