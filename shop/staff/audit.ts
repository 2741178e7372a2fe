import type { Queries } from '#database/connect.ts';
import { auditLog } from '#database/schema.ts';

/** Writes down a deed of staff: who, what, to what, and how it was before and after (decisions.md section 2). */
export async function audit(
  db: Queries,
  deed: { staffId: string; deed: string; subject: string; before?: unknown; after?: unknown },
): Promise<void> {
  await db.insert(auditLog).values(deed);
}
