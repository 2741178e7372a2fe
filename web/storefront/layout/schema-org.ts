import { knownPostcode } from '#shop/delivery/postcode.ts';
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

/** Who sells, where it is enough to name them: the home page has the rest under the same id. */
export const shopThing = ({ shopName, publicUrl }: Pick<Seller, 'shopName' | 'publicUrl'>) => ({
  '@type': 'OnlineStore',
  '@id': `${publicUrl}/#shop`,
  name: shopName,
});

/** Who sells: what is set of it. */
export const organization = (seller: Seller) => ({
  ...shopThing(seller),
  url: `${seller.publicUrl}/`,
  logo: `${seller.publicUrl}/icon-512.png`,
  ...(seller.sellerName && { legalName: seller.sellerName }),
  ...(seller.sellerEmail && { email: seller.sellerEmail }),
  ...(seller.sellerPhone && { telephone: seller.sellerPhone }),
  ...(seller.vatNumber && { vatID: seller.vatNumber }),
  ...(seller.sellerAddress && { address: postalAddress(seller.sellerAddress) }),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    url: `${seller.publicUrl}/contact`,
    availableLanguage: 'en',
    ...(seller.sellerEmail && { email: seller.sellerEmail }),
    ...(seller.sellerPhone && { telephone: seller.sellerPhone }),
  },
});

/** An address that ends as the post wants it has town and postcode of its own; any other is told as one line. */
function postalAddress(address: string) {
  const lines = address.split(/\s*\n\s*|\s*,\s*/).filter(Boolean);
  const [town, last] = lines.slice(-2);
  const postalCode = lines.length > 2 ? knownPostcode(last ?? '') : undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: (postalCode ? lines.slice(0, -2) : lines).join(', '),
    ...(postalCode && { addressLocality: town, postalCode }),
    addressCountry: 'GB',
  };
}

/** Several things in one script. */
export const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });
