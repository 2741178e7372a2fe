import { listed } from '#wording/listed.ts';
import { alternatives } from '#wording/storefront/help-pages.ts';
import {
  attributeWords,
  feeds,
  fillerWords,
  goesByGun,
  gunModels,
  guns,
  type Meaning,
  makerNeeds,
  makerOf,
  materialNames,
  type Phrase,
  plugNames,
  relativeSizes,
} from './trade.ts';
import { places, type Vocabulary } from './vocabulary.ts';
import { keyOf } from './words.ts';

/** What a search did to find something (contract/catalogue.ts). */
export type Help = 'none' | 'spelling' | 'synonym' | 'some words';

/** One thing that somebody typed: a word, or some that belong together. */
export interface Concept {
  /** Products with any of these have it; none: no product has. */
  phrases: Phrase[];
  /** Those of them that are shown first, in titles, where they are not all as likely. */
  first?: Phrase[];
  /** Those are things, of which it may be the beginning: what has the rest below its title is one of them too. */
  begun?: boolean;
  /** What was looked for, for people to read. */
  shown: string;
  /** The same beside other words, of which nobody says several names: 'black goggles'. */
  shortly?: string | undefined;
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
  /** It is a number, a plug or a size, which titles or features state: a description that speaks of it is about something else. */
  stated?: boolean;
  /** Nobody typed it: it is what a number is of. */
  implied?: boolean;
  /** Titles have it. */
  titled?: boolean;
  /** Only what has it in its title is meant. */
  inTitles?: boolean;
  /** It may be how many somebody wants, and is none of what the thing is. */
  amount?: boolean;
  /** Words that only contain it and mean another thing: a mid-cap is no cap. */
  others?: string[];
}

/** A word as it was typed, and as the catalogue would have it. */
export interface Word {
  typed: string;
  folded: string;
}

/** A word that the catalogue or the trade has. */
export function exact({ typed, folded }: Word, known: Vocabulary): Concept[] {
  const meaning = known.trade.meanings.get(folded);
  const place = known.place(folded);
  // 'Short' is said of anything, and shorts are clothes.
  if (known.trade.unsoldThings.has(folded) && !attributeWords.has(typed))
    return [unsold({ own: [folded], typed, meaning }, known)];
  if (meaning) {
    const ours = meaning.same || (place !== undefined && place >= places.title);
    const said = ours ? { shown: typed, help: 'none' as const } : saidOf(meaning, typed, known);
    const own = meaning.only ? [] : [[folded]];
    return [concept([...own, ...meaning.phrases], said, known, folded)];
  }
  if (place === undefined) return [];
  return [concept([[folded]], { shown: typed, help: 'none' }, known, folded)];
}

/** What it means, though it was typed otherwise. */
export const misspelt = (read: Concept): Concept => ({ ...read, help: 'spelling' });

/** What the shop does not sell may say what to look for beside it: a Glock's magazine is one of the G-pattern. */
export const unsold = (
  { own, typed, meaning }: { own: Phrase; typed: string; meaning: Meaning | undefined },
  known: Vocabulary,
): Concept => ({
  phrases: [own, ...(meaning?.phrases ?? [])],
  ...(meaning && !meaning.same ? saidOf(meaning, typed, known) : { shown: typed, help: 'none' }),
  kind: 'unsold',
  // Each LiPo's balance lead is a JST.
  ...(plugNames.has(own.join(' ')) && { inTitles: true }),
});

/** What a word means for people to read; of several things those that titles have: no 0.48 g BBs, where none are sold. */
export function saidOf({ phrases, shown }: Meaning, typed: string, known: Vocabulary): Said {
  const isTitled = (words: Phrase = []) => words.every((word) => (known.place(word) ?? 0) >= places.title);
  const sold = shown.filter((text, at) => text !== '' && isTitled(phrases[at]));
  const names = (sold.length > 0 ? sold : shown.filter((text) => text !== '')).map(counted);
  const all = alternatives(names);
  // Those that end alike are read as one: '0.36 g or 0.40 g BBs'.
  const areApart = all === listed(names, 'or');
  if (areApart && names.length > maxNames) return { shown: typed, help: 'none' };
  const areCounted = names.every((name) => /^\d [a-z]+$/.test(name));
  return {
    shown: all,
    shortly: areApart || areCounted ? names[0]?.replace(/^\d /, '') : undefined,
    help: 'synonym',
  };
}

/** Nobody would type more of them: what 'clothing' shows says it by itself. */
const maxNames = 3;

type Said = Pick<Concept, 'shown' | 'shortly' | 'help'>;

/** As people type it: '2 stick', of what titles call 'two sticks'. */
const counted = (name: string): string =>
  name.replace(
    /^(two|three) (\w+[^s])s$/,
    (_said, many: string, what: string) => `${many === 'two' ? 2 : 3} ${what}`,
  );

/** Some phrases, as what they are in the catalogue; `key` is the word that was typed. */
export function concept(phrases: Phrase[], said: Said, known: Vocabulary, key = ''): Concept {
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
  const others = names ? there.flatMap((words) => known.compoundsWith(words.at(-1) ?? '')) : [];
  const stated =
    there.length > 0 &&
    (relativeSizes.has(key) ||
      there.every(
        (words) => plugNames.has(words.join(' ')) || (words.length === 1 && isStated(words[0] ?? '', known)),
      ));
  const titled = there.some((words) => words.every((word) => (known.place(word) ?? 0) >= places.title));
  return { ...said, phrases: there, kind, stated, titled, others };
}

const isStated = (word: string, known: Vocabulary): boolean =>
  /^\d+(?:\.\d+)?[a-z]*$/.test(word) && (known.place(word) ?? places.text) >= places.feature;

/** Whether it is the model of a gun, or a pattern that things are made for. */
export const namesModel = ({ phrases }: Concept): boolean =>
  phrases.some((words) => gunModels.has(words.join(' ')));

/** The gun that is meant, none of which is sold; and whether things are made for its like: G-pattern ones for a Glock. */
export function gunMeant({ kind, phrases: [own = [], ...means] }: Concept, known: Vocabulary) {
  const name = own.join(' ');
  const gun = kind === 'unsold' ? guns.get(keyOf(name)) : undefined;
  // That a Hi-Capa is a pistol says nothing of what fits it.
  const isLike = (phrase: Phrase) => !guns.has(keyOf(phrase.join(' ')));
  return gun && { ...gun, name, hasLike: present(means, known).some(isLike) };
}

/** Whether it is a gun that nothing is made for: what is made for another of its kind is none of its. */
export function isUnmade(one: Concept, known: Vocabulary): boolean {
  const gun = gunMeant(one, known);
  return gun?.isModel === true && !gun.hasLike;
}

/** Whether it says how many rounds a magazine holds: mid-cap. */
export const namesFeed = ({ phrases }: Concept): boolean =>
  phrases.some((words) => feeds.has(words.join(' ')));

/** What things may be made of, by their last words: of plastic polymer and polycarbonate. */
export const materialsOf = ({ phrases }: Concept): string[] =>
  phrases.every((words) => materialNames.has(words.join(' ')))
    ? phrases.map((words) => words.at(-1) ?? '')
    : [];

/** Of a gun's model its maker tells whose gun it is, and nothing that is looked for: 'G&G M4'. */
export function withoutGunMakers(concepts: Concept[]): Concept[] {
  const things = concepts.filter(({ kind }) => kind !== 'filler');
  const areGuns = things.every((one) => isGunMaker(one) || namesModel(one)) && things.some(namesModel);
  return areGuns ? concepts.map((one) => (isGunMaker(one) ? { ...one, kind: 'filler' } : one)) : concepts;
}

const isGunMaker = (one: Concept): boolean => one.kind === 'maker' && makesGuns(one);

/** Whether it names a maker of guns, also where that says nothing of what is searched for. */
export const makesGuns = ({ shown }: Concept): boolean =>
  makerNeeds.get(makerOf(keyOf(shown)) ?? '')?.includes(goesByGun) === true;

/** Whether it is a magazine, which is made for one gun or another. */
export const isForOneGun = ({ phrases }: Concept): boolean =>
  phrases.some((words) => words.at(-1) === goesByGun);

/** Those that a product may have. */
export function present(phrases: Phrase[], known: Vocabulary): Phrase[] {
  const there = phrases.filter((words) => words.every((word) => known.place(word) !== undefined));
  return [...new Map(there.map((words) => [words.join(' '), words])).values()];
}
