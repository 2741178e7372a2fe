import type { MetaDescriptor } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { homeHead } from '#wording/storefront/home-head.ts';
import { imageUrl } from '../../ui/picture.tsx';
import { graph, organization, type Seller } from '../layout/schema-org.ts';
import { returnPolicy } from './offer-terms.ts';

/** What stands in the head of the home page, for search engines and for those it is shared with. */
export function homeMeta(
  first: ProductCard | undefined,
  { seller, preloads }: { seller: Seller; preloads: MetaDescriptor[] },
): MetaDescriptor[] {
  const { shopName, publicUrl } = seller;
  const title = homeHead.title(shopName);
  return [
    { title },
    { name: 'description', content: homeHead.description },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/` },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: homeHead.description },
    { property: 'og:url', content: `${publicUrl}/` },
    {
      'script:ld+json': graph(
        { ...organization(seller), hasMerchantReturnPolicy: returnPolicy(publicUrl) },
        {
          '@type': 'WebSite',
          name: shopName,
          url: `${publicUrl}/`,
          publisher: { '@id': `${publicUrl}/#shop` },
        },
      ),
    },
    ...preloads,
    ...(first ? [{ property: 'og:image', content: publicUrl + imageUrl(first.image, 1280) }] : []),
  ];
}
