import { Search, X } from 'lucide-react';
import type { ProductCard } from '#contract/product-card.ts';
import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';
import { suggestions as text } from '#wording/storefront/suggestions.ts';
import { cardLink } from '../parts/unchosen-size.ts';
import { searchPath } from './search-path.ts';
import type { Found, Suggestions } from './suggestions.ts';

/** What the search box offers, one by one. */
export interface SearchOption {
  /** Where it leads; '' for what forgets the recent searches. */
  to: string;
  product?: ProductCard;
  page?: NonNullable<Suggestions['page']>;
  label?: string;
  icon?: typeof Search;
  /** A search that is remembered once it is chosen. */
  searched?: string;
  /** A line parts it from the products above. */
  parted?: boolean;
}

const maxCategories = 3;

/** Of an empty box: what was searched for lately, and how to forget it. */
const recentOptions = (searches: readonly string[]): SearchOption[] =>
  searches.length === 0
    ? []
    : [
        ...searches.map((words) => ({ to: searchPath(words), label: words, icon: Search, searched: words })),
        { to: '', label: text.forget, icon: X },
      ];

const searchFor = (words: string) => ({ to: searchPath(words), searched: words });

/** Where no suggestion can be had the words can be searched for all the same. */
export const firstOptions = (found: Found, words: string, searches: readonly string[]): SearchOption[] =>
  typeof found === 'object'
    ? suggestionOptions(found)
    : found === 'unanswered'
      ? [{ ...searchFor(words), label: text.all() }]
      : recentOptions(searches);

/** And the shelves. */
export const shelves: readonly SearchOption[] = [
  ...Object.entries(categories).map(([category, label]) => ({ to: `/shop/${category}`, label })),
  { to: '/shop/discount', label: layout.discount },
  { to: '/shop/all', label: layout.all },
];

/** The page that answers comes first. Where there is nothing at all, that is said, and leads to what is shown instead. */
function suggestionOptions(found: Suggestions): SearchOption[] {
  const { keywords, products, page, instead, counts } = found;
  const all = searchFor(keywords);
  const offer = offerTo(keywords);
  // What is said beside products that are found leads nowhere (suggestion-list.tsx).
  const leads = page && (page.path || products.length === 0);
  const answer = leads ? [{ ...(page.path ? { to: page.path } : all), page }] : [];
  if (products.length === 0)
    return page ? [...answer, ...instead.map(offer)] : [{ ...all, label: text.nothing(keywords) }];
  const more = [...categoriesOf(found), { ...all, label: text.all(counts?.total) }];
  const offers = products.map(offer);
  return [
    ...(page?.isBelow ? [...offers, ...answer] : [...answer, ...offers]),
    ...more.map((option, place) => ({ ...option, parted: place === 0 })),
  ];
}

/** Of all sizes, but to whoever typed one. */
const offerTo =
  (keywords: string) =>
  (product: ProductCard): SearchOption => {
    const [, size = ''] = /, size ([^ ,]+)/.exec(product.title) ?? [];
    const isTyped = keywords.toLowerCase().split(/\s+/).includes(size.toLowerCase());
    const { to, title } = cardLink(isTyped ? { ...product, family: null } : product);
    return { to, product: { ...product, title } };
  };

/**
 * The categories that the words fit, which are those of the best products: others may only speak of the thing. Where all results
 * are in one, all of it.
 */
function categoriesOf({ keywords, products, counts }: Suggestions): SearchOption[] {
  const [first, ...others] = counts?.categories ?? [];
  if (first && others.length === 0)
    return [{ to: `/shop/${first.category}`, label: text.shelf(categories[first.category]) }];
  const shown = (category: string) => products.filter((product) => product.category === category).length;
  return (counts?.categories ?? [])
    .filter(({ category }) => shown(category) > 0)
    .sort((one, other) => shown(other.category) - shown(one.category))
    .slice(0, maxCategories)
    .map(({ category, total }) => ({
      to: `/shop/${category}?${new URLSearchParams({ q: keywords })}`,
      label: text.inCategory(categories[category], total),
      searched: keywords,
    }));
}
