import { and, asc, desc, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import { products } from '#database/schema.ts';
import { contains } from '../like-patterns.ts';
import type { Shop } from '../shop.ts';
import { tagLists, tagProducts } from './cache-tags.ts';
import { anyPence, tagsOf } from './list-tags.ts';
import { productColumns as columns, type Product } from './product.ts';
import { bestOf, matching } from './search/best.ts';
import type { Stage } from './search/plan.ts';
import { type Found, meant, searching } from './search/searching.ts';

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
export async function listProducts(shop: Shop, listing: Listing): Promise<{ total: number } & Found> {
  await tagLists(shop, tagsOf(listing));
  if (listing.keywords) return listFound(shop, listing);
  const where = and(eq(products.active, true), ...filters(listing));
  const [found, total] = await Promise.all([
    shop.db
      .select(columns)
      .from(products)
      .where(where)
      .orderBy(...order(listing.sortBy))
      .limit(listing.limit)
      .offset(listing.offset),
    shop.db.$count(products, where),
  ]);
  tagProducts(shop, found);
  return { products: found, total, help: 'none', showing: '' };
}

async function listFound(shop: Shop, listing: Listing): Promise<{ total: number } & Found> {
  const narrowed = and(...filters(listing));
  const { limit, offset, sortBy } = listing;
  const nothing: Found & { total: number } = { products: [], total: 0, help: 'none', showing: '' };
  return searching(shop.db, listing.keywords, nothing, async (stage, { large }) => {
    const where = and(eq(products.active, true), narrowed, matching(stage.all));
    const [{ version, tier, products: best }, total, sorted] = await Promise.all([
      bestOf(shop.db, stage, { large, limit: sortBy ? 0 : limit, offset, narrowed }),
      shop.db.$count(products, where),
      sortBy &&
        shop.db
          .select(columns)
          .from(products)
          .where(where)
          .orderBy(...order(sortBy))
          .limit(limit)
          .offset(offset),
    ]);
    const found = sorted ?? best;
    tagProducts(shop, found);
    return { version, ended: total > 0, answer: { products: found, total, ...said(stage, tier) } };
  });
}

/** The active products that match some words best, misspelt or unfinished ones too (decisions.md section 5). */
export async function searchProducts(
  shop: Shop,
  { keywords, limit, offset }: { keywords: string; limit: number; offset: number },
): Promise<Found> {
  const nothing: Found = { products: [], help: 'none', showing: '' };
  return searching(shop.db, keywords, nothing, async (stage, { large }) => {
    const { version, tier, products } = await bestOf(shop.db, stage, { large, limit, offset });
    // A page without products may be past the end of what this stage finds.
    const ended =
      products.length > 0 ||
      (offset > 0 && (await bestOf(shop.db, stage, { large, limit: 1, offset: 0 })).products.length > 0);
    return { version, ended, answer: { products, ...said(stage, tier) } };
  });
}

/** What a search did, by the first that it found. */
const said = ({ help, tiers }: Stage, tier = 0) => ({ help, showing: tiers[tier]?.showing ?? '' });

function filters({ category, discounted, minPence, maxPence }: Listing): (SQL | undefined)[] {
  return [
    category === 'all' ? undefined : eq(products.category, category),
    discounted ? sql`cardinality(${products.tierQuantities}) > 0` : undefined,
    minPence > 0 ? gte(products.pricePence, minPence) : undefined,
    maxPence < anyPence ? lte(products.pricePence, maxPence) : undefined,
  ];
}

function order(sortBy: SortBy | undefined): SQL[] {
  if (sortBy === 'priceLowToHigh') return [asc(products.pricePence), asc(products.id)];
  if (sortBy === 'priceHighToLow') return [desc(products.pricePence), asc(products.id)];
  return [desc(products.createdAt), asc(products.id)];
}

/** A page of all products for staff, newest first; `find` is part of a title or of an id, or what a shopper would search for. */
export async function listAllProducts(
  shop: Shop,
  { find, stock, limit, offset }: { find: string; stock: 'all' | 'low'; limit: number; offset: number },
): Promise<{ products: Product[]; total: number }> {
  const where = and(
    find
      ? or(
          ilike(products.id, contains(find)),
          ilike(products.title, contains(find)),
          await meant(shop.db, find),
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
