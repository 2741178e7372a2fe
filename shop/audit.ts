import { and, count, desc, eq, like } from 'drizzle-orm';
import { auditLog, auditWords } from '#database/schema.ts';
import { contains } from './like-patterns.ts';
import type { Shop } from './shop.ts';

/** Records what staff did: who, what, to what, and how it was before and after (decisions.md section 2). */
export async function audit(
  shop: Pick<Shop, 'db'>,
  ...entries: { staffId: string; action: string; subject: string; before?: unknown; after?: unknown }[]
): Promise<void> {
  if (entries.length > 0) await shop.db.insert(auditLog).values(entries);
}

/**
 * A page of the audit log, newest first. `action` is a whole one, '' for all; `find` is part of an id, a code, a product's title
 * or a member of staff's id, in whatever case.
 */
export async function readAudit(
  shop: Shop,
  { action, find, limit, offset }: { action: string; find: string; limit: number; offset: number },
): Promise<{ entries: (typeof auditLog.$inferSelect)[]; total: number }> {
  const where = and(
    action ? eq(auditLog.action, action) : undefined,
    find ? like(auditWords(auditLog), contains(find.toLowerCase())) : undefined,
  );
  const [entries, counted] = await Promise.all([
    shop.db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit)
      .offset(offset),
    shop.db.select({ total: count() }).from(auditLog).where(where),
  ]);
  return { entries, total: counted[0]?.total ?? 0 };
}
