import type { MetaDescriptor } from 'react-router';
import { isGtin } from '#contract/barcode.ts';
import { toPounds } from '#contract/money.ts';
import type { Product } from '#contract/product.ts';
import { productPath } from '#contract/product-path.ts';
import type { Review } from '#contract/review.ts';
import { type Attribute, attributesOf } from '#shop/catalogue/attributes/attribute.ts';
import type { Family } from '#shop/catalogue/families/read.ts';
import { productCardPath, sharedPrice } from '#shop/catalogue/share-cards.ts';
import { contentOf, unitPriceOf } from '#shop/catalogue/unit-price.ts';
import { hazardOf } from '#shop/delivery/hazardous.ts';
import { share } from '#wording/share.ts';
import { categories } from '#wording/storefront/shop.ts';
import { imageUrl } from '../../ui/picture.tsx';
import { breadcrumbList, graph, type Seller, shopThing } from '../layout/schema-org.ts';
import { returnPolicy, shippingDetails } from '../parts/offer-terms.ts';
import { shareMeta } from '../parts/share-meta.ts';
import { sizeAmong } from '../parts/specification.ts';

/** What the head of a product's page says of it: to people's tabs, to search engines, to those it is shared with. */
export function productMeta(product: Product, seller: Seller): MetaDescriptor[] {
  const { shopName, publicUrl } = seller;
  const url = publicUrl + productPath(product);
  const description = shorten(product.description);
  return [
    { title: `${product.title} | ${shopName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...shareMeta({
      type: 'product',
      shopName,
      title: product.title,
      description,
      url,
      image: publicUrl + productCardPath(product, seller),
      alt: share.alt(product.title, sharedPrice(product.pricePence)),
    }),
    { property: 'product:price:amount', content: toPounds(product.pricePence).toFixed(2) },
    { property: 'product:price:currency', content: 'GBP' },
    { property: 'product:availability', content: product.available > 0 ? 'in stock' : 'out of stock' },
  ];
}

/** The product with its offer, facts, reviews and variants, and the trail to it, for search engines. */
export function productStructuredData(
  product: Product,
  {
    attributes,
    family = null,
    reviews = [],
    seller,
  }: {
    attributes: Attribute[];
    family?: Family | null;
    /** The newest. */
    reviews?: Review[];
    seller: Seller;
  },
) {
  return graph(
    {
      ...structured(product, seller),
      ...facts(product, attributes),
      ...(reviews.length > 0 && { review: reviews.slice(0, maxReviews).map(reviewThing) }),
      ...groupOf(product, family, seller.publicUrl),
    },
    breadcrumbList(seller.publicUrl, product.category, product.title),
  );
}

/** As many as a search engine shows a few of. */
const maxReviews = 5;

const reviewThing = ({ name, stars, text, createdAt }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: createdAt.slice(0, 10),
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
});

function structured(product: Product, seller: Seller) {
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.sku || product.id,
    category: categories[product.category],
    image: product.images.map((name) => seller.publicUrl + imageUrl(name, 1280)),
    offers: {
      '@type': 'Offer',
      url: seller.publicUrl + productPath(product),
      price: toPounds(product.pricePence).toFixed(2),
      priceCurrency: 'GBP',
      ...unitPricing(product),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.available > 0 ? 'InStock' : 'OutOfStock'}`,
      shippingDetails: shippingDetails(product.pricePence, hazardOf(product)),
      hasMerchantReturnPolicy: returnPolicy(seller.publicUrl, hazardOf(product)),
      seller: shopThing(seller),
    },
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
      },
    }),
  };
}

/** What a product costs by how much it holds: in the UN's codes for millilitres and pieces. */
function unitPricing(product: Product) {
  const unitPrice = unitPriceOf(product);
  if (!unitPrice) return {};
  const quantity = (value: number | undefined) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode: unitPrice.unit === 'ml' ? 'MLT' : 'C62',
  });
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toPounds(product.pricePence).toFixed(2),
      priceCurrency: 'GBP',
      referenceQuantity: { ...quantity(contentOf(product)), valueReference: quantity(unitPrice.per) },
    },
  };
}

/** What a product is known by elsewhere, and what it states. */
function facts({ category, barcode, weightGrams, attributes: stated }: Product, attributes: Attribute[]) {
  // Packed for the post it weighs more than its page says.
  const grams = typeof stated.weight === 'number' ? stated.weight : weightGrams;
  return {
    ...(typeof stated.brand === 'string' && { brand: { '@type': 'Brand', name: stated.brand } }),
    ...(isGtin(barcode) && { gtin: barcode }),
    ...(grams !== null && {
      weight: { '@type': 'QuantitativeValue', value: grams, unitCode: 'GRM', unitText: 'g' },
    }),
    additionalProperty: attributesOf(attributes, category)
      .filter(({ key }) => stated[key] !== undefined)
      .map(({ key, label, unit }) => ({
        '@type': 'PropertyValue',
        propertyID: key,
        name: label,
        value: stated[key],
        ...(unit && { unitText: unit }),
      })),
  };
}

/** What search engines know several products as one thing by, as Google's rules for product variants want it. */
function groupOf({ id, attributes }: Product, family: Family | null, publicUrl: string) {
  if (!family) return {};
  const { axes } = family;
  const size = sizeAmong(axes, attributes);
  const hasColour = axes.some(({ key }) => key === 'colour');
  return {
    ...(hasColour && { color: String(attributes.colour) }),
    ...(size && { size }),
    inProductGroupWithID: String(family.id),
    isVariantOf: {
      '@type': 'ProductGroup',
      name: family.title,
      productGroupID: String(family.id),
      // Whatever else they differ in is what schema.org knows as a size.
      variesBy: [...(hasColour ? ['color'] : []), ...(size ? ['size'] : [])].map(
        (property) => `https://schema.org/${property}`,
      ),
      hasVariant: family.members
        .filter((member) => member.id !== id)
        .map((member) => ({ url: publicUrl + productPath(member) })),
    },
  };
}

const most = 160;

/** The first sentences that a search engine has room for, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most - 1))}…`;
}
