import { and, eq, gt, sql } from 'drizzle-orm';
import { inOrder } from '#database/connect.ts';
import { orderEvents, orders, payments } from '#database/schema.ts';
import { mailboxOf } from '../person/mailbox.ts';
import type { Place } from '../person/place.ts';
import { retention } from '../retention.ts';
import type { Shop } from '../shop.ts';
import type { PricedBasket } from './price-basket.ts';

/**
 * What unpaid orders may be at once, and how many products they may keep from everybody else: of one mailbox, whatever its
 * accounts; of one address, enough for a household or an office; of the network around it. RATE_LIMIT_FACTOR multiplies them.
 */
const limits = {
  mailbox: { orders: 2, products: 10 },
  address: { orders: 6, products: 10 },
  network: { orders: 24, products: 20 },
} as const;

export type Scope = keyof typeof limits;

/** Salted hashes of whom and where a checkout is from. */
export type Holder = Record<Scope, string>;

export async function holderOf(
  shop: Pick<Shop, 'saltedHash'>,
  email: string,
  { address, network }: Place,
): Promise<Holder> {
  return {
    mailbox: await shop.saltedHash('mailbox', mailboxOf(email)),
    address: await shop.saltedHash('network', address),
    network: await shop.saltedHash('network', network),
  };
}

const dayMs = retention.unpaidCheckoutHours * 3_600_000;
/** What three checkouts hold that run out unpaid; the card page of each lives 30 minutes at least. */
const maxHeldMs = 3 * 30 * 60_000;

/**
 * Until when a mailbox waits whose checkouts of the last 24 hours held goods as long as three that run out, without paying
 * any; undefined where it need not. Time counts, not tries: who tries again after a minute held them for a minute, and
 * who renews a checkout before it runs out holds them on. The mailbox and not the account: another account of it, or the same
 * registered anew, waits too. An account that paid for an order, and did not get the money back, never waits.
 */
export async function mailboxWaitsUntil(
  shop: Shop,
  userId: number,
  mailbox: string,
): Promise<Date | undefined> {
  const unpaid = await shop.db
    .select({
      begun: orders.createdAt,
      heldMs: sql<number>`greatest(0, extract(epoch from
        least(${orderEvents.at}, ${payments.expiresAt}) - ${orders.createdAt}) * 1000)::float8`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, payments.orderId), eq(orderEvents.event, 'Failed')))
    .where(
      and(
        eq(payments.mailbox, mailbox),
        eq(payments.state, 'expired'),
        gt(orders.createdAt, new Date(shop.now().getTime() - dayMs)),
        sql`not exists (select from orders as paid where paid.user_id = ${userId} and paid.payment_status = 'Success')`,
      ),
    )
    .orderBy(orders.createdAt);
  let heldMs = unpaid.reduce((sum, order) => sum + order.heldMs, 0);
  let until: Date | undefined;
  // It may go on once so many of the oldest are a day old that the others held less.
  for (const order of unpaid) {
    if (heldMs < maxHeldMs) break;
    heldMs -= order.heldMs;
    until = new Date(order.begun.getTime() + dayMs);
  }
  return until;
}

type Open = {
  orders: number;
  /** When the card page of the first of them is over, as PostgreSQL writes it. */
  expires: string | null;
};

/**
 * Where a mailbox, an address or a network has as many unpaid orders as it may, or keeps as many products from others with them:
 * which of these, and when the card page of its first order is over. Undefined where it can place this one; then nobody else of
 * it does until the caller's transaction ends.
 *
 * @param scaled multiplies a limit by RATE_LIMIT_FACTOR
 */
export async function waitsToHold(
  shop: Shop,
  holder: Holder,
  lines: PricedBasket['lines'],
  scaled: (times: number) => number,
): Promise<{ scope: Scope; until: Date } | undefined> {
  // One after the other: what is counted is counted under the locks, which everybody takes in the same order.
  const keys = sql.param(Object.values(holder).sort());
  const [, found] = await inOrder([
    () =>
      shop.db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key`,
      ),
    () => unpaidOf(shop, holder),
  ]);
  const kept = lines.filter(keepsFromOthers).map(({ product }) => product.id);
  const alsoKept = kept.length > 0 ? await productsKept(shop, holder, kept) : undefined;
  for (const [scope, most] of Object.entries(limits) as [Scope, (typeof limits)[Scope]][]) {
    const { orders, expires } = found[scope];
    if (!expires) continue;
    const tooManyProducts = alsoKept && alsoKept[scope] + kept.length > scaled(most.products);
    if (orders >= scaled(most.orders) || tooManyProducts) return { scope, until: new Date(expires) };
  }
}

/** It takes the last unit, or more than half of what is in the warehouse: whoever leaves one of each keeps them all the same. */
const keepsFromOthers = ({ product, quantity }: PricedBasket['lines'][number]): boolean =>
  product.onHand - product.reserved === quantity || quantity * 2 > product.onHand;

const isUnpaid = sql`state in ('creating', 'open')`;
const isOf = ({ mailbox, address, network }: Holder) => ({
  mailbox: sql`mailbox = ${mailbox}`,
  address: sql`network = ${address}`,
  network: sql`wider_network = ${network}`,
});

/** The unpaid orders of a mailbox, of its address and of its network. */
async function unpaidOf(shop: Shop, holder: Holder): Promise<Record<Scope, Open>> {
  const of = isOf(holder);
  const figures = (scope: Scope) => sql`
    select ${scope} as scope, count(*)::int as orders, min(expires_at) as expires from payments
    where ${of[scope]} and ${isUnpaid}`;
  const { rows } = await shop.db.execute<Open & { scope: Scope }>(
    sql`${figures('mailbox')} union all ${figures('address')} union all ${figures('network')}`,
  );
  return Object.fromEntries(rows.map(({ scope, ...open }) => [scope, open])) as Record<Scope, Open>;
}

/** How many products their unpaid orders keep from others already, but for some. */
async function productsKept(shop: Shop, holder: Holder, but: string[]): Promise<Record<Scope, number>> {
  const of = isOf(holder);
  const figures = (scope: Scope) => sql`
    select ${scope} as scope, count(distinct products.id)::int as products
    from payments
      join reservations on reservations.order_id = payments.order_id and reservations.state = 'held'
      join products on products.id = reservations.product_id
    where ${of[scope]} and payments.${isUnpaid} and (quantity * 2 > on_hand or reserved = on_hand)
      and products.id <> all(${sql.param(but)}::text[])`;
  const { rows } = await shop.db.execute<{ scope: Scope; products: number }>(
    sql`${figures('mailbox')} union all ${figures('address')} union all ${figures('network')}`,
  );
  return Object.fromEntries(rows.map(({ scope, products }) => [scope, products])) as Record<Scope, number>;
}
