import { eq, sql } from 'drizzle-orm';
import type { AdjustReason } from '#database/enums.ts';
import { products, stockLog } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { writeStock } from '../catalogue/save.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

export interface Adjustment {
  productId: string;
  reason: AdjustReason;
  /** Units that go, below 0, or come; of a count, those that there are, whatever is held of them. */
  change?: number | undefined;
  counted?: number | undefined;
  /** Units in the warehouse as staff saw them. */
  onHandWas: number;
  note: string;
  staffId: string;
}

/**
 * Writes units off, or sets them to what was counted. Where they moved since staff looked it is refused: so is what was pressed
 * twice. A count that finds what the books say is logged too, as a change of 0.
 */
export async function adjustStock(
  shop: Shop,
  { productId, reason, change, counted, onHandWas, note, staffId }: Adjustment,
): Promise<
  | { onHand: number }
  | { refused: 'no such product' }
  | { refused: 'moved meanwhile'; onHand: number }
  /** Unfinished checkouts hold so many. */
  | { refused: 'held'; reserved: number }
> {
  return transact(shop, async (shop) => {
    const [before] = await shop.db.select().from(products).where(eq(products.id, productId)).for('update');
    if (!before) return { refused: 'no such product' as const };
    if (before.onHand !== onHandWas) return { refused: 'moved meanwhile' as const, onHand: before.onHand };
    const onHand = reason === 'counted' ? (counted ?? before.onHand) : before.onHand + (change ?? 0);
    if (onHand < before.reserved) return { refused: 'held' as const, reserved: before.reserved };
    if (onHand === before.onHand)
      await shop.db.insert(stockLog).values({
        productId,
        change: 0,
        onHand,
        reason,
        by: 'staff',
        staffId,
        note,
        at: sql`clock_timestamp()`,
      });
    else await writeStock(shop, before, { onHand, why: { reason, by: { staffId }, note } });
    await audit(shop, {
      staffId,
      action: 'stock adjusted',
      subject: productId,
      before: { title: before.title, onHand: before.onHand },
      after: { title: before.title, onHand, reason, note },
    });
    return { onHand };
  });
}
