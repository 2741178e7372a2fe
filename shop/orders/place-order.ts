import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { inOrder } from '#database/connect.ts';
import { addresses, users } from '#database/schema.ts';
import type { Address } from '../accounts/address.ts';
import { findCoupon } from '../coupons/find.ts';
import { abandon } from '../payments/abandon.ts';
import { type OpenSession, openFirst, openSession } from '../payments/open.ts';
import { settle } from '../payments/settle.ts';
import type { Place } from '../person/place.ts';
import { maxProducts, maxUnits } from '../pricing/limits.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { acquireLease, type CheckoutLease, newLease, releaseLease } from './checkout-lease.ts';
import { earlierAttempts, type Unfinished } from './earlier-attempts.ts';
import { type Holder, holderOf, mailboxWaitsUntil, waitsToHold } from './hold-limits.ts';
import { type InsertedOrder, insertOrder } from './insert-order.ts';
import { type BasketRefusal, lockProducts, priceBasket } from './price-basket.ts';
import { checkRestrictedSale, type SaleRefusal } from './restricted-sale.ts';

export interface Attempt {
  /** Of the signed-in account. */
  email: string;
  lines: { productId: string; quantity: number }[];
  /** The total that the shopper saw. */
  seenPence: number;
  /** '' for none. */
  code: string;
  /** Whether the shopper said to be 18 or over. */
  adultDeclared: boolean;
  /** Made anew for each checkout; '' for none. */
  idempotencyKey: string;
  /** When the request arrived, by `performance.now()`: whoever was at work then comes first. */
  arrivedAt: number;
  /** Where the request came from. */
  place: Place;
  /** A limit as RATE_LIMIT_FACTOR makes it. */
  scaled: (times: number) => number;
}

export type PlaceRefusal =
  | BasketRefusal
  | SaleRefusal
  | { refused: 'too many products' | 'too many units' | 'no such account' | 'no address' | 'busy' }
  | { refused: 'already paid'; orderId: string }
  | { refused: 'mailbox holds too much' | 'network holds too much' | 'held too long'; until: Date };

/**
 * One checkout attempt, one order, and one unpaid order an account (decisions.md sections 4 and 9): whatever of the account
 * is unfinished ends first, and its stock is free again. Then the basket is priced, its stock held and the order written
 * with the exact provider request, in one transaction; only then is the provider called. The same key goes on with the
 * same order. However many attempts of an account begin at once, one of them has the lease and the others are 'busy'.
 *
 * @throws Unreachable when the provider can't be asked; the order is kept, and the reconciler asks again.
 */
export async function placeOrder(shop: Shop, attempt: Attempt): Promise<OpenSession | PlaceRefusal> {
  const wanted = addUp(attempt.lines);
  if (wanted.length > maxProducts) return { refused: 'too many products' };
  if (wanted.some((line) => line.quantity > maxUnits)) return { refused: 'too many units' };
  const basket = fingerprint(wanted, attempt.code);
  const { email, idempotencyKey: key, arrivedAt } = attempt;
  const lease = newLease({ email, attempt: key ? `${key} ${basket}` : null, arrivedAt });
  const holder = await holderOf(shop, email, attempt.place);

  const placed = await placeUnderLease(shop, { ...attempt, holder }, wanted, basket, lease).catch(
    async (error) => {
      await releaseLease(shop, lease).catch(() => shop.log.warn({}, 'a checkout was left to end by itself'));
      throw error;
    },
  );
  const inTime = await releaseLease(shop, lease);
  if ('refused' in placed) return placed;
  return inTime || placed.joined ? placed.session : { refused: 'busy' };
}

/** How long a repeated request waits for the first one to write its order; ms. */
const waitMs = 8_000;

async function placeUnderLease(
  shop: Shop,
  attempt: HeldAttempt,
  wanted: Wanted,
  basket: string,
  lease: CheckoutLease,
): Promise<{ session: OpenSession; joined: boolean } | PlaceRefusal> {
  for (let ends = 0; ends < 3; ) {
    const written = await transact(shop, (shop) => write(shop, attempt, wanted, basket, lease));
    if ('refused' in written) return written;
    if ('orderId' in written)
      return { session: await openFirst(shop, written.orderId, written.request), joined: false };
    if ('wait' in written) {
      if (performance.now() - lease.arrivedAt > waitMs) return { refused: 'busy' };
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

/** Attempts to go on with or to end first; `joined` where that is another request's lease. */
interface Earlier {
  unfinished: Unfinished[];
  joined: boolean;
}

type Wanted = Attempt['lines'];
type HeldAttempt = Attempt & { holder: Holder };

/** The account's next step: its order, what must end before, or a refusal. In one transaction, the account locked. */
async function write(
  shop: Shop,
  attempt: HeldAttempt,
  wanted: Wanted,
  basket: string,
  lease: CheckoutLease,
): Promise<InsertedOrder | Earlier | { wait: true } | PlaceRefusal> {
  const account = await lockAccount(shop, attempt.email);
  if ('refused' in account) return account;
  const { user, address } = account;
  const [whose, earlier, waitsUntil, coupon, products] = await inOrder([
    () => acquireLease(shop, user.id, lease),
    () => earlierAttempts(shop, user.id, attempt.idempotencyKey, basket, address),
    () => mailboxWaitsUntil(shop, user.id, attempt.holder.mailbox),
    () => (attempt.code ? findCoupon(shop, attempt.code) : null),
    () => lockProducts(shop, wanted),
  ]);
  if ('refused' in earlier) return earlier;
  if (whose === 'lost') return { refused: 'busy' };
  if (whose === 'joinable') {
    const unfinished = earlier.filter(({ resumable }) => resumable);
    return unfinished.length > 0 ? { unfinished, joined: true } : { wait: true };
  }
  const lawful = await checkRestrictedSale(shop, { ...attempt, userId: user.id, products });
  if ('refused' in lawful) return lawful;
  if (earlier.length > 0) return { unfinished: earlier, joined: false };
  if (waitsUntil) return { refused: 'held too long', until: waitsUntil };

  const priced = await priceBasket(shop, { ...attempt, lines: wanted, user, address, coupon, products });
  if ('refused' in priced) return priced;
  const { totalPence } = priced.quote;
  const full =
    totalPence > 0 ? await waitsToHold(shop, attempt.holder, priced.lines, attempt.scaled) : undefined;
  if (full) {
    const refused = full.scope === 'mailbox' ? 'mailbox holds too much' : 'network holds too much';
    return { refused, until: full.until };
  }
  return insertOrder(shop, priced, { ...attempt, basket, user, address, lawful });
}

/** The account stays as it is while its order is written. */
async function lockAccount(
  shop: Shop,
  email: string,
): Promise<{ user: typeof users.$inferSelect; address: Address } | PlaceRefusal> {
  const [account] = await shop.db
    .select({ user: users, address: addresses })
    .from(users)
    .leftJoin(addresses, eq(addresses.userId, users.id))
    .where(eq(users.email, email))
    .for('update', { of: users });
  if (!account) return { refused: 'no such account' };
  const { user, address } = account;
  return address ? { user, address } : { refused: 'no address' };
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
