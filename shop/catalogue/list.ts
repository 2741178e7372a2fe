import { and, asc, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Category, SortBy } from '#database/enums.ts';
import { products } from '#database/schema.ts';
import { contains } from '../like-patterns.ts';
import type { Shop } from '../shop.ts';
import { tagLists, tagProducts } from './cache-tags.ts';
import { type Facet, readFacets } from './facets.ts';
import { allOf, type Conditions, conditionsOf, type Filters } from './filters.ts';
import { findByCode } from './find-by-code.ts';
import { tagsOf } from './list-tags.ts';
import { productColumns as columns, type Product } from './product.ts';
import { bestOf, matching } from './search/best.ts';
import type { Stage } from './search/plan.ts';
import { runSearch, type SearchResult, searchCondition } from './search/run-search.ts';
import { readWordsVersion } from './search/vocabulary.ts';

export interface Listing extends Filters {
  /** Left out: newest, or for words the best match. */
  sortBy?: SortBy | undefined;
  /** '' for no search. */
  keywords: string;
  limit: number;
  offset: number;
}

interface Listed extends SearchResult {
  /** How many match in all. */
  total: number;
  facets: Facet[];
}

/** A page of active products, and how many match in all (decisions.md section 5). Equal sort keys are ordered by id. */
export async function listProducts(shop: Shop, listing: Listing): Promise<Listed> {
  await tagLists(shop, tagsOf(listing));
  const conditions = await conditionsOf(shop, listing);
  if (listing.keywords) return listFound(shop, listing, conditions);
  const where = allOf(conditions);
  const [found, total, facets] = await Promise.all([
    shop.db
      .select(columns)
      .from(products)
      .where(where)
      .orderBy(...order(listing.sortBy))
      .limit(listing.limit)
      .offset(listing.offset),
    shop.db.$count(products, where),
    readFacets(shop, listing, conditions),
  ]);
  tagProducts(shop, found);
  return { products: found, total, facets, help: 'none', showing: '' };
}

/** How many products `listProducts` would find. */
export async function countProducts(shop: Shop, listing: Omit<Listing, 'limit' | 'offset'>): Promise<number> {
  await tagLists(shop, tagsOf(listing));
  const where = allOf(await conditionsOf(shop, listing));
  if (!listing.keywords) return shop.db.$count(products, where);
  return runSearch(shop.db, listing.keywords, 0, async (stage) => {
    const [version, total] = await Promise.all([
      readWordsVersion(shop.db),
      shop.db.$count(products, and(where, matching(stage.all))),
    ]);
    return { version, ended: total > 0, answer: total };
  });
}

/** The newest products of a category. */
export async function newestOf(shop: Shop, category: Category, limit: number): Promise<Product[]> {
  await tagLists(shop, [`list ${category}`]);
  const found = await shop.db
    .select(columns)
    .from(products)
    .where(and(eq(products.active, true), eq(products.category, category)))
    .orderBy(...order())
    .limit(limit);
  tagProducts(shop, found);
  return found;
}

/** A product whose code is typed is one of those found, and the first of them unless they are sorted. */
async function listFound(shop: Shop, listing: Listing, conditions: Conditions): Promise<Listed> {
  const narrowed = allOf(conditions);
  const { keywords, sortBy } = listing;
  const exact = await findByCode(shop, keywords, narrowed);
  const { first, others, ...page } = pageAfter(exact, listing);
  const isExact = exact && eq(products.id, exact.id);
  const nothing: Listed = {
    products: first,
    total: exact ? 1 : 0,
    facets: isExact ? await readFacets(shop, listing, conditions, isExact) : [],
    ...plain,
  };
  tagProducts(shop, first);
  return runSearch(shop.db, keywords, nothing, async (stage, { large, version: known }) => {
    if (exact && stage.help !== 'none') return { version: known, ended: false, answer: nothing };
    const found = or(matching(stage.all), isExact);
    const where = and(narrowed, found);
    const [{ version, tier, products: best }, total, facets, sorted] = await Promise.all([
      bestOf(shop.db, stage, {
        large,
        limit: sortBy ? 0 : page.limit,
        offset: page.offset,
        narrowed: and(narrowed, others),
      }),
      shop.db.$count(products, where),
      readFacets(shop, listing, conditions, found),
      sortBy &&
        shop.db
          .select(columns)
          .from(products)
          .where(where)
          .orderBy(...order(sortBy))
          .limit(listing.limit)
          .offset(listing.offset),
    ]);
    const listed = sorted ?? [...first, ...best];
    tagProducts(shop, listed);
    return { version, ended: total > 0, answer: { products: listed, total, facets, ...said(stage, tier) } };
  });
}

/**
 * The active products that match some words best, misspelt or unfinished ones too (decisions.md section 5). One whose SKU or
 * barcode is what was typed comes first, and others only where they have the very words.
 */
export async function searchProducts(
  shop: Shop,
  { keywords, ...asked }: { keywords: string; limit: number; offset: number },
): Promise<SearchResult> {
  const exact = await findByCode(shop, keywords);
  const { first, others: narrowed, limit, offset } = pageAfter(exact, asked);
  const nothing: SearchResult = { products: first, ...plain };
  return runSearch(shop.db, keywords, nothing, async (stage, { large, version: known }) => {
    if (exact && stage.help !== 'none') return { version: known, ended: false, answer: nothing };
    const found = await bestOf(shop.db, stage, { large, limit, offset, narrowed });
    // A page without products may be past the end of what this stage finds.
    const ended =
      found.products.length > 0 ||
      (offset > 0 &&
        (await bestOf(shop.db, stage, { large, limit: 1, offset: 0, narrowed })).products.length > 0);
    const answer = { products: [...first, ...found.products], ...said(stage, found.tier) };
    return { version: found.version, ended, answer };
  });
}

/** A page of what a search finds, where `exact` stands before all others: whether it is on the page, and what else is. */
function pageAfter(exact: Product | undefined, { limit, offset }: { limit: number; offset: number }) {
  if (!exact) return { first: [], others: undefined, limit, offset };
  const others = ne(products.id, exact.id);
  return offset === 0
    ? { first: [exact], others, limit: limit - 1, offset }
    : { first: [], others, limit, offset: offset - 1 };
}

/** A search that did nothing but look for what was typed. */
const plain = { help: 'none', showing: '' } as const;

/** What a search did, by the first that it found. */
const said = ({ help, tiers }: Stage, tier = 0) => ({ help, showing: tiers[tier]?.showing ?? '' });

/** What has no unit price, no review or no sale comes last. */
const orders: Record<SortBy, SQL[]> = {
  newest: [desc(products.createdAt)],
  priceLowToHigh: [asc(products.pricePence)],
  priceHighToLow: [desc(products.pricePence)],
  unitPrice: [asc(products.unitPence)],
  rating: [
    sql`${products.starSum}::double precision / nullif(${products.reviewCount}, 0) desc nulls last`,
    desc(products.reviewCount),
  ],
  bestSelling: [desc(products.soldLately)],
};
const order = (sortBy: SortBy = 'newest'): SQL[] => [...orders[sortBy], asc(products.id)];

/**
 * A page of all products for staff, newest first; `find` is part of a title, a SKU, a barcode or an id, or what a shopper would
 * search for.
 */
export async function listAllProducts(
  shop: Shop,
  { find, stock, limit, offset }: { find: string; stock: 'all' | 'low'; limit: number; offset: number },
): Promise<{ products: Product[]; total: number }> {
  const where = and(
    find
      ? or(
          ilike(products.id, contains(find)),
          ilike(products.title, contains(find)),
          ilike(products.sku, contains(find)),
          ilike(products.barcode, contains(find)),
          await searchCondition(shop.db, find),
        )
      : undefined,
    stock === 'low' ? products.runsLow : undefined,
  );
  const [found, total] = await Promise.all([
    shop.db
      .select(columns)
      .from(products)
      .where(where)
      .orderBy(desc(products.createdAt), asc(products.id))
      .limit(limit)
      .offset(offset),
    shop.db.$count(products, where),
  ]);
  return { products: found, total };
}
