import { eq } from 'drizzle-orm';
import { products, users } from '#database/schema.ts';
import { hashPassword } from '#shop/accounts/password.ts';
import { addStaff } from '#shop/staff/accounts.ts';
import { newId } from '#shop/tokens.ts';
import type { Client } from './client.ts';
import type { OpenShop, TestShop } from './shop.ts';

export const password = 'correct horse 7';
let passwordHash: Promise<string> | undefined;

export const address = {
  name: 'Sam Tester',
  phone: '07700 900123',
  address: '1 Test Street, Testham, Testshire',
  city: 'Testham',
  pinCode: 'TE1 1ST',
};

let house = 1;

/** A shopper who is signed in, with an address unless told. */
export async function shopper(
  on: OpenShop,
  { withAddress = true } = {},
): Promise<{ browser: Client; email: string }> {
  const email = `${newId()}@example.org`;
  passwordHash ??= hashPassword(password);
  await on.shop.db.insert(users).values({ email, name: 'Sam Tester', passwordHash: await passwordHash });
  const browser = on.browser();
  const signedIn = await browser.post('/userLogin', { email, password });
  if (signedIn.status !== 200) throw new Error(`sign-in: ${signedIn.message}`);
  // Each in a house of their own: a first-order code works once for an address.
  house += 1;
  if (withAddress)
    await browser.post('/newAddress', {
      email,
      ...address,
      address: `${house} Test Street, Testham, Testshire`,
    });
  return { browser, email };
}

/** A shopper with another account of somebody's mailbox: by a +tag. */
export async function sameMailbox(on: OpenShop, email: string): Promise<{ browser: Client; email: string }> {
  const other = await shopper(on);
  const tagged = email.replace('@', `+${other.email.slice(0, 6)}@`);
  await on.shop.db.update(users).set({ email: tagged }).where(eq(users.email, other.email));
  return { ...other, email: tagged };
}

/** A member of staff who is signed in. */
export async function staffMember(on: TestShop): Promise<{ browser: Client; key: string; id: string }> {
  const id = `staff-${newId().slice(0, 6)}`;
  await addStaff(on.shop, { id, password, pin: '135790' }, 'test');
  const browser = on.browser();
  const signedIn = await browser.post('/login-admin', { id, password, pin: '135790' });
  return { browser, key: signedIn.key ?? '', id };
}

type NewProduct = typeof products.$inferInsert;

/** A product for sale: £10.00, 20 in stock, unless told otherwise. */
export async function product(on: OpenShop, more: Partial<NewProduct> = {}): Promise<string> {
  const id = newId();
  await on.shop.db.insert(products).values({
    id,
    title: 'Test BBs 0.25 g',
    category: 'bbs',
    description: 'A bottle of test BBs',
    pricePence: 1000,
    onHand: 20,
    ...more,
  });
  return id;
}
