import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { firstOrderFingerprints, orders } from '#database/schema.ts';
import type { Address } from '../accounts/address.ts';
import { mailboxOf } from '../person/mailbox.ts';
import type { Shop } from '../shop.ts';

/**
 * Who has used a first-order code, kept as salted hashes of mailbox and delivery address: they outlive the account, so that
 * deleting it and registering anew, or another spelling of the e-mail, is no first order again. An order counts while it is paid
 * or awaits payment, as in ./first-order.ts.
 */
export async function buyerFingerprints(
  shop: Pick<Shop, 'saltedHash'>,
  buyer: { email: string; address: Pick<Address, 'address' | 'pinCode'> | undefined },
): Promise<string[]> {
  const known = [`mailbox ${mailboxOf(buyer.email)}`];
  if (buyer.address) known.push(`address ${addressKey(buyer.address)}`);
  const fingerprints = await Promise.all(known.map((text) => shop.saltedHash('first order', text)));
  return fingerprints.sort();
}

/** @param insteadOf an order that does not count while it is unpaid: the next checkout ends it */
export async function haveFirstOrder(shop: Shop, fingerprints: string[], insteadOf = ''): Promise<boolean> {
  const earlier = await shop.db
    .select({ id: orders.id, status: orders.paymentStatus })
    .from(firstOrderFingerprints)
    .innerJoin(orders, eq(orders.id, firstOrderFingerprints.orderId))
    .where(inArray(firstOrderFingerprints.fingerprint, fingerprints));
  return earlier.some(({ id, status }) => status === 'Success' || (status === 'Pending' && id !== insteadOf));
}

/** Lets those of one mailbox or address who order at the same moment come one after the other, until their transactions end. */
export async function lockFingerprints(shop: Shop, fingerprints: string[]): Promise<void> {
  for (const fingerprint of fingerprints)
    await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
}

/** Whether another order of the same mailbox or address has taken the code since this one was released. */
export async function hasFirstOrderElsewhere(shop: Shop, orderId: string): Promise<boolean> {
  const other = alias(firstOrderFingerprints, 'other');
  const earlier = await shop.db
    .select({ status: orders.paymentStatus })
    .from(firstOrderFingerprints)
    .innerJoin(
      other,
      and(eq(other.fingerprint, firstOrderFingerprints.fingerprint), ne(other.orderId, orderId)),
    )
    .innerJoin(orders, eq(orders.id, other.orderId))
    .where(eq(firstOrderFingerprints.orderId, orderId));
  return earlier.some(({ status }) => status === 'Success' || status === 'Pending');
}

/**
 * What is the same in two ways to write one address: the postcode, and the parts with a number in them (house, flat), since
 * streets and towns are spelt and shortened in many ways. A house without a number goes by its letters.
 */
export function addressKey({ address, pinCode }: Pick<Address, 'address' | 'pinCode'>): string {
  const words =
    address
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const numbered = words.filter((word) => /\p{N}/u.test(word));
  const postcode = pinCode
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return `${postcode} ${(numbered.length > 0 ? numbered : words).join(' ')}`;
}
