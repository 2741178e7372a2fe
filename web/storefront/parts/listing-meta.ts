import type { MetaDescriptor } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { listing } from '#wording/storefront/listing.ts';
import { imageUrl } from '../../ui/picture.tsx';
import { breadcrumbList, graph } from '../layout/schema-org.ts';
import { addressOf, type ListingQuery, titleOf, withoutFilters } from './listing-query.ts';

/** What stands in the head of a shelf or a search, for search engines and for those it is shared with. */
export function listingMeta(
  query: ListingQuery,
  first: ProductCard | undefined,
  { shopName, publicUrl }: { shopName: string; publicUrl: string },
): MetaDescriptor[] {
  const title = titleOf(query);
  const description = listing.description(title);
  const canonical = publicUrl + addressOf(withoutFilters(query));
  const category = query.category === 'all' ? undefined : query.category;
  return [
    { title: `${title} | ${shopName}` },
    { name: 'description', content: description },
    ...(query.keywords ? [{ name: 'robots', content: 'noindex' }] : []),
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
