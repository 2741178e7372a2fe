import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { orderLines, orders, products, shortages } from '#database/schema.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Shop } from '../../shop.ts';
import { hashToken } from '../../tokens.ts';
import { offersLeft } from './offers.ts';

type Row = typeof shortages.$inferSelect;

/** A line that is short, with what its shopper took instead; null for nothing. */
export interface ShortageOfOrder extends Row {
  swap: Pick<
    typeof products.$inferSelect,
    'id' | 'title' | 'category' | 'images' | 'sku' | 'barcode' | 'shelf' | 'weightGrams'
  > | null;
}

/** The lines of orders that are short, by order. */
export async function readShortages(
  { db }: Pick<Shop, 'db'>,
  orderIds: string[],
): Promise<Map<string, ShortageOfOrder[]>> {
  const { id, category, images, sku, barcode, shelf, weightGrams } = products;
  const rows = await db
    .select({
      ...getTableColumns(shortages),
      swap: { id, title: products.title, category, images, sku, barcode, shelf, weightGrams },
    })
    .from(shortages)
    .leftJoin(products, eq(products.id, shortages.swapId))
    .where(among(shortages.orderId, orderIds))
    .orderBy(asc(shortages.position));
  return Map.groupBy(
    // Called as it was when it was taken.
    rows.map((row) => ({
      ...row,
      swap: row.swap && { ...row.swap, title: row.swapTitle ?? row.swap.title },
    })),
    ({ orderId }) => orderId,
  );
}

/** What is asked of a shopper about a line. */
export interface AskedShortage extends Row {
  order: typeof orders.$inferSelect;
  title: string;
  image: string;
  /** What can still be had instead, at the price that it was offered for. */
  offersLeft: Product[];
}

/** What is asked about a line that is short; undefined for none. */
export const findShortage = (
  shop: Shop,
  { orderId, position }: { orderId: string; position: number },
): Promise<AskedShortage | undefined> =>
  find(shop, and(eq(shortages.orderId, orderId), eq(shortages.position, position)));

/** The same by the secret of its link. */
export const findShortageByToken = (shop: Shop, token: string): Promise<AskedShortage | undefined> =>
  find(shop, eq(shortages.tokenHash, hashToken(token)));

async function find(shop: Shop, where: SQL | undefined): Promise<AskedShortage | undefined> {
  const ofLine = and(eq(orderLines.orderId, shortages.orderId), eq(orderLines.position, shortages.position));
  const { title, image, productId } = orderLines;
  const [found] = await shop.db
    .select({ shortage: shortages, order: orders, title, image, productId })
    .from(shortages)
    .innerJoin(orders, eq(orders.id, shortages.orderId))
    .innerJoin(orderLines, ofLine)
    .where(where);
  if (!found) return undefined;
  const { shortage, order, ...line } = found;
  const offers =
    shortage.state === 'asked' ? await offersLeft(shop, { ...shortage, ...found }, shortage.offers) : [];
  return { ...shortage, order, title: line.title, image: line.image, offersLeft: offers };
}
