import { and, eq, sql } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { tagLists } from './cache-tags.ts';

export interface BbWeight {
  grams: number;
  /** What 1,000 of them cost at least, in pence; null where no bottle says how many it holds. */
  fromPence: number | null;
}

/** The weights of the BBs that can be bought now, rising, with the lowest price of each. */
export async function readBbPrices(shop: Shop): Promise<BbWeight[]> {
  await tagLists(shop, ['list bbs', 'attributes bbs', 'stock bbs', 'prices bbs']);
  const { active, category, inStock, attributes, unitPence } = products;
  const grams = sql<number>`(${attributes} ->> 'bb-weight')::double precision`;
  const found = await shop.db
    .select({ grams, fromPence: sql<number | null>`round(min(${unitPence}))::int` })
    .from(products)
    .where(
      and(active, eq(category, 'bbs'), inStock, sql`jsonb_typeof(${attributes} -> 'bb-weight') = 'number'`),
    )
    .groupBy(grams)
    .orderBy(grams);
  return found.filter(({ grams }) => grams > 0);
}
