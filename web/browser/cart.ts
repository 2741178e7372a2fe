import { toPence, toPounds } from '#contract/money.ts';
import { maxProducts } from '#shop/pricing/limits.ts';
import { isPounds, isRecord, isText, isWhole, listOf } from './guards.ts';
import { storageItem } from './storage.ts';

/** A cart line; spec.md section 3 keeps it with its price in pounds. */
export interface CartItem {
  id: string;
  quantity: number;
  /** As last seen. */
  pricePence: number;
}

/** Most of one product by pressing the shop card's button (spec.md section 9). */
export const maxFromShopCard = 10;

/** Pages use it by what stands below and in cart-lines.ts. */
export const cart = storageItem<CartItem[]>(
  'cart',
  [],
  (found) => listOf(found, toItem).slice(0, maxProducts),
  (items) => items.map(({ id, quantity, pricePence }) => ({ id, quantity, price: toPounds(pricePence) })),
);

export const useCart = cart.use;
export const readCart = cart.read;
export const emptyCart = cart.clear;

/** Units in the cart, all lines together. */
export const useCartCount = () => useCart().reduce((units, { quantity }) => units + quantity, 0);

/** `full`: the cart holds five other items; the screen says 'You can add only 5 items in cart'. */
export type Added = 'added' | 'present' | 'full';

/** From the shop card: puts one in, or raises what is there by one, up to 10. */
export function raiseInCart({ id, pricePence }: { id: string; pricePence: number }): Added {
  const items = cart.read();
  const present = items.find((item) => item.id === id);
  if (!present) return addToCart({ id, quantity: 1, pricePence });
  const quantity = present.quantity + 1;
  if (quantity <= maxFromShopCard)
    cart.write(items.map((item) => (item === present ? { id, pricePence, quantity } : item)));
  return 'present';
}

/** From the shop card: takes one out, the line with the last of them. */
export function lowerInCart(id: string): void {
  const items = cart.read();
  const lowered = items.map((item) => (item.id === id ? { ...item, quantity: item.quantity - 1 } : item));
  cart.write(lowered.filter(({ quantity }) => quantity > 0));
}

/** From the product page: an item that is there already stays as it is. */
export function addToCart(item: CartItem): Added {
  const items = cart.read();
  if (items.some(({ id }) => id === item.id)) return 'present';
  if (items.length >= maxProducts) return 'full';
  cart.write([...items, item]);
  return 'added';
}

function toItem(found: unknown): CartItem | null {
  if (!isRecord(found)) return null;
  const { id, quantity, price } = found;
  const sound = isText(id) && isWhole(quantity) && isPounds(price);
  return sound ? { id, quantity, pricePence: toPence(price) } : null;
}
