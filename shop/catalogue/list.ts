import { and, asc, desc, eq, ilike, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Category, categories, type SortBy } from '#database/enums.ts';
import { products } from '#database/schema.ts';
import { alternatives } from '#wording/storefront/help-pages.ts';
import { contains } from '../like-patterns.ts';
import type { Shop } from '../shop.ts';
import { tagLists, tagProducts } from './cache-tags.ts';
import { type Facet, isWhole, readFacets } from './facets.ts';
import {
  type Card,
  cardsOf,
  countAllCards,
  countCards,
  countCardsByCategory,
  firstOfFamily,
  isInStock,
  type ListFound,
  orderBy,
  tickedOf,
} from './families/cards.ts';
import { type Apart, allOf, apartBy, type Conditions, conditionsOf, type Filters } from './filters.ts';
import { findExact } from './find-exact.ts';
import { tagsOf } from './list-tags.ts';
import { productColumns as columns, type Product } from './product.ts';
import { bestOf, bestOfFamilies, foundBy } from './search/best.ts';
import { missOf } from './search/misses.ts';
import { needlessHelp } from './search/needless.ts';
import type { Stage } from './search/plan.ts';
import { passOver, runSearch, type SearchResult, searchCondition } from './search/run-search.ts';
import { readWordsVersion } from './search/vocabulary.ts';
import { weightsApart } from './search/weights-apart.ts';

export interface Listing extends Filters {
  /** Left out: newest, or for words the best match. */
  sortBy?: SortBy | undefined;
  /** Those of these categories come before all others, where no order is chosen. */
  firstCategories?: Category[] | undefined;
  /** '' for no search. */
  keywords: string;
  /**
   * One card for all members of a family that match, or for those of each ticked value, in place of one for each; counts are then
   * of cards.
   */
  families: boolean;
  limit: number;
  offset: number;
  /** Where so many or fewer would be left for the page after this one, they come with it. */
  maxLeftover: number;
}

/** A list, whichever page of it. */
type Unpaged = Omit<Listing, 'limit' | 'offset' | 'maxLeftover'>;

interface Listed extends Omit<SearchResult, 'products'> {
  cards: Card[];
  /** How many match in all. */
  total: number;
  facets: Facet[];
}

/** A page of active products, and how many match in all (decisions.md section 5). Equal sort keys are ordered by id. */
export async function listProducts(shop: Shop, listing: Listing): Promise<Listed> {
  const { offset, limit, maxLeftover } = listing;
  const most = limit + maxLeftover;
  const found = await listPage(shop, { ...listing, limit: most });
  return offset + most < found.total ? { ...found, cards: found.cards.slice(0, limit) } : found;
}

async function listPage(shop: Shop, listing: Listing): Promise<Listed> {
  await tagLists(shop, tagsOf(listing));
  const conditions = await conditionsOf(shop, listing);
  if (listing.keywords) {
    const found = await listFound(shop, listing, conditions);
    const miss = missOf(listing, found);
    if (miss) shop.searchMissed?.(miss);
    return found;
  }
  const [cards, counted] = await Promise.all([
    readCards(shop, listing, { where: allOf(conditions), apart: apartBy(conditions) }),
    readFacets(shop, listing, conditions),
  ]);
  return { cards, ...counted, help: 'none', showing: '' };
}

/** A page of the sorted list of what matches. */
async function readCards(shop: Shop, listing: Listing, { where, apart }: ListFound): Promise<Card[]> {
  const { families, sortBy, firstCategories = [], limit, offset, minRating } = listing;
  const before = sortBy ? [] : firstCategories.map((category) => desc(eq(products.category, category)));
  const all = { where, sortBy, apart, minRating };
  const found = await shop.db
    .select(columns)
    .from(products)
    .where(families ? and(where, firstOfFamily(all)) : where)
    .orderBy(...before, ...orderBy(sortBy))
    .limit(limit)
    .offset(offset);
  tagProducts(shop, found);
  return families ? cardsOf(shop, found, all) : found.map(alone);
}

const alone = (product: Product): Card => ({ product, family: null });

function count(shop: Shop, listing: Unpaged, all: ListFound): Promise<number> {
  if (!listing.families) return shop.db.$count(products, all.where);
  const isAll = !listing.keywords && isWhole(listing);
  return isAll ? countAllCards(shop, listing.category) : countCards(shop, all);
}

/** How many `listProducts` would find. */
export async function countProducts(shop: Shop, listing: Unpaged): Promise<number> {
  await tagLists(shop, tagsOf(listing));
  const conditions = await conditionsOf(shop, listing);
  const where = allOf(conditions);
  if (!listing.keywords) return count(shop, listing, { where, apart: apartBy(conditions) });
  return runSearch(shop.db, listing.keywords, 0, async (stage) => {
    const apart = apartBy({ ...conditions, named: await weightsApart(shop.db, stage) });
    const [version, total] = await Promise.all([
      readWordsVersion(shop.db),
      count(shop, listing, { where: and(where, foundBy(stage)), apart }),
    ]);
    return { version, ended: total > 0, answer: total };
  });
}

/** How many cards a list of all categories has in each that it has any of, by the filters, as `listProducts` would find them there. */
export async function countEachCategory(
  shop: Shop,
  filters: Filters,
): Promise<{ category: Category; total: number }[]> {
  await tagLists(shop, tagsOf({ ...filters, keywords: '' }));
  if (isWhole(filters)) {
    const all = categories.map(async (category) => ({
      category,
      total: await countAllCards(shop, category),
    }));
    return (await Promise.all(all)).filter(({ total }) => total > 0);
  }
  const conditions = await conditionsOf(shop, filters);
  const found = await countCardsByCategory(shop, {
    where: allOf(conditions),
    apart: apartBy(conditions),
  });
  return found.categories.sort(
    (one, other) => categories.indexOf(one.category) - categories.indexOf(other.category),
  );
}

/** The newest products of a category. */
export async function newestOf(shop: Shop, category: Category, limit: number): Promise<Product[]> {
  await tagLists(shop, [`list ${category}`]);
  const found = await shop.db
    .select(columns)
    .from(products)
    .where(and(eq(products.active, true), eq(products.category, category)))
    .orderBy(...orderBy())
    .limit(limit);
  tagProducts(shop, found);
  return found;
}

/** The newest products of every category: one statement for all. */
export async function newestOfEach(shop: Shop, limit: number): Promise<Map<Category, Product[]>> {
  await tagLists(
    shop,
    categories.map((category) => `list ${category}` as const),
  );
  const found = await shop.db
    .select(columns)
    .from(products)
    .where(
      sql`${products.id} in (
        select newest.id from unnest(${sql.param([...categories])}::category[]) as shelf (category)
        cross join lateral (
          select id from products where active and products.category = shelf.category
          order by created_at desc, id limit ${limit}
        ) as newest
      )`,
    )
    .orderBy(...orderBy());
  tagProducts(shop, found);
  return Map.groupBy(found, ({ category }) => category);
}

/**
 * A product whose code or whole title is typed is one of those found, and the first of them unless they are sorted. It is meant, and not its
 * family: its card stands for it alone.
 */
async function listFound(shop: Shop, listing: Listing, filtered: Conditions): Promise<Listed> {
  const narrowed = allOf(filtered);
  const { keywords, sortBy, families } = listing;
  const exact = await findExact(shop, keywords, narrowed);
  const { first, others, ...page } = pageAfter(exact, { ...listing, apart: apartBy(filtered) });
  const isExact = exact && eq(products.id, exact.id);
  const nothing: Listed = {
    cards: first.map(alone),
    ...(isExact ? await readFacets(shop, listing, filtered, isExact) : { total: 0, facets: [] }),
    ...plain,
  };
  tagProducts(shop, first);
  const isNeedless = needlessHelp(keywords, exact);
  return runSearch(shop.db, keywords, nothing, async (stage, { large }) => {
    if (isNeedless(stage.help)) return passOver(shop.db, nothing);
    const conditions = exact ? filtered : { ...filtered, named: await weightsApart(shop.db, stage) };
    const apart = apartBy(conditions);
    const meant = sortBy && (await thingItself(shop, stage, narrowed));
    const found = or(foundBy(stage, meant || stage.all), isExact);
    const where = and(narrowed, found);
    const asked = {
      large,
      limit: sortBy ? 0 : page.limit,
      offset: page.offset,
      narrowed: and(narrowed, others),
      apart,
    };
    const [{ version, products: best, ...how }, { total, facets }, sorted] = await Promise.all([
      families ? bestOfFamilies(shop.db, stage, asked) : bestOf(shop.db, stage, asked),
      readFacets(shop, listing, conditions, found),
      sortBy && readCards(shop, listing, { where, apart }),
    ]);
    tagProducts(shop, best);
    const cards = sorted ?? [
      ...first.map(alone),
      ...(families
        ? await cardsOf(shop, best, { where, apart, minRating: listing.minRating })
        : best.map(alone)),
    ];
    return { version, ended: total > 0, answer: { cards, total, facets, ...said(stage, exact ? {} : how) } };
  });
}

/** Of a sorted list what is the thing that was named, where there is any: the cheapest battery is no lead whose title speaks of them. */
async function thingItself(shop: Shop, stage: Stage, narrowed: SQL | undefined): Promise<string> {
  const {
    tiers: [best],
    inTurn,
  } = stage;
  if (inTurn) {
    const each = inTurn.map(async (one) => `(${(await thingItself(shop, one, narrowed)) || one.all})`);
    return (await Promise.all(each)).join('|');
  }
  if (!best) return '';
  const is = and(eq(products.active, true), narrowed, foundBy(stage, best.query));
  const [any] = await shop.db.select({ id: products.id }).from(products).where(is).limit(1);
  return any ? best.query : '';
}

/**
 * The active products that match some words best, misspelt or unfinished ones too (decisions.md section 5). One whose SKU,
 * barcode or whole title is what was typed comes first, and others only where they have the very words.
 */
export async function searchProducts(
  shop: Shop,
  { keywords, ...asked }: { keywords: string; families: boolean; limit: number; offset: number },
): Promise<SearchResult> {
  const exact = await findExact(shop, keywords);
  const { first, others: narrowed, limit, offset } = pageAfter(exact, asked);
  const nothing: SearchResult = { products: first, ...plain };
  const best = asked.families ? bestOfFamilies : bestOf;
  const isNeedless = needlessHelp(keywords, exact);
  return runSearch(shop.db, keywords, nothing, async (stage, { large }) => {
    if (isNeedless(stage.help)) return passOver(shop.db, nothing);
    const apart = exact ? undefined : await weightsApart(shop.db, stage);
    const found = await best(shop.db, stage, { large, limit, offset, narrowed, apart });
    // A page without products may be past the end of what this stage finds. What was typed whole is found by the first.
    const ended =
      exact !== undefined ||
      found.products.length > 0 ||
      (offset > 0 &&
        (await bestOf(shop.db, stage, { large, limit: 1, offset: 0, narrowed })).products.length > 0);
    const answer = { products: [...first, ...found.products], ...said(stage, exact ? {} : found) };
    return { version: found.version, ended, answer };
  });
}

/** Of what matches some words best, so many families, those that can be bought now. */
export async function searchInStock(shop: Shop, keywords: string, limit: number): Promise<Product[]> {
  const { products } = await searchProducts(shop, { keywords, families: true, limit, offset: 0 });
  return products.filter(isInStock);
}

/** A page of what a search finds, where `exact` stands before all others: whether it is on the page, and what else is. */
function pageAfter(
  exact: Product | undefined,
  {
    limit,
    offset,
    families,
    apart,
  }: { limit: number; offset: number; families?: boolean; apart?: Apart | undefined },
) {
  if (!exact) return { first: [], others: undefined, limit, offset };
  const isSibling = families && exact.familyId !== null;
  const isOfOtherFamily = sql`${products.familyId} is distinct from ${exact.familyId}`;
  // Its siblings stand on its card, but those of other ticked values.
  const isOnOtherCard = apart
    ? sql`(${isOfOtherFamily} or ${tickedOf(apart)} <> (select ${tickedOf(apart)} from ${products} where ${products.id} = ${exact.id}))`
    : isOfOtherFamily;
  const others = and(ne(products.id, exact.id), isSibling ? isOnOtherCard : undefined);
  return offset === 0
    ? { first: [exact], others, limit: limit - 1, offset }
    : { first: [], others, limit, offset: offset - 1 };
}

/** A search that did nothing but look for what was typed. */
const plain = { help: 'none', showing: '' } as const;

/** What a search did, by the first that it found; where it didn't find all of several things, which it found. */
const said = (
  { help, tiers }: Stage,
  { tier = 0, things }: { tier?: number | undefined; things?: string[] },
): Pick<SearchResult, 'help' | 'showing'> => {
  if (things) return { help: 'some words', showing: alternatives(things) };
  const showing = tiers[tier]?.showing ?? '';
  // All words were found where none of them is shown in place of the rest.
  return { help: help === 'some words' && !showing ? 'none' : help, showing };
};

interface StaffListing {
  /** '' for no search. */
  find: string;
  /** `low`: active with few units left; `off`: deactivated. */
  stock: 'all' | 'low' | 'off';
  /** Those in the archive, instead of those that are not. */
  archived: boolean;
  limit: number;
  offset: number;
}

/**
 * A page of all products for staff, newest first; `find` is part of a title, a SKU, a barcode or an id, or what a shopper would
 * search for.
 */
export async function listAllProducts(
  shop: Shop,
  { find, stock, archived, limit, offset }: StaffListing,
): Promise<{ products: Product[]; total: number }> {
  const asked = and(
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
    stock === 'off' ? eq(products.active, false) : undefined,
  );
  const inArchive = and(asked, isNotNull(products.archivedAt));
  const [found, all, archivedOnes] = await Promise.all([
    shop.db
      .select(columns)
      .from(products)
      .where(archived ? inArchive : and(asked, isNull(products.archivedAt)))
      .orderBy(desc(products.createdAt), asc(products.id))
      .limit(limit)
      .offset(offset),
    // Both are counted in an index, which those that are not in the archive would need one of their own for.
    archived ? 0 : shop.db.$count(products, asked),
    shop.db.$count(products, inArchive),
  ]);
  return { products: found, total: archived ? archivedOnes : all - archivedOnes };
}
