/**
 * A text as `order_words` keeps it: without capitals, accents and apostrophes, since "O'Brien" is typed in many ways. The
 * database does the same (`fold_words`, migration fold-and-sort-orders).
 */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'`\u2018\u2019]/g, '')
    .toLowerCase()
    .replaceAll(/[łøđ]/g, (letter) => undecomposed[letter] ?? letter);

/** Letters with a stroke are letters of their own to Unicode. */
const undecomposed: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd' };
