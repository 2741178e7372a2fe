import { editDistance, maxEdits } from './edit-distance.ts';
import { asking, type HelpPage, pages, phrases } from './help-words.ts';
import { attributes, notStocked, standardSynonyms } from './synonyms.ts';
import { keyOf } from './words.ts';

/** Words as long are known by their beginnings. */
const leastLettersOfPrefix = 5;
/** And of phrases. */
const leastLettersOfPhrase = 6;
/** With one letter wrong: of a word as it is typed, and as it should be. */
const leastLettersToPutRight = 5;
const leastLettersPutRight = 6;
/** One left out of fewer could be any. */
const leastLettersOfSlip = 4;

/** A word of products or of the trade is no slip: nobody who types 'trace' means trade. */
const otherWords = new Set(
  [...standardSynonyms.flatMap(({ typed, means }) => [...typed, ...means]), ...notStocked, ...attributes]
    .flatMap((text) => keyOf(text).split(' '))
    .filter(Boolean),
);

/** Every word that asks for a page of the shop, or stands beside one that does. */
const wordsOfPages = [
  ...new Set([
    ...asking,
    ...pages.flatMap(({ named, beside }) => [...named, ...beside].flatMap((phrase) => phrase.split(' '))),
  ]),
].filter((word) => /^[a-z]+$/.test(word));
const knownWords = new Set([...otherWords, ...wordsOfPages]);
const wordsByLetter = Map.groupBy(wordsOfPages, (word) => word[0]);

/** The words of a question as they were meant: 'wher is my order', 'retun an item'. One alone is told less surely. */
export const putRight = (words: string[]): string[] =>
  words.map((word) =>
    words.length === 1 || knownWords.has(word) || !/^[a-z]{3,}$/.test(word)
      ? word
      : (wordsByLetter.get(word[0])?.find((other) => isSlip(word, other)) ?? word),
  );

/** Whether a word is another with two letters swapped or one left out; or a long one with more that is wrong. */
function isSlip(word: string, other: string): boolean {
  const longer = other.length - word.length;
  // 'Damage' is a word, and no slip of damaged.
  if (Math.abs(longer) > 2 || other === `${word}d`) return false;
  const isLikely =
    (longer === 1 && word.length >= leastLettersOfSlip) ||
    (longer === 0 && sortedLetters(word) === sortedLetters(other));
  const mayBeWrong = other.length >= leastLettersPutRight ? maxEdits(word.length) : 0;
  const most = Math.max(isLikely ? 1 : 0, mayBeWrong);
  return most > 0 && Math.abs(longer) <= most && editDistance(word, other, most) <= most;
}

const sortedLetters = (word: string): string => [...word].sort().join('');

const notStockedKeys = phrases(notStocked);

/** The page that one word alone is the beginning of, or is near to. */
export function nearestPage(word: string): HelpPage | undefined {
  // A gun's stock is no beginning of a stocking filler.
  if (notStockedKeys.has(word)) return undefined;
  // 'Black' is not the beginning of 'black friday': it is a word by itself; and 'googl' may be one of goggles.
  const begun =
    word.length >= leastLettersOfPrefix &&
    pageWith(
      (other) =>
        other.startsWith(word) &&
        other[word.length] !== ' ' &&
        (word.length >= leastLettersOfPhrase || !other.includes(' ')),
    );
  if (begun) return begun;
  if (word.length < leastLettersToPutRight) return;
  return pageWith((other) => other.length >= leastLettersPutRight && editDistance(word, other, 1) <= 1);
}

const pageWith = (is: (phrase: string) => boolean): HelpPage | undefined =>
  pages.find(({ named }) => [...named].some(is))?.page;
