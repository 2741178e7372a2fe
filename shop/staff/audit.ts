import { count, desc, eq, ilike, or } from 'drizzle-orm';
import type { Queries } from '#database/connect.ts';
import { auditLog } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** Writes down a deed of staff: who, what, to what, and how it was before and after (decisions.md section 2). */
export async function audit(
  db: Queries,
  deed: { staffId: string; deed: string; subject: string; before?: unknown; after?: unknown },
): Promise<void> {
  await db.insert(auditLog).values(deed);
}

/** A page of the trail, newest first; `find` is a subject or a member of staff, or the beginning of a deed. */
export async function readAudit(
  shop: Shop,
  { find, limit, offset }: { find: string; limit: number; offset: number },
): Promise<{ deeds: (typeof auditLog.$inferSelect)[]; total: number }> {
  const begins = `${find.replace(/[\\%_]/g, '\\$&')}%`;
  const where = find
    ? or(eq(auditLog.subject, find), eq(auditLog.staffId, find), ilike(auditLog.deed, begins))
    : undefined;
  const [deeds, counted] = await Promise.all([
    shop.db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit)
      .offset(offset),
    shop.db.select({ total: count() }).from(auditLog).where(where),
  ]);
  return { deeds, total: counted[0]?.total ?? 0 };
}
