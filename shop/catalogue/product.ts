import { getTableColumns } from 'drizzle-orm';
import { products } from '#database/schema.ts';

const {
  search: _search,
  runsLow: _runsLow,
  facets: _facets,
  stated: _stated,
  soldLately: _soldLately,
  ...columns
} = getTableColumns(products);
/** A product as the database keeps it, but for what is there for indexes alone. */
export type Product = Omit<
  typeof products.$inferSelect,
  'search' | 'runsLow' | 'facets' | 'stated' | 'soldLately' | 'inStock'
>;
export const productColumns = columns;
