import { and, count, desc, eq, getTableColumns, like, sql } from 'drizzle-orm';
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

/** What staff did, with the number of the order that it was done to, where it has one. */
export type AuditEntry = typeof auditLog.$inferSelect & { orderNumber: number | null };

/**
 * A page of the audit log, newest first. `action` is a whole one, '' for all; `find` is part of an id, a code, a product's title
 * or a member of staff's id, in whatever case.
 */
export async function readAudit(
  shop: Shop,
  { action, find, limit, offset }: { action: string; find: string; limit: number; offset: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const where = and(
    action ? eq(auditLog.action, action) : undefined,
    find ? like(auditWords(auditLog), contains(find.toLowerCase())) : undefined,
  );
  const [entries, counted] = await Promise.all([
    shop.db
      .select({ ...getTableColumns(auditLog), orderNumber })
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit)
      .offset(offset),
    shop.db.select({ total: count() }).from(auditLog).where(where),
  ]);
  return { entries, total: counted[0]?.total ?? 0 };
}

// Names as PostgreSQL has them: Drizzle leaves out the tables' names in a question of one table.
const orderNumber = sql<
  number | null
>`(select receipt_number from orders where orders.id = audit_log.subject)`;
