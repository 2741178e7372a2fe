import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';

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

/** The seller. */
export const organization = (shopName: string, publicUrl: string) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#shop`,
  name: shopName,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
});

/** Several things in one script. */
export const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });
