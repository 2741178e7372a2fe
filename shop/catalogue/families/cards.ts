import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import type { Category, SortBy } from '#database/enums.ts';
import { attributes, families, products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import type { Attribute, AttributeValues } from '../attributes/attribute.ts';
import { tagProducts } from '../cache-tags.ts';
import type { Apart } from '../filters.ts';
import { type Product, productColumns } from '../product.ts';
import { type UnitPrice, unitPriceOf } from '../unit-price.ts';
import { sameThingAxes } from './axes.ts';

/*
 * In a list of families, a card stands for those members of a family that the list finds: for one of them it is the card of
 * that product, for several a card of the family. Where several values of an attribute are ticked, the members that have each
 * of them are a card.
 */

/** What the members of a family that a list finds have in common. */
export interface FamilyCard {
  id: number;
  title: string;
  /** The axes by which these members differ, in the family's order, with the number of their values. */
  axes: { key: string; label: string; values: number }[];
  members: number;
  /** The lowest of those in stock, or of all where none is. */
  pricePence: number;
  /** Which of them has that price. */
  cheapest: { id: string; slug: string };
  unitPrice: UnitPrice | null;
  pricesDiffer: boolean;
  /** Units of all together. */
  available: number;
  starSum: number;
  reviewCount: number;
}

/** What one place in a list shows: a product, and the family that it stands for there. */
export interface Card {
  product: Product;
  family: FamilyCard | null;
}

/** The keys by which a list is sorted, the first one first; none is null. Behind them, lists are sorted by id. */
export interface SortKey {
  key: SQL;
  falls: boolean;
}

const sortKeys: Record<SortBy, SortKey[]> = {
  newest: [{ key: sql`${products.createdAt}`, falls: true }],
  priceLowToHigh: [{ key: sql`${products.pricePence}`, falls: false }],
  priceHighToLow: [{ key: sql`${products.pricePence}`, falls: true }],
  // What has no unit price, no review or no sale comes last.
  unitPrice: [{ key: sql`coalesce(${products.unitPence}, 'infinity')`, falls: false }],
  rating: [
    {
      key: sql`coalesce(${products.starSum}::double precision / nullif(${products.reviewCount}, 0), 0)`,
      falls: true,
    },
    { key: sql`${products.reviewCount}`, falls: true },
  ],
  // What is in stock first; of what sold alike, what has the most stars.
  bestSelling: [
    { key: sql`${products.inStock}`, falls: true },
    { key: sql`${products.soldLately}`, falls: true },
    { key: sql`${products.starSum}`, falls: true },
  ],
};

/** How a list is ordered: equal ones by id. */
export const orderBy = (sortBy: SortBy = 'newest'): SQL[] => [
  ...sortKeys[sortBy].map(({ key, falls }) => (falls ? desc(key) : asc(key))),
  asc(products.id),
];

/** Those of the ticked values that a product has: with its family they tell its card. */
export const tickedOf = ({ valueIds }: Apart): SQL =>
  sql`intarray._int_inter(${products.facets}, ${sql.param(valueIds)}::int[])`;

/** The same of a product that was read. */
export const cardKey = (
  { familyId, attributes }: { familyId: number | null; attributes: AttributeValues },
  apart: Apart | undefined,
): string => JSON.stringify([familyId, ...(apart?.keys ?? []).map((key) => attributes[key])]);

/** What a list finds, and by what its cards of one family stand apart. */
export interface ListFound {
  where: SQL | undefined;
  sortBy?: SortBy | undefined;
  apart?: Apart | undefined;
  /** The least stars of its own that each has. */
  minRating?: number | undefined;
}

/**
 * Of the products that a list finds, the one of each card that is sorted before its siblings, in stock if any is, and those of no
 * family: a list is then in the order of the prices that its cards show.
 */
export const firstOfFamily = ({ where, sortBy = 'newest', apart }: ListFound): SQL =>
  firstOfFamilyBy(where, [{ key: sql`${products.inStock}`, falls: true }, ...sortKeys[sortBy]], apart);

/** The same for a list that is sorted by other keys. */
export function firstOfFamilyBy(where: SQL | undefined, keys: SortKey[], apart?: Apart): SQL {
  // Within the brackets `products` is the siblings, outside of them the product of the list.
  const ticked = apart ? sql`${tickedOf(apart)} as ticked, ` : sql``;
  const siblings = sql`(select ${products.id}, ${products.familyId}, ${ticked}${sql.join(
    keys.map(({ key }, place) => sql`${key} as ${name(place)}`),
    sql`, `,
  )} from ${products} where ${and(isNotNull(products.familyId), where)}) as sibling`;
  let before: SQL = sql`sibling.id < ${products.id}`;
  for (const [place, { key, falls }] of [...keys.entries()].reverse())
    before = sql`(sibling.${name(place)} ${sql.raw(falls ? '>' : '<')} ${key} or (sibling.${name(place)} = ${key} and ${before}))`;
  const alike = apart ? sql`sibling.ticked = ${tickedOf(apart)} and ` : sql``;
  return sql`not exists (select from ${siblings} where sibling.family_id = ${products.familyId} and ${alike}${before})`;
}

const name = (place: number) => sql.raw(`key_${place}`);

const cardsBy = (ofFamilies: SQL) =>
  sql<number>`count(*) filter (where ${products.familyId} is null) + ${ofFamilies}`.mapWith(Number);
const cards = cardsBy(sql`count(distinct ${products.familyId})`);
const cardsApart = (apart: Apart) =>
  cardsBy(
    sql`count(distinct (${products.familyId}, ${tickedOf(apart)})) filter (where ${products.familyId} is not null)`,
  );

/** How many cards stand for the products that a list finds. */
export async function countCards({ db }: Pick<Shop, 'db'>, { where, apart }: ListFound): Promise<number> {
  const [row] = await db
    .select({ cards: apart ? cardsApart(apart) : cards })
    .from(products)
    .where(where);
  return row?.cards ?? 0;
}

/** The same, and in each category, those with the most first. */
export async function countCardsByCategory(
  { db }: Pick<Shop, 'db'>,
  { where, apart }: ListFound,
): Promise<{ total: number; categories: { category: Category; total: number }[] }> {
  const total = apart ? cardsApart(apart) : cards;
  const rows = await db
    .select({ category: sql<Category | null>`${products.category}`, total })
    .from(products)
    .where(where)
    .groupBy(sql`grouping sets ((${products.category}), ())`)
    .orderBy(desc(total), asc(products.category));
  return {
    total: rows.find(({ category }) => category === null)?.total ?? 0,
    categories: rows.flatMap(({ category, total }) => (category === null ? [] : { category, total })),
  };
}

/** The same of a whole category, or of all: families know how many of their members are on sale. */
export async function countAllCards({ db }: Pick<Shop, 'db'>, category: Category | 'all'): Promise<number> {
  const ofCategory = category === 'all' ? undefined : eq(families.category, category);
  const [active, siblings] = await Promise.all([
    db.$count(
      products,
      and(sql`${products.active}`, category === 'all' ? undefined : eq(products.category, category)),
    ),
    db
      .select({
        count: sql<number>`coalesce(sum(greatest(${families.activeMembers} - 1, 0)), 0)`.mapWith(Number),
      })
      .from(families)
      .where(ofCategory),
  ]);
  return active - (siblings[0]?.count ?? 0);
}

/**
 * The cards of the first members of families, and of products of none. A family's card is that of the first of the members found,
 * by the list's order, that is in stock, or else of the first, and says what else there is.
 */
export async function cardsOf(
  shop: Shop,
  found: Product[],
  { where, sortBy, apart, minRating = 0 }: ListFound,
): Promise<Card[]> {
  const ids = [...new Set(found.flatMap(({ familyId }) => familyId ?? []))];
  if (ids.length === 0) return found.map((product) => ({ product, family: null }));
  const ofFamilies = sql`${products.familyId} = any(${sql.param(ids)}::int[])`;
  const [all, known] = await Promise.all([
    shop.db
      .select({ ...memberColumns, isFound: sql<boolean>`coalesce(${where ?? sql`true`}, false)` })
      .from(products)
      .where(ofFamilies)
      .orderBy(...orderBy(sortBy)),
    readCardFamilies(shop, ids),
  ]);
  // What changes in any of them may change the card.
  tagProducts(shop, all);
  const members = all.filter(({ isFound }) => isFound);
  const byCard = Map.groupBy(members, (member) => cardKey(member, apart));
  const shown = found.map((first) => {
    const some = byCard.get(cardKey(first, apart)) ?? [];
    const family = known.get(first.familyId ?? 0);
    const lead = isInStock(first) ? first : (some.find(isInStock) ?? first);
    return {
      first,
      lead: lead.id,
      family: family && some.length > 1 ? cardOf(family, some) : null,
    };
  });
  const others = await readProducts(
    shop,
    shown.flatMap(({ first, lead, family }) => (family && lead !== first.id ? [lead] : [])),
  );
  // A list by rating keeps the product's own, which it is sorted or narrowed by.
  const isByRating = sortBy === 'rating' || minRating > 0;
  return shown.map(({ first, lead, family }) => {
    const product = (family && others.get(lead)) ?? first;
    const own = known.get(product.familyId ?? 0);
    if (!own || isByRating) return { product, family };
    const range = all.filter(({ familyId }) => familyId === own.id);
    return { product: { ...product, ...reviewsOf(product, own.axes, range) }, family };
  });
}

/**
 * As on its page: what is said of a product in all its sizes and colours, whichever of them the list found; where that is nothing,
 * what is said of its range.
 */
export function reviewsOf(
  product: Pick<Product, 'attributes'>,
  axes: readonly Pick<Attribute, 'key'>[],
  range: readonly Reviewed[],
): Pick<Product, 'starSum' | 'reviewCount'> {
  const same = range.filter(({ attributes }) =>
    axes.every(
      ({ key }) => sameThingAxes.includes(key) || String(attributes[key]) === String(product.attributes[key]),
    ),
  );
  const own = sumReviews(same);
  return own.reviewCount > 0 ? own : sumReviews(range.filter(({ active }) => active));
}

type Reviewed = Pick<Product, 'attributes' | 'active' | 'starSum' | 'reviewCount'>;

const sumReviews = (members: readonly Reviewed[]): Pick<Product, 'starSum' | 'reviewCount'> => ({
  starSum: members.reduce((total, { starSum }) => total + starSum, 0),
  reviewCount: members.reduce((total, { reviewCount }) => total + reviewCount, 0),
});

export const isInStock = ({ onHand, reserved }: Pick<Product, 'onHand' | 'reserved'>) => onHand > reserved;

const memberColumns = {
  id: products.id,
  slug: products.slug,
  version: products.version,
  active: products.active,
  familyId: products.familyId,
  category: products.category,
  pricePence: products.pricePence,
  onHand: products.onHand,
  reserved: products.reserved,
  starSum: products.starSum,
  reviewCount: products.reviewCount,
  attributes: products.attributes,
};
type Member = Pick<Product, Exclude<keyof typeof memberColumns, 'attributes'>> & {
  attributes: AttributeValues;
};

interface CardFamily {
  id: number;
  title: string;
  axes: { key: string; label: string }[];
}

async function readCardFamilies({ db }: Shop, ids: number[]): Promise<Map<number, CardFamily>> {
  const rows = await db
    .select({
      id: families.id,
      title: families.title,
      axes: sql<
        CardFamily['axes']
      >`(select json_agg(json_build_object('key', ${attributes.key}, 'label', ${attributes.label})
        order by array_position(${families.axes}, ${attributes.key}))
        from ${attributes} where ${attributes.key} = any(${families.axes}))`,
    })
    .from(families)
    .where(sql`${families.id} = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map((row) => [row.id, { ...row, axes: row.axes ?? [] }]));
}

function cardOf({ id, title, axes }: CardFamily, members: Member[]): FamilyCard {
  const sum = (read: (member: Member) => number) => members.reduce((total, one) => total + read(one), 0);
  const sold = members.some(isInStock) ? members.filter(isInStock) : members;
  const cheapest = sold.reduce((least, one) => (one.pricePence < least.pricePence ? one : least));
  const units = members.map(unitPriceOf).filter((unit) => unit !== null);
  const counted = axes.map(({ key, label }) => ({
    key,
    label,
    values: new Set(members.map(({ attributes }) => String(attributes[key]))).size,
  }));
  return {
    id,
    title,
    axes: counted.filter(({ values }) => values > 1),
    members: members.length,
    pricePence: cheapest.pricePence,
    cheapest: { id: cheapest.id, slug: cheapest.slug },
    pricesDiffer: new Set(members.map(({ pricePence }) => pricePence)).size > 1,
    unitPrice: units.toSorted((one, other) => one.pence - other.pence)[0] ?? null,
    available: sum(({ onHand, reserved }) => onHand - reserved),
    ...sumReviews(members),
  };
}

async function readProducts({ db }: Shop, ids: string[]): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map();
  const found = await db.select(productColumns).from(products).where(among(products.id, ids));
  return new Map(found.map((product) => [product.id, product]));
}
