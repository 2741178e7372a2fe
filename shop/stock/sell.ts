import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { stockReason } from '../stock-reason.ts';

/** Takes the units that an order holds out of the stock, once: they are sold. What can be bought stays the same. */
export async function sell(shop: Shop, orderId: string): Promise<void> {
  await shop.db.execute(sql`
    with sold as (
      update reservations set state = 'sold' where order_id = ${orderId} and state = 'held' returning product_id, quantity
    ), locked as (
      select id from products where id in (select product_id from sold) order by id for update
    ), told as (select ${stockReason({ reason: 'sold', by: 'shopper', orderId })})
    update products set on_hand = on_hand - sold.quantity, reserved = reserved - sold.quantity
    from sold join locked on locked.id = sold.product_id cross join told where products.id = sold.product_id`);
}
