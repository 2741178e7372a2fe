import { alternatives } from '#wording/storefront/help-pages.ts';
import {
  type Concept,
  concept,
  exact,
  misspelt,
  namesModel,
  present,
  saidOf,
  unsold,
  type Word,
  withoutGunMakers,
} from './concept.ts';
import { editDistance } from './edit-distance.ts';
import {
  apart,
  beginningOfPhrase,
  expand,
  expandShort,
  inOtherUnit,
  looksLike,
  putRightBefore,
  putRightBeside,
  variantOf,
  wholeOf,
} from './near-words.ts';
import { reword } from './reword.ts';
import { bbWeight, forGuns, thingsByNumber } from './synonyms.ts';
import {
  attributeWords,
  countedUnits,
  fillerWords,
  makerNames,
  makerOf,
  type Phrase,
  phraseOf,
  plugNames,
} from './trade.ts';
import { places, type Vocabulary } from './vocabulary.ts';
import { numberWithoutUnit, singularOf, wordsOf } from './words.ts';

export interface ParsedSearch {
  concepts: Concept[];
  /** What says something of what was typed, word by word. */
  words: string[];
  /** Before how many of them what is wanted is named: 'battery for a red dot' wants a battery. */
  wanted: number;
  /** The last thing typed, where it may be only its beginning: 'midcap m' is on its way to 'midcap m4'. */
  unfinished?: { typed: Concept; longer: Concept | undefined } | undefined;
  /** It is a question: a verb may stand beside what is asked of. */
  asks: boolean;
}

const maxWords = 8;
const leastLettersOfPrefix = 3;
/** Where nothing else was typed, suggestions begin (web/storefront/layout/suggestions.ts). */
const leastLettersAlone = 2;
const leastLettersToPutRight = 4;
const leastLettersOfFiller = 6;
const idle = new Set(
  'a an the and or of for with without no from to in on at by over under fit fits is are do does can so if than then not very most more some any it its be am this that my your our me i you dont doesnt wont cant isnt ones'.split(
    ' ',
  ),
);
/** What asks and judges, and says nothing of what about: beside what does, they count for nothing. */
const asking = new Set(
  (
    'what whats wot which who why where wheres when how will would could much many need want have has got should sell best better good great nice ' +
    'cheap cheaper cheapest use using work works working last lasts difference between compare worth post posted send sent back ' +
    'get getting way anything something compatible compatibility suit suits suitable ' +
    'pay pays paid put take takes ok okay come comes looking show find asap urgent urgently guide ' +
    'son sons daughter daughters boy boys lad lads nephew grandson husband boyfriend'
  ).split(' '),
);
/** Alone too they are on their way to a question. */
const begunQuestions = new Set(['what', 'which', 'who', 'why', 'when', 'where', 'how']);
export const isSaid = (word: string): boolean => !idle.has(word) && !asking.has(word);
/** Between two things, and no beginning of a 'vsr' there. */
const opposing = new Set(['vs', 'versus']);
const turning = new Set(['for', 'with', 'without', 'no', 'from', 'in', 'to', 'over', 'fit', 'fits']);

const question = /^\s*(?:my|how|why|what|which|when|where|do|does|is|are|can|will|would|should)\s/i;

/** Reads what was typed, by the words that the catalogue and the trade have. */
export function parseSearch(text: string, known: Vocabulary): ParsedSearch {
  const found = wordsOf(reword(text)).flat().slice(0, maxWords);
  // 'How to clean' turns to nothing.
  const turn = found.findIndex((word, at) => turning.has(word) && found.slice(0, at).some(isSaid));
  const before = turn < 0 ? found.length : turn;
  const isAskedAbout = found.some(isSaid);
  const telling = found.map((typed, at) => {
    // Alone it may be a beginning: 'for' of foregrip.
    const isIdle =
      (found.length > 1 ? idle : begunQuestions).has(typed) || (isAskedAbout && asking.has(typed));
    const isOpposing = opposing.has(typed) && at < found.length - 1;
    return isIdle || isOpposing ? [] : { typed, folded: singularOf(typed) };
  });
  const said = [telling.slice(0, before).flat(), telling.slice(before).flat()] as const;
  const turned = found[turn] === 'for' ? turnedPhrase(said, known) : undefined;
  const words = turned ?? said.flat();
  const wantedWords = turned ? turned.length : said[0].length;
  const concepts: Concept[] = [];
  let [wanted, lastUsed] = [0, 0];
  for (let at = 0; at < words.length; at += lastUsed) {
    // What stands on either side of 'with' is no phrase: a scope with mount is no scope mount.
    const end = at < wantedWords ? wantedWords : words.length;
    const [read, used] = next(words.slice(at, end), leastLettersOf(words, end), known);
    concepts.push(...read);
    lastUsed = used;
    if (at + used <= wantedWords) wanted = concepts.length;
  }
  const last = words.length > 1 && lastUsed === 1 ? words.at(-1) : undefined;
  const typed = concepts.at(-1);
  const unfinished = last && typed && isShort(last) ? { typed, longer: expandShort(last, known) } : undefined;
  const told = withWeightTyped(forGunsNamed(withoutGunMakers(concepts), known), known);
  // What is wanted may be a number alone: 'CR2032 for red dot'.
  const own = wanted < told.length ? thingsOfNumbers(concepts.slice(0, wanted), known) : [];
  const others = own.length > 0 ? [] : thingsOfNumbers(concepts, known);
  return {
    concepts: [...told.slice(0, wanted), ...own, ...told.slice(wanted), ...others],
    words: words.map(({ typed }) => typed),
    wanted: wanted + own.length,
    unfinished,
    asks: question.test(text),
  };
}

/** 'Gas for summer' is 'summer gas', where the trade has that. */
function turnedPhrase([thing, what]: readonly [Word[], Word[]], known: Vocabulary): Word[] | undefined {
  if (thing.length === 0 || what.length === 0) return undefined;
  const turned = [...what, ...thing];
  const key = turned.map(({ folded }) => folded).join(' ');
  return known.trade.meanings.has(key) || known.trade.unsoldThings.has(key) ? turned : undefined;
}

/** A weight that was typed is meant, though a gun's BBs mostly have others: '0.36 sniper bbs'. */
function withWeightTyped(concepts: Concept[], known: Vocabulary): Concept[] {
  const typed = concepts.find(({ shown, help }) => help === 'none' && bbWeight.test(shown));
  if (!typed) return concepts;
  return concepts.map((one) => {
    const guessed = one.help === 'synonym' ? one.phrases.filter(([word = '']) => bbWeight.test(word)) : [];
    if (guessed.length === 0) return one;
    const bbs = guessed.map((words) => words.slice(1));
    return concept(bbs, { shown: 'bbs', help: 'none' }, known);
  });
}

/** A battery is first one for guns, and no other where a gun or a plug is named: it says nothing then that it is electric. */
function forGunsNamed(concepts: Concept[], known: Vocabulary): Concept[] {
  for (const { means, implies } of forGuns) {
    const kinds = present(means.map(phraseOf), known);
    const implied = new Set(implies);
    const says = ({ phrases }: Concept) => phrases.some((words) => implied.has(words.join(' ')));
    const thing = concepts.find(
      ({ phrases }) => phrases.length > kinds.length && kinds.every((kind) => phrases.some(isSame(kind))),
    );
    if (!thing || kinds.length === 0) continue;
    const isOfGun = concepts.some((one) => says(one) || namesModel(one) || namesPlug(one));
    const meant: Concept = isOfGun ? { ...thing, phrases: kinds } : { ...thing, first: kinds };
    return concepts.map((one) => (one === thing ? meant : says(one) ? { ...one, kind: 'filler' } : one));
  }
  return concepts;
}

const namesPlug = ({ phrases }: Concept): boolean => phrases.some((words) => plugNames.has(words.join(' ')));

const isSame = (one: Phrase) => (other: Phrase) => one.join(' ') === other.join(' ');

/** How many letters of the last word may be its beginning; of words before it none. */
const leastLettersOf = (words: Word[], end: number): number =>
  words.length > end ? Infinity : words.length === 1 ? leastLettersAlone : leastLettersOfPrefix;

/** Beside other words too short to tell what it is the beginning of. */
const isShort = ({ typed }: Word): boolean =>
  typed.length < leastLettersOfPrefix && /^(?:[a-z]+|\d)$/.test(typed);

/** What a number names where nothing else does: 0.25 is a weight of BBs. */
function thingsOfNumbers(concepts: Concept[], known: Vocabulary): Concept[] {
  const isNamed = concepts.some(({ kind }) => kind === 'noun' || kind === 'unsold' || kind === 'unknown');
  const isBare = concepts.every(({ kind, phrases }) => kind === 'detail' && phrases.length === 0);
  const things = isNamed
    ? []
    : thingsByNumber.filter(({ number, onlyUnsold }) =>
        concepts.some(
          ({ shown, phrases, help }) =>
            // What was put right is found as it is: 7 V are 7.4 V.
            help === 'none' &&
            (isBare || !onlyUnsold) &&
            // The 120 of '120 rounds' may go on to 1200 mAh, and is no battery's for that.
            (number.test(shown) || (phrases.length > 0 && phrases.every(([word = '']) => number.test(word)))),
        ),
      );
  return things.flatMap(({ means }) => {
    const named = concept(means.map(phraseOf), { shown: alternatives(means), help: 'none' }, known);
    return named.kind === 'noun' ? [{ ...named, implied: true }] : [];
  });
}

/** What the first words mean together, as many of them as do; and how many they are. */
function next(words: Word[], leastLetters: number, known: Vocabulary): [Concept[], number] {
  const counted = countedOf(words, known);
  if (counted) return [[counted], 2];
  for (let many = Math.min(known.trade.maxPhraseWords, words.length); many > 1; many--) {
    const together = words.slice(0, many);
    const isLast = many === words.length && leastLetters < Infinity;
    const concept =
      phrase(together, known) ??
      joined(together, known) ??
      misspeltPhrase(together, isLast, known) ??
      (isLast ? beginningOfPhrase(together, known) : undefined);
    if (concept) return [[concept], many];
  }
  const [word, ...rest] = words;
  const [second] = rest;
  const isNew = word && known.place(word.folded) === undefined && !known.trade.meanings.has(word.folded);
  const first = isNew ? (putRight(word, known) ?? word) : word;
  const right =
    first && second && isUnknown(second, known) ? putRightBeside(first, second, known) : undefined;
  if (word && first && right) {
    const together = [first, { typed: right, folded: right }];
    const whole = phrase(together, known) ?? joined(together, known);
    if (whole) return [[misspelt(whole)], 2];
    const read = exact({ typed: right, folded: right }, known).map(misspelt);
    return [[...single(word, Infinity, known), ...read], 2];
  }
  const whole = word && second ? nearlyTogether(word, second, known) : undefined;
  if (whole) return [[whole], 2];
  return word ? [single(word, rest.length === 0 ? leastLetters : Infinity, known), 1] : [[], 1];
}

/** A number and what it counts are one thing: nothing is '3 MOA' that has another 3. */
function countedOf([number, unit]: Word[], known: Vocabulary): Concept | undefined {
  if (!number || !unit || !/^\d+(?:\.\d+)?$/.test(number.folded) || !countedUnits.has(unit.folded))
    return undefined;
  if (known.trade.meanings.has(`${number.folded} ${unit.folded}`)) return undefined;
  const shown = `${number.typed} ${unit.typed}`;
  const read = concept([[number.folded, unit.folded]], { shown, help: 'none' }, known);
  return { ...read, kind: 'detail', stated: true };
}

/** Of 'm4 midcap x5' the set of five, or else how many somebody wants. */
function amountOf({ typed, folded }: Word, known: Vocabulary): Concept | undefined {
  const [, amount] = /^x(\d{1,2})$/.exec(typed) ?? [];
  // An X95 is a gun.
  if (!amount || known.trade.unsoldThings.has(folded)) return undefined;
  const packs = ['set', 'pack', 'box'].map((pack) => [amount, pack]);
  const read = concept(packs, { shown: typed, help: 'none' }, known);
  return { ...read, kind: 'detail', inTitles: true, amount: true };
}

const isUnknown = ({ typed, folded }: Word, known: Vocabulary): boolean =>
  !attributeWords.has(folded) &&
  known.place(folded) === undefined &&
  !known.trade.meanings.has(folded) &&
  known.beginning(typed, places.title, 1).length === 0;

/** Words of the trade that mean something together: kill rag. */
function phrase(words: Word[], known: Vocabulary): Concept | undefined {
  const key = keyOfPhrase(words, known);
  const shown = words.map(({ typed }) => typed).join(' ');
  const meaning = known.trade.meanings.get(key);
  const own = words.map(({ folded }) => folded);
  if (known.trade.unsoldThings.has(key)) return unsold({ own, typed: shown, meaning }, known);
  if (meaning) {
    // Written otherwise, it is the same word: two point, two-point.
    const same =
      meaning.same || present(meaning.phrases, known).some((words) => words.join('') === own.join(''));
    const said = same ? { shown, help: 'none' as const } : saidOf(meaning, shown, known);
    return concept(meaning.phrases, said, known);
  }
  // 'Dot sight' means a red dot sight, and so 'red dot sight' is no red one of those.
  const name = known.trade.names.get(key);
  const named = name && concept([name], { shown, help: 'none' }, known);
  if (named?.kind === 'noun') return named;
  // 'Mag pull' is Magpul.
  if (makerNames.has(key) || makerOf(own.join('')))
    return { phrases: [], shown, help: 'none', kind: 'maker' };
  return undefined;
}

/** As it is looked up; two words within may be written as one: 'fire proof bag'. */
function keyOfPhrase(words: Word[], known: Vocabulary): string {
  const { meanings, unsoldThings } = known.trade;
  const letters = words.map(({ folded }) => folded);
  const whole = letters.join(' ');
  if (words.length < 3 || meanings.has(whole) || unsoldThings.has(whole)) return whole;
  const written = letters
    .slice(1)
    .map((_word, at) => letters.toSpliced(at, 2, `${letters[at]}${letters[at + 1]}`).join(' '));
  return written.find((key) => meanings.has(key) || unsoldThings.has(key)) ?? whole;
}

/** The same where some are misspelt: silicon spray. */
function misspeltPhrase(words: Word[], isLast: boolean, known: Vocabulary): Concept | undefined {
  const right = words.map((word, at) => {
    const isKnown = known.place(word.folded) !== undefined || known.trade.meanings.has(word.folded);
    const mayBeBegun = isLast && at === words.length - 1;
    if (isKnown || (mayBeBegun && known.beginning(word.typed, places.title, 1).length > 0)) return word;
    return putRight(word, known) ?? word;
  });
  if (right.every((word, at) => word === words[at])) return undefined;
  const found = phrase(right, known) ?? joined(right, known);
  return found?.help === 'none' && found.kind === 'noun' ? misspelt(found) : found;
}

/** Two words that the catalogue or the trade has as one, or single signs: speed loader, li po, c o 2. */
function joined(words: Word[], known: Vocabulary): Concept | undefined {
  const isSpelt = words.every(({ typed }) => typed.length === 1);
  if (words.length !== 2 && !isSpelt) return undefined;
  const together = words.map(({ typed }) => typed).join('');
  const one = singularOf(together);
  // The s of 'shirt s' is a size.
  if (words.some(({ folded }) => folded === one)) return undefined;
  if (!known.place(one) && !known.trade.meanings.has(one)) return undefined;
  const apart = words.map(({ folded }) => folded);
  const [read] = exact({ typed: together, folded: one }, known);
  const ours = apart.every((word) => (known.place(word) ?? 0) >= places.title);
  return (
    read && {
      ...read,
      phrases: [...present([apart], known), ...read.phrases],
      ...(ours && { shown: words.map(({ typed }) => typed).join(' '), help: 'none' }),
    }
  );
}

/** What two words say together, of which one is misspelt: speed loder, 'hgiht cap'. */
function nearlyTogether(word: Word, second: Word, known: Vocabulary): Concept | undefined {
  if (isUnknown(second, known)) return joinedNearly(word, second, known);
  const right = isUnknown(word, known) ? putRightBefore(word, second, known) : undefined;
  if (!right) return undefined;
  const told = [{ typed: right, folded: right }, second];
  const read = phrase(told, known) ?? joined(told, known);
  return read && misspelt(read);
}

/** Two words that are one, of which the second is misspelt: speed loder. */
function joinedNearly(one: Word, other: Word, known: Vocabulary): Concept | undefined {
  const letters = one.folded + other.folded;
  if (!/^[a-z]{8,}$/.test(letters)) return undefined;
  const right = known.nearest(letters, letters.length);
  if (!right?.startsWith(one.folded)) return undefined;
  return exact({ typed: right, folded: right }, known).map(misspelt)[0];
}

/** @param leastLetters of what may be the beginning of a word */
function single(word: Word, leastLetters: number, known: Vocabulary): Concept[] {
  const amount = amountOf(word, known);
  if (amount) return [amount];
  const sure = exact(word, known);
  const place = known.place(word.folded);
  // One digit says nothing, and a decimal is whole: 0.2 is no beginning of 0.25.
  const isWhole = /^\d$|\.\d+$/.test(word.typed) || makerNames.has(word.folded);
  const unfinished = word.typed.length >= leastLetters && !isWhole;
  const [only] = sure;
  if (only && (place ?? places.title) >= places.title) return sure;
  if (only) {
    // It is in texts alone: more likely it is on its way to what a title has.
    if (!unfinished || only.kind !== 'word' || known.trade.meanings.has(word.folded)) return sure;
    const longer = expand(word, places.title, known);
    return longer ? [{ ...longer, phrases: [...only.phrases, ...longer.phrases] }] : sure;
  }
  // What descriptions alone have is known once it is whole.
  const longer = unfinished
    ? expand(word, isShort(word) || /^\d+$/.test(word.typed) ? places.title : places.feature, known)
    : undefined;
  if (longer) return [longer];
  const bare = numberWithoutUnit(word.folded);
  if (bare && known.place(bare) !== undefined) return exact({ typed: word.typed, folded: bare }, known);
  const parts =
    variantOf(word, known) ??
    wholeOf(word, known) ??
    inOtherUnit(word, known) ??
    apart(word, known) ??
    looksLike(word, known);
  if (parts) return parts;
  const right = putRight(word, known);
  if (right) return readAs(right, known);
  const begun = unfinished ? putRightBegun(word, known) : undefined;
  if (begun) return exact(begun, known).map(misspelt);
  const unfinishedSign = leastLetters < Infinity && word.typed.length < leastLettersOfPrefix;
  const kind = makerOf(word.folded)
    ? 'maker'
    : attributeWords.has(word.folded) || /\d/.test(word.typed)
      ? 'detail'
      : isFiller(word) || unfinishedSign
        ? 'filler'
        : 'unknown';
  return [{ phrases: [], shown: word.typed, help: 'none', kind }];
}

/** Whether titles or the trade have a word. */
const isTold = (word: string, known: Vocabulary): boolean =>
  (known.place(word) ?? 0) >= places.title || known.trade.meanings.has(word);

/** 'Mgas' are mags, whose s is no letter of what is looked for. */
const withTwoSwapped = (typed: string): string[] =>
  typed.length < leastLettersOfPrefix || !/^[a-z]+$/.test(typed)
    ? []
    : Array.from(
        { length: typed.length - 1 },
        (_, at) => `${typed.slice(0, at)}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`,
      ).slice(1);

/** As it was put right; of a look or a quality that nothing has it is told what it is. */
function readAs(right: Word, known: Vocabulary): Concept[] {
  const read = exact(right, known).map(misspelt);
  return read.length > 0 ? read : [{ phrases: [], shown: right.typed, help: 'none', kind: 'detail' }];
}

/** It says nothing, with one letter wrong either: 'tactial'. */
const isFiller = ({ folded }: Word): boolean =>
  fillerWords.has(folded) ||
  (folded.length >= leastLettersOfFiller &&
    [...fillerWords].some((other) => editDistance(folded, other, 1) <= 1));

function putRight(word: Word, known: Vocabulary): Word | undefined {
  const { typed, folded } = word;
  if ([attributeWords, fillerWords, makerNames].some((words) => words.has(folded))) return undefined;
  const once = folded.replaceAll(/([a-z])\1/g, '$1');
  const doubled = known.doubled(folded);
  if (doubled) return { typed: doubled, folded: doubled };
  // 'Tann' is tan, and no tank.
  if (once !== folded && (known.place(once) ?? 0) >= places.title) return { typed: once, folded: once };
  const swapped = withTwoSwapped(typed).find((other) => isTold(singularOf(other), known));
  if (swapped) return { typed: swapped, folded: singularOf(swapped) };
  const right =
    /^[a-z]+$/.test(folded) && typed.length >= leastLettersToPutRight
      ? known.nearest(folded, lettersOf(word))
      : undefined;
  if (!right) return undefined;
  // Of several, as it was typed: 'glvoes' are gloves.
  const many = `${right}s`;
  return { typed: typed === `${folded}s` && singularOf(many) === right ? many : right, folded: right };
}

/** What is only begun, and misspelt already: the 'gogl' of goggles. */
function putRightBegun({ folded }: Word, known: Vocabulary): Word | undefined {
  const isSaidOtherwise = [attributeWords, fillerWords, makerNames].some((words) => words.has(folded));
  if (isSaidOtherwise || folded.length < leastLettersToPutRight || !/^[a-z]+$/.test(folded)) return undefined;
  const right = known.nearestBegun(folded);
  return right === undefined ? undefined : { typed: right, folded: right };
}

/**
 * What was typed with its misspelt words put right, where it is read as another thing then: 'pelletts for sniper' as BBs for one. Else as
 * it was: each word is put right where it stands.
 */
export function respelt(text: string, known: Vocabulary): string {
  const right = text.replace(/(?<![\w.-])[a-z]{4,}(?![\w-])/gi, (typed) => {
    const word = { typed: typed.toLowerCase(), folded: singularOf(typed.toLowerCase()) };
    const isSaidAlready = !isSaid(word.typed) || known.trade.unsoldThings.has(word.folded);
    return isSaidAlready || !isUnknown(word, known) ? typed : (putRight(word, known)?.typed ?? typed);
  });
  return right !== text && reword(text) === text && reword(right) !== right ? right : text;
}

/** How many letters count when a word is put right: those of an ending that is taken off are none. */
const lettersOf = ({ typed, folded }: Word): number =>
  typed.length - folded.length > 1 ? folded.length : typed.length;
