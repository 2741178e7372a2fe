import { abbreviations } from './synonyms.ts';
import { keyOf } from './words.ts';

/**
 * Whether what a search looked for is what was typed, written otherwise: with other spaces, hyphens, capitals or endings, a numeral for
 * a word, or what is short for it.
 */
export function isSameSaid(typed: string, showing: string): boolean {
  const shown = lettersOf(showing);
  // 'Mag for GBB' is a GBB mag.
  const [thing = '', what] = typed.split(/\s+for\s+/i);
  return lettersOf(typed) === shown || (what !== undefined && lettersOf(`${what} ${thing}`) === shown);
}

/** They stand between words, and say nothing. */
const idle = new Set(['a', 'an', 'the', 'my', 'of']);
const numerals = new Map(['one', 'two', 'three', 'four', 'five'].map((word, at) => [word, String(at + 1)]));

/** Every way to say a thing, the longest first, and the one that stands for all. */
const sameSaid = abbreviations.flatMap((ways) => {
  const keys = ways.map(keyOf).sort((one, other) => other.length - one.length);
  return keys.map((key) => [new RegExp(`(?<=^| )${key}(?= |$)`, 'g'), keys.at(-1) ?? ''] as const);
});

/** Its letters and digits alone, each thing said in the shortest way. */
function lettersOf(text: string): string {
  const words = keyOf(text).split(' ');
  const told = words.filter((word) => !idle.has(word)).map((word) => numerals.get(word) ?? word);
  return sameSaid
    .reduce((said, [way, short]) => said.replaceAll(way, short), told.join(' '))
    .replaceAll(' ', '');
}
