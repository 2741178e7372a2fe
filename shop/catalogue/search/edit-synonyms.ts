import { count, desc, eq, isNull, sql } from 'drizzle-orm';
import { synonyms } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { invalidateLists } from '../cache-tags.ts';
import { searches, searchWords } from '../list-tags.ts';
import { planSearch } from './plan.ts';
import { freshVocabulary } from './run-search.ts';
import { standardSynonyms } from './synonyms.ts';

type SavedSynonym = typeof synonyms.$inferSelect;

/** Synonyms that staff may add: all of them are in the memory of every process. */
const maxOwn = 500;
/** More products than this are not counted for the list: it tells what a synonym does, not how much is sold. */
const maxCounted = 1000;

/** Those that staff added, the newest first, then those that the shop started with; and how many products a search for the first word finds. */
export async function readSynonyms(shop: Shop): Promise<(SavedSynonym & { finds: number })[]> {
  const rows = await shop.db
    .select()
    .from(synonyms)
    .orderBy(sql`${synonyms.standard} is not null`, sql`${synonyms.standard}`, desc(synonyms.id));
  const finds = await countFound(
    shop,
    rows.map(({ words }) => words[0] ?? ''),
  );
  return rows.map((row, at) => ({ ...row, finds: finds[at] ?? 0 }));
}

/** How many active products a search for each of some words finds, those apart that have some of its words only. */
async function countFound({ db }: Pick<Shop, 'db'>, words: string[]): Promise<number[]> {
  const known = await freshVocabulary(db);
  const queries = words.map((word) => planSearch(word, known).find(({ help }) => help !== 'some words')?.all);
  const { rows } = await db.execute<{ found: number }>(
    sql`select (select count(*)::int from (
        select from products where active and search @@ query::tsquery limit ${maxCounted}) as found) as found
      from unnest(${sql.param(queries.map((query) => query ?? ''))}::text[]) with ordinality as asked (query, place)
      order by place`,
  );
  return rows.map(({ found }) => found);
}

interface SynonymDraft {
  words: string[];
  /** None: the words mean each other. */
  means: string[];
}

type Refused = 'no such synonym' | 'changed meanwhile' | 'standard' | 'too many';

/** Adds a synonym, or changes one of staff's own: the one with `id`, if it is still as `revision` had it. */
export async function saveSynonym(
  shop: Shop,
  draft: SynonymDraft,
  { id, revision, staffId }: { id?: number | undefined; revision?: number | undefined; staffId: string },
): Promise<{ id: number } | { refused: Refused }> {
  return transact(shop, async (shop): Promise<{ id: number } | { refused: Refused }> => {
    const before = id === undefined ? undefined : await lockSynonym(shop, id);
    if (id !== undefined) {
      if (!before) return { refused: 'no such synonym' };
      if (before.standard !== null) return { refused: 'standard' };
      if (before.revision !== revision) return { refused: 'changed meanwhile' };
    }
    const after = before
      ? await shop.db
          .update(synonyms)
          .set({ ...draft, revision: sql`${synonyms.revision} + 1` })
          .where(eq(synonyms.id, before.id))
          .returning()
      : await addSynonym(shop, draft);
    const [saved] = after;
    if (!saved) return { refused: 'too many' };
    await invalidateLists(shop, [searchWords, searches]);
    await audit(shop, {
      staffId,
      action: before ? 'synonym changed' : 'synonym added',
      subject: saved.words[0] ?? '',
      before: before && seen(before),
      after: seen(saved),
    });
    return { id: saved.id };
  });
}

/** No row where there are as many as there may be. */
async function addSynonym(shop: Pick<Shop, 'db'>, draft: SynonymDraft): Promise<SavedSynonym[]> {
  // Two who add the last one at once: the second waits, and is told.
  await shop.db.execute(sql`lock table ${synonyms} in share row exclusive mode`);
  const [own] = await shop.db.select({ count: count() }).from(synonyms).where(isNull(synonyms.standard));
  return (own?.count ?? 0) < maxOwn ? shop.db.insert(synonyms).values(draft).returning() : [];
}

/** Switches a synonym on or off: also one that the shop started with. */
export async function switchSynonym(
  shop: Shop,
  { id, active }: { id: number; active: boolean },
  staffId: string,
): Promise<{ active: boolean } | { refused: 'no such synonym' }> {
  return transact(shop, async (shop) => {
    const before = await lockSynonym(shop, id);
    if (!before) return { refused: 'no such synonym' as const };
    if (before.active === active) return { active };
    await shop.db.update(synonyms).set({ active }).where(eq(synonyms.id, id));
    await invalidateLists(shop, [searchWords, searches]);
    const [subject = ''] = before.words;
    await audit(shop, {
      staffId,
      action: 'synonym changed',
      subject,
      before: { active: before.active },
      after: { active },
    });
    return { active };
  });
}

/** Removes one of staff's own. */
export async function removeSynonym(
  shop: Shop,
  id: number,
  staffId: string,
): Promise<{ removed: true } | { refused: 'no such synonym' | 'standard' }> {
  return transact(shop, async (shop) => {
    const before = await lockSynonym(shop, id);
    if (!before) return { refused: 'no such synonym' as const };
    if (before.standard !== null) return { refused: 'standard' as const };
    await shop.db.delete(synonyms).where(eq(synonyms.id, id));
    await invalidateLists(shop, [searchWords, searches]);
    await audit(shop, {
      staffId,
      action: 'synonym removed',
      subject: before.words[0] ?? '',
      before: seen(before),
    });
    return { removed: true as const };
  });
}

async function lockSynonym(shop: Pick<Shop, 'db'>, id: number): Promise<SavedSynonym | undefined> {
  const [found] = await shop.db.select().from(synonyms).where(eq(synonyms.id, id)).for('update');
  return found;
}

const seen = ({ words, means, active }: SavedSynonym) => ({ words, means, active });

/**
 * Plants the synonyms that a shop starts with: new ones, and those that say more, come with a new version of the shop. Staff can
 * change none of them but whether it is switched on, which stays.
 */
export async function plantSynonyms(db: Shop['db']): Promise<void> {
  const rows = standardSynonyms.map(({ typed, means, only, same }) => ({
    standard: typed[0] ?? '',
    words: typed,
    means,
    only,
    same,
  }));
  await transact({ db, invalidate() {} }, async (shop) => {
    const planted = await shop.db
      .insert(synonyms)
      .values(rows)
      .onConflictDoUpdate({
        target: synonyms.standard,
        set: {
          words: sql`excluded.words`,
          means: sql`excluded.means`,
          only: sql`excluded.only`,
          same: sql`excluded.same`,
        },
        setWhere: sql`(${synonyms.words}, ${synonyms.means}, ${synonyms.only}, ${synonyms.same})
          is distinct from (excluded.words, excluded.means, excluded.only, excluded.same)`,
      })
      .returning({ id: synonyms.id });
    if (planted.length > 0) await invalidateLists(shop, [searchWords, searches]);
  });
}
