import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { among } from '#database/connect.ts';
import {
  orderEvents,
  orderLines,
  orders,
  payments,
  refunds,
  reservations,
  users,
  withdrawals,
} from '#database/schema.ts';
import type { OrderStatus, PaymentStatus } from '#database/words.ts';
import { named } from '../accounts/find.ts';
import { beginsWith } from '../like.ts';
import type { Shop } from '../shop.ts';
import { over } from './status.ts';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];
export type Order = Row<typeof orders>;
export type OrderLine = Row<typeof orderLines>;

type Status = Pick<Order, 'orderStatus' | 'paymentStatus'>;

export interface OrderWithLines extends Order {
  /** In their order; 1 to 5. */
  lines: OrderLine[];
}

export interface WholeOrder extends OrderWithLines {
  /** Oldest first. */
  events: Row<typeof orderEvents>[];
  payment: Row<typeof payments>;
  refund: Row<typeof refunds> | undefined;
  withdrawal: Row<typeof withdrawals> | undefined;
  /** Units of it that count as sold: not those that were put back on the shelf. */
  soldUnits: number;
}

/** As far as a list of orders tells of them. */
export interface ListedOrder extends OrderWithLines {
  payment: Pick<Row<typeof payments>, 'state' | 'url' | 'expiresAt'>;
}

/** One order with everything that belongs to it. */
export async function readOrder(shop: Shop, orderId: string): Promise<WholeOrder | undefined> {
  const [order] = await readOrders(shop, [orderId]);
  return order;
}

/** Orders with everything that belongs to them, in the order of the ids; those that are not there are left out. */
export async function readOrders({ db }: Shop, ids: string[]): Promise<WholeOrder[]> {
  const [found, lines, events] = await Promise.all([
    db
      .select({ order: orders, payment: payments, refund: refunds, withdrawal: withdrawals, soldUnits })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .leftJoin(refunds, eq(refunds.orderId, orders.id))
      .leftJoin(withdrawals, eq(withdrawals.orderId, orders.id))
      .where(among(orders.id, ids)),
    db.select().from(orderLines).where(among(orderLines.orderId, ids)).orderBy(orderLines.position),
    db.select().from(orderEvents).where(among(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id)),
  ]);
  const rows = new Map(found.map((row) => [row.order.id, row]));
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const eventsOf = Map.groupBy(events, (event) => event.orderId);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { order, payment, refund, withdrawal, soldUnits } = row;
    return {
      ...order,
      soldUnits,
      payment,
      refund: refund ?? undefined,
      withdrawal: withdrawal ?? undefined,
      lines: linesOf.get(id) ?? [],
      events: eventsOf.get(id) ?? [],
    };
  });
}

const soldUnits = sql<number>`(
  select coalesce(sum(quantity), 0)::int from ${reservations}
  where ${reservations.orderId} = ${orders.id} and ${reservations.state} = 'sold')`;

/** How far an order and its payment are; undefined for none. */
export async function statusOf(shop: Shop, orderId: string): Promise<Status | undefined> {
  const [order] = await shop.db
    .select({ orderStatus: orders.orderStatus, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order;
}

/** Whose order it is; undefined for none. */
export async function ownerOf(shop: Shop, orderId: string): Promise<number | null | undefined> {
  const [order] = await shop.db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  return order?.userId;
}

/** The orders of an account, newest first. */
export async function ordersOf(shop: Shop, userId: number): Promise<ListedOrder[]> {
  const { db } = shop;
  const found = await db
    .select({
      order: orders,
      payment: { state: payments.state, url: payments.url, expiresAt: payments.expiresAt },
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(500);
  return withLines(
    shop,
    found.map(({ order, payment }) => ({ ...order, payment })),
  );
}

export interface OrderSearch {
  status?: OrderStatus;
  /** The beginning of an order id, an e-mail or a word of a name; '' for all. */
  find: string;
  /** Exactly this e-mail; '' for all. */
  email?: string;
  payment?: PaymentStatus;
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
  const [{ total } = { total: 0 }] = await shop.db.select({ total: count() }).from(orders).where(where);
  // PostgreSQL can't know how few orders some words fit, and would look for them among all, newest first.
  const newest = total > fewMatches ? desc(orders.createdAt) : desc(sql`${orders.createdAt} + interval '0'`);
  const found = await shop.db
    .select()
    .from(orders)
    .where(where)
    .orderBy(newest, orders.id)
    .limit(limit)
    .offset(offset);
  return { orders: await withLines(shop, found), total };
}

/** The condition of a search. Each part of it has an index. */
function matching(
  { db }: Shop,
  { status, find, email, payment, refundRefused, withdrawn, from, to }: Omit<OrderSearch, 'limit' | 'offset'>,
): SQL | undefined {
  const words = find.toLowerCase();
  const refused = db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.state, 'refused'));
  return and(
    status && eq(orders.orderStatus, status),
    email ? eq(orders.email, email.toLowerCase()) : undefined,
    payment && eq(orders.paymentStatus, payment),
    refundRefused ? inArray(orders.id, refused) : undefined,
    withdrawn
      ? and(
          notInArray(orders.orderStatus, [...over]),
          sql`${orders.id} = any(array(${db.select({ id: withdrawals.orderId }).from(withdrawals)}))`,
        )
      : undefined,
    from ? gte(orders.createdAt, sql`${from}::timestamp at time zone 'Europe/London'`) : undefined,
    to ? lt(orders.createdAt, sql`(${to}::date + 1)::timestamp at time zone 'Europe/London'`) : undefined,
    find
      ? or(
          like(orders.id, beginsWith(words)),
          like(orders.email, beginsWith(words)),
          like(sql`lower(${orders.userName})`, beginsWith(words)),
          sql`${orders.userId} = any(array(${db.select({ id: users.id }).from(users).where(named(words)).limit(namesakes)}))`,
        )
      : undefined,
  );
}

/** Up to so many are sorted, once found; of more, the newest are soon met by walking through all. */
const fewMatches = 2000;

/** Of a common name, the orders of so many people are found and no more. */
const namesakes = 500;

async function withLines<Found extends Order>(
  shop: Shop,
  found: Found[],
): Promise<(Found & { lines: OrderLine[] })[]> {
  if (found.length === 0) return [];
  const lines = await shop.db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        found.map((order) => order.id),
      ),
    )
    .orderBy(orderLines.position);
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  return found.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }));
}
