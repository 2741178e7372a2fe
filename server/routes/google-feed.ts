import { isGtin } from '#contract/barcode.ts';
import { toPounds } from '#contract/money.ts';
import { productPath } from '#contract/product-path.ts';
import type { Category } from '#database/enums.ts';
import type { Attribute } from '#shop/catalogue/attributes/attribute.ts';
import type { Product } from '#shop/catalogue/product.ts';
import { contentOf, unitPriceOf } from '#shop/catalogue/unit-price.ts';
import { businessDays } from '#shop/delivery/days.ts';
import { hazardOf } from '#shop/delivery/hazardous.ts';
import { freeShippingFromPence, shippingOn } from '#shop/pricing/line.ts';
import type { Settings } from '#shop/shop.ts';
import { categories } from '#wording/storefront/shop.ts';
import { sizeAmong } from '../../web/storefront/parts/specification.ts';
import { numberText } from '../../web/storefront/parts/value-label.ts';

/** Google's specification of product data: RSS 2.0 with elements of its own. */
export const feedStart = ({ shopName, publicUrl }: Pick<Settings, 'shopName' | 'publicUrl'>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${xmlText(shopName)}</title><link>${xmlText(publicUrl)}/</link><description>${xmlText(shopName)}</description>
`;
export const feedEnd = '</channel></rss>\n';

/** How many pictures Google takes beside the first one. */
const maxMorePictures = 10;

/**
 * What each shelf is in Google's taxonomy of products (version 2021-09-21). Attire is left to Google: a mask and a shirt are in
 * different branches, and no branch that holds both is of clothing.
 */
const googleCategories: Partial<Record<Category, string>> = {
  // Sporting Goods > Outdoor Recreation > Hunting & Shooting > Paintball & Airsoft > Airsoft > Airsoft Pellets
  bbs: '3925',
  // … > Airsoft: no branch of it is of gas.
  gas: '2443',
  // … > Airsoft > Airsoft Gun Parts & Accessories
  magazines: '3116',
  // The same: its branch Airsoft Gun Batteries has no place for chargers and leads, which are on the shelf too.
  batteries: '3116',
  attachments: '3116',
};

/**
 * Marks what goes by road only (shop/delivery/restricted.ts), for delivery policies of a Merchant Center account, which are set up
 * by this word (docs/catalogue.md): it must not change. The feed states no delivery for it, which would be promised to all of the UK.
 */
const roadOnlyLabel = 'road-only';

/**
 * One product that is on sale. What the shop doesn't know of it is left out; nothing stands for it.
 *
 * @param axes by which the products of its family differ; Google takes two of one size and colour for the same
 */
export function feedItem(
  product: Product,
  { publicUrl, axes = [] }: { publicUrl: string; axes?: Attribute[] },
): string {
  const { category, attributes, barcode, familyId, pricePence } = product;
  const [picture, ...pictures] = product.images.map(
    (name) => `${publicUrl}/images/1280/${encodeURIComponent(name)}`,
  );
  const gtin = barcode && isGtin(barcode) ? barcode : undefined;
  const text = (key: string) => (typeof attributes[key] === 'string' ? attributes[key] : undefined);
  const isRoadOnly = hazardOf(product) !== undefined;
  const { volume, 'bb-weight': weight } = attributes;
  const amount = volume
    ? `${volume} ml`
    : typeof weight === 'number'
      ? `${numberText(weight, 'g')} g`
      : undefined;
  const fields: Field[] = [
    ['id', product.id],
    ['title', product.title.slice(0, 150)],
    ['description', product.description.slice(0, 5000)],
    ['link', publicUrl + productPath(product)],
    ['image_link', picture],
    ...pictures.slice(0, maxMorePictures).map((url): Field => ['additional_image_link', url]),
    ['availability', product.onHand > product.reserved ? 'in_stock' : 'out_of_stock'],
    ['price', price(pricePence)],
    ['condition', 'new'],
    ['gtin', gtin],
    ['brand', text('brand')],
    // Without a GTIN, and without a brand whose own number it would need, there is nothing to know it by.
    ['identifier_exists', gtin ? undefined : 'no'],
    ['google_product_category', googleCategories[category]],
    ['product_type', categories[category]],
    ['item_group_id', familyId === null ? undefined : String(familyId)],
    ['color', text('colour')],
    ['size', sizeAmong(axes, attributes) ?? text('size') ?? amount],
    // Google shows no clothing in the UK without these two. All that is sold here is for adults, and kit is worn by either sex.
    ['age_group', category === 'attire' ? 'adult' : undefined],
    ['gender', category === 'attire' ? 'unisex' : undefined],
    ['shipping_weight', product.weightGrams === null ? undefined : `${product.weightGrams} g`],
    ['shipping_label', isRoadOnly ? roadOnlyLabel : undefined],
    ...unitPricing(product),
  ];
  return `<item>${elements(fields)}${isRoadOnly ? '' : delivery(pricePence)}</item>\n`;
}

const price = (pence: number) => `${toPounds(pence).toFixed(2)} GBP`;

/** What delivery costs, from what on it is free, and how long it takes, anywhere in the UK. */
function delivery(pricePence: number): string {
  const free = elements([
    ['country', 'GB'],
    ['price_threshold', price(freeShippingFromPence)],
  ]);
  const usual = elements([
    ['country', 'GB'],
    ['price', price(shippingOn(pricePence))],
    ['min_handling_time', `${businessDays.dispatched}`],
    ['max_handling_time', `${businessDays.dispatched}`],
    ['min_transit_time', `${businessDays.fastest - businessDays.dispatched}`],
    ['max_transit_time', `${businessDays.slowest - businessDays.dispatched}`],
  ]);
  return `<g:free_shipping_threshold>${free}</g:free_shipping_threshold><g:shipping>${usual}</g:shipping>`;
}

type Field = [name: string, value: string | undefined];

const elements = (fields: Field[]): string =>
  fields.map(([name, value]) => (value ? `<g:${name}>${xmlText(value)}</g:${name}>` : '')).join('');

/** How much there is in it, and of how much the price is compared: in Google's units, 'ct' for pieces, of which it takes 100 at most. */
function unitPricing(product: Product): Field[] {
  const unitPrice = unitPriceOf(product);
  if (!unitPrice) return [];
  const unit = unitPrice.unit === 'ml' ? 'ml' : 'ct';
  return [
    ['unit_pricing_measure', `${contentOf(product)} ${unit}`],
    ['unit_pricing_base_measure', `${Math.min(100, unitPrice.per)} ${unit}`],
  ];
}

/** XML has no place for most control characters, however they are written. */
const xmlText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
