import { desc, eq } from 'drizzle-orm';
import { saleRefusals, users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** A sale that the law did not allow, and whom it was refused; null once the account is gone. */
export type RefusedSale = Omit<typeof saleRefusals.$inferSelect, 'userId'> & { email: string | null };

/** A page of the refused sales, the newest first, and how many there are. */
export async function listSaleRefusals(
  { db }: Pick<Shop, 'db'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ refusals: RefusedSale[]; total: number }> {
  const { id, at, productId, title, reason } = saleRefusals;
  const [refusals, total] = await Promise.all([
    db
      .select({ id, at, productId, title, reason, email: users.email })
      .from(saleRefusals)
      .leftJoin(users, eq(users.id, saleRefusals.userId))
      .orderBy(desc(at), desc(id))
      .limit(limit)
      .offset(offset),
    db.$count(saleRefusals),
  ]);
  return { refusals, total };
}
