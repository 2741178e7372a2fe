import { maxProducts } from '#shop/pricing/limits.ts';
import { type CartItem, cart } from './cart.ts';

/** What only the cart and the checkout do with lines, apart from what every shop card needs: nobody else loads it. */

/** Sets how many of one; the caller clamps it to the stock it knows. */
export function setQuantity(id: string, quantity: number) {
  change(id, (item) => ({ ...item, quantity: Math.max(1, Math.trunc(quantity) || 1) }));
}

/** Notes the price that the server names now. */
export function setPrice(id: string, pricePence: number) {
  change(id, (item) => ({ ...item, pricePence }));
}

/** Takes one out and answers what `restoreToCart` needs to undo it; null where it wasn't there. */
export function removeFromCart(id: string): { item: CartItem; place: number } | null {
  const items = cart.read();
  const place = items.findIndex((item) => item.id === id);
  const item = items[place];
  if (!item) return null;
  cart.write(items.filter((other) => other !== item));
  return { item, place };
}

/** Puts a removed item back where it was. False where five others have taken the room meanwhile. */
export function restoreToCart({ item, place }: { item: CartItem; place: number }): boolean {
  const items = cart.read();
  if (items.some(({ id }) => id === item.id)) return true;
  if (items.length >= maxProducts) return false;
  cart.write(items.toSpliced(place, 0, item));
  return true;
}

function change(id: string, to: (item: CartItem) => CartItem) {
  const items = cart.read();
  const next = items.map((item) => (item.id === id ? to(item) : item));
  if (JSON.stringify(next) !== JSON.stringify(items)) cart.write(next);
}
