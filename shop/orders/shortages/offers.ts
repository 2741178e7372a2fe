import { and, desc, eq, gte, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { orderLines, type orders, products, shortages } from '#database/schema.ts';
import { findAnyProduct } from '../../catalogue/find.ts';
import { findByCode } from '../../catalogue/find-exact.ts';
import { sameFitOf } from '../../catalogue/fit/same-fit.ts';
import { type Product, productColumns } from '../../catalogue/product.ts';
import { notSentTo } from '../../delivery/restricted.ts';
import type { Shop } from '../../shop.ts';

/** Most that a shopper is offered instead of what is missing. */
export const maxOffers = 3;
/** Of the nearest, so many are looked at: some can't be sold on the order, or sent there. */
const looked = 30;

export interface Wanted {
  order: Pick<typeof orders.$inferSelect, 'id' | 'adultDeclaredAt' | 'deliveryPinCode'>;
  productId: string;
  missing: number;
  /** What was paid for the missing units. */
  worthPence: number;
}

/**
 * What may stand in for the missing units: in stock, no dearer, lawful to sell on this order, nothing that is in it already, and
 * with all the facts that decide whether it fits (shop/catalogue/fit/same-fit.ts); the nearest price first. Rather none than
 * one that its shopper can't use.
 */
export async function nearestOffers(shop: Shop, wanted: Wanted): Promise<Product[]> {
  const product = await findAnyProduct(shop, wanted.productId);
  const fit = product && sameFitOf(product);
  if (!fit) return [];
  const near = await shop.db
    .select(productColumns)
    .from(products)
    .where(
      and(
        products.active,
        eq(products.category, product.category),
        ne(products.id, product.id),
        gte(sql`${products.onHand} - ${products.reserved}`, wanted.missing),
        lte(products.pricePence, Math.floor(wanted.worthPence / wanted.missing)),
        sql`${products.attributes} @> ${JSON.stringify(fit.facts)}::jsonb`,
        sql`not ${products.attributes} ?| ${sql.param(fit.absent)}::text[]`,
      ),
    )
    .orderBy(desc(products.pricePence), products.id)
    .limit(looked);
  const taken = await productsOf(shop, wanted.order.id);
  return near.filter((one) => canStandIn(one, wanted, taken)).slice(0, maxOffers);
}

/** The products that staff propose by SKU, barcode or id; the first that can't stand in is named. */
export async function proposedOffers(
  shop: Shop,
  wanted: Wanted,
  codes: readonly string[],
): Promise<{ offers: Product[] } | { unfit: string }> {
  const taken = await productsOf(shop, wanted.order.id);
  const offers: Product[] = [];
  for (const code of codes) {
    const product = (await findByCode(shop, code)) ?? (await findAnyProduct(shop, code));
    if (!product || !canStandIn(product, wanted, taken)) return { unfit: code };
    if (!offers.some(({ id }) => id === product.id)) offers.push(product);
  }
  return { offers };
}

/** The offers of a shortage that still can be had, as they are now; in their order. */
export async function offersLeft(
  shop: Shop,
  wanted: Wanted,
  offers: readonly { productId: string; pricePence: number }[],
): Promise<Product[]> {
  if (offers.length === 0) return [];
  const ids = offers.map(({ productId }) => productId);
  const found = await shop.db.select(productColumns).from(products).where(among(products.id, ids));
  const taken = await productsOf(shop, wanted.order.id);
  return ids.flatMap((id) => {
    const product = found.find((one) => one.id === id);
    const pricePence = offers.find(({ productId }) => productId === id)?.pricePence ?? 0;
    const offered = product && { ...product, pricePence };
    return offered && canStandIn(offered, wanted, taken) ? offered : [];
  });
}

function canStandIn(
  product: Product,
  { order, missing, worthPence }: Wanted,
  taken: ReadonlySet<string>,
): boolean {
  return (
    product.active &&
    product.onHand - product.reserved >= missing &&
    product.pricePence * missing <= worthPence &&
    !product.imitation &&
    (!product.adult || order.adultDeclaredAt !== null) &&
    !notSentTo(order.deliveryPinCode, product) &&
    !taken.has(product.id)
  );
}

/** What an order has already, and what was taken instead of what it lacks. */
async function productsOf({ db }: Shop, orderId: string): Promise<Set<string>> {
  const lines = db
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const swaps = db
    .select({ id: sql<string>`${shortages.swapId}` })
    .from(shortages)
    .where(and(eq(shortages.orderId, orderId), isNotNull(shortages.swapId)));
  return new Set((await lines.unionAll(swaps)).map(({ id }) => id));
}
