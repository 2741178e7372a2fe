import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { images, products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { tagProducts } from './cache-tags.ts';
import { type Product, productColumns } from './product.ts';

export const hasPage = or(eq(products.active, true), isNotNull(products.archivedAt));

/** A product that customers may buy. */
export async function findProduct(shop: Shop, id: string): Promise<Product | undefined> {
  const [found] = await shop.db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.id, id), eq(products.active, true)));
  if (found) tagProducts(shop, [found]);
  return found;
}

/** What each picture shows, in their order; '' where nobody has said. */
const alts = sql<string[]>`array(
  select coalesce(picture.alt, '')
  from unnest(${products.images}) with ordinality as listed(name, place)
  left join ${images} picture on picture.name = listed.name
  order by listed.place
)`;

/** A product that has a page: one that is sold, or was until it went into the archive. */
export async function findProductPage(
  shop: Shop,
  id: string,
): Promise<(Product & { alts: string[] }) | undefined> {
  const [found] = await shop.db
    .select({ ...productColumns, alts })
    .from(products)
    .where(and(eq(products.id, id), hasPage));
  if (found) tagProducts(shop, [found]);
  return found;
}

/** Those of some products that customers may see, each once, in the order of their ids. */
export async function findProducts(shop: Shop, ids: string[]): Promise<Product[]> {
  const found = await shop.db.select(productColumns).from(products).where(among(products.id, ids));
  // Those too that are not sold now: a response without them is another one when they are.
  tagProducts(shop, found);
  const byId = new Map(found.filter(({ active }) => active).map((product) => [product.id, product]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/**
 * What of some products is not as a customer saw it: those of another version, and the ids of those that are no longer for
 * sale. One statement, by the primary key.
 *
 * @param seen with version 0 for what was not for sale
 */
export async function findChanged(
  shop: Shop,
  seen: { id: string; version: number }[],
): Promise<{ changed: Product[]; gone: string[] }> {
  const ids = seen.map(({ id }) => id);
  const found = await shop.db.select(productColumns).from(products).where(among(products.id, ids));
  tagProducts(shop, found);
  const changed: Product[] = [];
  const gone: string[] = [];
  for (const { id, version } of seen) {
    const product = found.find((one) => one.id === id);
    if (!product?.active) gone.push(id);
    else if (product.version !== version) changed.push(product);
  }
  return { changed, gone };
}

/** Any product, for staff. */
export async function findAnyProduct(shop: Shop, id: string): Promise<Product | undefined> {
  const [found] = await shop.db.select(productColumns).from(products).where(eq(products.id, id));
  return found;
}
