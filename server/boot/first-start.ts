import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { auditLog, products, staff } from '#database/schema.ts';
import { seedDemo } from '#demo/seed.ts';
import type { Shop } from '#shop/shop.ts';
import { addStaff } from '#shop/staff/accounts.ts';
import { newId } from '#shop/tokens.ts';
import type { Config } from '../config.ts';

/** The demonstration catalogue, into a shop without any product (decisions.md section 8), unless somebody took it away there. */
export async function seed(shop: Shop): Promise<void> {
  const [any] = await shop.db.select({ id: products.id }).from(products).limit(1);
  if (any || (await shop.db.$count(auditLog, eq(auditLog.action, 'demonstration removed'))) > 0) return;
  const added = await seedDemo(shop);
  console.log(`Catalogue: ${added} demonstration products`);
}

/** The first staff account, where there is none: with the secrets of the environment, or new ones to print once. */
export async function addFirstStaff(
  shop: Shop,
  { STAFF_ID, STAFF_PASSWORD, STAFF_PIN }: Config,
): Promise<{ id: string; password: string; pin: string } | undefined> {
  const [any] = await shop.db.select({ id: staff.id }).from(staff).limit(1);
  if (any) return undefined;
  if (STAFF_ID && STAFF_PASSWORD && STAFF_PIN) {
    await addStaff(shop, { id: STAFF_ID, password: STAFF_PASSWORD, pin: STAFF_PIN }, 'first start');
    return undefined;
  }
  const made = {
    id: `staff-${newId().slice(0, 4)}`,
    password: newId().replace(/(.{4})(?=.)/g, '$1-'),
    pin: String(randomInt(100_000, 1_000_000)),
  };
  await addStaff(shop, made, 'first start');
  return made;
}
