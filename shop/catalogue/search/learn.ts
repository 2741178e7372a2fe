import { type SQL, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { invalidateLists } from '../cache-tags.ts';
import { searchWords } from '../list-tags.ts';

/** Adds the words of some products to those that searches know, in the transaction that wrote the products. */
export const learnWords = (shop: Pick<Shop, 'db' | 'invalidate'>, ids: string[]): Promise<void> =>
  learn(
    shop,
    sql`select unnest(tsvector_to_array(${products.search})) as term from ${products} where ${among(products.id, ids)}`,
  );

/** The same for every product there is. */
export const learnAllWords = (shop: Pick<Shop, 'db' | 'invalidate'>): Promise<void> =>
  learn(shop, sql`select word as term from ts_stat('select search from products')`);

/**
 * Forgets the words that no product has any more, in the transaction that removed products. Whoever learns words at the same
 * moment is waited for, or waits: with products locked before words, and words before the versions of lists.
 */
export async function forgetWords(shop: Pick<Shop, 'db' | 'invalidate'>): Promise<void> {
  await shop.db.execute(sql`lock table search_words in share row exclusive mode`);
  await shop.db.execute(sql`delete from search_words`);
  await invalidateLists(shop, [searchWords]);
  await learnAllWords(shop);
}

/** In the order of the words: two who add the same ones wait for each other, and never in a circle. */
async function learn(shop: Pick<Shop, 'db' | 'invalidate'>, terms: SQL): Promise<void> {
  const { rows } = await shop.db.execute(
    sql`insert into search_words (word, place)
      select split_part(term, '/', 1), max(case split_part(term, '/', 2) when '' then 0 when 'f' then 1 when 't' then 2 else 3 end)
      from (${terms}) as terms group by 1 order by 1
      on conflict (word) do update set place = excluded.place where search_words.place < excluded.place
      returning word`,
  );
  if (rows.length > 0) await invalidateLists(shop, [searchWords]);
}
