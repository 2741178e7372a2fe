import { among } from '#database/connect.ts';
import { products, type users } from '#database/schema.ts';
import type { Address } from '../accounts/address.ts';
import { type Product, productColumns } from '../catalogue/product.ts';
import { tiersOf } from '../catalogue/tiers.ts';
import { buyerFingerprints, haveFirstOrder, lockFingerprints } from '../coupons/buyer-fingerprints.ts';
import type { Coupon } from '../coupons/find.ts';
import { hasEarlierOrder } from '../coupons/first-order.ts';
import type { Hazard } from '../delivery/hazardous.ts';
import { notSentTo } from '../delivery/restricted.ts';
import { cardMinimumPence } from '../pricing/limits.ts';
import type { QuotedLine } from '../pricing/line.ts';
import { type CouponRefusal, type Quote, quote } from '../pricing/quote.ts';
import type { Shop } from '../shop.ts';

type Line = { productId: string; quantity: number };

export interface Basket {
  lines: Line[];
  /** The products of the lines that there are, locked. */
  products: Product[];
  /** As typed; '' for none. */
  code: string;
  /** The code's, where there is one. */
  coupon: Coupon | null | undefined;
  /** The total that the shopper saw. */
  seenPence: number;
  user: typeof users.$inferSelect;
  address: Address;
}

export interface PricedBasket {
  lines: (QuotedLine & { product: Product })[];
  quote: Quote;
  coupon: Coupon | undefined;
  /** Of mailbox and address, where a first-order code is used (../coupons/buyer-fingerprints.ts). */
  fingerprints: string[];
}

export type BasketRefusal =
  | { refused: 'unknown code' | 'not a first order' | 'below card minimum' }
  | { refused: CouponRefusal; minPence: number }
  | { refused: 'unknown product' | 'inactive product'; productId: string }
  | { refused: 'not sent there'; title: string; place: string; hazard: Hazard }
  | { refused: 'not enough stock'; productId: string; title: string; available: number }
  | { refused: 'price moved'; quote: Quote; available: Record<string, number> };

/** The products of some lines, locked until the transaction ends, in the order of their ids as everybody locks them. */
export async function lockProducts(shop: Shop, lines: Line[]): Promise<Product[]> {
  const ids = lines.map((line) => line.productId);
  return shop.db
    .select(productColumns)
    .from(products)
    .where(among(products.id, ids))
    .orderBy(products.id)
    .for('update');
}

/**
 * What a basket costs, if all of it can be bought and sent, its code may be used, and the total is what the shopper saw
 * (decisions.md section 4). In the transaction that writes the order.
 */
export async function priceBasket(shop: Shop, basket: Basket): Promise<PricedBasket | BasketRefusal> {
  const coupon = basket.coupon ?? undefined;
  if (basket.code && !coupon) return { refused: 'unknown code' };
  const fingerprints = coupon?.firstOrder ? await claimFirstOrder(shop, basket) : [];
  if ('refused' in fingerprints) return fingerprints;
  const available = availableLines(basket);
  if ('refused' in available) return available;

  const priced = quote(available, coupon);
  if ('refused' in priced) return { ...priced, minPence: coupon?.minPence ?? 0 };
  if (priced.totalPence !== basket.seenPence) {
    const units = Object.fromEntries(available.map((line) => [line.product.id, line.available]));
    return { refused: 'price moved', quote: priced, available: units };
  }
  if (priced.totalPence > 0 && priced.totalPence < cardMinimumPence) return { refused: 'below card minimum' };
  const lines = priced.lines.map((line, at) => {
    const product = available[at]?.product;
    if (!product) throw new Error('a quote has a line for every product');
    return { ...line, product };
  });
  return { lines, quote: priced, coupon, fingerprints };
}

/** Claims the first order of a mailbox and an address by their fingerprints; others of them wait until it is written. */
async function claimFirstOrder(
  shop: Shop,
  { user, address }: Basket,
): Promise<string[] | { refused: 'not a first order' }> {
  if (await hasEarlierOrder(shop, user.id)) return { refused: 'not a first order' };
  const fingerprints = await buyerFingerprints(shop, { email: user.email, address });
  await lockFingerprints(shop, fingerprints);
  return (await haveFirstOrder(shop, fingerprints)) ? { refused: 'not a first order' } : fingerprints;
}

/** Each line with its product, all on sale, in stock and allowed where they go; in the basket's order. */
function availableLines({ lines, products: found, address }: Basket) {
  const available = [];
  for (const { productId, quantity } of lines) {
    const product = found.find(({ id }) => id === productId);
    if (!product) return { refused: 'unknown product' as const, productId };
    if (!product.active) return { refused: 'inactive product' as const, productId };
    const unsent = notSentTo(address.pinCode, product);
    if (unsent) return { refused: 'not sent there' as const, title: product.title, ...unsent };
    const units = product.onHand - product.reserved;
    if (units < quantity)
      return { refused: 'not enough stock' as const, productId, title: product.title, available: units };
    available.push({ product: { ...product, tiers: tiersOf(product) }, quantity, available: units });
  }
  return available;
}
