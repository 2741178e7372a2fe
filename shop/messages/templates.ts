import { count, eq, sql } from 'drizzle-orm';
import { replyTemplates } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

export type ReplyTemplate = typeof replyTemplates.$inferSelect;

export const maxTemplates = 200;

export interface TemplateDraft {
  /** The one to change; left out: another one. */
  id?: number;
  title: string;
  text: string;
  /** That the member of staff saw of the one to change. */
  revision?: number;
}

export type TemplateRefusal = {
  refused: 'no such template' | 'changed meanwhile' | 'title is taken' | 'too many';
};

/** The answers that staff saved, by their titles. */
export const listTemplates = ({ db }: Shop): Promise<ReplyTemplate[]> =>
  db.select().from(replyTemplates).orderBy(replyTemplates.title).limit(maxTemplates);

/** Saves an answer for later, or changes one. */
export function saveTemplate(
  shop: Shop,
  { id, title, text, revision }: TemplateDraft,
  staffId: string,
): Promise<{ id: number; revision: number } | TemplateRefusal> {
  return transact(shop, async (shop): Promise<{ id: number; revision: number } | TemplateRefusal> => {
    // Few write here, and seldom: one after the other, so that titles and how many there are hold.
    await shop.db.execute(sql`lock table ${replyTemplates} in share row exclusive mode`);
    const [namesake] = await shop.db.select().from(replyTemplates).where(eq(replyTemplates.title, title));
    if (namesake && namesake.id !== id) return { refused: 'title is taken' };
    if (id === undefined) return add(shop, { title, text }, staffId);
    const [before] = await shop.db.select().from(replyTemplates).where(eq(replyTemplates.id, id));
    if (!before) return { refused: 'no such template' };
    if (revision !== before.revision) return { refused: 'changed meanwhile' };
    const next = before.revision + 1;
    await shop.db
      .update(replyTemplates)
      .set({ title, text, revision: next })
      .where(eq(replyTemplates.id, id));
    await audit(shop, {
      ...{ staffId, action: 'template saved', subject: String(id) },
      ...{ before: { title: before.title, text: before.text }, after: { title, text } },
    });
    return { id, revision: next };
  });
}

async function add(shop: Shop, draft: { title: string; text: string }, staffId: string) {
  const [counted] = await shop.db.select({ templates: count() }).from(replyTemplates);
  if ((counted?.templates ?? 0) >= maxTemplates) return { refused: 'too many' as const };
  const [added] = await shop.db.insert(replyTemplates).values(draft).returning();
  if (!added) throw new Error('the template was not written');
  await audit(shop, { staffId, action: 'template saved', subject: String(added.id), after: draft });
  return { id: added.id, revision: added.revision };
}

/** Deletes a saved answer; replies that were made of it stay. False where there is none. */
export function deleteTemplate(shop: Shop, id: number, staffId: string): Promise<boolean> {
  return transact(shop, async (shop) => {
    const [before] = await shop.db.delete(replyTemplates).where(eq(replyTemplates.id, id)).returning();
    if (!before) return false;
    const { title, text } = before;
    await audit(shop, {
      ...{ staffId, action: 'template deleted', subject: String(id) },
      before: { title, text },
    });
    return true;
  });
}
