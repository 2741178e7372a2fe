import type { Transaction } from '#database/connect.ts';
import { audit } from '../staff/audit.ts';
import type { Changing } from '../transact.ts';
import { restock } from './release.ts';

/** Puts the units of a parcel that came back on the shelf, once, because a member of staff says that they can be sold again. */
export async function restockReturned(
  tx: Transaction,
  { orderId, staffId }: { orderId: string; staffId: string },
  changing: Changing,
): Promise<void> {
  const units = await restock(tx, orderId, changing);
  if (units > 0) await audit(tx, { staffId, deed: 'order restocked', subject: orderId, after: { units } });
}
