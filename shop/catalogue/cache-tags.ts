import { sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import type { Category } from '#database/enums.ts';
import { listVersions } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import type { ListTag } from './list-tags.ts';

/*
 * Cached responses are tagged: with each product that they show, by its id, and with the lists they show, by the tags of
 * list-tags.ts. Every change of a product raises its version; every change that may move products in lists raises theirs.
 */

/** What the parts of one response ask for in the same moment. */
interface Asked {
  tags: Set<string>;
  versions: Promise<Map<string, number>>;
}
const asked = new WeakMap<NonNullable<Shop['cacheTag']>, Asked>();

/**
 * Tags the response with the lists it shows. Done before a list is read, so that a change in between counts as later. The parts
 * of a page that are read at once cost one statement together.
 */
export async function tagLists(shop: Shop, tags: ListTag[]): Promise<void> {
  const { cacheTag } = shop;
  if (!cacheTag) return;
  const together = asked.get(cacheTag) ?? askFrom(shop, cacheTag);
  for (const tag of tags) together.tags.add(tag);
  const versions = await together.versions;
  for (const tag of tags) cacheTag(tag, versions.get(tag) ?? 0);
}

function askFrom(shop: Shop, cacheTag: NonNullable<Shop['cacheTag']>): Asked {
  const tags = new Set<string>();
  const versions = Promise.resolve().then(() => {
    asked.delete(cacheTag);
    return readListVersions(shop, [...tags]);
  });
  const together = { tags, versions };
  asked.set(cacheTag, together);
  return together;
}

export async function readListVersions(
  { db }: Pick<Shop, 'db'>,
  tags: string[],
): Promise<Map<string, number>> {
  const rows = await db.select().from(listVersions).where(among(listVersions.tag, tags));
  return new Map(rows.map(({ tag, version }) => [tag, version]));
}

/** Tags the response with the products it shows. */
export function tagProducts(shop: Shop, products: { id: string; version: number }[]): void {
  for (const { id, version } of products) shop.cacheTag?.(id, version);
}

/** Raises the versions of lists in the transaction that may move products in them, and invalidates what shows them. */
export async function invalidateLists(shop: Pick<Shop, 'db' | 'invalidate'>, tags: ListTag[]): Promise<void> {
  // In one order, so that two changes never wait for each other.
  for (const tag of [...tags].sort()) {
    await shop.db
      .insert(listVersions)
      .values({ tag, version: 1 })
      .onConflictDoUpdate({ target: listVersions.tag, set: { version: sql`${listVersions.version} + 1` } });
  }
  shop.invalidate(tags);
}

/** The same after orders sold products out, or put back what was: only lists of what is in stock are moved by it. */
export async function invalidateStockLists(
  shop: Pick<Shop, 'db' | 'invalidate'>,
  turned: { category: Category }[],
): Promise<void> {
  if (turned.length === 0) return;
  const places = new Set(turned.map(({ category }) => category));
  await invalidateLists(shop, ['stock all', ...[...places].map((place): ListTag => `stock ${place}`)]);
}
