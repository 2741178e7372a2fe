import type { Category } from '#database/enums.ts';
import { categoryWords } from './category-words.ts';

const patterns = categoryWords.map(
  ([category, words]) =>
    [category, new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})(?![\\p{L}\\d])`, 'iu')] as const,
);

/** The category that some texts tell of, the first of them that does; undefined where none does. */
export function guessCategory(...texts: (string | undefined)[]): Category | undefined {
  for (const text of texts) {
    const found = text && patterns.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return undefined;
}
