import { findSession } from '#shop/accounts/session.ts';
import type { Shop } from '#shop/shop.ts';
import type { Cookies } from './cookies.ts';

/**
 * Whether an e-mail is that of the account that asks, in a call that anyone may make. It was proved to be its owner's when it was
 * registered; any other that is typed could be anybody's.
 */
export async function isOwnEmail(shop: Shop, cookies: Cookies, email: string): Promise<boolean> {
  const session = cookies.read('session');
  const shopper = session ? await findSession(shop, session) : undefined;
  return shopper?.email === email;
}
