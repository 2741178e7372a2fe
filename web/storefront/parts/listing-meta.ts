import type { MetaDescriptor } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { shelf } from '#wording/storefront/listing.ts';
import { imageUrl } from '../../ui/picture.tsx';
import { breadcrumbList, graph } from '../layout/schema-org.ts';
import { addressOf, type ListingQuery, titleOf, withoutFilters } from './listing-query.ts';

/**
 * What stands in the head of a shelf or a search, for search engines and for those it is shared with. A shelf that is narrowed
 * by one choice is a page of its own; more of them make too many pages of the same products.
 *
 * @param choice the first of what is chosen of attributes, in words
 */
export function listingMeta(
  query: ListingQuery,
  first: ProductCard | undefined,
  { shopName, publicUrl, choice }: { shopName: string; publicUrl: string; choice?: string | undefined },
): MetaDescriptor[] {
  const choices = Object.values(query.attributes).flat();
  const isOneChoice = choices.length === 1 && typeof choices[0] === 'string' && !query.keywords;
  const title = isOneChoice && choice ? shelf.narrowed(titleOf(query), choice) : titleOf(query);
  const description = shelf.description(title);
  const canonical =
    publicUrl + addressOf({ ...withoutFilters(query), ...(isOneChoice && { attributes: query.attributes }) });
  const category = query.category === 'all' ? undefined : query.category;
  return [
    { title: `${title} | ${shopName}` },
    { name: 'description', content: description },
    ...(query.keywords || choices.length > 1 ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shopName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(first ? [{ property: 'og:image', content: publicUrl + imageUrl(first.image, 1280) }] : []),
    // A trail of one step is none.
    ...(category ? [{ 'script:ld+json': graph(breadcrumbList(publicUrl, category)) }] : []),
  ];
}
