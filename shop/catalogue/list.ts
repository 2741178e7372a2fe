import { and, asc, count, desc, eq, getTableColumns, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Database, prepared } from '#database/connect.ts';
import { products } from '#database/schema.ts';
import type { Category } from '#database/words.ts';
import { contains } from '../like.ts';
import type { Shop } from '../shop.ts';
import { anyPence, tagsOf } from './list-tags.ts';
import { asTyped, putRight, type SearchQuery, searchQueries } from './search.ts';
import { listsShown, productsShown } from './shown.ts';

const { search: _search, runsLow: _runsLow, ...columns } = getTableColumns(products);
/** A product as the database keeps it, but for what is there for indexes alone. */
export type Product = Omit<typeof products.$inferSelect, 'search' | 'runsLow'>;
export const productColumns = columns;

export type SortBy = 'newest' | 'priceLowToHigh' | 'priceHighToLow';

export interface Listing {
  category: Category | 'all';
  /** Only products with a quantity discount. */
  discounted: boolean;
  minPence: number;
  maxPence: number;
  /** Left out: newest, or for words the best match. */
  sortBy?: SortBy;
  /** '' for no search. */
  keywords: string;
  limit: number;
  offset: number;
}

/** A page of active products, and how many match in all (decisions.md section 5). Equal sort keys are ordered by id. */
export async function listProducts(
  shop: Shop,
  listing: Listing,
): Promise<{ products: Product[]; total: number }> {
  await listsShown(shop, tagsOf(listing));
  const searches = listing.keywords ? searchQueries(listing.keywords) : [undefined];
  for (const query of searches) {
    const search = query && tsquery(query);
    const where = and(eq(products.active, true), ...filters(listing), search && matching(search));
    const [found, counted] = await Promise.all([
      shop.db
        .select(columns)
        .from(products)
        .where(where)
        .orderBy(...order(listing.sortBy, search))
        .limit(listing.limit)
        .offset(listing.offset),
      shop.db.select({ total: count() }).from(products).where(where),
    ]);
    const total = counted[0]?.total ?? 0;
    productsShown(shop, found);
    if (total > 0 || !search) return { products: found, total };
  }
  return { products: [], total: 0 };
}

/** Of a word that is everywhere, ranking says little: so many matches are ranked and no more. */
const rankedAtMost = 1000;

/** The active products that match some words best, misspelt or unfinished ones too (decisions.md section 5). */
export async function searchProducts(
  shop: Shop,
  { keywords, limit, offset }: { keywords: string; limit: number; offset: number },
): Promise<Product[]> {
  for (const query of searchQueries(keywords)) {
    const matches = ('query' in query ? bestTyped : bestPutRight)(shop.db);
    const found = await matches.execute({ ...query, limit, offset });
    // A page without products may be past the end of what this query finds.
    const ended = offset > 0 && (await matches.execute({ ...query, limit: 1, offset: 0 })).length > 0;
    if (found.length > 0 || ended) return found;
  }
  return [];
}

const bestMatches = (db: Database, query: SQL) => {
  const asked = db.$with('asked', { query: sql`query` }).as(sql`select ${query} as query`);
  const search = sql`(select query from ${asked})`;
  const matches = db
    .select({ id: products.id, createdAt: products.createdAt, rank: rank(search).as('rank') })
    .from(products)
    .where(and(eq(products.active, true), matching(search)))
    .limit(rankedAtMost)
    .as('matches');
  // Only what is answered is read whole.
  const best = db
    .select()
    .from(matches)
    .orderBy(desc(matches.rank), desc(matches.createdAt), asc(matches.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('best');
  return db
    .with(asked)
    .select(columns)
    .from(best)
    .innerJoin(products, eq(products.id, best.id))
    .orderBy(desc(best.rank), desc(best.createdAt), asc(best.id))
    .prepare('');
};
const bestTyped = prepared((db) => bestMatches(db, asTyped(sql.placeholder('query'))));
const bestPutRight = prepared((db) =>
  bestMatches(db, putRight(sql.placeholder('words'), sql.placeholder('operator'))),
);

const tsquery = (query: SearchQuery): SQL =>
  'query' in query ? asTyped(query.query) : putRight(query.words, query.operator);
const matching = (search: SQL): SQL => sql`${products.search} @@ ${search}`;
/** Reads the words once a statement, not once a product. */
const rank = (search: SQL): SQL<number> => sql<number>`ts_rank(${products.search}, (select ${search}))`;

function filters({ category, discounted, minPence, maxPence }: Listing): (SQL | undefined)[] {
  return [
    category === 'all' ? undefined : eq(products.category, category),
    discounted ? sql`cardinality(${products.tierQuantities}) > 0` : undefined,
    minPence > 0 ? gte(products.pricePence, minPence) : undefined,
    maxPence < anyPence ? lte(products.pricePence, maxPence) : undefined,
  ];
}

function order(sortBy: SortBy | undefined, search: SQL | undefined): SQL[] {
  if (sortBy === 'priceLowToHigh') return [asc(products.pricePence), asc(products.id)];
  if (sortBy === 'priceHighToLow') return [desc(products.pricePence), asc(products.id)];
  const newest = [desc(products.createdAt), asc(products.id)];
  return search && !sortBy ? [desc(rank(search)), ...newest] : newest;
}

/** A page of all products for staff, newest first; `find` is part of a title, or an id. */
export async function listAllProducts(
  shop: Shop,
  { find, stock, limit, offset }: { find: string; stock: 'all' | 'low'; limit: number; offset: number },
): Promise<{ products: Product[]; total: number }> {
  const where = and(
    find ? or(eq(products.id, find), ilike(products.title, contains(find))) : undefined,
    stock === 'low' ? products.runsLow : undefined,
  );
  const [found, counted] = await Promise.all([
    shop.db
      .select(columns)
      .from(products)
      .where(where)
      .orderBy(desc(products.createdAt), asc(products.id))
      .limit(limit)
      .offset(offset),
    shop.db.select({ total: count() }).from(products).where(where),
  ]);
  return { products: found, total: counted[0]?.total ?? 0 };
}
