import { and, eq, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { plannedAnew } from '#database/connection.ts';
import { orderLines, orders, orderWords, parcels, products } from '#database/schema.ts';
import { contains, containsWordsOrNumbers } from '../like-patterns.ts';
import type { Shop } from '../shop.ts';
import { plainTracking } from './carriers.ts';
import { foldWords } from './fold-words.ts';

/** A word may be in two orders, or in half of all: what is good for one is a thousand times as slow for the other. */
const asCommonAsTheyAre = sql.raw(plannedAnew);

/** The largest that a receipt number can be; PostgreSQL's integer. */
const largest = 2_147_483_647;

/** Orders that some words find: one condition, in the two forms in which it can be soon met. */
export interface OrdersFound {
  /** Looked up in the indexes: for words that few orders have. */
  listed: SQL;
  /** Asked of one order after the other: for words that many have. Undefined where no more than one can. */
  ofEach?: (orderId: SQL) => SQL | undefined;
}

/**
 * What staff find an order by, in whatever case, with or without accents and apostrophes: any part of its id, of its number, of
 * its e-mail, of the buyer's or the receiver's name, of the town it goes to, or of a product's title, all as they were at the
 * sale; any part of the SKU that a product of it has now; a postcode or a phone number, however it is written; a parcel's
 * tracking number. '#104' and 'No. 104' are of numbers alone.
 */
export async function matchesSearch(shop: Pick<Shop, 'db'>, find: string): Promise<OrdersFound> {
  const numbered = /^(?:no\.?|#)\s*(\d+)$/i.exec(find.trim())?.[1];
  const number = receiptNumberIn(find);
  if (number && numbered) return { listed: eq(orders.receiptNumber, number) };
  const written = containsWordsOrNumbers(
    orderWords.words,
    numbered ? `#${numbered}` : foldWords(find.trim()),
  );
  const [tracked, sold] = await Promise.all([trackedAs(shop, find), withSku(shop, find)]);
  const parts = [
    { table: orderWords, id: orderWords.orderId, has: written },
    ...(tracked ? [{ table: parcels, id: parcels.orderId, has: tracked }] : []),
    ...(sold ? [{ table: orderLines, id: orderLines.orderId, has: sold }] : []),
  ];
  const lists = parts.map(({ table, id, has }) => sql`select ${id} from ${table} where ${has}`);
  return {
    // One list of ids, not several conditions: PostgreSQL would read all orders for an OR of them.
    listed: sql`${orders.id} in (${sql.join(lists, sql` union `)} ${asCommonAsTheyAre})`,
    // With an offset PostgreSQL asks of each order in its turn, and joins nothing.
    ofEach: (orderId) =>
      or(
        ...parts.map(
          ({ table, id, has }) =>
            sql`exists (select from ${table} where ${id} = ${orderId} and (${has}) offset 0)`,
        ),
      ),
  };
}

/** Orders that have every word of several, wherever: a name and a town. Undefined for one word, and where all of them are short. */
export function matchesEachWord(find: string): SQL | undefined {
  const words = foldWords(find)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length < 2 || words.every((word) => word.length < 3)) return undefined;
  const each = words.map((word) => containsWordsOrNumbers(orderWords.words, word));
  return sql`${orders.id} in (select ${orderWords.orderId} from ${orderWords} where ${and(...each)} ${asCommonAsTheyAre})`;
}

/** Four signs of a tracking number are enough to mean one. */
async function trackedAs({ db }: Pick<Shop, 'db'>, find: string): Promise<SQL | undefined> {
  const tracking = plainTracking(find);
  if (tracking.length < 4) return undefined;
  // Asked first: beside another list none of the words' own could be left before its end.
  const [found] = await db
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .where(like(parcels.tracking, contains(tracking)))
    .limit(1);
  return found && like(parcels.tracking, contains(tracking));
}

/** What is shorter, or has words, is no SKU: nearly every product would have it. */
async function withSku({ db }: Pick<Shop, 'db'>, find: string): Promise<SQL | undefined> {
  const sku = find.trim();
  if (!/^\S{3,}$/.test(sku)) return undefined;
  // Asked first: joined, PostgreSQL would read all lines of all orders for the few products that it can't foresee.
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(ilike(products.sku, contains(sku)))
    .limit(maxProducts);
  const ids = found.map(({ id }) => id);
  return ids.length > 0 ? among(orderLines.productId, ids) : undefined;
}

/** A part of a SKU that more products have tells none from another. */
const maxProducts = 50;

/** The receipt's number that staff may mean: '1042', 'No. 1042', '#1042'; undefined for none. */
export function receiptNumberIn(find: string): number | undefined {
  const [, digits] = /^(?:no\.?|#)?\s*(\d{4,10})$/i.exec(find.trim()) ?? [];
  const number = Number(digits);
  return number > 0 && number <= largest ? number : undefined;
}
