import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { among, inOrder } from '#database/connect.ts';
import {
  addresses,
  firstOrderMarks,
  orderEvents,
  orderLines,
  orders,
  payments,
  products,
  reservations,
  users,
} from '#database/schema.ts';
import { productColumns } from '../catalogue/product.ts';
import { tiersOf } from '../catalogue/tiers.ts';
import { findCoupon } from '../coupons/find.ts';
import type { Hazard } from '../delivery/hazardous.ts';
import { notSentTo } from '../delivery/restricted.ts';
import { abandon } from '../payments/abandon.ts';
import { type OpenSession, openFirst, openSession } from '../payments/open.ts';
import { type SessionRequest, sessionRequest } from '../payments/request.ts';
import { settle } from '../payments/settle.ts';
import { type CouponRefusal, type Quote, quote } from '../pricing/quote.ts';
import { newId } from '../secrets.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { earlierAttempts, type Unfinished } from './earlier.ts';
import { hasEarlierOrder } from './first.ts';
import { areMarked, lockMarks, marksOf } from './first-order-marks.ts';
import { accountWaitsUntil, networkWaitsUntil } from './held.ts';
import { hold } from './hold.ts';
import { sell } from './sell.ts';
import { endTurn, newTurn, type Turn, takeTurn } from './turn.ts';

export interface Attempt {
  /** Of the signed-in account. */
  email: string;
  lines: { productId: string; quantity: number }[];
  /** The total that the shopper saw. */
  seenPence: number;
  /** '' for none. */
  code: string;
  /** Made anew for each checkout; '' for none. */
  idempotencyKey: string;
  /** When the request arrived, by `performance.now()`: whoever was at work then comes first. */
  arrivedAt: number;
  /** Where the request came from: an IPv4 address or an IPv6 /64. */
  network: string;
  /** How many unpaid orders there may be from one network, this one included. */
  unpaidAtMost: number;
}

export type PlaceRefusal =
  | {
      refused:
        | 'too many products'
        | 'too many units'
        | 'no such account'
        | 'no address'
        | 'unknown code'
        | 'not a first order'
        | 'below card minimum'
        | 'busy';
    }
  | { refused: CouponRefusal; minPence: number }
  | { refused: 'unknown product' | 'inactive product'; productId: string }
  | { refused: 'not sent there'; title: string; place: string; hazard: Hazard }
  | { refused: 'not enough stock'; productId: string; title: string; available: number }
  | { refused: 'price moved'; quote: Quote; available: Record<string, number> }
  | { refused: 'already paid'; orderId: string }
  | { refused: 'network holds too much' | 'account holds too much'; until: Date };

/** The provider charges no card with less than 30p. */
const cardMinimumPence = 30;

/**
 * One checkout attempt, one order, and one unpaid order an account (decisions.md sections 4 and 9): whatever of the account
 * is unfinished ends first, and its stock is free again. Then the basket is priced, its stock held and the order written
 * with the exact provider request, in one transaction; only then is the provider called. The same key goes on with the
 * same order. However many attempts of an account begin at once, one of them has its turn and the others are 'busy'.
 *
 * @throws Unreachable when the provider can't be asked; the order is kept, and the reconciler asks again.
 */
export async function place(shop: Shop, attempt: Attempt): Promise<OpenSession | PlaceRefusal> {
  const wanted = addUp(attempt.lines);
  if (wanted.length > 5) return { refused: 'too many products' };
  if (wanted.some((line) => line.quantity > 50)) return { refused: 'too many units' };
  const basket = fingerprint(wanted, attempt.code);
  const { email, idempotencyKey: key, arrivedAt } = attempt;
  const turn = newTurn({ email, attempt: key ? `${key} ${basket}` : null, arrivedAt });
  const network = await shop.saltedHash('network', attempt.network);

  const placed = await placeInTurn(shop, { ...attempt, network }, wanted, basket, turn).catch(
    async (error) => {
      await endTurn(shop, turn).catch(() => shop.log.warn({}, 'a checkout was left to end by itself'));
      throw error;
    },
  );
  const inTime = await endTurn(shop, turn);
  if ('refused' in placed) return placed;
  return inTime || placed.joined ? placed.session : { refused: 'busy' };
}

/** How long a repeated request waits for the first one to write its order; ms. */
const waitMs = 8_000;

async function placeInTurn(
  shop: Shop,
  attempt: Attempt,
  wanted: Wanted,
  basket: string,
  turn: Turn,
): Promise<{ session: OpenSession; joined: boolean } | PlaceRefusal> {
  for (let ends = 0; ends < 3; ) {
    const written = await transact(shop, (shop) => write(shop, attempt, wanted, basket, turn));
    if ('refused' in written) return written;
    if ('orderId' in written)
      return { session: await openFirst(shop, written.orderId, written.request), joined: false };
    if ('wait' in written) {
      if (performance.now() - turn.arrivedAt > waitMs) return { refused: 'busy' };
      await pause(50);
      continue;
    }
    ends += 1;
    const { unfinished, joined } = written;
    for (const earlier of unfinished) {
      const known = earlier.resumable
        ? await settle(shop, earlier.orderId)
        : await abandon(shop, earlier.orderId);
      if (known === 'paid' && earlier.sameBasket)
        return { refused: 'already paid', orderId: earlier.orderId };
      if (known === 'open' && earlier.resumable)
        return { session: await openSession(shop, earlier.orderId), joined };
    }
  }
  return { refused: 'busy' };
}

interface Written {
  orderId: string;
  /** What the provider is asked; null where there is nothing to pay. */
  request: SessionRequest | null;
}

/** Attempts to go on with or to end first; `joined` where that is another request's turn. */
interface Earlier {
  unfinished: Unfinished[];
  joined: boolean;
}

type Wanted = Attempt['lines'];

async function write(
  shop: Shop,
  attempt: Attempt,
  wanted: Wanted,
  basket: string,
  turn: Turn,
): Promise<Written | Earlier | { wait: true } | PlaceRefusal> {
  // The account stays while its order is written.
  const [shopper] = await shop.db
    .select({ user: users, address: addresses })
    .from(users)
    .leftJoin(addresses, eq(addresses.userId, users.id))
    .where(eq(users.email, attempt.email))
    .for('update', { of: users });
  if (!shopper) return { refused: 'no such account' };
  if (!shopper.address) return { refused: 'no address' };

  const ids = wanted.map((line) => line.productId);
  const now = shop.now();
  const [whose, earlier, waitsUntil, coupon, found] = await inOrder([
    takeTurn(shop, shopper.user.id, turn),
    earlierAttempts(shop, shopper.user.id, attempt.idempotencyKey, basket, shopper.address),
    accountWaitsUntil(shop, shopper.user.id, now),
    attempt.code ? findCoupon(shop, attempt.code) : undefined,
    shop.db
      .select(productColumns)
      .from(products)
      .where(among(products.id, ids))
      .orderBy(products.id)
      .for('update'),
  ]);
  if ('refused' in earlier) return earlier;
  if (whose === 'lost') return { refused: 'busy' };
  if (whose === 'joinable') {
    const unfinished = earlier.filter(({ resumable }) => resumable);
    return unfinished.length > 0 ? { unfinished, joined: true } : { wait: true };
  }
  if (earlier.length > 0) return { unfinished: earlier, joined: false };
  if (waitsUntil) return { refused: 'account holds too much', until: waitsUntil };

  if (attempt.code && !coupon) return { refused: 'unknown code' };
  if (coupon?.firstOrder && (await hasEarlierOrder(shop, shopper.user.id)))
    return { refused: 'not a first order' };
  const buyer = { email: shopper.user.email, address: shopper.address };
  const marks = coupon?.firstOrder ? await marksOf(shop, buyer) : [];
  await lockMarks(shop, marks);
  if (marks.length > 0 && (await areMarked(shop, marks))) return { refused: 'not a first order' };

  const lines = [];
  for (const { productId, quantity } of wanted) {
    const product = found.find(({ id }) => id === productId);
    if (!product) return { refused: 'unknown product', productId };
    if (!product.active) return { refused: 'inactive product', productId };
    const unsent = notSentTo(shopper.address.pinCode, product);
    if (unsent) return { refused: 'not sent there', title: product.title, ...unsent };
    const available = product.onHand - product.reserved;
    if (available < quantity)
      return { refused: 'not enough stock', productId, title: product.title, available };
    lines.push({ product: { ...product, tiers: tiersOf(product) }, quantity, available });
  }

  const priced = quote(lines, coupon);
  if ('refused' in priced) return { ...priced, minPence: coupon?.minPence ?? 0 };
  if (priced.totalPence !== attempt.seenPence) {
    const available = Object.fromEntries(lines.map((line) => [line.product.id, line.available]));
    return { refused: 'price moved', quote: priced, available };
  }

  if (priced.totalPence > 0 && priced.totalPence < cardMinimumPence) return { refused: 'below card minimum' };
  const free = priced.totalPence === 0;
  const full = free ? undefined : await networkWaitsUntil(shop, attempt.network, attempt.unpaidAtMost);
  if (full) return { refused: 'network holds too much', until: full };

  const orderId = newId();
  const { address, user } = shopper;
  const sold = lines.map(({ product }, index) => ({
    orderId,
    position: index + 1,
    productId: product.id,
    title: product.title,
    category: product.category,
    image: product.images[0] ?? '',
    ...only(priced.lines[index]),
  }));
  const asked = sessionRequest(shop, { orderId, email: user.email, lines: sold, quote: priced });
  const request = free ? null : asked.request;
  await inOrder([
    hold(shop, wanted),
    shop.db.insert(orders).values({
      id: orderId,
      userId: user.id,
      email: user.email,
      userName: user.name,
      deliveryName: address.name,
      deliveryPhone: address.phone,
      deliveryAddress: address.address,
      deliveryCity: address.city,
      deliveryPinCode: address.pinCode,
      subtotalPence: priced.subtotalPence,
      discountPence: priced.discountPence,
      shippingPence: priced.shippingPence,
      totalPence: priced.totalPence,
      titles: sold.map((line) => line.title).join(', '),
      couponCode: coupon?.code,
      firstOrder: coupon?.firstOrder ?? false,
      idempotencyKey: attempt.idempotencyKey || null,
      basket,
      createdAt: now,
    }),
    marks.length > 0 && shop.db.insert(firstOrderMarks).values(marks.map((mark) => ({ mark, orderId }))),
    shop.db.insert(orderLines).values(sold),
    shop.db.insert(reservations).values(wanted.map((line) => ({ orderId, ...line }))),
    shop.db.insert(orderEvents).values({ orderId, event: 'Pending', by: 'shopper', at: now }),
    shop.db.insert(payments).values({
      orderId,
      provider: free ? 'free' : 'stripe',
      state: 'creating',
      request,
      amountPence: priced.totalPence,
      expiresAt: asked.expiresAt,
      network: free ? null : attempt.network,
      askedAt: now,
      createdAt: now,
    }),
  ]);
  if (free)
    await sell(
      shop,
      { id: orderId, email: user.email },
      { sessionId: `free_${orderId}`, paymentIntent: null },
    );
  return { orderId, request };
}

/** Two lines of one product are one (decisions.md section 4); they stay in the shopper's order. */
function addUp(lines: Wanted): Wanted {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The same for the same goods and code, in whatever order they were put in. */
const fingerprint = (wanted: Wanted, code: string): string =>
  [...wanted.map((line) => `${line.productId}x${line.quantity}`).sort(), code.toUpperCase()].join(' ');

function only(line: Quote['lines'][number] | undefined) {
  if (!line) throw new Error('a quote has a line for every product');
  const { quantity, unitPence, percent, totalPence } = line;
  return { quantity, unitPence, percent, totalPence };
}
