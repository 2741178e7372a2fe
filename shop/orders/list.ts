import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type SubqueryWithSelection, unionAll } from 'drizzle-orm/pg-core';
import { among } from '#database/connect.ts';
import type { OrderSorting, OrderStatus, PaymentStatus, ReadyOrderView } from '#database/enums.ts';
import { orders, orderWords, parcelLines, parcels, refunds } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { type OrderWithLines, withLines } from './read.ts';
import { hasOpenReturn, isOfView } from './ready-views.ts';
import { type RecalledProduct, recalledOf } from './recalled.ts';
import { matchesEachWord, matchesSearch, type OrdersFound, receiptNumberIn } from './search.ts';
import { nearlyMatches } from './search-nearly.ts';

export interface OrderSearch {
  view?: ReadyOrderView;
  status?: OrderStatus;
  /** Part of what `matchesSearch` looks at; '' for all. */
  find: string;
  sort: OrderSorting;
  /** Exactly this e-mail; '' for all. */
  email?: string;
  payment?: PaymentStatus;
  /** Only those that were ever paid: no unpaid attempts (decisions.md section 9). */
  everPaid?: boolean;
  /** Only those whose refund was refused. */
  refundRefused?: boolean;
  /** Only those of which something is sent back that has not come yet. */
  withdrawn?: boolean;
  /** Placed on this day or later, and on this day or before: ISO dates in Europe/London; '' for any. */
  from?: string;
  to?: string;
  limit: number;
  offset: number;
}

type Narrowed = Omit<OrderSearch, 'limit' | 'offset' | 'sort' | 'find'>;

/** An order as far as the list tells of it. */
export interface OrderInList extends OrderWithLines {
  /** How many it goes in so far. */
  parcels: number;
  /** Units that are in them. */
  packedUnits: number;
  /** What of it is still to be sent and was recalled. */
  recalled: RecalledProduct[];
}

export interface OrderPage {
  orders: OrderInList[];
  total: number;
  /** There may be more than `total`: words that so many orders have are not counted to the end, which would take a second. */
  orMore: boolean;
  /** No order has the words: these come near to them. */
  nearly: boolean;
}

/** A page of all orders, and how many there are. */
export async function listOrders(
  shop: Shop,
  { limit, offset, sort, ...search }: OrderSearch,
): Promise<OrderPage> {
  const most = Math.max(countedWithWords, offset + limit + 1);
  const words = search.find ? await matchesSearch(shop, search.find) : undefined;
  const receiptNumber = receiptNumberIn(search.find);
  const ofFew = words?.ofEach && (await isFew(shop, search)) ? words.ofEach(sql`${orders.id}`) : undefined;
  const common = receiptNumber || ofFew ? [] : await firstFound(shop, { ...search, sort }, words, most);
  if (common.length === most) {
    const ids = common.slice(offset, offset + limit).map(({ id }) => id);
    const page = shop.db.select({ id: orders.id }).from(orders).where(among(orders.id, ids)).as('page');
    const rows = await readRows(shop, page, inOrderOf(sort, true));
    return { orders: rows, total: most, orMore: true, nearly: false };
  }

  const { where, total, ...found } = await countOrders(shop, search, ofFew ?? words?.listed, most);
  const isMany = found.orMore || total > fewMatches;
  // A number that staff type is most likely that of a receipt, though ids and phone numbers have it too.
  const asked = receiptNumber ? [sql`${orders.receiptNumber} is distinct from ${receiptNumber}`] : [];
  const order = [...asked, ...inOrderOf(sort, isMany)];
  // The page first, by its ids: what else there is to say would be read of every order that is sorted, and of those before.
  const page = (
    isMany && asked.length === 0
      ? inTurn(shop, { ...search, sort }, where, offset + limit)
      : shop.db
          .select({ id: orders.id })
          .from(orders)
          .where(where)
          .orderBy(...order)
  )
    .limit(limit)
    .offset(offset)
    .as('page');
  return { orders: await readRows(shop, page, order), total, ...found };
}

/** The orders of a page, as the list tells of them. */
async function readRows(shop: Shop, page: PageOfIds, order: SQL[]): Promise<OrderInList[]> {
  const rows = await shop.db
    .select({ ...getTableColumns(orders), parcels: parcelCount, packedUnits, recalled: recalledOf(orders) })
    .from(orders)
    .innerJoin(page, eq(page.id, orders.id))
    .orderBy(...order);
  return withLines(shop, rows);
}

type PageOfIds = SubqueryWithSelection<{ id: typeof orders.id }, 'page'>;

/** Whether so few are left but for the words that each of them is soon asked for these. */
async function isFew(shop: Shop, search: Narrowed): Promise<boolean> {
  const narrowed = narrowedTo(shop, search);
  if (!narrowed) return false;
  const all = shop.db.select({ id: orders.id }).from(orders).where(narrowed);
  return (await all.offset(lookedThrough).limit(1)).length === 0;
}

/**
 * The first that have the words of those that are first in the order asked: what many orders have is soon met among these, and an index
 * of words would list a great part of all orders for it.
 */
async function firstFound(
  shop: Shop,
  search: Pick<OrderSearch, 'sort'> & Narrowed,
  words: OrdersFound | undefined,
  most: number,
): Promise<{ id: string }[]> {
  if (!words?.ofEach) return [];
  const narrowed = narrowedTo(shop, search);
  // The index of these orders knows nothing of what narrows: the first of few may be a long way off.
  const narrowsLater = narrowed && (search.sort === 'total' || search.sort === 'customer');
  const walked = inTurn(shop, search, narrowsLater ? undefined : narrowed, lookedThrough);
  const first = walked.limit(lookedThrough).as('first');
  const isNarrow = sql`exists (select from ${orders} where ${orders.id} = ${first.id} and ${narrowed} offset 0)`;
  // What is only filtered stays in its order.
  return shop.db
    .select({ id: first.id })
    .from(first)
    .where(and(words.ofEach(sql`${first.id}`), narrowsLater ? isNarrow : undefined))
    .limit(most);
}

/** @param most of those that have some words so many are counted */
async function countOrders(
  shop: Shop,
  search: Pick<OrderSearch, 'find'> & Narrowed,
  words: SQL | undefined,
  most: number,
) {
  const matching = async (words: SQL | undefined) => {
    const where = and(narrowedTo(shop, search), words);
    const all = shop.db
      .select({ one: sql`1`.as('one') })
      .from(orders)
      .where(where);
    const counted = (words ? all.limit(most) : all).as('counted');
    const [{ total } = { total: 0 }] = await shop.db.select({ total: count() }).from(counted);
    return { where, total, orMore: words !== undefined && total === most };
  };
  const exact = await matching(words);
  if (!words || exact.total > 0) return { ...exact, nearly: false };
  const each = matchesEachWord(search.find);
  const scattered = each && (await matching(each));
  if (scattered?.total) return { ...scattered, nearly: false };
  const near = await nearlyMatches(shop, search.find);
  const found = near && (await matching(near));
  return found?.total ? { ...found, nearly: true } : { ...exact, nearly: false };
}

/** The condition of a search but for its words. Each part of it has an index. */
function narrowedTo(
  shop: Shop,
  { view, status, email, payment, everPaid, refundRefused, withdrawn, from, to }: Narrowed,
): SQL | undefined {
  const refused = shop.db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.state, 'refused'));
  return and(
    view && isOfView(shop, view),
    status && eq(orders.orderStatus, status),
    email ? eq(orders.email, email.toLowerCase()) : undefined,
    payment && eq(orders.paymentStatus, payment),
    everPaid ? isNotNull(orders.paidAt) : undefined,
    refundRefused ? inArray(orders.id, refused) : undefined,
    withdrawn ? hasOpenReturn(shop) : undefined,
    from ? gte(orders.createdAt, sql`${from}::timestamp at time zone 'Europe/London'`) : undefined,
    to ? lt(orders.createdAt, sql`(${to}::date + 1)::timestamp at time zone 'Europe/London'`) : undefined,
  );
}

/** Up to so many are sorted, once found; of more, the first in some order are soon met by walking through its index. */
const fewMatches = 2000;
/** Words that so many orders have are told of as that many or more, and are not counted further. */
const countedWithWords = 100;
/** Of what many orders have, so many are met among the first of these. */
const lookedThrough = 5000;

function inOrderOf(sort: OrderSorting, isMany: boolean): SQL[] {
  // PostgreSQL can't know how few orders some words fit, and would look for them among all, newest first.
  const placed = isMany ? sql`${orders.createdAt}` : sql`(${orders.createdAt} + interval '0')`;
  const last = sql`${orders.id}`;
  switch (sort) {
    case 'newest':
      return [desc(placed), last];
    case 'oldest':
      return [asc(placed), last];
    case 'waiting':
      return [sql`case when ${waits} then ${orders.paidAt} end asc nulls last`, desc(placed), last];
    case 'total':
      return [desc(orders.totalPence), desc(placed), last];
    case 'customer':
      return [sql`lower(${orders.userName})`, desc(placed), last];
  }
}

/** Those that fit, in an order that an index has. @param most how many of them are wanted at most */
function inTurn(
  shop: Shop,
  { sort, ...search }: Pick<OrderSearch, 'sort'> & Narrowed,
  where: SQL | undefined,
  most: number,
) {
  const all = shop.db.select({ id: orders.id }).from(orders);
  const walked = indexOf(sort, search);
  if (walked === 'waiting') return waitingFirst(shop, { where, most });
  if (!walked) return all.where(where).orderBy(...inOrderOf(sort, true));
  return all
    .innerJoin(orderWords, eq(orderWords.orderId, orders.id))
    .where(where)
    .orderBy(...walked);
}

/** The same order by the indexes of `order_words`, which no change of an order's status writes anew; undefined where `orders` has one. */
function indexOf(sort: OrderSorting, { view, status, payment = 'Success' }: Narrowed) {
  const rest = [desc(orderWords.createdAt), orderWords.orderId] as const;
  if (sort === 'total') return [desc(orderWords.totalPence), ...rest];
  if (sort === 'customer') return [asc(orderWords.customer), ...rest];
  if (sort !== 'waiting') return undefined;
  const isOfOthers = view === 'on-the-way' || (status && !waitingStatuses.includes(status));
  return isOfOthers || payment !== 'Success' ? [desc(orders.createdAt), orders.id] : 'waiting';
}

const waitingStatuses: readonly OrderStatus[] = ['Pending', 'Confirmed'];

/** Paid, and still to be sent. */
const waits = sql`(${orders.orderStatus} in ('Pending', 'Confirmed') and ${orders.paymentStatus} = 'Success')`;

/** What waits and what does not, the first of each: together they are the first of all. */
function waitingFirst(shop: Shop, { where, most }: { where: SQL | undefined; most: number }) {
  const columns = { id: orders.id, createdAt: orders.createdAt };
  const waiting = shop.db
    .select({ ...columns, since: sql<Date | null>`${orders.paidAt}`.as('since') })
    .from(orders)
    .where(and(where, waits))
    .orderBy(asc(orders.paidAt), desc(orders.createdAt), orders.id)
    .limit(most);
  const others = shop.db
    .select({ ...columns, since: sql<Date | null>`null::timestamptz`.as('since') })
    .from(orders)
    .where(and(where, not(waits)))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(most);
  const both = unionAll(waiting, others).as('both');
  return shop.db
    .select({ id: both.id })
    .from(both)
    .orderBy(sql`${both.since} asc nulls last`, desc(both.createdAt), both.id);
}

const parcelCount = sql<number>`(select count(*)::int from ${parcels} where ${parcels.orderId} = ${orders.id})`;
const packedUnits = sql<number>`(
  select coalesce(sum(${parcelLines.quantity}), 0)::int from ${parcels}
  join ${parcelLines} on ${parcelLines.parcelId} = ${parcels.id} where ${parcels.orderId} = ${orders.id})`;
