import type { MetaDescriptor } from 'react-router';
import type { WireProduct } from '#contract/catalogue.ts';
import { hazardOf } from '#shop/delivery/hazardous.ts';
import { imageUrl } from '../../ui/picture.tsx';
import { breadcrumbList, graph, organization, type Seller } from '../layout/structured.ts';
import { picturesOf } from './pictures.ts';
import { returnPolicy, shippingDetails } from './sale-terms.ts';

/** What the head of a product's page says of it: to people's tabs, to search engines, to those it is shared with. */
export function aboutProduct(product: WireProduct, seller: Seller): MetaDescriptor[] {
  const { shopName, publicUrl } = seller;
  const url = `${publicUrl}/product/${encodeURIComponent(product.id)}`;
  const pictures = picturesOf(product).map((name) => publicUrl + imageUrl(name, 1280));
  const description = shorten(product.description);
  return [
    { title: `${product.tittle} | ${shopName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: shopName },
    { property: 'og:title', content: product.tittle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...pictures.slice(0, 1).map((content) => ({ property: 'og:image', content })),
    { property: 'product:price:amount', content: product.price.toFixed(2) },
    { property: 'product:price:currency', content: 'GBP' },
    {
      'script:ld+json': graph(
        structured(product, { seller, url, pictures }),
        breadcrumbList(publicUrl, product.catagory, product.tittle),
      ),
    },
  ];
}

function structured(
  product: WireProduct,
  { seller, url, pictures }: { seller: Seller; url: string; pictures: string[] },
) {
  return {
    '@type': 'Product',
    name: product.tittle,
    description: product.description,
    sku: product.id,
    category: product.catagory,
    image: pictures,
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.toFixed(2),
      priceCurrency: 'GBP',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      shippingDetails: shippingDetails(Math.round(product.price * 100)),
      hasMerchantReturnPolicy: returnPolicy(
        seller.publicUrl,
        hazardOf({ category: product.catagory, title: product.tittle }),
      ),
      seller: organization(seller),
    },
    ...(product.reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviews,
      },
    }),
  };
}

const most = 160;

/** The first sentences that a search engine has room for, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most - 1))}…`;
}
