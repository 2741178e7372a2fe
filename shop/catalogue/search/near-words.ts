import { type Concept, concept, exact, present, type Word } from './concept.ts';
import { maxPhrases } from './trade.ts';
import { places, type Vocabulary } from './vocabulary.ts';
import { measuresLike, singularOf } from './words.ts';

/** What a word may mean that nothing has as it was typed. */

const maxExpansions = 10;
const maxExpansionsOfShort = 30;

/**
 * What begins with the letters typed so far; the catalogue's own words first: 'gre' is sooner green than grease. What is not
 * sold counts only where a title has it.
 */
export function expand({ typed, folded }: Word, leastPlace: number, known: Vocabulary): Concept | undefined {
  const isTitled = (word: string) => (known.place(word) ?? places.text) >= places.title;
  const isUnsold = (word: string) => known.trade.unsoldThings.has(word);
  const longer = known
    .beginning(typed, leastPlace, typed.length < 3 ? maxExpansionsOfShort : maxExpansions)
    .filter((word) => isTitled(word) || !isUnsold(word));
  if (longer.length === 0) return undefined;
  const meant = (words: string[]) =>
    words
      .flatMap((word) => [[word], ...(known.trade.meanings.get(word)?.phrases ?? [])])
      .slice(0, maxPhrases);
  const own = longer.filter(isTitled);
  return {
    ...concept(meant(longer), { shown: typed, help: 'none' }, known, folded),
    ...(own.length > 0 && own.length < longer.length && { first: present(meant(own), known) }),
    inTitles: own.some(isUnsold),
  };
}

/** What begins with one or two letters, beside other words: words of titles alone, as nobody can tell yet what is meant. */
export function expandShort({ typed, folded }: Word, known: Vocabulary): Concept | undefined {
  const longer = known
    .beginning(typed, places.title, maxExpansionsOfShort)
    .filter((word) => known.place(word) !== undefined);
  if (longer.length === 0) return undefined;
  return concept(
    longer.map((word) => [word]),
    { shown: typed, help: 'none' },
    known,
    folded,
  );
}

/** One word that the catalogue has as two: kneepads, squall12. Each must be a title's word, or the trade's. */
export function apart({ typed }: Word, known: Vocabulary): Concept[] | undefined {
  const beforeNumber = /^[a-z]{3,}(?=\d)/.exec(typed)?.[0].length ?? 0;
  const splits = Array.from({ length: Math.max(0, typed.length - 5) }, (_, at) => typed.length - 3 - at);
  for (const at of beforeNumber > 0 ? [beforeNumber] : splits) {
    const [one, other] = [singularOf(typed.slice(0, at)), singularOf(typed.slice(at))];
    if (
      ![one, other].every(
        (word) => (known.place(word) ?? 0) >= places.title || known.trade.meanings.has(word),
      )
    )
      continue;
    const parts = [one, other].flatMap((word) => exact({ typed: word, folded: word }, known));
    if (parts.length === 2) return parts;
  }
  return undefined;
}

/** A measure that the catalogue has in another unit: 1 l is 1000 ml, and the 25 g of BBs are 0.25 g. */
export function inOtherUnit({ typed, folded }: Word, known: Vocabulary): Concept[] | undefined {
  const same = measuresLike(folded).filter((measure) => (known.place(measure) ?? 0) >= places.feature);
  if (same.length === 0) return undefined;
  return [
    concept(
      same.map((measure) => [measure]),
      { shown: typed, help: 'none' },
      known,
    ),
  ];
}

/** A zero that was typed for the letter, or the other way round: C02. */
export function looksLike({ folded }: Word, known: Vocabulary): Concept[] | undefined {
  if (!/\d/.test(folded)) return undefined;
  for (const [sign, like] of [
    ['0', 'o'],
    ['o', '0'],
  ] as const) {
    const meant = folded.replaceAll(sign, like);
    const read = meant === folded ? [] : exact({ typed: meant, folded: meant }, known);
    if (read.length > 0) return read.map((one) => ({ ...one, help: 'spelling' as const }));
  }
  return undefined;
}
