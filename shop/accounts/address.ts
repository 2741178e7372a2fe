import { eq } from 'drizzle-orm';
import { addresses, users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

export type Address = Omit<typeof addresses.$inferSelect, 'userId'>;

/** The delivery address of an account; undefined while there is none. */
export async function readAddress(shop: Shop, email: string): Promise<Address | undefined> {
  const [found] = await shop.db
    .select({
      name: addresses.name,
      phone: addresses.phone,
      address: addresses.address,
      city: addresses.city,
      pinCode: addresses.pinCode,
    })
    .from(addresses)
    .innerJoin(users, eq(users.id, addresses.userId))
    .where(eq(users.email, email));
  return found;
}

/** Keeps the first address; false where one exists. */
export async function addAddress(shop: Shop, userId: number, address: Address): Promise<boolean> {
  const made = await shop.db
    .insert(addresses)
    .values({ userId, ...address })
    .onConflictDoNothing()
    .returning({ userId: addresses.userId });
  return made.length === 1;
}

/** Replaces the address; false where there is none. Orders keep the one they were made with. */
export async function changeAddress(shop: Shop, userId: number, address: Address): Promise<boolean> {
  const changed = await shop.db
    .update(addresses)
    .set(address)
    .where(eq(addresses.userId, userId))
    .returning({ userId: addresses.userId });
  return changed.length === 1;
}
