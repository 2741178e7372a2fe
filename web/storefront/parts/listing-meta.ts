import type { MetaDescriptor } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { type CuratedList, curatedLists } from '#wording/storefront/curated-lists.ts';
import { shelf } from '#wording/storefront/listing.ts';
import { breadcrumbList, graph } from '../layout/schema-org.ts';
import { addressOf, type ListingQuery, titleOf, withoutFilters } from './listing-query.ts';
import { noIndex } from './page-meta.ts';
import { shareMeta } from './share-meta.ts';

/**
 * What stands in the head of a shelf or a search, for tabs, search engines and those it is shared with. A shelf that is narrowed
 * by one choice is a page of its own; more of them make too many pages of the same products. A search is for no index, but for those
 * that the shop links to itself.
 *
 * @param choice the value of what is chosen first of attributes, in words
 * @param isEmpty nothing is on it: then it is for no index
 */
export function listingMeta(
  query: ListingQuery,
  {
    shopName,
    publicUrl,
    choice,
    isEmpty = false,
  }: { shopName: string; publicUrl: string; choice?: string | undefined; isEmpty?: boolean },
): MetaDescriptor[] {
  const choices = Object.values(query.attributes).flat();
  const isOneChoice = choices.length === 1 && typeof choices[0] === 'string' && !query.keywords;
  const curated = curatedList(query);
  const [named, about] = query.keywords
    ? [curated?.title ?? titleOf(query), curated?.about]
    : shelf.heads[shelfOf(query)];
  const title = isOneChoice && choice ? shelf.narrowed(named, choice) : named;
  const isOfManySearches = query.keywords && (!curated || choices.length > 0);
  const description = shelf.description(title === named && about ? about : title);
  const canonical =
    publicUrl + addressOf({ ...withoutFilters(query), ...(isOneChoice && { attributes: query.attributes }) });
  return [
    { title: `${title} | ${shopName}` },
    { name: 'description', content: description },
    ...(isOfManySearches || choices.length > 1 || (isEmpty && choices.length > 0) ? [noIndex] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...shareMeta({
      type: 'website',
      shopName,
      title,
      description,
      url: canonical,
      image: `${publicUrl}/share/shop/${shelfOf(query)}.jpg`,
      // It shows the shelf, whatever was searched for on it.
      alt: titleOf({ ...withoutFilters(query), keywords: '' }),
    }),
  ];
}

/** What the shop says of a search that it links to itself; undefined of any other list. */
export const curatedList = ({ category, discountZone, keywords }: ListingQuery): CuratedList | undefined =>
  category === 'all' && !discountZone ? curatedLists.get(keywords) : undefined;

/** The trail to a shelf and what stands on it, for search engines; nothing where there is neither. */
export function listingStructuredData(query: ListingQuery, products: ProductCard[], publicUrl: string) {
  const category = query.category === 'all' ? undefined : query.category;
  const things = [
    // A trail of one step is none.
    ...(category ? [breadcrumbList(publicUrl, category)] : []),
    ...(products.length > 0 && (!query.keywords || curatedList(query))
      ? [itemList(products, publicUrl)]
      : []),
  ];
  return things.length > 0 ? graph(...things) : undefined;
}

/** The shelf whose picture stands for the list. */
const shelfOf = ({ category, discounted, keywords }: ListingQuery) =>
  category === 'all' && discounted && !keywords ? ('discount' as const) : category;

/** What is on the shelf, as Google's carousels of a summary page want it: addresses in their order. */
const itemList = (products: ProductCard[], publicUrl: string) => ({
  '@type': 'ItemList',
  itemListElement: products.map((product, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    url: publicUrl + productPath(product),
  })),
});
