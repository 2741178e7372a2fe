import type { ReactNode } from 'react';

/**
 * Marks in a title what was typed of its words, from their beginnings on: 'gogg' in goggles. A plural is its singular; what the
 * shop took the words for counts as well, but for the small words between several and of a question, and single letters.
 */
export function emphasis(...texts: string[]): (part: string) => ReactNode {
  const words = (texts.join(' ').match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [])
    .filter((word) => !/^(?:.|and?|do|for|how|in|is|of|or|the|to|what|with)$/i.test(word))
    .map((word) => word.replace(/(?<=...)s$/i, '').replaceAll('.', '\\.'))
    .sort((one, other) => other.length - one.length);
  if (words.length === 0) return (part) => part;
  const typed = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'iu');
  return (part) =>
    // Splitting by a pattern with one group gives text, match, text, match, text.
    part.split(typed).map((piece, place) =>
      place % 2 === 0 ? (
        piece
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one title never change places
        <b key={place} className="font-semibold">
          {piece}
        </b>
      ),
    );
}
