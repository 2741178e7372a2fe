import { and, asc, gt, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { invalidateLists } from '../cache-tags.ts';
import { learnWords } from '../search/learn.ts';

/** Products written at a time: a shopper's order of one of them waits no longer than these take. */
const batchSize = 200;

/**
 * Makes the words anew by which searches find the products that state an attribute, after its label, its unit or what it is of
 * changed. By a job: a batch that was done already is the same when it is done again.
 */
export async function restateProducts(shop: Shop, key: string): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; )
    after = await restateBatch(shop, key, after);
}

/** Answers the last id of the batch; undefined where there was none left. */
const restateBatch = (shop: Shop, key: string, after: string): Promise<string | undefined> =>
  transact(shop, async (shop) => {
    const rows = await shop.db
      .select({ id: products.id })
      .from(products)
      .where(and(gt(products.id, after), sql`${products.attributes} ? ${key}`))
      .orderBy(asc(products.id))
      .limit(batchSize)
      .for('no key update');
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return undefined;
    // The trigger that states them in words runs with any write of the column.
    await shop.db
      .update(products)
      .set({ attributes: sql`${products.attributes}` })
      .where(among(products.id, ids));
    await learnWords(shop, ids);
    await invalidateLists(shop, ['searches']);
    return ids.at(-1);
  });
