import { type SQL, sql } from 'drizzle-orm';
import { among, type Transaction } from '#database/connect.ts';
import { products } from '#database/schema.ts';
import { searchWords } from '../list-tags.ts';
import { listsChange } from '../shown.ts';

/** Adds the words of some products to those that searches know, in the transaction that wrote the products. */
export const learnWords = (tx: Transaction, ids: string[]): Promise<void> =>
  learn(
    tx,
    sql`select unnest(tsvector_to_array(${products.search})) as term from ${products} where ${among(products.id, ids)}`,
  );

/** The same for every product there is. */
export const learnAllWords = (tx: Transaction): Promise<void> =>
  learn(tx, sql`select word as term from ts_stat('select search from products')`);

/**
 * Forgets the words that no product has any more, in the transaction that removed products. Whoever learns words at the same
 * moment is waited for, or waits: with products locked before words, and words before the versions of lists.
 */
export async function forgetWords(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table search_words in share row exclusive mode`);
  await tx.execute(sql`delete from search_words`);
  await listsChange(tx, [searchWords]);
  await learnAllWords(tx);
}

/** In the order of the words: two who add the same ones wait for each other, and never in a circle. */
async function learn(tx: Transaction, terms: SQL): Promise<void> {
  const { rows } = await tx.execute(
    sql`insert into search_words (word, place)
      select split_part(term, '/', 1), max(case split_part(term, '/', 2) when '' then 0 when 'f' then 1 when 't' then 2 else 3 end)
      from (${terms}) as terms group by 1 order by 1
      on conflict (word) do update set place = excluded.place where search_words.place < excluded.place
      returning word`,
  );
  if (rows.length > 0) await listsChange(tx, [searchWords]);
}
