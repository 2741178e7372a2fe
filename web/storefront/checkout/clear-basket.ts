import type { Order } from '#contract/order.ts';
import { forgetBuyNow, readBuyNow } from '../../browser/buy-now.ts';
import { readCart } from '../../browser/cart.ts';
import { removeFromCart, setQuantity } from '../../browser/cart-lines.ts';
import type { Loaded } from '../../browser/decode-answer.ts';
import { forgetCartCode } from '../../browser/discount-code.ts';
import {
  attemptOf,
  type BoughtLine,
  basketKey,
  type CheckoutSource,
  forgetAttempt,
} from '../basket/attempt.ts';

/** How long after paying an order may still empty a cart that another tab bought, in milliseconds. */
const recentlyMs = 10 * 60_000;

/** The orders whose basket is cleared: whatever is put in afterwards stays. */
const cleared = new Set<string>();

/**
 * Takes what a paid order bought, and the code, out of the cart; of Buy Now only a line that is the very same. At once
 * where the order is this tab's attempt: whoever leaves the page in the next moment must not find it there again. Else
 * once it is known what was bought.
 */
export async function clearBasket(orderId: string, order: Promise<Loaded<Order | null>>) {
  if (cleared.has(orderId)) return;
  const { from, held } = attemptOf(orderId) ?? {};
  if (from && held) {
    clear(
      from,
      Object.entries(held).map(([id, quantity]) => ({ id, quantity })),
    );
  } else {
    const found = await order;
    if (found === 'signed out' || !('data' in found) || !found.data) return;
    const guessed = from ?? guessFrom(found.data);
    if (guessed) clear(guessed, basketOf(found.data));
  }
  cleared.add(orderId);
}

function clear(from: CheckoutSource, bought: readonly BoughtLine[]) {
  forgetAttempt();
  if (from === 'buy') {
    forgetBuyNow();
    // Its page buys as many as the cart has: whoever put it there first, and then pressed Buy Now, wanted it once.
    for (const { id, quantity } of bought)
      if (readCart().some((item) => item.id === id && item.quantity === quantity)) removeFromCart(id);
    return;
  }
  forgetCartCode();
  for (const { id, quantity } of bought) {
    const left = (readCart().find((item) => item.id === id)?.quantity ?? 0) - quantity;
    if (left > 0) setQuantity(id, left);
    else removeFromCart(id);
  }
}

/** The card page may return to another tab than it left: the basket that is exactly what was just paid is the one. */
function guessFrom(order: Order): CheckoutSource | undefined {
  if (!order.paidAt || Date.now() - Date.parse(order.paidAt) > recentlyMs) return undefined;
  const bought = basketKey(basketOf(order));
  if (basketKey(readCart()) === bought) return 'cart';
  const buyNow = readBuyNow();
  return buyNow && basketKey([buyNow]) === bought ? 'buy' : undefined;
}

const basketOf = ({ lines }: Order): BoughtLine[] =>
  lines.map(({ productId, quantity }) => ({ id: productId, quantity }));
