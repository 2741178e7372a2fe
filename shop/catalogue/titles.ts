import { sql } from 'drizzle-orm';
import { products, titleKey } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

export interface SameTitle {
  /** Equal where two titles are the same to a reader: all but case, spaces and punctuation. */
  key: string;
  /** A product that has this title already, on sale or not. */
  product: { id: string; title: string } | undefined;
}

/** What the shop knows of some titles, in their order. */
export async function sameTitles(shop: Pick<Shop, 'db'>, titles: string[]): Promise<SameTitle[]> {
  if (titles.length === 0) return [];
  const asked = titleKey(sql`asked.title`);
  const { rows } = await shop.db.execute<{ key: string; id: string | null; title: string | null }>(sql`
    select ${asked} as key, found.id, found.title
    from unnest(${sql.param(titles)}::text[]) with ordinality as asked(title, place)
    left join lateral (
      select ${products.id}, ${products.title} from ${products} where ${titleKey(products.title)} = ${asked} limit 1
    ) as found on true
    order by asked.place`);
  return rows.map(({ key, id, title }) => ({ key, product: id && title ? { id, title } : undefined }));
}
