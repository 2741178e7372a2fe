import { and, sql } from 'drizzle-orm';
import { bbGrams, products } from '#database/schema.ts';
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
  const bbs = shop.db
    .select({ grams: bbGrams(attributes).as('grams'), pence: unitPence })
    .from(products)
    .where(
      // As the index says it.
      and(
        active,
        inStock,
        sql`${category} = 'bbs'`,
        sql`jsonb_typeof(${attributes} -> 'bb-weight') = 'number'`,
      ),
    )
    .as('bbs');
  // From weight to weight by the index, however many products have it.
  const { rows } = await shop.db.execute<{ grams: number; fromPence: number | null }>(sql`
    with recursive weights as (
      select (select min(grams) from ${bbs}) as grams
      union all
      select (select min(grams) from ${bbs} where grams > weights.grams) from weights where grams is not null
    )
    select grams, (select round(min(unit_pence))::int from ${bbs} where bbs.grams = weights.grams) as "fromPence"
    from weights where grams is not null order by grams
  `);
  return rows.filter(({ grams }) => grams > 0);
}
