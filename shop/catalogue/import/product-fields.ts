import { getTableColumns, sql } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import type { Product } from '../product.ts';

/** What a file can change of a product. */
export const importFields = [
  'title',
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
  'attributes',
] as const satisfies (keyof Product)[];

export type ImportField = (typeof importFields)[number];

export const differingFields = (before: Product, after: Product): ImportField[] =>
  importFields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** With its title, by which the audit log is searched. */
export const pickFields = (product: Product, names: readonly ImportField[]): Partial<Product> =>
  Object.fromEntries(['title' as const, ...names].map((name) => [name, product[name]]));

const columns = importFields.map((name) => getTableColumns(products)[name]);
const assignments = sql.join(
  columns.map(({ name }) => sql`${sql.identifier(name)} = written.${sql.identifier(name)}`),
  sql`, `,
);
const types = sql.join(
  columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
  sql`, `,
);

/** Writes those fields of products that the transaction has locked, as an edit of each, in one statement for them all. */
export async function writeFields(shop: Pick<Shop, 'db' | 'now'>, changed: Product[]): Promise<void> {
  const rows = changed.map((product) => ({
    id: product.id,
    ...Object.fromEntries(importFields.map((name, place) => [columns[place]?.name, product[name]])),
  }));
  await shop.db.execute(sql`
    update ${products} set ${assignments}, version = version + 1, revision = revision + 1,
      updated_at = ${shop.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (id text, ${types})
    where ${products.id} = written.id`);
}
