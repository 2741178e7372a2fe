import { eq, or, type SQL, sql } from 'drizzle-orm';
import { orders, orderWords, parcels } from '#database/schema.ts';
import { contains, containsWordsOrNumbers } from '../like-patterns.ts';
import { plainTracking } from './carriers.ts';

/** The largest that a receipt number can be; PostgreSQL's integer. */
const largest = 2_147_483_647;

/**
 * What staff find an order by, in whatever case: any part of its id, of its e-mail, of the buyer's or the receiver's name, or
 * of a product's title, all as they were at the sale; a postcode or a phone number, however it is written; a receipt's
 * number, with 'No.' before it or without; a parcel's tracking number.
 */
export function matchesSearch(find: string): SQL | undefined {
  const number = receiptNumberIn(find);
  const receipt = number ? eq(orders.receiptNumber, number) : undefined;
  if (receipt && !/^\d/.test(find.trim())) return receipt;
  const written = containsWordsOrNumbers(orderWords.words, find.trim().toLowerCase());
  const tracking = plainTracking(find);
  // One list of ids, not two conditions: PostgreSQL would read all orders for an OR of two.
  const sent = sql`union select ${parcels.orderId} from ${parcels} where ${parcels.tracking} like ${contains(tracking)}`;
  const found = sql`${orders.id} in (
    select ${orderWords.orderId} from ${orderWords} where ${written} ${tracking.length >= 4 ? sent : sql``})`;
  return or(found, receipt);
}

/** The receipt's number that staff may mean: '1042', 'No. 1042', '#1042'; undefined for none. */
export function receiptNumberIn(find: string): number | undefined {
  const [, digits] = /^(?:no\.?|#)?\s*(\d{4,10})$/i.exec(find.trim()) ?? [];
  const number = Number(digits);
  return number > 0 && number <= largest ? number : undefined;
}
