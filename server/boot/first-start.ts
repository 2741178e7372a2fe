import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { underLock } from '#database/advisory-lock.ts';
import { auditLog, products, staff } from '#database/schema.ts';
import { seedDemo } from '#demo/seed.ts';
import { plantAttributes } from '#shop/catalogue/attributes/definitions.ts';
import { plantSynonyms } from '#shop/catalogue/search/edit-synonyms.ts';
import type { Shop } from '#shop/shop.ts';
import { addStaff } from '#shop/staff/accounts.ts';
import { newId } from '#shop/tokens.ts';
import type { Config } from '../config.ts';

/** Secrets to print once. */
export interface MadeStaff {
  id: string;
  password: string;
  pin: string;
}

/** What a shop begins with, where it has none of it yet; of several processes that start at once, one fills it and the others wait. */
export const firstStart = (shop: Shop, databaseUrl: string, config: Config): Promise<MadeStaff | undefined> =>
  underLock(databaseUrl, 'firstStart', async () => {
    await plantAttributes(shop.db);
    await plantSynonyms(shop.db);
    if (config.SEED === 'demo') await seed(shop);
    return addFirstStaff(shop, config);
  });

/** The demonstration catalogue, into a shop without any product (decisions.md section 8), unless somebody took it away there. */
export async function seed(shop: Shop): Promise<void> {
  const [any] = await shop.db.select({ id: products.id }).from(products).limit(1);
  if (any || (await shop.db.$count(auditLog, eq(auditLog.action, 'demonstration removed'))) > 0) return;
  const added = await seedDemo(shop);
  console.log(`Catalogue: ${added} demonstration products`);
}

/** The first staff account, where there is none: with the secrets of the environment, or new ones to print once. */
async function addFirstStaff(
  shop: Shop,
  { STAFF_ID, STAFF_PASSWORD, STAFF_PIN }: Config,
): Promise<MadeStaff | undefined> {
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
