import type { MetaDescriptor } from 'react-router';
import { homeHead } from '#wording/storefront/home-head.ts';
import { graph, organization, type Seller } from '../layout/schema-org.ts';
import { returnPolicy, shippingService } from './offer-terms.ts';
import { shareMeta } from './share-meta.ts';

/** What stands in the head of the home page, for search engines and for those it is shared with. */
export function homeMeta(seller: Seller, preloads: MetaDescriptor[] = []): MetaDescriptor[] {
  const { shopName, publicUrl } = seller;
  const title = homeHead.title(shopName);
  return [
    { title },
    { name: 'description', content: homeHead.description },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/` },
    ...shareMeta({
      type: 'website',
      shopName,
      title,
      description: homeHead.description,
      url: `${publicUrl}/`,
      image: `${publicUrl}/share/home.jpg`,
      alt: title,
    }),
    ...preloads,
  ];
}

/** The seller and the shop, for search engines. */
export const homeStructuredData = (seller: Seller) =>
  graph(
    {
      ...organization(seller),
      hasMerchantReturnPolicy: returnPolicy(seller.publicUrl),
      hasShippingService: shippingService(),
    },
    {
      '@type': 'WebSite',
      name: seller.shopName,
      url: `${seller.publicUrl}/`,
      publisher: { '@id': `${seller.publicUrl}/#shop` },
    },
  );
