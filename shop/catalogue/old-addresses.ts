import { and, eq } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { oldAddresses, products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { hasPage } from './find.ts';
import { oldPath } from './old-path.ts';

/** The product that was at an address in another shop, if it has a page. One statement, by the primary key. */
export async function findByOldAddress(
  { db }: Pick<Shop, 'db'>,
  address: string,
): Promise<{ id: string; slug: string } | undefined> {
  const path = oldPath(address);
  if (path === undefined) return undefined;
  const [found] = await db
    .select({ id: products.id, slug: products.slug })
    .from(oldAddresses)
    .innerJoin(products, eq(products.id, oldAddresses.productId))
    .where(and(eq(oldAddresses.path, path), hasPage));
  return found;
}

/** The products that were at some paths, by these. */
export async function ownersOfPaths(
  { db }: Pick<Shop, 'db'>,
  paths: string[],
): Promise<ReadonlyMap<string, { productId: string; title: string }>> {
  if (paths.length === 0) return new Map();
  const found = await db
    .select({ path: oldAddresses.path, productId: oldAddresses.productId, title: products.title })
    .from(oldAddresses)
    .innerJoin(products, eq(products.id, oldAddresses.productId))
    .where(among(oldAddresses.path, paths));
  return new Map(found.map(({ path, ...product }) => [path, product]));
}

const batch = 1000;

/** Has some paths lead to products from now on; one that leads somewhere stays as it is. */
export async function keepOldAddresses(
  { db }: Pick<Shop, 'db'>,
  addresses: { path: string; productId: string; importId: string }[],
): Promise<void> {
  for (let at = 0; at < addresses.length; at += batch)
    await db
      .insert(oldAddresses)
      .values(addresses.slice(at, at + batch))
      .onConflictDoNothing();
}
