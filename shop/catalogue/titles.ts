import { sql } from 'drizzle-orm';
import { products, titleKey } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

export interface SameTitle {
  /** Equal where two titles are the same to a reader: all but case, spaces and punctuation. */
  key: string;
  /** A product that has this title already, on sale or not. */
  product: { id: string; title: string } | undefined;
  /** How many products have it. */
  products: number;
}

/** What the shop knows of some titles, in their order. */
export async function sameTitles(shop: Pick<Shop, 'db'>, titles: string[]): Promise<SameTitle[]> {
  if (titles.length === 0) return [];
  const asked = titleKey(sql`asked.title`);
  const { rows } = await shop.db.execute<{
    key: string;
    id: string | null;
    title: string | null;
    products: number | null;
  }>(sql`
    select ${asked} as key, found.id, found.title, found.products
    from unnest(${sql.param(titles)}::text[]) with ordinality as asked(title, place)
    left join lateral (
      select ${products.id}, ${products.title}, (count(*) over ())::int as products
      from ${products} where ${titleKey(products.title)} = ${asked} limit 1
    ) as found on true
    order by asked.place`);
  return rows.map(({ key, id, title, products }) => ({
    key,
    product: id && title ? { id, title } : undefined,
    products: products ?? 0,
  }));
}
