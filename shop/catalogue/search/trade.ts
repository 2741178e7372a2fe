import { attributes, fillers, makers, notStocked, synonyms, vague } from './synonyms.ts';
import { fold, wordsOf } from './words.ts';

/** The trade's words (synonyms.ts), as searches look them up. */

/** Words that all must be there; the last is what the thing is. */
export type Phrase = string[];

/** A phrase as it is looked up: 'kill rag'. */
const keyOf = (text: string): string => wordsOf(text).flat().map(fold).join(' ');
const phraseOf = (text: string): Phrase => wordsOf(text).map((parts) => fold(parts.join('')));
/** People write some of them as one word: killrag. */
const written = (text: string): string[] => [keyOf(text), fold(wordsOf(text).flat().join(''))];
const keys = (texts: string[]): ReadonlySet<string> => new Set(texts.flatMap(written));

export interface Meaning {
  /** Products with any of these are meant. */
  phrases: Phrase[];
  /** The same for people to read. */
  shown: string;
  /** The word itself is not looked for. */
  only: boolean;
  /** It says nothing but what was typed. */
  same: boolean;
}

export const meanings: ReadonlyMap<string, Meaning> = new Map(
  synonyms.flatMap(({ typed, means, only = false, same = false }) =>
    typed
      .flatMap(written)
      .map((key) => [key, { phrases: means.map(phraseOf), shown: means.join(', '), only, same }] as const),
  ),
);
/** Words of the trade that stand alone: what is misspelt or unfinished may be one of these. */
export const tradeWords: readonly string[] = synonyms
  .flatMap(({ typed }) => typed.map(keyOf))
  .filter((key) => !key.includes(' '));
export const unsoldThings = keys(notStocked);
export const attributeWords = keys(attributes);
export const fillerWords = keys(fillers);
export const makerNames = keys(makers);
export const vagueNouns = keys(vague);
/** Words in the longest phrase that is looked up. */
export const maxPhraseWords = Math.max(
  ...[...meanings.keys(), ...unsoldThings, ...makerNames].map((key) => key.split(' ').length),
);
