import { and, asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Database, prepared } from '#database/connect.ts';
import { products } from '#database/schema.ts';
import { searchWords } from '../list-tags.ts';
import { type Product, productColumns } from '../product.ts';
import { type Stage, tiersAtMost } from './plan.ts';

/** Of what is equally good, so many are put in order and no more: of a word that is everywhere the newest are not found. */
const orderedAtMost = 500;
/** Finds nothing. */
const none = '';

export const matching = (query: string | Placeholder): SQL => sql`${products.search} @@ ${query}::tsquery`;

interface Page {
  limit: number;
  offset: number;
}

/**
 * A page of the active products that a search finds, the best first; the tier of the
 * first; and the version of the words that the database has, since what was asked depends on them.
 */
export async function bestOf(
  db: Database,
  { tiers }: Stage,
  { limit, offset, narrowed }: Page & { narrowed?: SQL | undefined },
): Promise<{ version: number; tier: number | undefined; products: Product[] }> {
  const queries = Array.from({ length: tiersAtMost }, (_, at) => {
    const tier = tiers[at];
    if (!tier) return none;
    return at === 0 ? tier : `${tier}&!(${tiers.slice(0, at).join('|')})`;
  });
  const values = Object.fromEntries(queries.map((query, at) => [`query${at}`, query]));
  const rows = await (narrowed ? bestWhere(db, narrowed) : bestOfAll(db)).execute({
    ...values,
    limit,
    offset,
  });
  const found = rows.flatMap(({ words: _words, tier: _tier, ...product }) =>
    product.id ? [product as Product] : [],
  );
  return { version: rows[0]?.words ?? 0, tier: rows[0]?.tier ?? undefined, products: found };
}

/**
 * Planned once: what varies comes from selects within, so that PostgreSQL can't plan by it. One tier after the other until the page is full: PostgreSQL reads the parts of an Append in their order, and stops at the
 * limit. What a later tier would find costs nothing then.
 */
function bestWhere(db: Database, narrowed: SQL | undefined) {
  const tiers = Array.from({ length: tiersAtMost }, (_, at) => {
    const where = and(
      eq(products.active, true),
      narrowed,
      sql`${products.search} @@ (select ${sql.placeholder(`query${at}`)}::tsquery)`,
    );
    return sql`(select id, created_at, ${sql.raw(String(at))} as tier from (
      select ${products.id} as id, ${products.createdAt} as created_at from ${products} where ${where} limit ${sql.raw(String(orderedAtMost))}
    ) as matches order by created_at desc, id)`;
  });
  return db
    .select({
      words: sql<number>`words.version`.mapWith(Number),
      tier: sql<number | null>`best.tier`,
      ...productColumns,
    })
    .from(
      sql`(select coalesce((select version from list_versions where tag = ${searchWords}), 0) as version) as words`,
    )
    .leftJoin(
      sql`(select * from (${sql.join(tiers, sql` union all `)}) as tiers limit (select ${sql.placeholder('limit')}::int) offset (select ${sql.placeholder('offset')}::int)) as best`,
      sql`true`,
    )
    .leftJoin(products, sql`${products.id} = best.id`)
    .orderBy(sql`best.tier`, desc(sql`best.created_at`), asc(sql`best.id`))
    .prepare('');
}
const bestOfAll = prepared((db) => bestWhere(db, undefined));
