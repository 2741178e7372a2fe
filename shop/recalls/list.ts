import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { RecallChoice, RecipientFilter } from '#database/enums.ts';
import { recallRecipients, recalls } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** How far a recall is: people by what became of their letter. */
export interface RecallProgress {
  people: number;
  sent: number;
  opened: number;
  answered: Record<RecallChoice, number>;
}

export type ListedRecall = typeof recalls.$inferSelect & RecallProgress;

/** A page of the recalls, newest first; of one product, or by its id one alone. */
export async function listRecalls(
  { db }: Pick<Shop, 'db'>,
  {
    productId,
    recallId,
    limit,
    offset,
  }: { productId: string; recallId: string; limit: number; offset: number },
): Promise<{ recalls: ListedRecall[]; total: number }> {
  const where = and(
    productId ? eq(recalls.productId, productId) : undefined,
    recallId ? eq(recalls.id, recallId) : undefined,
  );
  const [found, counted] = await Promise.all([
    db.select().from(recalls).where(where).orderBy(desc(recalls.startedAt)).limit(limit).offset(offset),
    db.select({ total: count() }).from(recalls).where(where),
  ]);
  const progress = await Promise.all(found.map(({ id }) => progressOf(db, id)));
  return {
    recalls: found.map((recall, place) => ({ ...recall, ...(progress[place] as RecallProgress) })),
    total: counted[0]?.total ?? 0,
  };
}

async function progressOf(db: Shop['db'], recallId: string): Promise<RecallProgress> {
  const { choice, sentAt, openedAt } = recallRecipients;
  const having = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [counts] = await db
    .select({
      people: count(),
      sent: having(sql`${sentAt} is not null`),
      opened: having(sql`${openedAt} is not null`),
      stopped: having(sql`${choice} = 'stopped'`),
      gone: having(sql`${choice} = 'gone'`),
      money: having(sql`${choice} = 'money'`),
    })
    .from(recallRecipients)
    .where(eq(recallRecipients.recallId, recallId));
  const { people = 0, sent = 0, opened = 0, stopped = 0, gone = 0, money = 0 } = counts ?? {};
  return { people, sent, opened, answered: { stopped, gone, money } };
}

/** A page of those whom a recall is written to. */
export async function listRecipients(
  { db }: Pick<Shop, 'db'>,
  {
    recallId,
    show,
    limit,
    offset,
  }: { recallId: string; show: RecipientFilter; limit: number; offset: number },
): Promise<{ recipients: (typeof recallRecipients.$inferSelect)[]; total: number }> {
  const where = and(eq(recallRecipients.recallId, recallId), shown(show));
  const [recipients, counted] = await Promise.all([
    db
      .select()
      .from(recallRecipients)
      .where(where)
      .orderBy(asc(recallRecipients.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(recallRecipients).where(where),
  ]);
  return { recipients, total: counted[0]?.total ?? 0 };
}

function shown(show: RecipientFilter): SQL | undefined {
  const { openedAt, choice, handledAt } = recallRecipients;
  switch (show) {
    case 'all':
      return undefined;
    case 'unopened':
      return isNull(openedAt);
    case 'unanswered':
      return and(isNotNull(openedAt), isNull(choice));
    case 'unhandled':
      return and(eq(choice, 'money'), isNull(handledAt));
    default:
      return eq(choice, show);
  }
}
