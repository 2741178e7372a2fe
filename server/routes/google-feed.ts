import { toPounds } from '#contract/money.ts';
import { productPath } from '#contract/product-path.ts';
import type { Product } from '#shop/catalogue/product.ts';
import { unitPriceOf } from '#shop/catalogue/unit-price.ts';
import { shippingOn } from '#shop/pricing/line.ts';
import type { Settings } from '#shop/shop.ts';
import { categories } from '#wording/storefront/shop.ts';

/** Google's specification of product data: RSS 2.0 with elements of its own. */
export const feedStart = ({ shopName, publicUrl }: Pick<Settings, 'shopName' | 'publicUrl'>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${xmlText(shopName)}</title><link>${xmlText(publicUrl)}/</link><description>${xmlText(shopName)}</description>
`;
export const feedEnd = '</channel></rss>\n';

/** How many pictures Google takes beside the first one. */
const maxMorePictures = 10;

/** One product that is on sale. What the shop doesn't know of it is left out; nothing stands for it. */
export function feedItem(product: Product, publicUrl: string): string {
  const { category, attributes, barcode, familyId, pricePence } = product;
  const [picture, ...pictures] = product.images.map(
    (name) => `${publicUrl}/images/1280/${encodeURIComponent(name)}`,
  );
  const price = (pence: number) => `${toPounds(pence).toFixed(2)} GBP`;
  const gtin = barcode && isWorldwide(barcode) ? barcode : undefined;
  const text = (key: string) => (typeof attributes[key] === 'string' ? attributes[key] : undefined);
  const fields: [name: string, value: string | undefined][] = [
    ['id', product.id],
    ['title', product.title.slice(0, 150)],
    ['description', product.description.slice(0, 5000)],
    ['link', publicUrl + productPath(product)],
    ['image_link', picture],
    ...pictures.slice(0, maxMorePictures).map((url): [string, string] => ['additional_image_link', url]),
    ['availability', product.onHand > product.reserved ? 'in_stock' : 'out_of_stock'],
    ['price', price(pricePence)],
    ['condition', 'new'],
    ['gtin', gtin],
    ['brand', text('brand')],
    // Without a GTIN, and without a brand whose own number it would need, there is nothing to know it by.
    ['identifier_exists', gtin ? undefined : 'no'],
    ['product_type', categories[category]],
    ['item_group_id', familyId === null ? undefined : String(familyId)],
    ['color', text('colour')],
    ['size', text('size')],
    ['shipping_weight', product.weightGrams === null ? undefined : `${product.weightGrams} g`],
    ...unitPricing(product),
  ];
  const shipping = `<g:shipping><g:country>GB</g:country><g:price>${price(shippingOn(pricePence))}</g:price></g:shipping>`;
  const elements = fields.map(([name, value]) => (value ? `<g:${name}>${xmlText(value)}</g:${name}>` : ''));
  return `<item>${elements.join('')}${shipping}</item>\n`;
}

/** How much there is in it, and of how much the price is compared: in Google's units, 'ct' for pieces. */
function unitPricing(product: Product): [string, string][] {
  const unitPrice = unitPriceOf(product);
  if (!unitPrice) return [];
  const key = { BBs: 'count', ml: 'volume', each: 'pieces' }[unitPrice.unit];
  const unit = unitPrice.unit === 'ml' ? 'ml' : 'ct';
  return [
    ['unit_pricing_measure', `${product.attributes[key]} ${unit}`],
    ['unit_pricing_base_measure', `${unitPrice.per} ${unit}`],
  ];
}

/**
 * Whether a barcode is one of the world's: of a length that GS1 gives out, its check digit right, and of no range that is for use
 * within a company (02, 04 and 2 of an EAN-13), which Google refuses.
 */
function isWorldwide(barcode: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return false;
  const gtin14 = barcode.padStart(14, '0');
  const digits = [...gtin14].map(Number);
  const sum = digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 && !/^.(02|04|2)/.test(gtin14);
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
