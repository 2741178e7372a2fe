import { getTableColumns, sql } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { type StockChange, tellStockReason } from '../../stock-reason.ts';
import type { Product } from '../product.ts';

/** What a file can change of a product. */
export const importFields = [
  'title',
  'slug',
  'category',
  'description',
  'pricePence',
  'taxPercent',
  'active',
  'onHand',
  'features',
  'tierQuantities',
  'tierPercents',
  'images',
  'sku',
  'barcode',
  'costPence',
  'weightGrams',
  'shelf',
  'adult',
  'imitation',
  'attributes',
  'familyId',
] as const satisfies (keyof Product)[];

export type ImportField = (typeof importFields)[number];

export const differingFields = (before: Product, after: Product): ImportField[] =>
  importFields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** With its title, by which the audit log is searched. */
export const pickFields = (product: Product, names: readonly ImportField[]): Partial<Product> =>
  Object.fromEntries(['title' as const, ...names].map((name) => [name, product[name]]));

/** A product that the transaction has locked, as it is and as it becomes. */
export interface LockedChange {
  before: Product;
  after: Product;
}

/**
 * Writes what differs, as an edit of each product, in one statement for them all. A column in which none differs is left out:
 * setting it would compute anew what is derived from it (facets, words for the search). `why` is for what it does to the stock.
 */
export async function writeFields(
  shop: Pick<Shop, 'db' | 'now'>,
  changes: LockedChange[],
  why: StockChange,
): Promise<void> {
  const differing = new Set(changes.flatMap(({ before, after }) => differingFields(before, after)));
  const written = [...differing].map((field) => ({ field, column: getTableColumns(products)[field] }));
  if (written.length === 0) return;
  const rows = changes.map(({ after }) => ({
    id: after.id,
    ...Object.fromEntries(written.map(({ field, column }) => [column.name, after[field]])),
  }));
  const assignments = written.map(
    ({ column: { name } }) => sql`${sql.identifier(name)} = written.${sql.identifier(name)}`,
  );
  const types = written.map(
    ({ column }) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
  );
  if (differing.has('onHand')) await tellStockReason(shop, why);
  await shop.db.execute(sql`
    update ${products} set ${sql.join(assignments, sql`, `)}, version = version + 1, revision = revision + 1,
      updated_at = ${shop.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (id text, ${sql.join(types, sql`, `)})
    where ${products.id} = written.id`);
}
