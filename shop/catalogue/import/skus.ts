import { sql } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';

/** The products that have some SKUs, by these in upper case: SKUs are compared without regard to case. */
export type Owners = ReadonlyMap<string, { id: string; title: string }>;

export const ownerOf = (owners: Owners, sku: string | null | undefined) =>
  owners.get((sku ?? '').toUpperCase());

export async function ownersOf({ db }: Pick<Shop, 'db'>, skus: string[]): Promise<Owners> {
  if (skus.length === 0) return new Map();
  const asked = skus.map((sku) => sku.toUpperCase());
  const found = await db
    .select({ id: products.id, title: products.title, key: sql<string>`upper(${products.sku})` })
    .from(products)
    .where(sql`upper(${products.sku}) = any(${sql.param(asked)}::text[])`);
  return new Map(found.map(({ key, ...product }) => [key, product]));
}
