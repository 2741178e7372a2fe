import { and, eq } from 'drizzle-orm';
import { orders, users } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { abandon } from '../payments/abandon.ts';
import type { Shop } from '../shop.ts';

/**
 * Ends every unpaid order of an account for staff, so that what it holds can be sold: at the provider first, as when a
 * shopper cancels. One that turns out to be paid stays paid. Undefined where there is no such account.
 *
 * @throws Unreachable when the provider can't be asked; the orders are as they were, or ended so far
 */
export async function endUnpaid(
  shop: Shop,
  email: string,
  staffId: string,
): Promise<{ ended: number; paid: number } | undefined> {
  const [account] = await shop.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!account) return undefined;
  const unpaid = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, account.id), eq(orders.paymentStatus, 'Pending')));
  const outcome = { ended: 0, paid: 0 };
  for (const { id } of unpaid) {
    // Written first: should the process die on the next line, the audit log has one entry too many and not one too few.
    await audit(shop, { staffId, action: 'order holds ended', subject: id });
    const known = await abandon(shop, id);
    if (known === 'unpaid') outcome.ended += 1;
    if (known === 'paid') outcome.paid += 1;
  }
  return outcome;
}
