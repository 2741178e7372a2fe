import type { CartProduct, Product } from '#contract/product.ts';
import { categories } from '#database/enums.ts';
import { maxProducts } from '#shop/pricing/limits.ts';
import { isRecord, isText, isWhole, listOf } from '../../browser/guards.ts';
import { storageItem } from '../../browser/storage.ts';

/** A product as the server last named it; `gone` where it is no longer sold. */
export type KnownProduct = (Product & Partial<Pick<CartProduct, 'version'>>) | 'gone';

/**
 * What the server last said of the products in the cart, so that it opens without a connection in a new tab too. Shown only while the
 * server can't be asked (products.ts): prices and stock may be others by now, and the cart says so.
 */
const kept = storageItem<CartProduct[]>('cartProducts', [], (found) =>
  listOf(found, toProduct).slice(0, maxProducts),
);

export const useKeptProducts = kept.use;

/** By id. */
export const readKeptProducts = (): ReadonlyMap<string, CartProduct> =>
  new Map(kept.read().map((product) => [product.id, product]));

/** Keeps what is known of what is in the cart, and drops all else: what left the cart, and what is no longer sold. */
export function keepProducts(ids: readonly string[], known: ReadonlyMap<string, KnownProduct>): void {
  const before = readKeptProducts();
  const products = ids.flatMap((id) => {
    const product = known.get(id) ?? before.get(id);
    return product && product !== 'gone' && product.version !== undefined ? [shortened(product)] : [];
  });
  if (JSON.stringify(products) !== JSON.stringify(kept.read())) kept.write(products);
}

/** Without what the cart does not show. */
const shortened = (product: KnownProduct & object): CartProduct => ({
  ...product,
  version: product.version ?? 0,
  description: '',
  features: [],
});

/** All that the cart counts on. What an older release kept in another shape is no product. */
function toProduct(found: unknown): CartProduct | null {
  if (!isRecord(found)) return null;
  const { id, title, slug, category, pricePence, available, images, tiers, attributes } = found;
  const isSound =
    isText(id) &&
    isText(title) &&
    typeof slug === 'string' &&
    categories.some((one) => one === category) &&
    isWhole(pricePence) &&
    Number.isSafeInteger(available) &&
    Array.isArray(images) &&
    images.every(isText) &&
    Array.isArray(tiers) &&
    tiers.every((tier) => isRecord(tier) && isWhole(tier.quantity) && isWhole(tier.percent)) &&
    isRecord(attributes);
  return isSound ? (found as unknown as CartProduct) : null;
}
