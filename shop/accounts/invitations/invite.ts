import { eq, sql } from 'drizzle-orm';
import { addresses, invitations, users } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import { retention } from '../../retention.ts';
import type { Shop } from '../../shop.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { transact } from '../../transact.ts';
import type { Address } from '../address.ts';

/** A customer of another shop. */
export interface InvitedCustomer {
  /** In the one form in which e-mails are kept. */
  email: string;
  name: string;
  address?: Address | undefined;
  /** The sentence by which they asked for the newsletter there; null for who did not. */
  consent: string | null;
}

const batch = 500;

/** How many of some customers have no account yet, and would be invited. */
export async function countNew(shop: Shop, customers: InvitedCustomer[]): Promise<number> {
  const emails = customers.map(({ email }) => email);
  const there = await shop.db.$count(users, sql`${users.email} = any(${sql.param(emails)}::text[])`);
  return emails.length - there;
}

/**
 * Makes accounts without a password, each with a letter that invites its owner to choose one; all or none. Who has an account
 * already keeps it as it is, and gets no letter: so a file brought twice invites once. Answers how many were made.
 */
export async function inviteCustomers(
  shop: Shop,
  customers: InvitedCustomer[],
  staffId: string,
): Promise<{ invited: number }> {
  return transact(shop, async (shop) => {
    let invited = 0;
    for (let at = 0; at < customers.length; at += batch)
      invited += await inviteSome(shop, customers.slice(at, at + batch));
    await audit(shop, {
      staffId,
      action: 'customers imported',
      subject: 'customers',
      after: { invited, there: customers.length - invited },
    });
    return { invited };
  });
}

async function inviteSome(shop: Shop, customers: InvitedCustomer[]): Promise<number> {
  const createdAt = shop.now();
  // In one order, so that two files at once never wait for each other in a circle.
  const sorted = customers.toSorted((a, b) => (a.email < b.email ? -1 : 1));
  const made = await shop.db
    .insert(users)
    .values(sorted.map(({ email, name }) => ({ email, name, passwordHash: null, createdAt })))
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email });
  if (made.length === 0) return 0;
  const byEmail = new Map(customers.map((one) => [one.email, one]));
  const living = made.flatMap(({ id, email }) => {
    const address = byEmail.get(email)?.address;
    return address ? [{ userId: id, ...address }] : [];
  });
  if (living.length > 0) await shop.db.insert(addresses).values(living);
  for (const { id, email } of made)
    await sendInvitation(shop, { userId: id, email, consent: byEmail.get(email)?.consent ?? null });
  return made.length;
}

/** Invites once more, with a new link: the one before no longer counts. */
export async function inviteAgain(
  shop: Shop,
  email: string,
  staffId: string,
): Promise<{ refused: 'not invited' } | Pick<Invitation, 'invitedAt' | 'expiresAt'>> {
  return transact(shop, async (shop) => {
    const found = await findInvitation(shop, email);
    if (!found) return { refused: 'not invited' };
    const sent = await sendInvitation(shop, { ...found, email });
    await audit(shop, { staffId, action: 'invitation sent again', subject: email });
    return sent;
  });
}

export interface Invitation {
  userId: number;
  invitedAt: Date;
  expiresAt: Date;
  consent: string | null;
}

/** The open invitation of an e-mail; undefined where there is none. */
export async function findInvitation(shop: Shop, email: string): Promise<Invitation | undefined> {
  const [found] = await shop.db
    .select({
      userId: invitations.userId,
      invitedAt: invitations.invitedAt,
      expiresAt: invitations.expiresAt,
      consent: invitations.consent,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(eq(users.email, email));
  return found;
}

/** Writes an invitation down, with a new link. The letter goes exactly when the transaction is committed. */
async function sendInvitation(
  shop: Shop,
  { userId, email, consent }: { userId: number; email: string; consent: string | null },
): Promise<Pick<Invitation, 'invitedAt' | 'expiresAt'>> {
  const token = newToken();
  const invitedAt = shop.now();
  const expiresAt = new Date(invitedAt.getTime() + retention.invitationDays * 24 * 3_600_000);
  const row = { tokenHash: hashToken(token), invitedAt, expiresAt };
  await shop.db
    .insert(invitations)
    .values({ userId, consent, ...row })
    .onConflictDoUpdate({ target: invitations.userId, set: row });
  await shop.jobs.add('mail', {
    template: 'invitation',
    to: email,
    code: token,
    until: expiresAt.toISOString(),
  });
  return { invitedAt, expiresAt };
}
