import type { OrderSummary } from '#contract/order-summary.ts';
import { maxUnits } from '#shop/pricing/limits.ts';
import { addToCart } from '../../browser/cart.ts';
import { heldUnits } from '../basket/attempt.ts';
import { askForCart } from '../basket/products.ts';

/** A line of an order, as far as buying it again goes. */
export type LineToBuy = OrderSummary['lines'][number];

/** What became of a line; `left` is how many of it can be ordered now, where that is fewer. */
export type CartOutcome =
  | { title: string; fate: 'added' | 'present' | 'sold out' | 'gone' | 'full' | 'unknown' }
  | { title: string; fate: 'fewer'; left: number };

/** Puts lines of an order into the cart, one after the other, each as far as the shop can sell it now. Never throws. */
export async function putIntoCart(lines: readonly LineToBuy[]): Promise<CartOutcome[]> {
  const { signal } = new AbortController();
  const answers = await Promise.all(lines.map(({ productId }) => askForCart(productId, signal)));
  return lines.map((line, place) => put(line, answers[place]));
}

function put(
  { productId: id, title, quantity }: LineToBuy,
  product: Awaited<ReturnType<typeof askForCart>> | undefined,
): CartOutcome {
  if (product === 'gone') return { title, fate: 'gone' };
  if (!product || !('title' in product)) return { title, fate: 'unknown' };
  const left = Math.min(maxUnits, product.available + heldUnits(id));
  if (left <= 0) return { title, fate: 'sold out' };
  const added = addToCart({ id, quantity: Math.min(quantity, left), pricePence: product.pricePence });
  if (added !== 'added') return { title, fate: added };
  return left < quantity ? { title, fate: 'fewer', left } : { title, fate: 'added' };
}
