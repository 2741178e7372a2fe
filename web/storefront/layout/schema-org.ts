import type { Settings } from '#shop/shop.ts';
import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';

/** What is told of the shop. `publicUrl` has no slash at its end. */
export type Seller = Pick<
  Settings,
  'shopName' | 'publicUrl' | 'sellerName' | 'sellerAddress' | 'sellerEmail' | 'sellerPhone' | 'vatNumber'
>;

/** What search engines read of several pages (schema.org). */

/** The way to a page from all products over its category; the page itself is the last, without an address. */
export function breadcrumbList(
  publicUrl: string,
  category: keyof typeof categories | undefined,
  page?: string,
) {
  const steps = [
    { name: layout.all, item: `${publicUrl}/shop/all` },
    ...(category ? [{ name: categories[category], item: `${publicUrl}/shop/${category}` }] : []),
    ...(page ? [{ name: page }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
  };
}

/** Who sells: what is set of it. */
export const organization = (seller: Seller) => ({
  '@type': 'Organization',
  '@id': `${seller.publicUrl}/#shop`,
  name: seller.shopName,
  url: `${seller.publicUrl}/`,
  logo: `${seller.publicUrl}/icon-512.png`,
  ...(seller.sellerName && { legalName: seller.sellerName }),
  ...(seller.sellerEmail && { email: seller.sellerEmail }),
  ...(seller.sellerPhone && { telephone: seller.sellerPhone }),
  ...(seller.vatNumber && { vatID: seller.vatNumber }),
  ...(seller.sellerAddress && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: seller.sellerAddress.split(/\s*\n\s*/).join(', '),
      addressCountry: 'GB',
    },
  }),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    url: `${seller.publicUrl}/contact`,
    availableLanguage: 'en',
    ...(seller.sellerEmail && { email: seller.sellerEmail }),
    ...(seller.sellerPhone && { telephone: seller.sellerPhone }),
  },
});

/** Several things in one script. */
export const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });
