import { and, desc, eq, sql } from 'drizzle-orm';
import { searchMisses, searchMissVisitors } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { isWhole } from '../facets.ts';
import type { Filters } from '../filters.ts';
import type { Help } from './concept.ts';
import { findHelpPage } from './help-pages.ts';
import { planSearch } from './plan.ts';
import { freshVocabulary } from './run-search.ts';
import type { SearchMiss } from './search-miss.ts';
import { keyOf } from './words.ts';

/** Somebody who asked, by the address of their network, as it stands in memory until it is written as a hash. */
export interface MissedBy extends SearchMiss {
  addresses: ReadonlySet<string>;
}

type SavedMiss = typeof searchMisses.$inferSelect;

const maxSigns = 60;
/** As many as staff can look through many times over, however many words somebody makes up. */
const maxKept = 2000;
const maxListed = 100;
/** So many visitors or more are not counted on. */
const maxVisitors = 1000;
/** The names of people's things: an e-mail, or a number so long that it may be of a phone, a card or an order. */
const isPersonal = /@|\p{Nd}{6}|\p{Nd}(?:[\s().+/-]*\p{Nd}){9}/u;

/**
 * What is counted of a search: the first page of one in the whole shop that no page of it answers, and nothing that may say who
 * somebody is. Listings alone, and not what is suggested while somebody types.
 */
export function missOf(
  listing: Filters & { keywords: string; offset: number },
  { total, help }: { total: number; help: Help },
): SearchMiss | undefined {
  if (total > 0 && help !== 'some words') return;
  if (listing.offset > 0 || listing.category !== 'all' || !isWhole(listing)) return;
  const words = listing.keywords
    .normalize('NFKC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase();
  const key = keyOf(words);
  if (key === '' || [...words].length > maxSigns || isPersonal.test(words)) return;
  if (findHelpPage(words)) return;
  return { key, words, help: total === 0 ? 'none' : 'some words' };
}

/**
 * Writes down who asked for what: each visitor counts once in some days (shop/retention.ts), in whichever process. Of more
 * words than are kept, those go that the fewest asked for, and of them the oldest.
 */
export async function writeMisses(
  shop: Pick<Shop, 'db' | 'saltedHash' | 'now'>,
  misses: MissedBy[],
): Promise<void> {
  const at = shop.now();
  const asked = await Promise.all(
    misses.flatMap(({ key, addresses }) =>
      [...addresses].map(async (address) => ({
        key,
        visitor: await shop.saltedHash('search misses', JSON.stringify([key, address])),
      })),
    ),
  );
  await transact(shop, async ({ db }) => {
    // One after the other: two batches with the same words would wait for each other.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('search misses'))`);
    const saved = await db
      .insert(searchMisses)
      .values(misses.map(({ key, words, help }) => ({ key, words, help, lastAt: at })))
      .onConflictDoUpdate({ target: searchMisses.key, set: { lastAt: at, help: sql`excluded.help` } })
      .returning({ id: searchMisses.id, key: searchMisses.key, visitors: searchMisses.visitors });
    const byKey = new Map(saved.map((row) => [row.key, row]));
    const visitors = asked.flatMap(({ key, visitor }) => {
      const miss = byKey.get(key);
      return miss && miss.visitors < maxVisitors ? [{ missId: miss.id, visitor, at }] : [];
    });
    const added =
      visitors.length > 0
        ? await db
            .insert(searchMissVisitors)
            .values(visitors)
            .onConflictDoNothing()
            .returning({ missId: searchMissVisitors.missId })
        : [];
    const more = [...Map.groupBy(added, ({ missId }) => missId)].map(([id, rows]) => ({
      id,
      visitors: rows.length,
    }));
    if (more.length > 0) await countVisitors(db, more);
    await db.execute(sql`delete from ${searchMisses} where ${searchMisses.id} in (
      select id from ${searchMisses} order by shared desc, visitors desc, last_at desc, id desc offset ${maxKept})`);
  });
}

const countVisitors = (db: Shop['db'], more: { id: number; visitors: number }[]) =>
  db.execute(sql`update search_misses set visitors = search_misses.visitors + more.visitors,
      shared = shared or (select count(*) from search_miss_visitors where miss_id = search_misses.id) > 1
    from jsonb_to_recordset(${JSON.stringify(more)}::jsonb) as more (id bigint, visitors int)
    where search_misses.id = more.id`);

/**
 * The searches that find nothing still, those of the most visitors first: at least two, as one alone may have typed what is
 * nobody else's business. What a synonym or a product made findable since is not among them.
 */
export async function readMisses({ db }: Pick<Shop, 'db'>): Promise<SavedMiss[]> {
  const shared = await db
    .select()
    .from(searchMisses)
    .where(and(searchMisses.shared, eq(searchMisses.dismissed, false)))
    .orderBy(desc(searchMisses.visitors), desc(searchMisses.lastAt), desc(searchMisses.id))
    .limit(maxListed);
  const known = await freshVocabulary(db);
  const queries = shared.map(({ words }) =>
    [...planSearch(words, known)].flatMap(({ help, all }) => (help === 'some words' ? [] : [`(${all})`])),
  );
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from products where active and search @@ query::tsquery) as found
      from unnest(${sql.param(queries.map((some) => some.join('|')))}::text[]) with ordinality as asked (query, place)
      order by place`,
  );
  return shared.filter(({ words }, at) => !rows[at]?.found && !findHelpPage(words));
}

/**
 * Takes words off the list, for as long as somebody searches for them; false where they are not on it. The audit log has no
 * word of it: what shoppers typed is kept for less long.
 */
export async function dismissMiss({ db }: Pick<Shop, 'db'>, id: number): Promise<boolean> {
  const dismissed = await db
    .update(searchMisses)
    .set({ dismissed: true })
    .where(and(eq(searchMisses.id, id), searchMisses.shared))
    .returning({ id: searchMisses.id });
  return dismissed.length > 0;
}
