import { and, count, desc, eq, gte, inArray, isNotNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus, PaymentStatus } from '#database/enums.ts';
import { orders, refunds, withdrawals } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { type OrderWithLines, withLines } from './read.ts';
import { matchesSearch, receiptNumberIn } from './search.ts';
import { endedStatuses } from './status.ts';

export interface OrderSearch {
  status?: OrderStatus;
  /** Part of what `matchesSearch` looks at; '' for all. */
  find: string;
  /** Exactly this e-mail; '' for all. */
  email?: string;
  payment?: PaymentStatus;
  /** Only those that were ever paid: no unpaid attempts (decisions.md section 9). */
  everPaid?: boolean;
  /** Only those whose refund was refused. */
  refundRefused?: boolean;
  /** Only those that a shopper withdrew from and that have not come back yet. */
  withdrawn?: boolean;
  /** Placed on this day or later, and on this day or before: ISO dates in Europe/London; '' for any. */
  from?: string;
  to?: string;
  limit: number;
  offset: number;
}

/** A page of all orders, newest first, and how many there are. */
export async function listOrders(
  shop: Shop,
  { limit, offset, ...search }: OrderSearch,
): Promise<{ orders: OrderWithLines[]; total: number }> {
  const where = matching(shop, search);
  const receiptNumber = receiptNumberIn(search.find);
  const [{ total } = { total: 0 }] = await shop.db.select({ total: count() }).from(orders).where(where);
  // PostgreSQL can't know how few orders some words fit, and would look for them among all, newest first.
  const newest = total > fewMatches ? desc(orders.createdAt) : desc(sql`${orders.createdAt} + interval '0'`);
  // A number that staff type is most likely that of a receipt, though ids and phone numbers have it too.
  const asked = receiptNumber ? [sql`${orders.receiptNumber} is distinct from ${receiptNumber}`] : [];
  const found = await shop.db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...asked, newest, orders.id)
    .limit(limit)
    .offset(offset);
  return { orders: await withLines(shop, found), total };
}

/** The condition of a search. Each part of it has an index. */
function matching(
  { db }: Shop,
  {
    status,
    find,
    email,
    payment,
    everPaid,
    refundRefused,
    withdrawn,
    from,
    to,
  }: Omit<OrderSearch, 'limit' | 'offset'>,
): SQL | undefined {
  const refused = db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.state, 'refused'));
  return and(
    status && eq(orders.orderStatus, status),
    email ? eq(orders.email, email.toLowerCase()) : undefined,
    payment && eq(orders.paymentStatus, payment),
    everPaid ? isNotNull(orders.paidAt) : undefined,
    refundRefused ? inArray(orders.id, refused) : undefined,
    withdrawn
      ? and(
          notInArray(orders.orderStatus, [...endedStatuses]),
          sql`${orders.id} = any(array(${db.select({ id: withdrawals.orderId }).from(withdrawals)}))`,
        )
      : undefined,
    from ? gte(orders.createdAt, sql`${from}::timestamp at time zone 'Europe/London'`) : undefined,
    to ? lt(orders.createdAt, sql`(${to}::date + 1)::timestamp at time zone 'Europe/London'`) : undefined,
    find ? matchesSearch(find) : undefined,
  );
}

/** Up to so many are sorted, once found; of more, the newest are soon met by walking through all. */
const fewMatches = 2000;
