import type { WireOrder } from '#contract/orders.ts';
import { forgetBuyNow, readBuyNow } from '../../browser/buy-now.ts';
import { readCart, removeFromCart, setQuantity } from '../../browser/cart.ts';
import { forgetCartCode } from '../../browser/discount-code.ts';
import { linesOf } from '../../papers/lines-of.ts';
import { attemptOf, type Bought, basketText, type From, forgetAttempt } from './attempt.ts';

/** How long after paying an order may still empty a cart that another tab bought, in milliseconds. */
const recentlyMs = 10 * 60_000;

/**
 * Takes what this tab's attempt bought out of its basket, at once: whoever leaves the page in the next moment must not
 * find it there again. False where the order is not known to be of this tab; then `clearBought` can tell.
 */
export function clearAttempt(orderId: string): boolean {
  const { from, held } = attemptOf(orderId) ?? {};
  if (!from || !held) return false;
  clear(
    from,
    Object.entries(held).map(([id, quantity]) => ({ id, quantity })),
  );
  return true;
}

/** Takes what was bought, and the code, out of the cart, or forgets Buy Now; once an order, whatever is put in afterwards stays. */
export function clearBought(order: WireOrder) {
  const from = attemptOf(order.id)?.from ?? guessFrom(order);
  if (from) clear(from, linesOf(order));
}

function clear(from: From, bought: readonly Bought[]) {
  forgetAttempt();
  if (from === 'buy') return forgetBuyNow();
  forgetCartCode();
  for (const { id, quantity } of bought) {
    const left = (readCart().find((item) => item.id === id)?.quantity ?? 0) - quantity;
    if (left > 0) setQuantity(id, left);
    else removeFromCart(id);
  }
}

/** The card page may return to another tab than it left: the basket that is exactly what was just paid is the one. */
function guessFrom(order: WireOrder): From | undefined {
  if (!order.paidAt || Date.now() - Date.parse(order.paidAt) > recentlyMs) return undefined;
  const bought = basketText(linesOf(order));
  if (basketText(readCart()) === bought) return 'cart';
  const buyNow = readBuyNow();
  return buyNow && basketText([buyNow]) === bought ? 'buy' : undefined;
}
