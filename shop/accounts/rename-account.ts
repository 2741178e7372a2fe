import { eq } from 'drizzle-orm';
import { users } from '#database/schema.ts';
import { renameReviews } from '../reviews/rename.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

/** Changes the name of an account, and with it the name at its reviews. Orders keep the one they were made with. */
export async function renameAccount(shop: Shop, userId: number, name: string): Promise<void> {
  await transact(shop, async (shop) => {
    await shop.db.update(users).set({ name }).where(eq(users.id, userId));
    await renameReviews(shop, userId, { name });
  });
}
