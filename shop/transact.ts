import type { Shop } from './shop.ts';

/**
 * Runs `work` in one transaction. The Shop it is given queries within the transaction, and the jobs it adds exist exactly when
 * the transaction's changes do; what it invalidates, counts, and logs as having happened, is told once they are committed, and
 * never if they are not. Within another
 * transaction it is a part of that one: it fails alone, and is committed with the whole.
 */
export async function transact<On extends Pick<Shop, 'db'> & Partial<Shop>, Result>(
  shop: On,
  work: (shop: On) => Promise<Result>,
): Promise<Result> {
  const invalidated = new Set<string>();
  const happened: Parameters<Shop['log']['info']>[] = [];
  const counted: Parameters<NonNullable<Shop['count']>>[] = [];
  const result = await shop.db.transaction((db) => {
    const within: On = { ...shop, db };
    if (shop.jobs) within.jobs = shop.jobs.within(db);
    if (shop.invalidate)
      within.invalidate = (tags) => {
        for (const tag of tags) invalidated.add(tag);
      };
    if (shop.count) within.count = (...event) => counted.push(event);
    if (shop.log) {
      const info: Shop['log']['info'] = (...line) => happened.push(line);
      within.log = Object.assign(Object.create(shop.log), { info });
    }
    return work(within);
  });
  if (invalidated.size > 0) shop.invalidate?.([...invalidated]);
  for (const event of counted) shop.count?.(...event);
  for (const line of happened) shop.log?.info(...line);
  return result;
}
