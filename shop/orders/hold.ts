import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';

/**
 * Promises units to an order, never more than there are: a guarded update, and behind it the database's own check.
 * Call with the product rows locked in the order of their ids. Throws where the units are not there.
 */
export async function hold(shop: Shop, lines: { productId: string; quantity: number }[]): Promise<void> {
  const ids = lines.map((line) => line.productId);
  const quantities = lines.map((line) => line.quantity);
  const held = await shop.db.execute(sql`
    update products set reserved = reserved + line.quantity, version = version + 1
    from unnest(${sql.param(ids)}::text[], ${sql.param(quantities)}::int[]) as line(id, quantity)
    where products.id = line.id and on_hand - reserved >= line.quantity`);
  if (held.rowCount !== lines.length) throw new Error('units were held that are not there');
  shop.invalidate(ids);
}
