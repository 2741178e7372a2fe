import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { homeStructuredData } from '../parts/home-meta.ts';
import { listingMeta, listingStructuredData } from '../parts/listing-meta.ts';
import { readQuery } from '../parts/read-query.ts';
import { productMeta, productStructuredData } from './product-meta.ts';

const publicUrl = 'https://shop.example';
const shop = {
  shopName: 'Test shop',
  publicUrl,
  sellerName: 'Test Shop Ltd',
  sellerAddress: '1 Test Street\nTestham\nTE1 1ST',
  sellerEmail: 'shop@example.org',
  sellerPhone: '07700 900123',
  vatNumber: 'GB123456789',
};
const product = {
  id: 'abcdefgh',
  title: 'Test BBs 0.25 g',
  category: 'bbs',
  description: 'A bottle of test BBs',
  pricePence: 1250,
  available: 3,
  images: ['one'],
  rating: 4.5,
  reviewCount: 2,
  sku: '',
  barcode: '',
  weightGrams: null,
  attributes: {},
} as Parameters<typeof productStructuredData>[0];

// biome-ignore lint/suspicious/noExplicitAny: whatever stands in the page
type Thing = any;
const thingsIn = (structuredData: Thing): Thing[] => structuredData?.['@graph'] ?? [];
const aboutOf = (more: object = {}): Thing =>
  thingsIn(
    productStructuredData({ ...product, ...more }, { attributes: standardAttributes, seller: shop }),
  )[0];
const offerOf = (more: object = {}): Thing => aboutOf(more).offers;

test('a product has every field that Google requires or recommends of an offer, its shipping and its returns', () => {
  const [about, trail] = thingsIn(
    productStructuredData(product, { attributes: standardAttributes, seller: shop }),
  );
  for (const field of ['name', 'image', 'description', 'sku', 'offers', 'aggregateRating'])
    expect(about[field], field).toBeTruthy();
  expect(about.offers).toMatchObject({
    '@type': 'Offer',
    price: '12.50',
    priceCurrency: 'GBP',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    url: `${publicUrl}/product/abcdefgh`,
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '2.99', currency: 'GBP' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 1, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 3, unitCode: 'DAY' },
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'GB',
      returnPolicyCountry: 'GB',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      merchantReturnLink: `${publicUrl}/delivery-and-returns`,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      refundType: 'https://schema.org/FullRefund',
    },
  });
  expect(trail.itemListElement.length).toBeGreaterThanOrEqual(2);
});

test('what is sold by the thousand or the millilitre says what it costs by that', () => {
  const quantity = { '@type': 'QuantitativeValue' };
  expect(offerOf({ attributes: { count: 3000 } }).priceSpecification).toEqual({
    '@type': 'UnitPriceSpecification',
    price: '12.50',
    priceCurrency: 'GBP',
    referenceQuantity: {
      ...quantity,
      value: 3000,
      unitCode: 'C62',
      valueReference: { ...quantity, value: 1000, unitCode: 'C62' },
    },
  });
  const gas = offerOf({ category: 'gas', attributes: { volume: 600 } }).priceSpecification;
  expect(gas.referenceQuantity).toMatchObject({
    value: 600,
    unitCode: 'MLT',
    valueReference: { value: 100, unitCode: 'MLT' },
  });
  expect(offerOf()).not.toHaveProperty('priceSpecification');
});

test('an offer names the shop, whose details the home page has under the same id', () => {
  const [shopThing] = thingsIn(homeStructuredData(shop));
  const { seller } = offerOf();
  expect(seller).toEqual({ '@type': 'OnlineStore', '@id': shopThing['@id'], name: 'Test shop' });
});

test('a product that is sent free, and one that no post takes back, say so', () => {
  expect(offerOf({ pricePence: 2499 }).shippingDetails.shippingRate.value).toBe('2.99');
  expect(offerOf({ pricePence: 2500 }).shippingDetails.shippingRate.value).toBe('0.00');
  const gas = offerOf({ category: 'gas', title: 'Green gas 1000 ml' });
  expect(gas.hasMerchantReturnPolicy.returnFees).toBe('https://schema.org/FreeReturn');
  expect(gas.hasMerchantReturnPolicy).not.toHaveProperty('returnMethod');
  const [sent, notSent] = gas.shippingDetails;
  expect(sent.shippingRate.value).toBe('2.99');
  expect(notSent).toMatchObject({ doesNotShip: true, shippingDestination: { addressCountry: 'GB' } });
  expect(notSent.shippingDestination.postalCodePrefix).toEqual(expect.arrayContaining(['BT', 'ZE', 'KW15']));
});

test('what a product states is told with its units, and what nobody has said is not', () => {
  const about = aboutOf({
    sku: 'BB-025-3000',
    barcode: '5012345678900',
    weightGrams: 790,
    attributes: { biodegradable: true, 'bb-weight': 0.25, volume: 500 },
  });
  expect(about).toMatchObject({
    sku: 'BB-025-3000',
    gtin: '5012345678900',
    weight: { '@type': 'QuantitativeValue', value: 790, unitCode: 'GRM', unitText: 'g' },
  });
  const property = { '@type': 'PropertyValue' };
  // In the order of the attributes; what gas states is nothing to BBs.
  expect(about.additionalProperty).toEqual([
    { ...property, propertyID: 'bb-weight', name: 'BB weight', value: 0.25, unitText: 'g' },
    { ...property, propertyID: 'biodegradable', name: 'Biodegradable', value: true },
  ]);

  // A number that a company gave out for itself is nobody else's.
  expect(aboutOf({ barcode: '0401000000555' })).not.toHaveProperty('gtin');
  const bare = aboutOf();
  expect([bare.sku, bare.additionalProperty]).toEqual(['abcdefgh', []]);
  expect(bare).not.toHaveProperty('gtin');
  expect(bare).not.toHaveProperty('weight');
});

test('a product of a family says what it is a variant of, by what, and where the others are', () => {
  const size = standardAttributes.find(({ key }) => key === 'size');
  const weight = standardAttributes.find(({ key }) => key === 'bb-weight');
  if (!size || !weight) throw new Error('a standard attribute is gone');
  const member = (id: string) => ({
    id,
    slug: 'gloves',
    title: id,
    active: true,
    version: 1,
    attributes: {},
    pricePence: 1,
    onHand: 1,
    reserved: 0,
    reviewCount: 0,
    starSum: 0,
  });
  const axes = [size, weight].map((one) => ({ ...one, revision: 1, createdAt: new Date(0) }));
  const family = {
    id: 7,
    title: 'Gloves',
    revision: 1,
    axes,
    members: [member('abcdefgh'), member('sibling1')],
  };
  const attributes = { size: 'L', 'bb-weight': 0.3 };
  const [about] = thingsIn(
    productStructuredData(
      { ...product, attributes },
      { attributes: standardAttributes, family, seller: shop },
    ),
  );
  expect(about).toMatchObject({
    '@type': 'Product',
    size: 'L, 0.30 g',
    inProductGroupWithID: '7',
    isVariantOf: {
      '@type': 'ProductGroup',
      name: 'Gloves',
      productGroupID: '7',
      variesBy: ['https://schema.org/size'],
      hasVariant: [{ url: `${publicUrl}/product/sibling1/gloves` }],
    },
  });
});

test('a product’s newest reviews stand with it, and where it is shared its picture with the price', () => {
  const review = (id: number) => ({
    id,
    name: 'Ann',
    stars: 4,
    text: 'Round',
    verified: true,
    createdAt: '2026-03-04T10:00:00.000Z',
    editedAt: null,
    reply: null,
    variant: '',
  });
  const reviews = [1, 2, 3, 4, 5, 6].map(review);
  const [about] = thingsIn(
    productStructuredData(product, { attributes: standardAttributes, reviews, seller: shop }),
  );
  const head = productMeta(product, shop);
  expect(about.review).toHaveLength(5);
  expect(about.review[0]).toEqual({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Ann' },
    datePublished: '2026-03-04',
    reviewBody: 'Round',
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
  });
  expect(aboutOf()).not.toHaveProperty('review');
  expect(head).toContainEqual({
    property: 'og:image',
    content: expect.stringMatching(/^https:\/\/shop\.example\/share\/product\/abcdefgh\/[0-9a-f]{12}\.jpg$/),
  });
  expect(head).toContainEqual({ property: 'og:image:alt', content: 'Test BBs 0.25 g, £12.50' });
  expect(head).toContainEqual({ property: 'product:availability', content: 'in stock' });
  expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('a shelf lists what stands on it; a search, which is for no index, does not', () => {
  const card = { id: 'abcdefgh', slug: 'bbs' } as Parameters<typeof listingStructuredData>[1][number];
  const listOf = (address: string) =>
    thingsIn(listingStructuredData(readQuery(address, new URLSearchParams()), [card], publicUrl)).find(
      (thing) => thing['@type'] === 'ItemList',
    );
  expect(listOf('bbs').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, url: `${publicUrl}/product/abcdefgh/bbs` },
  ]);
  expect(listOf('red dot')).toBeUndefined();
});

test('the home page says what delivery costs below the sum from which it is free, and from there on', () => {
  const [{ hasShippingService: service }] = thingsIn(homeStructuredData(shop));
  const region = { '@type': 'DefinedRegion', addressCountry: 'GB' };
  expect(service).toMatchObject({
    '@type': 'ShippingService',
    handlingTime: { '@type': 'ServicePeriod', duration: { minValue: 1, maxValue: 1 } },
    shippingConditions: [
      {
        shippingDestination: region,
        orderValue: { minValue: 0, maxValue: 24.99, currency: 'GBP' },
        shippingRate: { value: '2.99', currency: 'GBP' },
        transitTime: { duration: { minValue: 1, maxValue: 3, unitCode: 'DAY' } },
      },
      { shippingDestination: region, orderValue: { minValue: 25 }, shippingRate: { value: '0.00' } },
    ],
  });
});

test('the home page names the seller as far as it is set', () => {
  const [seller] = thingsIn(homeStructuredData(shop));
  expect(seller).toMatchObject({
    '@type': 'OnlineStore',
    name: 'Test shop',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    legalName: 'Test Shop Ltd',
    email: 'shop@example.org',
    telephone: '07700 900123',
    vatID: 'GB123456789',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Test Street',
      addressLocality: 'Testham',
      postalCode: 'TE1 1ST',
      addressCountry: 'GB',
    },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', url: `${publicUrl}/contact` },
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnDays: 14 },
  });
  const [odd] = thingsIn(homeStructuredData({ ...shop, sellerAddress: 'The old mill\nby the river' }));
  expect(odd.address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'The old mill, by the river',
    addressCountry: 'GB',
  });
  const [bare] = thingsIn(homeStructuredData({ shopName: 'Test shop', publicUrl }));
  expect(bare).not.toHaveProperty('email');
  expect(bare).not.toHaveProperty('address');
});

test('a trail has two steps or is not there', () => {
  const trailAt = (address: string) =>
    thingsIn(listingStructuredData(readQuery(address, new URLSearchParams()), [], publicUrl)).find(
      (thing) => thing['@type'] === 'BreadcrumbList',
    );
  expect(trailAt('bbs').itemListElement).toHaveLength(2);
  expect(trailAt('all')).toBeUndefined();
});

test('browsers that ask for /favicon.ico get an icon', () => {
  const icon = readFileSync('public/favicon.ico');
  expect([...icon.subarray(0, 4)], 'the head of an .ico').toEqual([0, 0, 1, 0]);
});

test('a search is for no index, but for one that the shop links to itself, as long as it isn’t narrowed', () => {
  const headOf = (place: string, search = '') =>
    listingMeta(readQuery(place, new URLSearchParams(search)), shop);
  const noIndex = { name: 'robots', content: 'noindex' };
  const href = `${publicUrl}/shop/eye%20protection`;
  for (const search of ['', 'sort=rating&stock=1']) {
    expect(headOf('eye protection', search)).not.toContainEqual(noIndex);
    expect(headOf('eye protection', search)).toContainEqual({ tagName: 'link', rel: 'canonical', href });
  }
  expect(headOf('eye protection')).toContainEqual({ title: 'Eye protection | Test shop' });
  expect(headOf('eye protection', 'f.size=M')).toContainEqual(noIndex);
  for (const place of ['attire', 'discount'])
    expect(headOf(place, 'q=eye+protection')).toContainEqual(noIndex);
  expect(headOf('eye protector')).toContainEqual(noIndex);
  expect(headOf('constructor')).toContainEqual(noIndex);
});

test('a shelf that is narrowed by one choice is a page of its own; one by several is for no index', () => {
  const headOf = (search: string) =>
    listingMeta(readQuery('bbs', new URLSearchParams(search)), {
      ...shop,
      choice: '0.28 g',
    });
  const canonicalOf = (search: string) =>
    headOf(search).find((part) => 'rel' in part && part.rel === 'canonical');
  const isIndexed = (search: string) =>
    !headOf(search).some((part) => 'name' in part && part.name === 'robots');
  const [one, plain] = [`${publicUrl}/shop/bbs?f.bb-weight=0.28`, `${publicUrl}/shop/bbs`];
  expect(canonicalOf('f.bb-weight=0.28&stock=1&sort=rating&page=2')).toMatchObject({ href: one });
  expect(headOf('f.bb-weight=0.28')).toContainEqual({ title: '0.28 g airsoft BBs | Test shop' });
  expect(isIndexed('f.bb-weight=0.28')).toBe(true);
  const empty = listingMeta(readQuery('bbs', new URLSearchParams('f.bb-weight=0.45')), {
    ...shop,
    isEmpty: true,
  });
  expect(empty, 'of what there is nothing').toContainEqual({ name: 'robots', content: 'noindex' });
  for (const search of ['f.bb-weight=0.28&f.bb-weight=0.3', 'f.bb-weight=0.28&f.tracer=true']) {
    expect(canonicalOf(search)).toMatchObject({ href: plain });
    expect(isIndexed(search)).toBe(false);
  }
  expect(canonicalOf('f.count=2000..')).toMatchObject({ href: plain });
});
