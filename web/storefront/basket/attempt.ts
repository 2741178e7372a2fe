import type { Coupon } from '#contract/coupon.ts';
import { payWithinMs } from '#shop/pricing/limits.ts';
import { randomKey } from '../../browser/random-key.ts';

/**
 * One checkout attempt, one order (decisions.md section 4): the key under which the server knows it, for one basket with
 * one code. It is kept for the tab, so that reloading or coming back from the card page resumes it.
 */
export interface Attempt {
  from: CheckoutSource;
  /** What is bought, as `basketKey` writes it. */
  basket: string;
  coupon: Coupon | null;
  key: string;
  /** Once the card page was opened: its order, the units it holds, and until when (ms since 1970). */
  orderId?: string;
  held?: Record<string, number>;
  until?: number;
}

/** spec.md section 2: /checkout/{from}. */
export type CheckoutSource = 'buy' | 'cart';

export const isCheckoutSource = (found: unknown): found is CheckoutSource =>
  found === 'buy' || found === 'cart';

export interface BoughtLine {
  id: string;
  quantity: number;
}

const storageKey = 'checkout';

/** 'id×units' of every line: the same basket is the same text. */
export const basketKey = (bought: readonly BoughtLine[]) =>
  bought
    .map(({ id, quantity }) => `${id}×${quantity}`)
    .sort()
    .join(' ');

/** The attempt for this basket with this code: the one under way, or a new one. */
export function attemptFor(
  from: CheckoutSource,
  bought: readonly BoughtLine[],
  coupon: Coupon | null,
): Attempt {
  const basket = basketKey(bought);
  const found = readAttempt();
  if (found?.from === from && found.basket === basket && found.coupon?.code === coupon?.code) return found;
  // The order that was opened before stays open until the server ends it for the new one.
  const { orderId, held, until } = found ?? {};
  const attempt = { from, basket, coupon, key: randomKey(), orderId, held, until };
  write(attempt);
  return attempt;
}

/** Notes that the card page was opened for an order, which from now on holds its units. */
export function noteOpened(attempt: Attempt, orderId: string, bought: readonly BoughtLine[]) {
  const held = Object.fromEntries(bought.map(({ id, quantity }) => [id, quantity]));
  write({ ...attempt, orderId, held, until: Date.now() + payWithinMs });
}

/** The code that was applied to this basket, with which the attempt goes on. */
export function couponOfAttempt(from: CheckoutSource): Coupon | null {
  const found = readAttempt();
  return found?.from === from ? found.coupon : null;
}

/** Units of a product that the open attempt of this tab holds. */
export const heldUnits = (id: string): number => openAttempt()?.held?.[id] ?? 0;

/** This tab's attempt, while its card page may still be open. */
export function openAttempt(): Attempt | null {
  const found = readAttempt();
  return found?.until && found.until > Date.now() ? found : null;
}

/** Where an order came from, if it is this tab's attempt. */
export function attemptOf(orderId: string): Attempt | null {
  const found = readAttempt();
  return found?.orderId === orderId ? found : null;
}

/** The attempt is over: paid, or to be made anew on purpose. */
export const forgetAttempt = () => write(null);

/** The order was not paid and holds nothing any more; the same key may try again. */
export function noteReleased(orderId: string) {
  const found = attemptOf(orderId);
  if (found) write({ ...found, held: undefined, until: undefined });
}

/** Where the browser keeps nothing, the attempt lasts as long as the page. */
let unsaved: Attempt | null = null;

function readAttempt(): Attempt | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isAttempt(found) ? found : unsaved;
  } catch {
    return unsaved;
  }
}

function write(attempt: Attempt | null) {
  unsaved = attempt;
  try {
    if (attempt) sessionStorage.setItem(storageKey, JSON.stringify(attempt));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Kept in `unsaved`.
  }
}

const isAttempt = (found: unknown): found is Attempt =>
  typeof found === 'object' &&
  found !== null &&
  'key' in found &&
  typeof found.key === 'string' &&
  'basket' in found &&
  typeof found.basket === 'string' &&
  'from' in found &&
  isCheckoutSource(found.from) &&
  'coupon' in found &&
  isCoupon(found.coupon);

/** A tab may hold what an earlier release kept, with the amounts in pounds. */
const isCoupon = (found: unknown): found is Coupon | null =>
  typeof found === 'object' && (found === null || 'flatPence' in found);
