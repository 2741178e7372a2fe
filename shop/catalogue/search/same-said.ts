import { abbreviations } from './synonyms.ts';
import { keyOf } from './words.ts';

/**
 * Whether what a search looked for is what was typed, written otherwise: with other spaces, hyphens, capitals or endings, a numeral for
 * a word, or what is short for it.
 */
export function isSameSaid(typed: string, showing: string): boolean {
  const [asked, shown] = [shortlySaid(typed), shortlySaid(showing)];
  const inAnyOrder = (text: string) => text.split(' ').sort().join(' ');
  return asked.replaceAll(' ', '') === shown.replaceAll(' ', '') || inAnyOrder(asked) === inAnyOrder(shown);
}

/** They stand between words, and say nothing. */
const idle = new Set(['a', 'an', 'the', 'my', 'of', 'for']);
const numerals = new Map(['one', 'two', 'three', 'four', 'five'].map((word, at) => [word, String(at + 1)]));

/** Every way to say a thing, the longest first, and the one that stands for all. */
const sameSaid = abbreviations.flatMap((ways) => {
  const keys = ways.map(keyOf).sort((one, other) => other.length - one.length);
  return keys.map((key) => [new RegExp(`(?<=^| )${key}(?= |$)`, 'g'), keys.at(-1) ?? ''] as const);
});

/** Its words as they are looked up, each thing said in the shortest way. */
export function shortlySaid(text: string): string {
  const words = keyOf(text).split(' ');
  const told = words.filter((word) => !idle.has(word)).map((word) => numerals.get(word) ?? word);
  return sameSaid.reduce((said, [way, short]) => said.replaceAll(way, short), told.join(' '));
}
