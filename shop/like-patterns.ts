import { type Column, like, or, type SQL } from 'drizzle-orm';

/** Patterns for `like` out of what staff look for, in which % and _ stand for themselves. */
const plain = (find: string) => find.replace(/[\\%_]/g, '\\$&');

export const contains = (find: string) => `%${plain(find)}%`;

/**
 * Whether a text has some words in it; both in lower case. Fewer than three letters must begin a word: an index of trigrams
 * knows no shorter parts.
 */
export const containsWords = (text: Column | SQL, words: string): SQL | undefined =>
  words.length < 3
    ? or(like(text, `${plain(words)}%`), like(text, `% ${plain(words)}%`))
    : like(text, contains(words));

/**
 * The same of a text that also keeps a postcode without its space and the national digits of a phone number: those are
 * found however they are written.
 */
export const containsWordsOrNumbers = (text: Column | SQL, words: string): SQL | undefined =>
  or(...[...new Set([words, ...asKept(words)])].map((way) => containsWords(text, way)));

/** 'sw1a 1aa' as a postcode is kept, '+44 7700 900123' as a phone number is: '7700900123'. */
function asKept(words: string): string[] {
  const found: string[] = [];
  if (/\d/.test(words) && /^[a-z\d ]{3,9}$/.test(words)) found.push(words.replaceAll(' ', ''));
  if (/^[+()\d\s./-]{4,}$/.test(words)) {
    const national = words.replace(/\D/g, '').replace(/^((00)?440?|0)/, '');
    if (national.length >= 3) found.push(national);
  }
  return found;
}
