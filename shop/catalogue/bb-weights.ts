import { and, asc, eq, sql } from 'drizzle-orm';
import { attributeValues, products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { tagLists } from './cache-tags.ts';

/** What BBs weigh that can be bought now: grams, each once, rising. */
export async function readBbWeights(shop: Shop): Promise<number[]> {
  await tagLists(shop, ['list bbs', 'attributes bbs', 'stock bbs']);
  const states = sql`${products.facets} && array[${attributeValues.id}]`;
  const some = shop.db
    .select({ one: sql`1` })
    .from(products)
    .where(and(products.active, eq(products.category, 'bbs'), products.inStock, states));
  const found = await shop.db
    .select({ grams: attributeValues.number })
    .from(attributeValues)
    .where(and(eq(attributeValues.key, 'bb-weight'), sql`exists ${some}`))
    .orderBy(asc(attributeValues.number));
  return found.flatMap(({ grams }) => (grams && grams > 0 ? [grams] : []));
}
