import { alternatives } from '#wording/storefront/help-pages.ts';
import { type Concept, concept, exact, misspelt, present, saidOf, unsold, type Word } from './concept.ts';
import { editDistance, maxEdits } from './edit-distance.ts';
import { thingsByNumber } from './synonyms.ts';
import { guns, maxPhrases, modelOfVariant, unstatedShelves } from './trade.ts';
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
  // 'Lipo charg' is sooner a charger than a charging bag.
  const nouns = own.filter((word) => known.place(word) === places.noun);
  const likely = nouns.length > 0 ? nouns : own;
  return {
    ...concept(meant(longer), { shown: typed, help: 'none' }, known, folded),
    ...(likely.length > 0 &&
      likely.length < longer.length && { first: present(meant(likely), known), begun: nouns.length > 0 }),
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
  // 1000 mAh are no 1,000 of anything.
  if (thingsByNumber.some(({ number }) => number.test(typed))) return undefined;
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

/** A variant of a gun, as its model. */
export function variantOf({ typed, folded }: Word, known: Vocabulary): Concept[] | undefined {
  const model = modelOfVariant(folded);
  const read = model ? exact({ typed, folded: model }, known) : [];
  return read.length > 0 ? read : undefined;
}

/** The whole number of a measure that titles have with its decimals: a LiPo of 11 V has 11.1 V. */
export function wholeOf({ typed, folded }: Word, known: Vocabulary): Concept[] | undefined {
  const [, number, unit = ''] = /^([1-9]\d?)(v?)$/.exec(typed) ?? [];
  if (!number) return undefined;
  const decimals = known.beginning(`${number}.`, places.title, maxExpansions);
  const same = decimals.filter((word) => known.place(word) !== undefined && word.endsWith(unit));
  if (same.length === 0) return undefined;
  const phrases = same.map((word) => [word]);
  // A number may be unfinished; 9 V is no 9.6 V.
  const said = unit
    ? { shown: alternatives(same), help: 'spelling' as const }
    : { shown: typed, help: 'none' as const };
  return [concept(phrases, said, known, folded)];
}

/** Of more a beginning is told: a 'knee protect' is a knee protector. */
const leastLettersTelling = 5;

/** The beginning of what the trade says in several words: 'eye p' of eye pro. What is not sold counts only where nothing else is meant. */
export function beginningOfPhrase(words: Word[], known: Vocabulary): Concept | undefined {
  const before = words.slice(0, -1);
  const isTold = ({ folded }: Word) =>
    (known.place(folded) ?? 0) >= places.title || known.trade.meanings.has(folded);
  const own = before.map(({ folded }) => folded);
  // A gun is the same one, whichever number it is on its way to: Glock 1.
  const isModel = guns.get(own.join(' '))?.isModel;
  // 'Tan g' is tan gloves; the 'capac' of 'hi capac' begins nothing by itself.
  const last = words.at(-1);
  const mayBeApart =
    !last ||
    isTold(last) ||
    (last.typed.length < leastLettersTelling && known.beginning(last.typed, places.title, 1).length > 0);
  if (before.every(isTold) && mayBeApart && !isModel) return undefined;
  const typed = words.map((word) => word.typed).join(' ');
  const begun = [...own, last?.typed].join(' ');
  // What nothing is said to be begins no other thing: a 'left hand' holster is no left-hand thread.
  if (unstatedShelves.has(begun)) return undefined;
  const longer = known.trade.phrases.filter((phrase) => phrase.startsWith(begun));
  if (isModel && longer.length > 0)
    return unsold({ own, typed, meaning: known.trade.meanings.get(own.join(' ')) }, known);
  const joined = words.map((word) => word.typed).join('');
  const [one] = longer.length === 0 ? known.beginning(joined, places.title, 1) : [];
  if (one) return exact({ typed, folded: one }, known)[0];
  const sold = longer.filter((phrase) => !known.trade.unsoldThings.has(phrase));
  const [meaning, ...meanings] = sold.flatMap((phrase) => known.trade.meanings.get(phrase) ?? []);
  if (meaning) {
    const phrases = [meaning, ...meanings].flatMap((one) => one.phrases).slice(0, maxPhrases);
    return concept(phrases, saidOf(meaning, typed, known), known);
  }
  if (sold.length > 0 || longer.length === 0) return undefined;
  return unsold({ own: words.map(({ folded }) => folded), typed, meaning: undefined }, known);
}

/** A word by the one before it, with which the trade says something: the dot of 'red doy', the protection of 'eye protecton'. */
export function putRightBeside(before: Word, { folded }: Word, known: Vocabulary): string | undefined {
  if (!/^[a-z]{3,}$/.test(folded)) return undefined;
  const begun = `${before.folded} `;
  const most = maxEdits(folded.length);
  return known.trade.phrases
    .filter((phrase) => phrase.startsWith(begun))
    .map((phrase) => phrase.slice(begun.length).split(' ')[0] ?? '')
    .find((other) => editDistance(folded, other, most) <= most);
}

/** Of as many letters two may be wrong, beside a word that tells the most. */
const leastLettersOfTwoSlips = 5;

/** A word by the one behind it, with which the trade says something: the high of 'hgiht cap', the knee of 'nee pads'. */
export function putRightBefore({ folded }: Word, behind: Word, known: Vocabulary): string | undefined {
  if (!/^[a-z]{3,}$/.test(folded)) return undefined;
  const isNear = (word: string) => {
    const most = folded.length >= leastLettersOfTwoSlips && word[0] === folded[0] ? 2 : 1;
    return word.length > 2 && editDistance(folded, word, most) <= most;
  };
  return known.trade.phrases
    .filter((phrase) => phrase.endsWith(` ${behind.folded}`))
    .map((phrase) => phrase.slice(0, -behind.folded.length - 1))
    .find((word) => !word.includes(' ') && isNear(word));
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
    if (read.length > 0) return read.map(misspelt);
  }
  return undefined;
}
