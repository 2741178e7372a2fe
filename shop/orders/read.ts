import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import {
  arrivals,
  orderEvents,
  orderLines,
  orders,
  payments,
  products,
  reviews,
  withdrawals,
} from '#database/schema.ts';
import { type Dispute, disputesOf, type Refund, refundsOf } from '../payments/read-refunds.ts';
import type { Shop } from '../shop.ts';
import { returnable } from '../stock/release.ts';
import { type Parcel, readParcels } from './parcels.ts';
import { editsOf, notesOf, type OrderEdit, type OrderNote } from './read-edits.ts';
import { type RecalledProduct, recalledOf } from './recalled.ts';
import { type Return, returnsOf } from './returns/read.ts';
import { readShortages, type ShortageOfOrder } from './shortages/read.ts';
import { takenOut } from './taken-out.ts';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];
export type Order = Row<typeof orders>;
export type OrderLine = Row<typeof orderLines>;

type Status = Pick<Order, 'orderStatus' | 'paymentStatus'>;

export interface OrderWithLines extends Order {
  /** In their order; 1 to 5. */
  lines: OrderLine[];
}

export interface WholeOrder extends OrderWithLines {
  /**
   * Each with the slug and the SKU of its product now, whether its account has reviewed that, and the units that were taken out of
   * it before it left.
   */
  lines: (OrderLine & { slug: string; sku: string | null; reviewed: boolean; takenOut: number })[];
  /** Oldest first. */
  events: Row<typeof orderEvents>[];
  payment: Row<typeof payments>;
  /** Oldest first. */
  refunds: Refund[];
  disputes: Dispute[];
  withdrawal: Row<typeof withdrawals> | undefined;
  parcels: Parcel[];
  /** What of it is still to be sent and was recalled. */
  recalled: RecalledProduct[];
  /** Of its lines that are short, by position. */
  shortages: ShortageOfOrder[];
  /** Oldest first. */
  returns: Return[];
  arrival: Row<typeof arrivals> | undefined;
  /** Oldest first, as the notes. */
  edits: OrderEdit[];
  notes: OrderNote[];
  /** Units of it that count as sold: neither refunded nor put back on the shelf. */
  soldUnits: number;
}

/** As far as a list of orders tells of them. */
export interface ListedOrder extends OrderWithLines {
  payment: Pick<Row<typeof payments>, 'state' | 'url' | 'expiresAt'>;
  /** Oldest first, as the returns. */
  refunds: Refund[];
  returns: Return[];
}

/** One order with everything that belongs to it. */
export async function readOrder(shop: Pick<Shop, 'db'>, orderId: string): Promise<WholeOrder | undefined> {
  const [order] = await readOrders(shop, [orderId]);
  return order;
}

/** Orders with everything that belongs to them, in the order of the ids; those that are not there are left out. */
export async function readOrders(shop: Pick<Shop, 'db'>, ids: string[]): Promise<WholeOrder[]> {
  const { db } = shop;
  const [found, lines, events, parcelsOf, shortagesOf] = await Promise.all([
    db
      .select({
        ...{ order: orders, payment: payments, withdrawal: withdrawals, arrival: arrivals, soldUnits },
        ...{ refunds: refundsOf(orders.id), disputes: disputesOf(orders.id) },
        ...{ edits: editsOf(orders.id), notes: notesOf(orders.id) },
        returns: returnsOf(orders.id),
        recalled: recalledOf(orders),
      })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .leftJoin(withdrawals, eq(withdrawals.orderId, orders.id))
      .leftJoin(arrivals, eq(arrivals.orderId, orders.id))
      .where(among(orders.id, ids)),
    db
      .select({ ...getTableColumns(orderLines), ...ofProduct, takenOut })
      .from(orderLines)
      .where(among(orderLines.orderId, ids))
      .orderBy(orderLines.position),
    db.select().from(orderEvents).where(among(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id)),
    readParcels(shop, ids),
    readShortages(shop, ids),
  ]);
  const rows = new Map(found.map((row) => [row.order.id, row]));
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const eventsOf = Map.groupBy(events, (event) => event.orderId);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { order, payment, refunds, returns, disputes, withdrawal, arrival, edits, notes } = row;
    return {
      ...order,
      soldUnits: row.soldUnits,
      recalled: row.recalled,
      payment,
      refunds,
      disputes,
      edits,
      notes,
      withdrawal: withdrawal ?? undefined,
      arrival: arrival ?? undefined,
      lines: linesOf.get(id) ?? [],
      events: eventsOf.get(id) ?? [],
      parcels: parcelsOf.get(id) ?? [],
      shortages: shortagesOf.get(id) ?? [],
      returns,
    };
  });
}

/** Looked up line by line: of a join, PostgreSQL may read every product. */
const ofProduct = {
  slug: sql<string>`(select slug from ${products} where products.id = order_lines.product_id)`,
  sku: sql<string | null>`(select sku from ${products} where products.id = order_lines.product_id)`,
  reviewed: sql<boolean>`exists (
    select from ${reviews} where reviews.product_id = order_lines.product_id
      and reviews.user_id = (select user_id from ${orders} where orders.id = order_lines.order_id))`,
};

const soldUnits = sql<number>`(
  select coalesce(sum(greatest(quantity, 0)), 0)::int from (${returnable(sql`${orders.id}`)}) as back)`;

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
      ...{ refunds: refundsOf(orders.id), returns: returnsOf(orders.id) },
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(500);
  return withLines(
    shop,
    found.map(({ order, ...more }) => ({ ...order, ...more })),
  );
}

/** Orders with their lines, in their order. */
export async function withLines<Found extends Order>(
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
