import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { products, stockRequests } from '#database/schema.ts';
import { mailboxOf } from '../person/mailbox.ts';
import type { Shop } from '../shop.ts';
import { hashToken, newId } from '../tokens.ts';
import { transact } from '../transact.ts';
import { confirmToken, leaveToken } from './links.ts';

/** How soon a letter whose link was not followed is sent again on request. */
const againMs = 4 * 3_600_000;

type Refused = { refused: 'no such product' | 'in stock' };

interface Wanted {
  productId: string;
  /** In the form that e-mails are kept in. */
  email: string;
}

/**
 * Notes that somebody wants to hear when a sold-out product is back, and mails the link by which the mailbox's owner confirms:
 * without that no other letter goes there. Asking twice changes nothing and mails nothing; once that letter is four hours old,
 * or after the product came and went, it starts anew.
 */
export async function requestStock(shop: Shop, wanted: Wanted): Promise<{ requested: true } | Refused> {
  const { confirmedAt, notifiedAt, requestedAt } = stockRequests;
  return transact(shop, async (shop): Promise<{ requested: true } | Refused> => {
    const refused = await refusalOf(shop, wanted.productId);
    if (refused) return refused;
    const row = await newRow(shop, wanted);
    const [fresh] = await shop.db
      .insert(stockRequests)
      .values(row)
      .onConflictDoUpdate({
        target: [stockRequests.productId, stockRequests.mailbox],
        set: { email: row.email, requestedAt: row.requestedAt, confirmedAt: null, notifiedAt: null },
        setWhere: or(
          isNotNull(notifiedAt),
          and(isNull(confirmedAt), lt(requestedAt, new Date(row.requestedAt.getTime() - againMs))),
        ),
      })
      .returning({ id: stockRequests.id });
    if (fresh) await shop.jobs.add('mail', { template: 'stock request', to: row.email, requestId: fresh.id });
    return { requested: true };
  });
}

/** The same for whoever is signed in with that very e-mail, which they proved to be theirs: nothing is left to confirm. */
export async function requestStockConfirmed(
  shop: Shop,
  wanted: Wanted,
): Promise<{ requested: true } | Refused> {
  const { confirmedAt, notifiedAt } = stockRequests;
  return transact(shop, async (shop): Promise<{ requested: true } | Refused> => {
    const refused = await refusalOf(shop, wanted.productId);
    if (refused) return refused;
    const row = await newRow(shop, wanted);
    await shop.db
      .insert(stockRequests)
      .values({ ...row, confirmedAt: row.requestedAt })
      .onConflictDoUpdate({
        target: [stockRequests.productId, stockRequests.mailbox],
        set: {
          email: row.email,
          requestedAt: row.requestedAt,
          confirmedAt: row.requestedAt,
          notifiedAt: null,
        },
        // Who waits already keeps their place.
        setWhere: or(isNull(confirmedAt), isNotNull(notifiedAt)),
      });
    return { requested: true };
  });
}

/** What a request is for; undefined once it is confirmed, or over. */
export async function findUnconfirmed(
  shop: Pick<Shop, 'db'>,
  id: string,
): Promise<{ title: string } | undefined> {
  const [found] = await shop.db
    .select({ title: products.title })
    .from(stockRequests)
    .innerJoin(products, eq(products.id, stockRequests.productId))
    .where(and(eq(stockRequests.id, id), isNull(stockRequests.confirmedAt)));
  return found;
}

/** Confirms a request by the token of its link; false for one that was never given, or is over. Twice is fine. */
export async function confirmStockRequest(shop: Shop, token: string): Promise<boolean> {
  const confirmed = await shop.db
    .update(stockRequests)
    .set({ confirmedAt: sql`coalesce(${stockRequests.confirmedAt}, ${shop.now()})` })
    .where(eq(stockRequests.tokenHash, hashToken(token)))
    .returning({ id: stockRequests.id });
  return confirmed.length === 1;
}

/**
 * Ends all requests of the mailbox whose letters have this token. Requests are deleted once they are answered, so that a token
 * of which nothing is known may be an old letter's: nothing comes of either.
 */
export async function endStockRequests(shop: Pick<Shop, 'db'>, token: string): Promise<void> {
  await shop.db.delete(stockRequests).where(eq(stockRequests.leaveHash, hashToken(token)));
}

async function refusalOf(shop: Pick<Shop, 'db'>, productId: string): Promise<Refused | undefined> {
  const [product] = await shop.db
    .select({ inStock: products.inStock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)));
  if (!product) return { refused: 'no such product' };
  return product.inStock ? { refused: 'in stock' } : undefined;
}

async function newRow(shop: Shop, { productId, email }: Wanted) {
  const id = newId();
  const mailbox = mailboxOf(email);
  return {
    id,
    productId,
    email,
    mailbox,
    tokenHash: hashToken(await confirmToken(shop, id)),
    leaveHash: hashToken(await leaveToken(shop, mailbox)),
    requestedAt: shop.now(),
  };
}
