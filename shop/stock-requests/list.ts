import { and, asc, count, desc, eq, ilike, isNotNull, isNull, min, or, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import type { Category } from '#database/enums.ts';
import { products, stockRequests } from '#database/schema.ts';
import { contains } from '../like-patterns.ts';
import type { Shop } from '../shop.ts';

/** How many wait for a product. */
export interface StockDemand {
  productId: string;
  title: string;
  sku: string | null;
  category: Category;
  image: string;
  active: boolean;
  available: number;
  waiting: number;
  /** Since when the first of them does. */
  since: Date;
}

const isWaiting = and(isNotNull(stockRequests.confirmedAt), isNull(stockRequests.notifiedAt));

/**
 * A page of the products that somebody waits for, those with the most first, and how many products they are. `find` is part of a
 * title or a SKU, `productId` of one product alone; '' for all.
 */
export async function listStockDemand(
  shop: Pick<Shop, 'db'>,
  { find, productId, limit, offset }: { find: string; productId: string; limit: number; offset: number },
): Promise<{ demand: StockDemand[]; total: number }> {
  const where = and(
    isWaiting,
    productId ? eq(products.id, productId) : undefined,
    find ? or(ilike(products.title, contains(find)), ilike(products.sku, contains(find))) : undefined,
  );
  const waiting = count();
  const [rows, counted] = await Promise.all([
    shop.db
      .select({
        productId: products.id,
        title: products.title,
        sku: products.sku,
        category: products.category,
        image: sql<string>`coalesce(${products.images}[1], '')`,
        active: products.active,
        available: sql<number>`${products.onHand} - ${products.reserved}`,
        waiting,
        since: min(stockRequests.confirmedAt),
      })
      .from(stockRequests)
      .innerJoin(products, eq(products.id, stockRequests.productId))
      .where(where)
      .groupBy(products.id)
      .orderBy(desc(waiting), asc(min(stockRequests.confirmedAt)), asc(products.id))
      .limit(limit)
      .offset(offset),
    shop.db
      .select({ total: sql<number>`count(distinct ${products.id})::int` })
      .from(stockRequests)
      .innerJoin(products, eq(products.id, stockRequests.productId))
      .where(where),
  ]);
  const demand = rows.flatMap(({ since, ...row }) => (since ? [{ ...row, since }] : []));
  return { demand, total: counted[0]?.total ?? 0 };
}

/** How many wait for each of some products; those that nobody waits for are not there. */
export async function countWaiting({ db }: Pick<Shop, 'db'>, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: stockRequests.productId, waiting: count() })
    .from(stockRequests)
    .where(and(isWaiting, among(stockRequests.productId, ids)))
    .groupBy(stockRequests.productId);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}
