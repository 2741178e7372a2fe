import { and, asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Database, prepared } from '#database/connect.ts';
import { products } from '#database/schema.ts';
import { searchWords } from '../list-tags.ts';
import { type Product, productColumns } from '../product.ts';
import { type Stage, tiersAtMost } from './plan.ts';

/**
 * Of what is equally good, so many are put in order together, the newest first, and no more: of a word that is everywhere the
 * newest of all are not found. What is best is mostly enough for a page and comes in two parts, the first a small one; in
 * all it is more than the pages of a listing hold.
 */
const orderedFirst = 100;
const orderedAtMost = 400;

export const matching = (query: string | Placeholder): SQL => sql`${products.search} @@ ${query}::tsquery`;

interface Page {
  limit: number;
  offset: number;
}

/**
 * A page of the active products that a search finds, the best first; the tier of the first; and the version of the words
 * that the database has, since what was asked depends on them.
 */
export async function bestOf(
  db: Database,
  { tiers }: Stage,
  { limit, offset, narrowed }: Page & { narrowed?: SQL | undefined },
): Promise<{ version: number; tier: number | undefined; products: Product[] }> {
  const values = Object.fromEntries(tiers.map(({ query }, at) => [`query${at}`, query]));
  const rows = await (narrowed ? bestWhere(db, tiers.length, narrowed) : bestOfAll(db, tiers.length)).execute(
    {
      ...values,
      limit,
      offset,
    },
  );
  const found = rows.flatMap(({ words: _words, tier: _tier, ...product }) =>
    product.id ? [product as Product] : [],
  );
  return { version: rows[0]?.words ?? 0, tier: rows[0]?.tier ?? undefined, products: found };
}

/**
 * One tier after the other until the page is full: PostgreSQL reads the parts of an Append in their order, and stops at the
 * limit. What a later tier would find costs nothing then. Planned once: what varies comes from selects within, so that
 * PostgreSQL can't plan each search anew by it.
 */
function bestWhere(db: Database, many: number, narrowed?: SQL) {
  const parts = Array.from({ length: many }, (_, tier) => tier).flatMap((tier) =>
    tier === 0
      ? [
          { tier, most: orderedFirst, past: 0 },
          { tier, most: orderedAtMost, past: orderedFirst },
        ]
      : [{ tier, most: orderedAtMost, past: 0 }],
  );
  const ordered = parts.map(({ tier, most, past }, part) => {
    const where = and(
      eq(products.active, true),
      narrowed,
      sql`${products.search} @@ (select ${sql.placeholder(`query${tier}`)}::tsquery)`,
    );
    const page = sql.raw(`limit ${most} offset ${past}`);
    return sql`(select id, created_at, ${sql.raw(String(part))} as part, ${sql.raw(String(tier))} as tier from (
      select ${products.id} as id, ${products.createdAt} as created_at from ${products} where ${where} ${page}
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
      sql`(select * from (${sql.join(ordered, sql` union all `)}) as tiers limit (select ${sql.placeholder('limit')}::int) offset (select ${sql.placeholder('offset')}::int)) as best`,
      sql`true`,
    )
    .leftJoin(products, sql`${products.id} = best.id`)
    .orderBy(sql`best.part`, desc(sql`best.created_at`), asc(sql`best.id`))
    .prepare('');
}
/** By the number of tiers: each costs a little, though nothing is done for it. */
const prepareds = Array.from({ length: tiersAtMost }, (_, fewer) =>
  prepared((db) => bestWhere(db, fewer + 1)),
);

function bestOfAll(db: Database, many: number) {
  const made = prepareds[many - 1];
  if (!made) throw new Error(`a search has 1 to ${tiersAtMost} tiers, and not ${many}`);
  return made(db);
}
