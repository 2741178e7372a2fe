import { sql } from 'drizzle-orm';
import type { Queries } from '#database/connect.ts';
import type { Shop } from '../shop.ts';

const wordsAtMost = 8;
/** What begins with a word comes before that word with this behind it. */
const lastCharacter = '\u{10FFFF}';

/**
 * What a search for some words asks of the database, one after the other until something is found: products with every
 * word, where the last letters of each may be missing; then with every word put right, by the nearest of the
 * catalogue's own words; then with any of them (decisions.md section 5). No usable word: nothing is found.
 *
 * @returns each as PostgreSQL's to_tsquery reads it
 */
export async function* searchQueries(shop: Shop, typed: string): AsyncGenerator<string> {
  const words = wordsOf(typed);
  if (words.length === 0) return;
  yield joined(words, '&');
  const known = await correct(shop, words);
  if (known.join() !== words.join()) yield joined(known, '&');
  if (known.length > 1) yield joined(known, '|');
}

const joined = (words: string[], operator: '&' | '|'): string =>
  words.map((word) => `'${word}'${word.length > 1 ? ':*' : ''}`).join(operator);

/** '0.25g BBs!' has the words 0.25, g and bbs. */
function wordsOf(typed: string): string[] {
  return (typed.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []).slice(0, wordsAtMost);
}

async function correct(shop: Shop, words: string[]): Promise<string[]> {
  const { rows } = await shop.db.execute<{ word: string }>(sql`
    select coalesce(
      (select typed.word from search_words
        where search_words.word >= typed.word and search_words.word < typed.word || ${lastCharacter} limit 1),
      (select search_words.word from search_words
        where length(typed.word) > 2 and search_words.word % typed.word
        order by similarity(search_words.word, typed.word) desc, search_words.word limit 1),
      typed.word) as word
    from unnest(${sql.param(words)}::text[]) with ordinality as typed(word, place) order by place`);
  return rows.map((row) => row.word);
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
