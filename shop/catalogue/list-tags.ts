import type { Category } from '#database/enums.ts';
import { categories } from '#database/enums.ts';

/** Cache tags of lists: which products a list has, and in what order. A product that it shows has a tag of its own. */
export type ListTag =
  | `list ${Place}`
  | `discounted ${Place}`
  | `prices ${Place}`
  | `attributes ${Place}`
  | `stock ${Place}`
  | `ratings ${Place}`
  | typeof bestSellers
  | typeof boughtTogether
  | typeof attributeDefinitions
  | typeof searches
  | typeof deals
  | typeof searchWords;
type Place = Category | 'all';

/** What a search finds, whatever the words. */
export const searches = 'searches';
/** The words that searches know (search/vocabulary.ts). No page has it: what moves them moves what searches find. */
export const searchWords = 'search words';
/** What sold most lately, in any order that goes by it. */
export const bestSellers = 'best sellers';
/** What was bought with what. */
export const boughtTogether = 'bought together';
/** Which attributes there are, and what they are called. */
export const attributeDefinitions = 'attribute definitions';
/** The products with the best quantity discounts that are in stock. */
export const deals = 'deals';

const places: Place[] = ['all', ...categories];
export const listTags: ListTag[] = [
  ...places.flatMap((place): ListTag[] => [
    `list ${place}`,
    `discounted ${place}`,
    `prices ${place}`,
    `attributes ${place}`,
    `stock ${place}`,
    `ratings ${place}`,
  ]),
  searches,
  deals,
  bestSellers,
  boughtTogether,
  attributeDefinitions,
];

/** More than any product costs. */
export const unboundedPence = 999_900;

/** What a list asks for, as far as it decides which changes move it. */
export interface Asked {
  category: Place;
  discounted: boolean;
  minPence: number;
  maxPence: number;
  inStock: boolean;
  minRating: number;
  sortBy?: string | undefined;
  keywords: string;
}

export function tagsOf(asked: Asked): ListTag[] {
  const { category, discounted, keywords, minPence, maxPence, inStock, minRating, sortBy = '' } = asked;
  const members: ListTag = keywords ? searches : `${discounted ? 'discounted' : 'list'} ${category}`;
  const usesPrice =
    minPence > 0 ||
    maxPence < unboundedPence ||
    ['priceLowToHigh', 'priceHighToLow', 'unitPrice'].includes(sortBy);
  return [
    members,
    // Every list counts what it could be narrowed to.
    `attributes ${category}`,
    attributeDefinitions,
    ...(usesPrice ? [`prices ${category}` as const] : []),
    ...(inStock || sortBy === 'bestSelling' ? [`stock ${category}` as const] : []),
    ...(minRating > 0 || ['rating', 'bestSelling'].includes(sortBy) ? [`ratings ${category}` as const] : []),
    ...(sortBy === 'bestSelling' ? [bestSellers as ListTag] : []),
  ];
}

/** What of a product decides where it stands in lists. */
export interface Listed {
  active: boolean;
  category: Category;
  title: string;
  description: string;
  features: string[];
  sku?: string | null;
  barcode?: string | null;
  pricePence: number;
  tierQuantities: number[];
  tierPercents: number[];
  attributes: Record<string, unknown>;
  familyId?: number | null;
  reviewCount: number;
  starSum: number;
  onHand: number;
  reserved: number;
}

/**
 * The tags of all lists that may have other products, or another order, after a product changed; undefined stands for one
 * that was not there. Lists that showed it before are not among them where it only leaves: they have its own tag.
 */
export function tagsMoved(before: Listed | undefined, after: Listed): ListTag[] {
  const shown = [before, after].filter((product) => product?.active) as Listed[];
  if (shown.length === 0) return [];
  const differs = (read: (product: Listed) => unknown) =>
    shown.length === 1 || JSON.stringify(read(shown[0] as Listed)) !== JSON.stringify(read(after));
  const inTheirPlaces = (
    kind: 'list' | 'discounted' | 'prices' | 'attributes' | 'stock' | 'ratings',
  ): ListTag[] => [`${kind} all`, ...new Set(shown.map((product): ListTag => `${kind} ${product.category}`))];
  const isDiscounted = (product: Listed) => product.tierPercents.length > 0;
  // A card may stand for it that did not.
  const comesOrGoes = differs(({ category, familyId = null }) => [category, familyId]);
  // What comes or goes moves the lists themselves, however they are narrowed.
  const movedBy = (kind: 'attributes' | 'stock' | 'ratings', read: (product: Listed) => unknown) =>
    !comesOrGoes && differs(read) ? inTheirPlaces(kind) : [];
  const discounted = shown.some(isDiscounted);
  return [
    ...(comesOrGoes ? inTheirPlaces('list') : []),
    ...(discounted && (comesOrGoes || differs(isDiscounted)) ? inTheirPlaces('discounted') : []),
    ...(differs(({ pricePence }) => pricePence) ? inTheirPlaces('prices') : []),
    ...movedBy('attributes', ({ attributes }) => sorted(attributes)),
    ...movedBy('stock', ({ onHand, reserved }) => onHand > reserved),
    ...movedBy('ratings', ({ reviewCount, starSum }) => [reviewCount, starSum]),
    ...(differs(
      ({
        category,
        familyId = null,
        title,
        description,
        features,
        attributes,
        sku,
        barcode,
        tierPercents,
      }) => [
        category,
        familyId,
        title,
        description,
        features,
        sorted(attributes),
        sku,
        barcode,
        tierPercents.length > 0,
      ],
    )
      ? [searches as ListTag]
      : []),
    ...(discounted &&
    differs(({ tierQuantities, tierPercents, onHand, reserved, familyId = null }) => [
      tierQuantities,
      tierPercents,
      onHand > reserved,
      familyId,
    ])
      ? [deals as ListTag]
      : []),
  ];
}

/** What is stated is the same in whatever order. */
const sorted = (attributes: Record<string, unknown>) =>
  Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1));
