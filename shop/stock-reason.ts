import { type SQL, sql } from 'drizzle-orm';
import type { StockReason } from '#database/enums.ts';
import type { Shop } from './shop.ts';

/** Why units come or go, and who makes them; the order where it is of one. */
export interface StockChange {
  reason: StockReason;
  by: 'shopper' | 'shop' | { staffId: string };
  orderId?: string;
  note?: string;
}

/**
 * Tells the database why the next statement that sets `products.on_hand` does so, within the caller's transaction: triggers log
 * it with each change. It is good for that one statement; one that nobody told of is logged as 'changed'.
 */
export async function tellStockReason(shop: Pick<Shop, 'db'>, change: StockChange): Promise<void> {
  await shop.db.execute(sql`select ${stockReason(change)}`);
}

/** The same as an expression, for a statement that tells and changes in one. It must be evaluated: select it, and read what it gave. */
export function stockReason({ by, ...change }: StockChange): SQL {
  const who = typeof by === 'string' ? { by } : { by: 'staff', ...by };
  return sql`set_config('hopup.stock_reason', ${JSON.stringify({ ...change, ...who })}, true)`;
}
