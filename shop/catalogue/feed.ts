import { and, asc, eq, gt } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { type Product, productColumns } from './product.ts';

/** Read at once: a page is all of the catalogue that is ever held. */
const pageSize = 500;

/** Every active product, page by page along the key. */
export async function* activeProducts(shop: Shop): AsyncGenerator<Product[]> {
  let after = '';
  for (;;) {
    const page = await shop.db
      .select(productColumns)
      .from(products)
      .where(and(eq(products.active, true), gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(pageSize);
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.id ?? '';
  }
}
