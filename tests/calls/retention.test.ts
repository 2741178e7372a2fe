import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { grants, newsletterSubscribers, oneTimeCodes, sessions, staffSessions } from '#database/schema.ts';
import { findUser } from '#shop/accounts/find.ts';
import { deleteExpired } from '#shop/delete-expired.ts';
import { retention } from '#shop/retention.ts';
import { privacy } from '#wording/legal.ts';
import { shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();

const hour = 3_600_000;

test('a subscription that was not confirmed goes, and no other', async () => {
  const { db } = on.shop;
  on.advance(400 * 24 * hour);
  const later = on.shop.now().getTime();
  const days = (many: number) => new Date(later - many * 24 * hour);
  const asked = { consent: 'x', source: 'x' };
  const long = retention.unconfirmedDays + 1;
  await db.insert(newsletterSubscribers).values([
    { ...asked, email: 'over', token: '1', subscribedAt: days(long) },
    { ...asked, email: 'kept, new', token: '2', subscribedAt: days(long - 2) },
    { ...asked, email: 'kept, confirmed', token: '3', subscribedAt: days(long), confirmedAt: days(long) },
    { ...asked, email: 'kept, left', token: '4', subscribedAt: days(long), unsubscribedAt: days(long) },
    { ...asked, email: 'kept, of before', token: '5', subscribedAt: new Date('2026-11-20') },
  ]);
  await deleteExpired(on.shop);
  const left = (await db.select().from(newsletterSubscribers)).map((row) => row.email);
  expect(left.toSorted()).toEqual(['kept, confirmed', 'kept, left', 'kept, new', 'kept, of before']);
  on.advance(-400 * 24 * hour);
});

test('codes, grants and sessions that are over are gone, those that open something are not', async () => {
  const { db } = on.shop;
  const { email } = await shopper(on);
  const userId = (await findUser(on.shop, email))?.id ?? 0;
  const { id: staffId } = await staffMember(on);
  const now = on.shop.now().getTime();
  const at = (hours: number) => new Date(now + hours * hour);
  await db.delete(sessions);
  await db.delete(staffSessions);
  const old = -retention.maxSessionDays * 24;
  await db.insert(sessions).values([
    { tokenHash: 'unused', userId, expiresAt: at(-1) },
    { tokenHash: 'long', userId, expiresAt: at(700), createdAt: at(old - 1) },
    { tokenHash: 'kept', userId, expiresAt: at(700), createdAt: at(old + 1) },
  ]);
  const code = { purpose: 'reset', codeHash: 'x' } as const;
  await db.insert(oneTimeCodes).values([
    { ...code, email: 'over 2', expiresAt: at(-1) },
    { ...code, email: 'kept', expiresAt: at(1) },
  ]);
  await db.insert(grants).values([
    { tokenHash: 'over 2', email: 'x', purpose: 'reset', expiresAt: at(-1) },
    { tokenHash: 'kept', email: 'x', purpose: 'reset', expiresAt: at(1) },
  ]);
  const idle = -retention.staffIdleHours;
  await db.insert(staffSessions).values([
    { secretHash: 'over', keyHash: '1', staffId, lastSeenAt: at(idle - 1) },
    { secretHash: 'kept', keyHash: '2', staffId, lastSeenAt: at(idle + 1) },
  ]);
  await deleteExpired(on.shop);
  const left = await Promise.all([
    db.select({ what: sessions.tokenHash }).from(sessions),
    db.select({ what: oneTimeCodes.email }).from(oneTimeCodes),
    db.select({ what: grants.tokenHash }).from(grants),
    db.select({ what: staffSessions.secretHash }).from(staffSessions),
  ]);
  expect(left).toEqual(Array(4).fill([{ what: 'kept' }]));
});

test('the job comes every hour', async () => {
  const { rows } = await on.shop.db.execute(sql`select cron from pgboss.schedule where name = 'expiry'`);
  expect(rows).toEqual([{ cron: '7 * * * *' }]);
});

test('the page about privacy is written from the table', () => {
  const shown = (kept: typeof retention) => JSON.stringify(privacy({ shopName: 'Shop' }, kept));
  for (const name of Object.keys(retention) as (keyof typeof retention)[])
    expect(shown({ ...retention, [name]: 4711 }), name).toContain('4711');
});
