import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { restock } from '../stock/release.ts';

/** Puts the units of a parcel that came back on the shelf, once, because a member of staff says that they can be sold again. */
export async function restockReturned(
  shop: Shop,
  { orderId, staffId }: { orderId: string; staffId: string },
): Promise<void> {
  const units = await restock(shop, orderId, { reason: 'returned', by: { staffId } });
  if (units > 0)
    await audit(shop, { staffId, action: 'order restocked', subject: orderId, after: { units } });
}
