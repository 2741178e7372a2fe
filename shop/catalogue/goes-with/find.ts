import { asc, desc, eq } from 'drizzle-orm';
import { boughtTogether, goesWith } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { tagLists } from '../cache-tags.ts';
import { familyKey } from '../families/family-key.ts';
import { findProduct, findProducts } from '../find.ts';
import { maxGoesWith } from '../limits.ts';
import { bestSellers, boughtTogether as boughtTogetherTag } from '../list-tags.ts';
import type { Product } from '../product.ts';
import { findNeeded } from './find-needed.ts';
import { neededWith } from './rules.ts';

/**
 * What a product is used with, all of it in stock: what staff chose for it; where they chose nothing, what it needs by its facts
 * and what it was bought with, the best-selling of each first. Undefined for a product that customers may not see.
 */
export async function findGoesWith(shop: Shop, productId: string): Promise<Product[] | undefined> {
  const product = await findProduct(shop, productId);
  return product && goesWithProduct(shop, product);
}

/** The same of a product that was read already. */
export async function goesWithProduct(shop: Shop, product: Product): Promise<Product[]> {
  const chosen = await shop.db
    .select({ id: goesWith.otherId })
    .from(goesWith)
    .where(eq(goesWith.productId, product.id))
    .orderBy(asc(goesWith.position));
  if (chosen.length > 0) return inStock(shop, chosen);
  await tagLists(shop, [bestSellers, boughtTogetherTag]);
  const together = await shop.db
    .select({ id: boughtTogether.otherId })
    .from(boughtTogether)
    .where(eq(boughtTogether.productId, product.id))
    .orderBy(desc(boughtTogether.orders), asc(boughtTogether.otherId));
  const [needed, bought] = await Promise.all([
    findNeeded(shop, product.id, neededWith(product)),
    inStock(shop, together),
  ]);
  // One of each need, then what others bought, then another of each need.
  const [first = [], second = []] = [0, 1].map((place) =>
    needed.flatMap((found) => found.slice(place, place + 1)),
  );
  return oneOfEachFamily(product, [...first, ...bought, ...second]).slice(0, maxGoesWith);
}

/** What is the same in another size or colour is shown once, and never beside its own. */
function oneOfEachFamily(product: Product, found: Product[]): Product[] {
  const own = familyKey(product);
  const each = new Map<string, Product>();
  for (const one of found) {
    const family = familyKey(one);
    if (family !== own && !each.has(family)) each.set(family, one);
  }
  return [...each.values()];
}

async function inStock(shop: Shop, others: { id: string }[]): Promise<Product[]> {
  if (others.length === 0) return [];
  const found = await findProducts(
    shop,
    others.map(({ id }) => id),
  );
  return found.filter(({ onHand, reserved }) => onHand > reserved);
}
