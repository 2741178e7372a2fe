import type { MetaDescriptor } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { listing } from '#wording/storefront/listing.ts';
import { imageUrl } from '../../ui/picture.tsx';
import { breadcrumbList, graph } from '../layout/structured.ts';
import { addressOf, titleOf, type Wanted, withoutFilters } from './wanted.ts';

/** What stands in the head of a shelf or a search, for search engines and for those it is shared with. */
export function aboutShelf(
  wanted: Wanted,
  first: ProductCard | undefined,
  { shopName, publicUrl }: { shopName: string; publicUrl: string },
): MetaDescriptor[] {
  const title = titleOf(wanted);
  const description = listing.description(title);
  const canonical = publicUrl + addressOf(withoutFilters(wanted));
  const category = wanted.category === 'all' ? undefined : wanted.category;
  return [
    { title: `${title} | ${shopName}` },
    { name: 'description', content: description },
    ...(wanted.words ? [{ name: 'robots', content: 'noindex' }] : []),
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
