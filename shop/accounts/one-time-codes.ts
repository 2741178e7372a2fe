import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { grants, oneTimeCodes } from '#database/schema.ts';
import { retention } from '../retention.ts';
import type { Shop } from '../shop.ts';
import { hashToken, newToken } from '../tokens.ts';
import { transact } from '../transact.ts';
import { findUser } from './find.ts';

/** How somebody proves that an e-mail is theirs (decisions.md section 2). */
export type Purpose = 'register' | 'reset';

const codeLivesMs = retention.codeMinutes * 60_000;
const grantLivesMs = retention.grantMinutes * 60_000;
const maxTries = 5;

/**
 * Mails a six-digit code; an earlier one no longer counts. It serves to register where no account exists and to reset
 * where one does: the caller has no say in that. Answers the secret for the cookie of the browser that asked: the code is
 * right in that one alone.
 */
export async function sendCode(shop: Shop, email: string): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const browser = newToken();
  const purpose: Purpose = (await findUser(shop, email)) ? 'reset' : 'register';
  const row = {
    purpose,
    codeHash: hashCode({ email, browser, code }),
    browserHash: hashToken(browser),
    tries: 0,
    expiresAt: later(shop, codeLivesMs),
  };
  await transact(shop, async (shop) => {
    await shop.db
      .insert(oneTimeCodes)
      .values({ email, ...row })
      .onConflictDoUpdate({ target: oneTimeCodes.email, set: row });
    await shop.jobs.add('mail', { template: 'one-time code', to: email, code, purpose });
  });
  return browser;
}

/**
 * Counts a try at a code, before it is compared, so that parallel guesses gain nothing. Answers the code's hash; undefined
 * where there is no code, it is old or worn out, or another browser asked for it. Whoever did not ask wears nothing out.
 */
export async function countTry(shop: Shop, email: string, browser: string): Promise<string | undefined> {
  const [tried] = await shop.db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.email, email),
        eq(oneTimeCodes.browserHash, hashToken(browser)),
        gt(oneTimeCodes.expiresAt, shop.now()),
        lt(oneTimeCodes.tries, maxTries),
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash });
  return tried?.codeHash;
}

/** Trades a right code, of which a try was taken, for a grant, the secret of a one-use cookie; undefined for a wrong one. */
export async function exchangeCode(
  shop: Shop,
  codeHash: string,
  typed: { email: string; browser: string; code: string },
): Promise<string | undefined> {
  if (!equal(codeHash, hashCode(typed))) return undefined;
  const { email } = typed;
  return transact(shop, async (shop) => {
    const [used] = await shop.db
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.codeHash, codeHash)))
      .returning({ purpose: oneTimeCodes.purpose });
    if (!used) return undefined;
    const token = newToken();
    const expiresAt = later(shop, grantLivesMs);
    await shop.db
      .insert(grants)
      .values({ tokenHash: hashToken(token), email, purpose: used.purpose, expiresAt });
    return token;
  });
}

/** Uses up a grant; false where it is not this e-mail's, not for this purpose, or over. */
export async function redeemGrant(
  shop: Shop,
  grant: { token: string; email: string; purpose: Purpose },
): Promise<boolean> {
  const used = await shop.db
    .delete(grants)
    .where(
      and(
        eq(grants.tokenHash, hashToken(grant.token)),
        eq(grants.email, grant.email),
        eq(grants.purpose, grant.purpose),
        gt(grants.expiresAt, shop.now()),
      ),
    )
    .returning({ email: grants.email });
  return used.length === 1;
}

/** Ends the code and the grants of an e-mail. The code first: one that is being traded now has left its grant by then. */
export async function revokeCodes(shop: Shop, email: string): Promise<void> {
  await shop.db.delete(oneTimeCodes).where(eq(oneTimeCodes.email, email));
  await shop.db.delete(grants).where(eq(grants.email, email));
}

/** With the browser's secret, so that whoever reads the database can't try all codes. */
const hashCode = (of: { email: string; browser: string; code: string }): string =>
  hashToken(`${of.email}\n${of.browser}\n${of.code}`);
const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const later = (shop: Shop, ms: number): Date => new Date(shop.now().getTime() + ms);
