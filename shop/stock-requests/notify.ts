import { sql } from 'drizzle-orm';
import { retention } from '../retention.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

/** Letters that one run queues at most: the next comes a minute later. */
const maxLetters = 500;

/**
 * Tells those who wait for products that can be bought now, in the order in which they confirmed. Each minute, by a job: it looks
 * at what is in stock and not at what raised it, so that no edit, import, refund or hold that ran out can be forgotten.
 *
 * Nobody is told in vain: of a product, no more letters are out than it has units. A letter is out for 24 hours, or until the
 * product is sold out again; then the next in line are told, as far as the units go. The letter and the mark that it went are one
 * transaction, so that each goes once.
 */
export async function notifyOfStock(shop: Shop): Promise<void> {
  await transact(shop, async (shop) => {
    // One at a time: two would each count the same units.
    await shop.db.execute(sql`select pg_advisory_xact_lock(hashtext('stock letters'))`);
    const now = shop.now();
    const out = new Date(now.getTime() - retention.toldOfStockHours * 3_600_000);
    await shop.db.execute(sql`
      delete from stock_requests using products
      where products.id = stock_requests.product_id and notified_at is not null
        and (notified_at <= ${out} or not (products.active and products.in_stock))`);
    const { rows } = await shop.db.execute<{ email: string; product_id: string }>(sql`
      with told as (
        select product_id, count(*) as letters from stock_requests where notified_at is not null group by product_id
      ), waiting as (
        select request.id, request.confirmed_at,
          row_number() over (partition by request.product_id order by request.confirmed_at, request.id) as place,
          on_hand - reserved - coalesce(told.letters, 0) as units
        from stock_requests request join products on products.id = request.product_id
          left join told on told.product_id = request.product_id
        where confirmed_at is not null and notified_at is null and products.active and products.in_stock
      ), due as (
        select id from stock_requests
        where id in (select id from waiting where place <= units order by confirmed_at, id limit ${maxLetters})
        for update skip locked
      )
      update stock_requests set notified_at = ${now} from due where stock_requests.id = due.id
      returning stock_requests.email, stock_requests.product_id`);
    for (const { email, product_id: productId } of rows)
      await shop.jobs.add('mail', { template: 'back in stock', to: email, productId });
    if (rows.length > 0) shop.log.info({ letters: rows.length }, 'those who waited for stock were told');
  });
}
