import { type SQL, sql } from 'drizzle-orm';
import { returnReceipts, returns } from '#database/schema.ts';

/**
 * What of a refund, by the name of its row in the query, is postage that the shopper is paid back. The row has it as goodwill, of
 * which the receipt of a return gives no other (./orders/returns/receive.ts).
 */
export const postageOf = (refund: SQL) => sql<number>`(case when exists (
    select from ${returnReceipts} receipt join ${returns} sent on sent.id = receipt.return_id
    where sent.order_id = ${refund}.order_id and receipt.refund_id = ${refund}.id)
  then ${refund}.goodwill_pence else 0 end)`;

/** What refunds take off the price of an order: all but postage. */
export const pricePence = sql<number>`coalesce(sum(amount_pence - ${postageOf(sql`refunds`)}), 0)::int`;
