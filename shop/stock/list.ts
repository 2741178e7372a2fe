import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { StockReason } from '#database/enums.ts';
import { orders, products, stockLog } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

export interface MovementSearch {
  /** Only of this product; '' for all. */
  productId: string;
  reason: StockReason | '';
  /** On this day or later, and on this day or before: ISO dates in Europe/London; '' for any. */
  from: string;
  to: string;
  limit: number;
  offset: number;
}

/** A page of the log of stock, newest first, and how many rows it has for this question. */
export async function listMovements(
  { db }: Pick<Shop, 'db'>,
  { productId, reason, from, to, limit, offset }: MovementSearch,
) {
  const where = and(
    productId ? eq(stockLog.productId, productId) : undefined,
    reason ? eq(stockLog.reason, reason) : undefined,
    from ? gte(stockLog.at, sql`${from}::timestamp at time zone 'Europe/London'`) : undefined,
    to ? lt(stockLog.at, sql`(${to}::date + 1)::timestamp at time zone 'Europe/London'`) : undefined,
  );
  const [movements, counted] = await Promise.all([
    db
      .select({
        id: stockLog.id,
        productId: stockLog.productId,
        title: products.title,
        sku: products.sku,
        change: stockLog.change,
        onHand: stockLog.onHand,
        reason: stockLog.reason,
        by: stockLog.by,
        staffId: stockLog.staffId,
        orderId: stockLog.orderId,
        receiptNumber: orders.receiptNumber,
        note: stockLog.note,
        at: stockLog.at,
      })
      .from(stockLog)
      .innerJoin(products, eq(products.id, stockLog.productId))
      .leftJoin(orders, eq(orders.id, stockLog.orderId))
      .where(where)
      .orderBy(desc(stockLog.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(stockLog).where(where),
  ]);
  return { movements, total: counted[0]?.total ?? 0 };
}
