import type { Shop } from '../../shop.ts';
import { sameTitles } from '../titles.ts';
import type { FileFormat, Row } from './format.ts';

/**
 * The products that rows without a SKU are about by their titles, by line. Only another shop's export tells products so: it has no
 * column for our ids. A title that several products have tells none of them.
 */
export async function productsByTitle(
  shop: Pick<Shop, 'db'>,
  { source }: FileFormat,
  rows: Row[],
): Promise<ReadonlyMap<number, string>> {
  const bare = source ? rows.filter(({ cells }) => cells.title && !cells.sku) : [];
  const found = await sameTitles(
    shop,
    bare.map(({ cells }) => cells.title ?? ''),
  );
  return new Map(
    found.flatMap(({ product, products }, at) => {
      const row = bare[at];
      return row && product && products === 1 ? [[row.line, product.id] as const] : [];
    }),
  );
}
