import { productOf } from '#contract/from-shop.ts';
import { cardOf, type ProductCard } from '#contract/product-card.ts';
import { goesWithProduct } from '#shop/catalogue/goes-with/find.ts';
import { nearestInStock } from '#shop/catalogue/nearest.ts';
import type { Product } from '#shop/catalogue/product.ts';
import type { Shop } from '#shop/shop.ts';

/** Products beside one: whole rows of four, two or one. */
const maxBeside = 4;

export interface BesideProduct {
  /** What goes with it; of what is sold out, what is nearest to it. */
  companions: ProductCard[];
  /** What somebody may buy in its place. */
  similar: ProductCard[];
}

/** What a product's page leads on to, all of it in stock and nothing twice. */
export async function readBesideProduct(
  shop: Shop,
  product: Product,
  isSold: boolean,
): Promise<BesideProduct> {
  const [goesWith, near] = await Promise.all([
    isSold ? goesWithProduct(shop, product) : [],
    // Its choices lead to the same in another size or colour while it is sold itself.
    nearestInStock(shop, product, { limit: maxBeside, siblings: !isSold }),
  ]);
  const companions = (isSold ? goesWith : near).slice(0, maxBeside);
  const similar = near.filter((one) => !companions.some(({ id }) => id === one.id));
  return { companions: companions.map(toCard), similar: similar.map(toCard) };
}

const toCard = (product: Product): ProductCard => cardOf(productOf(product));
