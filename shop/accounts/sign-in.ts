import type { Shop } from '../shop.ts';
import { findUser } from './find.ts';
import { isPassword } from './password.ts';
import { startSession } from './session.ts';

/** Signs in; undefined where the e-mail or the password is wrong, without saying which. */
export async function signIn(
  shop: Shop,
  { email, password }: { email: string; password: string },
): Promise<{ session: string; name: string } | undefined> {
  const user = await findUser(shop, email);
  if (!(await isPassword(user?.passwordHash, password)) || !user) return undefined;
  return { session: await startSession(shop, shop.db, user.id), name: user.name };
}
