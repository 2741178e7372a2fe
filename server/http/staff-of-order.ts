import type { Shopper } from '#shop/accounts/session.ts';
import { ownerOf } from '#shop/orders/read.ts';
import type { Shop } from '#shop/shop.ts';

interface Asking {
  shop: Shop;
  /** Who is signed in as a shopper, where anybody is. */
  shopper: Shopper | undefined;
  /** '' where no staff is signed in. */
  staffId: string;
}

/**
 * Who of staff asks about an order; undefined where its shopper does. Who is signed in as both in one browser asks about an order
 * of their own as its shopper.
 */
export async function staffOfOrder(
  { shop, shopper, staffId }: Asking,
  orderId: string,
): Promise<string | undefined> {
  if (staffId === '') return undefined;
  return shopper && (await ownerOf(shop, orderId)) === shopper.id ? undefined : staffId;
}
