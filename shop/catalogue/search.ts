import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#database/connect.ts';

const wordsAtMost = 8;
/** What begins with a word comes before that word with this behind it. */
const lastCharacter = '\u{10FFFF}';

/** The words of a search, as to_tsquery reads them; or those the catalogue has instead, all of them or any. */
export type SearchQuery = { query: string } | { words: string; operator: '&' | '|' };

/**
 * What a search for some words asks of the database, one after the other until something is found: products with every
 * word, the last of which may be unfinished; then with every word put right, by the nearest of the catalogue's own words,
 * and all unfinished; then with any of them (decisions.md section 5). No usable word: nothing is found.
 */
export function searchQueries(typed: string): SearchQuery[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const query = words.map((word, place) => {
    // 12 is looked for before 120 is, but 0.2 is on its way to 0.25.
    const unfinished = place === words.length - 1 && word.length > 1 && !/^\d+$/.test(word);
    return `'${word}'${unfinished ? ':*' : ''}`;
  });
  return [
    { query: query.join('&') },
    { words: words.join(' '), operator: '&' },
    ...(words.length > 1 ? [{ words: words.join(' '), operator: '|' } as const] : []),
  ];
}

/** The tsquery of the words as they were typed. */
export const asTyped = (query: string | Placeholder): SQL => sql`to_tsquery('english', ${query})`;

/**
 * The tsquery of the words that the catalogue has: those that begin like the typed ones, or else are nearest to them. The
 * words come as a text: for an array PostgreSQL would plan anew each time, to use its length.
 */
export const putRight = (words: string | Placeholder, operator: string | Placeholder): SQL =>
  sql`to_tsquery('english', (
    select string_agg('''' || word || case when length(word) > 1 then ''':*' else '''' end, ${operator}::text order by place)
    from (select place, coalesce(
      (select typed.word from search_words
        where search_words.word >= typed.word and search_words.word < typed.word || ${lastCharacter} limit 1),
      (select search_words.word from search_words
        where length(typed.word) > 2 and search_words.word % typed.word
        order by similarity(search_words.word, typed.word) desc, search_words.word limit 1),
      typed.word) as word
    from string_to_table(${words}, ' ') with ordinality as typed(word, place)) as known))`;

/** '0.25g BBs!' has the words 0.25, g and bbs. */
function wordsOf(typed: string): string[] {
  return (typed.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []).slice(0, wordsAtMost);
}

/** Adds a product's words to those that misspelt searches are compared with. */
export async function learnWords(db: Queries, texts: string[]): Promise<void> {
  const words = [
    ...new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}|\d+(?:\.\d+)?/gu) ?? [])),
  ];
  if (words.length === 0) return;
  await db.execute(
    sql`insert into search_words select unnest(${sql.param(words.sort())}::text[]) on conflict do nothing`,
  );
}
