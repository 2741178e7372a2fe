import { connectors, patterns } from '../fit/values.ts';
import { editDistance } from './edit-distance.ts';
import {
  attributes,
  colours,
  commonlyOfM4,
  consumables,
  counted,
  fillers,
  forGuns,
  gasContainers,
  gunKinds,
  looks,
  makers,
  materials,
  notStocked,
  plugs,
  type Synonym,
  standardSynonyms,
  statedKinds,
  unsoldKinds,
  unstated,
  vague,
} from './synonyms.ts';
import { keyOf, singularOf, wordsOf } from './words.ts';

/** The trade's words (synonyms.ts and what staff made of them), as searches look them up. */

/** Words that all must be there; the last is what the thing is. */
export type Phrase = string[];

export const phraseOf = (text: string): Phrase => wordsOf(text).map((parts) => singularOf(parts.join('')));
/** People write some of them as one word: killrag. */
const written = (text: string): string[] => [keyOf(text), singularOf(wordsOf(text).flat().join(''))];
const keys = (texts: string[]): ReadonlySet<string> => new Set(texts.flatMap(written));

/** Phrases that one word is searched as: of more, a search would take longer than shoppers wait. */
export const maxPhrases = 30;

export interface Meaning {
  /** Products with any of these are meant. */
  phrases: Phrase[];
  /** The same for people to read, in their order; '' for what was typed itself. */
  shown: string[];
  /** The word itself is not looked for. */
  only: boolean;
  /** It says nothing but what was typed. */
  same: boolean;
}

/** The words of the trade as a process holds them: the shop's own, and those that staff added. */
export interface Trade {
  meanings: ReadonlyMap<string, Meaning>;
  /** Words that stand alone: what is misspelt or unfinished may be one of these. */
  words: readonly string[];
  unsoldThings: ReadonlySet<string>;
  /** What words mean that ends in such words itself: red dot sight, of dot sight. */
  names: ReadonlyMap<string, Phrase>;
  /** What is typed and meant in more than one word, by their letters: what some words are the beginning of. */
  phrases: readonly string[];
  /** Words in the longest phrase that is looked up. */
  maxPhraseWords: number;
}

export const attributeWords = keys(attributes);
export const colourNames = keys(colours);
export const fillerWords = keys(fillers);
export const makerNames = keys(makers.flatMap(({ names }) => names));
/** Makers as they are written: G&G, whose key is 'g g'. */
export const makersWritten: ReadonlyMap<string, string> = new Map(
  makers.flatMap(({ names }) => names.flatMap((name) => written(name).map((key) => [key, name] as const))),
);
/** Sizes of what is worn. */
export const sizeNames = keys(['small', 'medium', 'large', 'xs', 's', 'm', 'l', 'xl', 'xxl']);
/** What is sold that is like a maker's, as searches. */
export const makerNeeds: ReadonlyMap<string, string[]> = new Map(
  makers.flatMap(({ names, needs }) => names.flatMap(written).map((key) => [key, needs] as const)),
);
export const countedUnits = keys(counted);
export const gasContainerNames = keys(gasContainers);
/** Plugs of batteries, sold or not. */
export const plugNames = keys([...connectors, ...plugs]);
/** What products state of themselves below their titles. */
export const statedNames = keys(statedKinds);
export const materialNames = keys(['metal', 'plastic', ...materials]);
/** A text says them of anything: 'as good as a big can'. */
export const relativeSizes = keys(['big', 'large', 'medium', 'small']);
/** Guns that are not sold by what they are called: what their kind needs, and whether that names a model. */
export const guns: ReadonlyMap<string, { needs: string[]; isModel: boolean }> = new Map(
  gunKinds.flatMap(({ kind, models, needs }) =>
    [...kind, ...models].flatMap((name) =>
      written(name).map((key) => [key, { needs, isModel: models.includes(name) }] as const),
    ),
  ),
);
/** Where other things lead that are not sold. */
export const unsoldShelves = new Map(
  unsoldKinds.flatMap(({ names, ...place }) => names.flatMap(written).map((key) => [key, place] as const)),
);
/** Where what nothing is said to be leads. */
export const unstatedShelves = new Map(
  unstated.flatMap(({ names, ...place }) => names.flatMap(written).map((key) => [key, place] as const)),
);
/** Models of guns: those, and the patterns that things are made for, with what else these are called. */
const patternNames = [...patterns, 'bolt-action'];
const endsIn = (key: string, end: string): boolean => key === end || key.endsWith(` ${end}`);
export const gunModels = keys([
  ...gunKinds.flatMap(({ models }) => models),
  ...patterns,
  ...standardSynonyms.flatMap(({ typed, means }) =>
    means.some((name) => patternNames.some((pattern) => endsIn(keyOf(name), keyOf(pattern)))) ? typed : [],
  ),
]);
/** A variant of a gun: UMP45, G36C, MP5A4, 1911A1. */
const variants = [/^([a-z]{2,})\d{1,3}[a-z]?$/, /^([a-z]*\d+)[a-z][a-z\d]{0,2}$/];
export const modelOfVariant = (key: string): string | undefined =>
  variants.map((variant) => variant.exec(key)?.[1] ?? '').find((name) => gunModels.has(name));
/** What guns of any kind run on, by its last word. */
export const runningGuns: ReadonlySet<string> = new Set(
  [...gunKinds.flatMap(({ needs }) => needs), ...forGuns.flatMap(({ means }) => means)].map(
    (need) => phraseOf(need).at(-1) ?? '',
  ),
);
/** Guns that commonly take another's magazines. */
export const commonNames = keys(commonlyOfM4);
/** What is made for one gun or another, by its last word. */
export const goesByGun = 'magazine';
/** Kinds of it by how it holds its BBs. */
export const feeds = keys(['hi-cap', 'mid-cap', 'low-cap']);
/** How guns work, as the catalogue says it. */
const formNames = ['gas blowback', 'electric'];
export const gunForms = keys(formNames);
/** The same as players say it too: GBB. */
export const gunFormsSaid = keys([
  ...formNames,
  ...standardSynonyms.flatMap(({ typed, means }) =>
    means.some((name) => formNames.includes(name)) ? typed : [],
  ),
]);
/** What guns fire, though it is also said of what is put on them. */
export const firedByGuns = keys(['tracer']);
/** What guns use up, by its last word. */
export const usedUp: ReadonlySet<string> = new Set(consumables.map((name) => phraseOf(name).at(-1) ?? ''));
export const vagueNouns = keys(vague);
export const lookNames = keys(looks);
/** So short names are near to anything. */
const leastLettersOfName = 6;

/** What may be misspelt though nothing here has it: 'cammo', 'waterprof'. Shorter ones are near to anything. */
export const detailWords: readonly string[] = [
  ...looks,
  ...unstated.flatMap(({ names }) => names),
  ...attributes.filter((word) => word.length >= leastLettersOfName),
].filter((word) => /^[a-z]{4,}$/.test(word));

/** A maker, also with one letter wrong: 'magpull'. */
export const makerOf = (key: string): string | undefined =>
  makerNames.has(key)
    ? key
    : key.length >= leastLettersOfName
      ? [...makerNames].find((name) => name.length >= leastLettersOfName && editDistance(key, name, 1) <= 1)
      : undefined;

/** Makes the words of the trade from synonyms; those that staff added say more than a list of what is not sold. */
export function tradeOf(standard: Synonym[], own: Synonym[] = []): Trade {
  const meanings = new Map<string, Meaning>();
  // A word is often written in one way only.
  for (const synonym of [...own, ...standard])
    for (const [key, meaning] of new Map(meaningsOf(synonym)))
      meanings.set(key, merged(meanings.get(key), meaning));
  const ownKeys = new Set(own.flatMap(({ typed }) => typed.flatMap(written)));
  const unsoldThings = new Set([...keys(notStocked)].filter((key) => !ownKeys.has(key)));
  const lengths = [...meanings.keys(), ...unsoldThings, ...makerNames].map((key) => key.split(' ').length);
  return {
    meanings,
    words: [...new Set([...standard, ...own].flatMap(({ typed }) => typed.map(keyOf)))].filter(
      (key) => key !== '' && !key.includes(' '),
    ),
    unsoldThings,
    names: new Map(
      [...standard, ...own]
        .flatMap(({ means }) => means.map((text): [string, Phrase] => [keyOf(text), phraseOf(text)]))
        .filter(([key]) => endsInMeaning(key, meanings)),
    ),
    phrases: [
      ...new Set([
        ...unsoldThings,
        ...[...standard, ...own].flatMap(({ typed, means }) => [...typed, ...means]).map(keyOf),
      ]),
    ]
      .filter((key) => key.includes(' '))
      .sort(),
    maxPhraseWords: Math.max(...lengths),
  };
}

function endsInMeaning(key: string, meanings: ReadonlyMap<string, Meaning>): boolean {
  const words = key.split(' ');
  return words.some(
    (_word, at) => at > 0 && at < words.length - 1 && meanings.has(words.slice(at).join(' ')),
  );
}

/** What a word means is not looked up again: no synonym leads to another, and none in a circle. */
function meaningsOf({ typed, means, only = false, same = false }: Synonym): [string, Meaning][] {
  if (means.length > 0) {
    const meaning = { phrases: means.map(phraseOf), shown: means, only, same };
    return typed.flatMap(written).map((key) => [key, meaning]);
  }
  return typed.flatMap((word) => {
    const others = typed.filter((other) => keyOf(other) !== keyOf(word));
    const phrases = [word, ...others].map(phraseOf);
    return written(word).map((key): [string, Meaning] => [
      key,
      { phrases, shown: ['', ...others], only, same },
    ]);
  });
}

/** One word in several synonyms means all of them; of one list, the later is what counts. */
function merged(one: Meaning | undefined, other: Meaning): Meaning {
  if (!one) return other;
  return {
    phrases: [...one.phrases, ...other.phrases].slice(0, maxPhrases),
    shown: [...one.shown, ...other.shown].slice(0, maxPhrases),
    only: one.only || other.only,
    same: one.same && other.same,
  };
}
