import { and, asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Database, prepared } from '#database/connect.ts';
import { inSample, products } from '#database/schema.ts';
import { cardKey, isInStock } from '../families/cards.ts';
import type { Apart } from '../filters.ts';
import { searchWords } from '../list-tags.ts';
import { type Product, productColumns } from '../product.ts';
import type { OneOfSeveral, Stage } from './plan.ts';

/**
 * Of what is equally good, so many are put in order together, the newest first, and no more: of a word that is everywhere the
 * newest of all are not found. What is best is mostly enough for a page and comes in parts, the first a small one; in all it
 * is more than the pages of a listing hold.
 */
const orderedFirst = 100;
const maxOrdered = 400;

/**
 * A word that is everywhere finds so many in the sample, a sixteenth of the products that has an index of its own. They are
 * shown first then, and the long list of the word's matches is never read. Fewer: the sample is not used.
 */
const enoughOfSample = 50;

const matching = (query: string | Placeholder): SQL => sql`${products.search} @@ ${query}::tsquery`;

/** What a stage finds, or the part of it that a query names. */
export const foundBy = (stage: Stage, query = stage.all): SQL | undefined =>
  and(matching(query), ofMaterials(stage));

/**
 * What is stated of a material counts before what a text says of it: a magazine of zinc alloy with a polymer foot is no plastic one, and
 * one of those that are not plastic.
 */
const ofMaterials = ({ madeOf, notOf, isStated }: Materials): SQL | undefined =>
  and(
    madeOf && sql`coalesce(${states(madeOf)}, ${!isStated})`,
    notOf && sql`not coalesce(${states(notOf.names)}, ${matching(notOf.query)})`,
  );

type Materials = Pick<Stage, 'madeOf' | 'notOf' | 'isStated'>;

/** Unknown of what states no material. */
const states = (materials: string[]): SQL =>
  sql`lower(${products.attributes}->>'material') ~ ${`\\m(?:${materials.join('|')})\\M`}`;

interface Page {
  /** Whether the catalogue is: only then the sample is worth a look. */
  large: boolean;
  limit: number;
  offset: number;
}

type Narrowed = Page & { narrowed?: SQL | undefined };

interface Best {
  version: number;
  tier: number | undefined;
  products: Product[];
  /** Of several things that were asked for those that are found, where not all are. */
  things?: string[];
}

/**
 * A page of the active products that a search finds, the best first; the tier of the first; and the version of the words
 * that the database has, since what was asked depends on them.
 */
export function bestOf(db: Database, stage: Stage, page: Narrowed): Promise<Best> {
  return stage.inTurn ? bestInTurn(db, stage.inTurn, page) : bestOfOne(db, stage, page);
}

/** The best of each of some stages in turn; asked together, they take no longer than one. */
async function bestInTurn(
  db: Database,
  stages: OneOfSeveral[],
  { limit, offset, ...page }: Narrowed,
): Promise<Best> {
  const wanted = offset + limit;
  // A sorted list asks for none, and whether each is there.
  const best = await Promise.all(
    stages.map((one) => bestOfOne(db, one, { ...page, limit: Math.max(1, wanted), offset: 0 })),
  );
  const found = stages.filter((_one, at) => best[at]?.products.length);
  const inTurn = Array.from({ length: wanted }, (_, at) =>
    best.flatMap(({ products }) => products[at] ?? []),
  );
  const products = [...new Map(inTurn.flat().map((product) => [product.id, product])).values()];
  return {
    version: Math.max(...best.map(({ version }) => version)),
    tier: products.length > 0 ? 0 : undefined,
    products: products.slice(offset, wanted),
    ...(found.length > 0 &&
      found.length < stages.length && { things: [...new Set(found.map(({ thing }) => thing))] }),
  };
}

async function bestOfOne(
  db: Database,
  { tiers, ...stage }: Stage,
  { large, limit, offset, narrowed: others }: Narrowed,
): Promise<Best> {
  const queries = tiers.map(({ query }) => query);
  const narrowed = and(others, ofMaterials(stage));
  const rows = await (narrowed
    ? bestWhere(db, large, narrowed)
    : (large ? bestOfLarge : bestOfSmall)(db)
  ).execute({ queries, limit, offset });
  const found = rows.flatMap(({ product }) => product ?? []);
  return { version: rows[0]?.words ?? 0, tier: rows[0]?.tier ?? undefined, products: found };
}

/**
 * The same, of each card of a family only the best that is in stock, or else the best: read on until the page is full, which is mostly
 * at once.
 */
export async function bestOfFamilies(
  db: Database,
  stage: Stage,
  { limit, offset, apart, ...asked }: Page & { narrowed?: SQL | undefined; apart?: Apart | undefined },
): ReturnType<typeof bestOf> {
  const wanted = offset + limit;
  for (let rows = 2 * wanted; ; rows *= 2) {
    const best = await bestOf(db, stage, { ...asked, limit: rows, offset: 0 });
    const keys = best.products.map((one) => cardKey(one, apart));
    const firsts = best.products.filter(
      ({ familyId }, place) => familyId === null || keys.indexOf(keys[place] ?? '') === place,
    );
    if (firsts.length < wanted && best.products.length === rows) continue;
    const cardOf = (first: Product): Product => {
      if (first.familyId === null || isInStock(first)) return first;
      const key = cardKey(first, apart);
      return best.products.find((one, place) => keys[place] === key && isInStock(one)) ?? first;
    };
    if (!stage.isNearest) return { ...best, products: firsts.slice(offset, wanted).map(cardOf) };
    const cards = firsts.map(cardOf).sort((one, other) => Number(isInStock(other)) - Number(isInStock(one)));
    return { ...best, products: cards.slice(offset, wanted) };
  }
}

/**
 * One tier after the other until the page is full, and of each one part after the other: PostgreSQL goes on to the next for
 * no more than the limit wants. What a later one would find costs nothing then. Planned once: what varies comes from selects
 * within, so that PostgreSQL can't plan each search anew by it.
 */
function bestWhere(db: Database, large: boolean, narrowed?: SQL) {
  const found = and(eq(products.active, true), narrowed, sql`${products.search} @@ tiers.query::tsquery`);
  const usesSample = sql.raw(`(select count(*) from sample) = ${enoughOfSample}`);
  const matches = (where: SQL | undefined, page: string) =>
    sql`select ${products.id} as id, ${products.createdAt} as created_at from ${products} where ${where} ${sql.raw(page)}`;
  const rest = large ? and(found, sql`not (${inSample(products.id)} and ${usesSample})`) : found;
  const [limit, offset] = [sql`${sql.placeholder('limit')}::int`, sql`${sql.placeholder('offset')}::int`];
  // Or the list of a rare word would be read once more, for nothing.
  const isPastFirst = sql`(select ${limit} + ${offset}) > ${sql.raw(String(orderedFirst))}`;
  const ordered = (part: number, from: SQL) =>
    sql`(select id, created_at, ${sql.raw(String(part))} as part from ${from} order by created_at desc, id)`;
  const parts = [
    ...(large ? [ordered(0, sql`sample where ${usesSample}`)] : []),
    ordered(1, sql`(${matches(rest, `limit ${orderedFirst}`)}) as first`),
    ordered(
      2,
      sql`(${matches(rest, `limit ${maxOrdered} offset ${orderedFirst}`)}) as others where ${isPastFirst}`,
    ),
  ];
  return db
    .select({
      words: sql<number>`words.version`.mapWith(Number),
      // PostgreSQL counts from one.
      tier: sql<number | null>`best.tier`.mapWith((tier: string) => Number(tier) - 1),
      product: productColumns,
    })
    .from(
      sql`(select coalesce((select version from list_versions where tag = ${searchWords}), 0) as version) as words`,
    )
    .leftJoin(
      sql`(select tiers.tier, matches.* from unnest((select ${sql.placeholder('queries')}::text[])) with ordinality as tiers (query, tier),
        lateral (
          ${large ? sql`with sample as materialized (${matches(and(found, inSample(products.id)), `limit ${enoughOfSample}`)})` : sql``}
          ${sql.join(parts, sql` union all `)}
        ) as matches limit (select ${limit}) offset (select ${offset})) as best`,
      sql`true`,
    )
    .leftJoin(products, sql`${products.id} = best.id`)
    .orderBy(sql`best.tier`, sql`best.part`, desc(sql`best.created_at`), asc(sql`best.id`))
    .prepare('');
}
const bestOfLarge = prepared((db) => bestWhere(db, true));
const bestOfSmall = prepared((db) => bestWhere(db, false));
