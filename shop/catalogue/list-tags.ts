import type { Category } from '#database/enums.ts';
import { categories } from '#database/enums.ts';

/** Cache tags of lists: which products a list has, and in what order. A product that it shows has a tag of its own. */
export type ListTag =
  | `list ${Place}`
  | `discounted ${Place}`
  | `prices ${Place}`
  | typeof searches
  | typeof deals
  | typeof searchWords;
type Place = Category | 'all';

/** What a search finds, whatever the words. */
const searches = 'searches';
/** The words that searches know (search/vocabulary.ts). No page has it: what moves them moves what searches find. */
export const searchWords = 'search words';
/** The products with the deepest quantity discounts that are in stock. */
export const deals = 'deals';

const places: Place[] = ['all', ...categories];
export const listTags: ListTag[] = [
  ...places.flatMap((place): ListTag[] => [`list ${place}`, `discounted ${place}`, `prices ${place}`]),
  searches,
  deals,
];

/** More than any product costs. */
export const anyPence = 999_900;

/** What a list asks for, as far as it decides which changes move it. */
export interface Asked {
  category: Place;
  discounted: boolean;
  minPence: number;
  maxPence: number;
  sortBy?: 'newest' | 'priceLowToHigh' | 'priceHighToLow';
  keywords: string;
}

export function tagsOf({ category, discounted, keywords, minPence, maxPence, sortBy }: Asked): ListTag[] {
  const members: ListTag = keywords ? searches : `${discounted ? 'discounted' : 'list'} ${category}`;
  const usesPrice =
    minPence > 0 || maxPence < anyPence || sortBy === 'priceLowToHigh' || sortBy === 'priceHighToLow';
  return usesPrice ? [members, `prices ${category}`] : [members];
}

/** What of a product decides where it stands in lists. */
export interface Listed {
  active: boolean;
  category: Category;
  title: string;
  description: string;
  features: string[];
  pricePence: number;
  tierPercents: number[];
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
  const inTheirPlaces = (kind: 'list' | 'discounted' | 'prices'): ListTag[] => [
    `${kind} all`,
    ...new Set(shown.map((product): ListTag => `${kind} ${product.category}`)),
  ];
  const isDiscounted = (product: Listed) => product.tierPercents.length > 0;
  const comesOrGoes = differs(({ category }) => category);
  const discounted = shown.some(isDiscounted);
  return [
    ...(comesOrGoes ? inTheirPlaces('list') : []),
    ...(discounted && (comesOrGoes || differs(isDiscounted)) ? inTheirPlaces('discounted') : []),
    ...(differs(({ pricePence }) => pricePence) ? inTheirPlaces('prices') : []),
    ...(differs(({ category, title, description, features, tierPercents }) => [
      category,
      title,
      description,
      features,
      tierPercents.length > 0,
    ])
      ? [searches as ListTag]
      : []),
    ...(discounted &&
    differs(({ tierPercents, onHand, reserved }) => [tierPercents.at(-1), onHand > reserved])
      ? [deals as ListTag]
      : []),
  ];
}
