import { eq, sql } from 'drizzle-orm';
import { inOrder } from '#database/connect.ts';
import { orderEvents, orders, payments } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { mailOnce } from './mail-once.ts';

export interface Receipt {
  /** The provider's session, by which the payment is known. */
  sessionId: string;
  /** What a refund names; null where no card was charged. */
  paymentIntent: string | null;
}

/**
 * Turns an order whose units are held into a sale: its units leave the stock, its payment is Success, its receipt is
 * numbered and the confirmation is queued, all in the caller's transaction, with the order row locked (or new).
 */
export async function sell(
  shop: Shop,
  order: { id: string; email: string },
  receipt: Receipt,
): Promise<void> {
  const { id: orderId } = order;
  const now = shop.now();
  await inOrder([
    shop.db.execute(sql`
      with sold as (
        update reservations set state = 'sold' where order_id = ${orderId} and state = 'held' returning product_id, quantity
      ), locked as (
        select id from products where id in (select product_id from sold) order by id for update
      )
      update products set on_hand = on_hand - sold.quantity, reserved = reserved - sold.quantity
      from sold join locked on locked.id = sold.product_id where products.id = sold.product_id`),
    shop.db
      .update(orders)
      .set({ paymentStatus: 'Success', paidAt: now, receiptNumber: sql`nextval('receipt_numbers')` })
      .where(eq(orders.id, orderId)),
    shop.db
      .update(payments)
      .set({ state: 'paid', network: null, ...receipt })
      .where(eq(payments.orderId, orderId)),
    shop.db.insert(orderEvents).values({ orderId, event: 'Success', by: 'provider', at: now }),
    mailOnce(shop, order, 'order confirmed'),
  ]);
}
