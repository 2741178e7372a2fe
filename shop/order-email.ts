import type { OrderTemplate } from '#database/enums.ts';
import { orderMails } from '#database/schema.ts';
import type { Shop } from './shop.ts';

/**
 * Queues a mail about an order in the caller's transaction, unless that mail was queued before: each mail of an order goes
 * once, however often the order comes to the same status (decisions.md section 9). An order whose person deleted their
 * account has nobody to write to.
 */
export async function emailOnce(
  shop: Shop,
  order: { id: string; email: string },
  template: OrderTemplate,
): Promise<void> {
  if (order.email === '') return;
  const first = await shop.db
    .insert(orderMails)
    .values({ orderId: order.id, template, at: shop.now() })
    .onConflictDoNothing()
    .returning({ orderId: orderMails.orderId });
  if (first.length === 0) return;
  await shop.jobs.add('mail', { template, to: order.email, orderId: order.id });
}
