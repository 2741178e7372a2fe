import { inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '#database/connect.ts';
import { listVersions } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import type { ListTag } from './list-tags.ts';

/*
 * What pages show is tagged: each product by its id, and which products a list has and in what order by the tags of
 * list-tags.ts. Every change of a product raises its version; every change that may move products in lists raises theirs.
 */

/** Notes that a page shows lists. Done before the list is read, so that a change in between counts as later. */
export async function listsShown(shop: Shop, tags: ListTag[]): Promise<void> {
  if (!shop.shown) return;
  const versions = await readListVersions(shop.db, tags);
  for (const tag of tags) shop.shown({ tag, version: versions.get(tag) ?? 0 });
}

export async function readListVersions(db: Queries, tags: string[]): Promise<Map<string, number>> {
  const rows = await db.select().from(listVersions).where(inArray(listVersions.tag, tags));
  return new Map(rows.map(({ tag, version }) => [tag, version]));
}

/** Notes that a page shows products. */
export function productsShown(shop: Shop, products: { id: string; version: number }[]): void {
  for (const { id, version } of products) shop.shown?.({ tag: id, version });
}

/** Says that lists may change, in the transaction that changes them; `changed` is told of them once it is committed. */
export async function listsChange(tx: Transaction, tags: ListTag[]): Promise<void> {
  // In one order, so that two changes never wait for each other.
  for (const tag of [...tags].sort()) {
    await tx
      .insert(listVersions)
      .values({ tag, version: 1 })
      .onConflictDoUpdate({ target: listVersions.tag, set: { version: sql`${listVersions.version} + 1` } });
  }
}
