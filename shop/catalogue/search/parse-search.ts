import { attributeWords, fillerWords, makerNames, type Phrase } from './trade.ts';
import { places, type Vocabulary } from './vocabulary.ts';
import { singularOf, wordsOf } from './words.ts';

/** What a search did to find something (contract/catalogue.ts). */
export type Help = 'none' | 'spelling' | 'synonym' | 'some words';

/** One thing that somebody typed: a word, or some that belong together. */
export interface Concept {
  /** Products with any of these have it; none: no product has. */
  phrases: Phrase[];
  /** What was looked for, for people to read. */
  shown: string;
  help: Exclude<Help, 'some words'>;
  kind:
    | 'noun'
    | 'word'
    /** Narrows, and names nothing: a colour, a size, a number. */
    | 'detail'
    /** Said of everything here. */
    | 'filler'
    /** Another maker's name. */
    | 'maker'
    /** A thing that the shop does not sell; its own name is the first phrase. */
    | 'unsold'
    | 'unknown';
}

export interface ParsedSearch {
  concepts: Concept[];
  /** Before how many of them what is wanted is named: 'battery for a red dot' wants a battery. */
  wanted: number;
}

const maxWords = 8;
const leastLettersOfPrefix = 3;
const leastLettersToPutRight = 4;
const maxExpansions = 10;
const idle = new Set(
  'a an the and or of for with without no from to in on at by is are do does can so if than then very some any it its be this that my your our me i you'.split(
    ' ',
  ),
);
const turning = new Set(['for', 'with', 'without', 'no', 'from', 'in', 'to']);

/** 'Some .28s' are BBs of 0.28 g. */
const weights = /(?<![\d.])(0?\.\d+)'?s\b/gi;

/** So is 025, and '020s'. */
const bareWeights = /(?<![\d.])0(\d\d)'?s?(?![\d.])\b/gi;

/** 0,25 is 0.25 to many. */
const commas = /(?<![\d,])0,(?=\d)/g;

/** A word as it was typed, and as the catalogue would have it. */
interface Word {
  typed: string;
  folded: string;
}

/** Reads what was typed, by the words that the catalogue and the trade have. */
export function parseSearch(text: string, known: Vocabulary): ParsedSearch {
  const found = wordsOf(text.replace(weights, '$1 g').replace(bareWeights, '0.$1 g').replace(commas, '0.'))
    .flat()
    .slice(0, maxWords);
  const turn = found.findIndex((word, at) => at > 0 && turning.has(word));
  const before = turn < 0 ? found.length : turn;
  const words: Word[] = [];
  let wantedWords = 0;
  for (const [at, typed] of found.entries()) {
    if (idle.has(typed)) continue;
    words.push({ typed, folded: singularOf(typed) });
    if (at < before) wantedWords = words.length;
  }
  const concepts: Concept[] = [];
  let wanted = 0;
  for (let at = 0; at < words.length; ) {
    const [read, used] = next(words.slice(at), known);
    concepts.push(...read);
    at += used;
    if (at <= wantedWords) wanted = concepts.length;
  }
  return { concepts, wanted };
}

/** What the first words mean together, as many of them as do; and how many they are. */
function next(words: Word[], known: Vocabulary): [Concept[], number] {
  for (let many = Math.min(known.trade.maxPhraseWords, words.length); many > 1; many--) {
    const together = words.slice(0, many);
    const concept = phrase(together, known) ?? joined(together, known);
    if (concept) return [[concept], many];
  }
  const [word, ...rest] = words;
  return word ? [single(word, rest.length === 0, known), 1] : [[], 1];
}

/** Words of the trade that mean something together: kill rag. */
function phrase(words: Word[], known: Vocabulary): Concept | undefined {
  const key = words.map(({ folded }) => folded).join(' ');
  const shown = words.map(({ typed }) => typed).join(' ');
  const meaning = known.trade.meanings.get(key);
  const own = words.map(({ folded }) => folded);
  if (known.trade.unsoldThings.has(key))
    return { phrases: [own, ...(meaning?.phrases ?? [])], shown, help: 'none', kind: 'unsold' };
  if (meaning) {
    // Written otherwise, it is the same word: two point, two-point.
    const same =
      meaning.same || present(meaning.phrases, known).some((words) => words.join('') === own.join(''));
    const said = same ? { shown, help: 'none' as const } : { shown: meaning.shown, help: 'synonym' as const };
    return concept(meaning.phrases, said, known);
  }
  if (makerNames.has(key)) return { phrases: [], shown, help: 'none', kind: 'maker' };
  return undefined;
}

/** Two words that the catalogue or the trade has as one: speed loader, li po, m 4. */
function joined(words: Word[], known: Vocabulary): Concept | undefined {
  if (words.length !== 2) return undefined;
  const together = words.map(({ typed }) => typed).join('');
  const one = singularOf(together);
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

function single(word: Word, last: boolean, known: Vocabulary): Concept[] {
  const sure = exact(word, known);
  const place = known.place(word.folded);
  const unfinished = last && word.typed.length >= leastLettersOfPrefix && !/\d$/.test(word.typed);
  const [only] = sure;
  if (only && (place ?? places.title) >= places.title) return sure;
  if (only) {
    // It is in texts alone: more likely it is on its way to what a title has.
    if (!unfinished || only.kind !== 'word' || known.trade.meanings.has(word.folded)) return sure;
    const longer = expand(word, places.title, known);
    return longer ? [{ ...longer, phrases: [...only.phrases, ...longer.phrases] }] : sure;
  }
  const longer = unfinished ? expand(word, places.text, known) : undefined;
  if (longer) return [longer];
  const bare = /^(\d+\.\d+)[a-z]+$/.exec(word.folded)?.[1];
  if (bare && known.place(bare) !== undefined) return exact({ typed: word.typed, folded: bare }, known);
  const parts = apart(word, known);
  if (parts) return parts;
  const right =
    /^[a-z]+$/.test(word.folded) && word.typed.length >= leastLettersToPutRight
      ? known.nearest(word.folded, word.typed.length)
      : undefined;
  if (right) {
    return exact({ typed: right, folded: right }, known).map((read) => ({
      ...read,
      help: 'spelling' as const,
    }));
  }
  const unfinishedSign = last && word.typed.length < leastLettersOfPrefix;
  const kind = makerNames.has(word.folded)
    ? 'maker'
    : attributeWords.has(word.folded) || /\d/.test(word.typed)
      ? 'detail'
      : fillerWords.has(word.folded) || unfinishedSign
        ? 'filler'
        : 'unknown';
  return [{ phrases: [], shown: word.typed, help: 'none', kind }];
}

/** A word that the catalogue or the trade has. */
function exact({ typed, folded }: Word, known: Vocabulary): Concept[] {
  const meaning = known.trade.meanings.get(folded);
  const place = known.place(folded);
  if (known.trade.unsoldThings.has(folded))
    return [{ phrases: [[folded], ...(meaning?.phrases ?? [])], shown: typed, help: 'none', kind: 'unsold' }];
  if (meaning) {
    const ours = meaning.same || (place !== undefined && place >= places.title);
    const said = ours
      ? { shown: typed, help: 'none' as const }
      : { shown: meaning.shown, help: 'synonym' as const };
    const own = meaning.only ? [] : [[folded]];
    return [concept([...own, ...meaning.phrases], said, known, folded)];
  }
  if (place === undefined) return [];
  return [concept([[folded]], { shown: typed, help: 'none' }, known, folded)];
}

/** What begins with the letters typed so far. */
function expand({ typed, folded }: Word, leastPlace: number, known: Vocabulary): Concept | undefined {
  const longer = known.beginning(typed, leastPlace, maxExpansions);
  if (longer.length === 0) return undefined;
  const phrases = longer.flatMap((word) => [[word], ...(known.trade.meanings.get(word)?.phrases ?? [])]);
  return concept(phrases, { shown: typed, help: 'none' }, known, folded);
}

/** One word that the catalogue has as two: kneepads. Each must be a title's word, or the trade's. */
function apart({ typed }: Word, known: Vocabulary): Concept[] | undefined {
  for (let at = typed.length - 3; at >= 3; at--) {
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

function concept(
  phrases: Phrase[],
  said: Pick<Concept, 'shown' | 'help'>,
  known: Vocabulary,
  key = '',
): Concept {
  const there = present(phrases, known);
  const names = there.some((words) => known.place(words.at(-1) ?? '') === places.noun);
  const kind =
    attributeWords.has(key) && !names
      ? 'detail'
      : fillerWords.has(key)
        ? 'filler'
        : there.length === 0
          ? 'unknown'
          : names
            ? 'noun'
            : 'word';
  return { ...said, phrases: there, kind };
}

/** Those that a product may have. */
function present(phrases: Phrase[], known: Vocabulary): Phrase[] {
  const there = phrases.filter((words) => words.every((word) => known.place(word) !== undefined));
  return [...new Map(there.map((words) => [words.join(' '), words])).values()];
}
