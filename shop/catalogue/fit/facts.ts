import { and, asc, eq, sql } from 'drizzle-orm';
import { attributeValues, products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import type { AttributeValues } from '../attributes/attribute.ts';
import { tagLists, tagProducts } from '../cache-tags.ts';
import { findProducts } from '../find.ts';
import { type Product, productColumns } from '../product.ts';
import { attributeOf } from './gun.ts';
import { type FitFacts, fitRules, type Joins } from './rules.ts';

/** Nobody sells more leads than there are pairs of connectors. */
const maxLeads = 50;

export interface Lead extends Joins {
  product: Product;
}

interface ProductFacts extends FitFacts {
  id: string;
}

export interface FitAnswer {
  products: ProductFacts[];
  leads: Lead[];
}

/** What of some products decides which guns they fit, of those that are sold; and every lead in stock, the cheapest first. */
export async function readFitFacts(shop: Shop, ids: string[]): Promise<FitAnswer> {
  const [found, leads] = await Promise.all([findProducts(shop, ids), readLeads(shop)]);
  const products = found.map(({ id, category, attributes }) => ({
    id,
    category,
    attributes: relevant(attributes),
  }));
  return { products, leads };
}

const keys = new Set<string>([
  ...Object.values(attributeOf),
  ...Object.values(fitRules).flatMap(({ only, upTo }) =>
    [only?.attribute ?? [], upTo?.attribute ?? []].flat(),
  ),
]);

const relevant = (attributes: AttributeValues): AttributeValues =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => keys.has(key)));

async function readLeads(shop: Shop): Promise<Lead[]> {
  await tagLists(shop, ['list batteries', 'attributes batteries', 'stock batteries', 'prices batteries']);
  const found = await shop.db
    .select(productColumns)
    .from(products)
    .where(
      and(
        products.active,
        products.inStock,
        eq(products.category, 'batteries'),
        // By the index of facets, of which leads are few.
        sql`${products.facets} && (select array_agg(id) from ${attributeValues} where key = 'adapts-to')`,
        sql`${products.attributes} ? 'connector'`,
      ),
    )
    .orderBy(asc(products.pricePence), asc(products.id))
    .limit(maxLeads);
  tagProducts(shop, found);
  return found.map((product) => ({
    product,
    connector: String(product.attributes.connector),
    adaptsTo: String(product.attributes['adapts-to']),
  }));
}
