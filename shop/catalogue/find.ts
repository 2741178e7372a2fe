import { and, eq } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { type Product, productColumns } from './product.ts';
import { productsShown } from './shown.ts';

/** A product that customers may see. */
export async function findProduct(shop: Shop, id: string): Promise<Product | undefined> {
  const [found] = await shop.db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.id, id), eq(products.active, true)));
  if (found) productsShown(shop, [found]);
  return found;
}

/** Any product, for staff. */
export async function findAnyProduct(shop: Shop, id: string): Promise<Product | undefined> {
  const [found] = await shop.db.select(productColumns).from(products).where(eq(products.id, id));
  return found;
}
