import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, prepared } from '#database/connect.ts';
import { readListVersions } from '../cache-tags.ts';
import { searchWords } from '../list-tags.ts';
import { editDistance, maxEdits, soundsAlike } from './edit-distance.ts';
import type { Synonym } from './synonyms.ts';
import { attributeWords, detailWords, type Trade, tradeOf } from './trade.ts';

/** Where a word stands in a product: in a description, a feature, a title, or as what the thing is. */
export const places = { text: 0, feature: 1, title: 2, noun: 3 } as const;

/** The words of the catalogue and of the trade, in memory: what is typed is understood without asking the database. */
export class Vocabulary {
  /** Of the words in the database when they were read; rises with each new word. */
  readonly version: number;
  /** Whether the catalogue that has them is so large that a word that is everywhere is looked for in a sample first. */
  readonly large: boolean;
  readonly trade: Trade;
  readonly #places: ReadonlyMap<string, number>;
  /** In the order of their letters, so that those that begin alike stand together. */
  readonly #sorted: readonly string[];
  readonly #byLength: ReadonlyMap<number, string[]>;
  /** What was put right, and what could not be: many type the same, and it reads a third of the words. */
  readonly #nearest = new LRUCache<string, { word: string | undefined }>({ max: 1000 });
  /** Words with a letter twice in a row, by what is left where it stands once. */
  readonly #doubled: ReadonlyMap<string, string>;
  /** By the noun that they end in. */
  readonly #compounds: ReadonlyMap<string, Compound[]>;

  constructor(
    words: Iterable<[word: string, place: number]>,
    { version, large, trade }: { version: number; large: boolean; trade: Trade },
  ) {
    const known = new Map(words);
    this.version = version;
    this.large = large;
    this.trade = trade;
    this.#places = known;
    const all = [...new Set([...known.keys(), ...trade.words])];
    this.#sorted = all.sort();
    const spelt = [...new Set([...all, ...trade.unsoldThings, ...detailWords])].filter((word) =>
      /^[a-z]{3,}$/.test(word),
    );
    this.#byLength = Map.groupBy(spelt, (word) => word.length);
    this.#doubled = new Map(
      [...all, ...trade.unsoldThings, ...detailWords, ...attributeWords]
        .filter((word) => /^[a-z]*([a-z])\1[a-z]*$/.test(word) && this.#worth(word) >= places.title)
        .map((word) => [undoubled(word), word]),
    );
    this.#compounds = Map.groupBy(compoundsOf(known), ({ noun }) => noun);
  }

  /** The best place a word has; undefined where no product has it. */
  place(word: string): number | undefined {
    return this.#places.get(word);
  }

  /** Words of titles that end in a noun and name nothing themselves: a mid-cap is no cap, and a mesh-mask is a mask. */
  compoundsWith(noun: string): string[] {
    return this.#compounds.get(noun)?.map(({ word }) => word) ?? [];
  }

  /** The word of titles or of the trade that has a letter twice where this has it once: 'amo' is ammo, and 'ful' is full. */
  doubled(word: string): string | undefined {
    return word.length < leastLettersOfDoubled ? undefined : this.#doubled.get(word);
  }

  /** The words that begin with some letters: those of the best place any of them has, the catalogue's own and the shortest first. */
  beginning(letters: string, leastPlace: number, most: number): string[] {
    const found: string[] = [];
    for (let at = this.#firstFrom(letters); this.#sorted[at]?.startsWith(letters); at++)
      found.push(this.#sorted[at] ?? '');
    for (let least = places.title; least >= leastPlace; least--) {
      const best = found.filter((word) => this.#worth(word) >= least);
      const isOther = (word: string) => (this.#places.has(word) ? 0 : 1);
      if (best.length > 0)
        return best
          .sort((one, other) => isOther(one) - isOther(other) || one.length - other.length)
          .slice(0, most);
    }
    return [];
  }

  /**
   * The word that was probably meant. The shorter the word, the better the place it must have, and the first letter counts as
   * right: nearly any four letters are near to something.
   */
  nearest(word: string, lettersTyped: number): string | undefined {
    const key = `${lettersTyped} ${word}`;
    const known = this.#nearest.get(key) ?? { word: this.#findNearest(word, lettersTyped) };
    this.#nearest.set(key, known);
    return known.word;
  }

  #findNearest(word: string, lettersTyped: number): string | undefined {
    const sure = maxEdits(lettersTyped);
    const most = word.length >= leastLettersOfSound ? maxOfSound : sure;
    const least = lettersTyped >= 7 ? places.text : lettersTyped >= 5 ? places.feature : places.title;
    let best: { word: string; far: number; worth: number } | undefined;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const other of this.#byLength.get(length) ?? []) {
        // Of what is as near, that which is not sold: rather nothing than another thing.
        // And of those that are, the catalogue's own: 'gren' is green, and no 'grn'.
        const own = this.#places.has(other) ? 0.5 : 0;
        const worth = this.trade.unsoldThings.has(other) ? places.noun + 1 : this.#worth(other) + own;
        if (worth < least || !beginsAlike(word, other)) continue;
        const far = editDistance(word, other, most);
        // With two letters wrong a word of texts alone may be any: 'marking' is no 'morning'.
        if (
          far > most ||
          (far > sure && !soundsAlike(word, other)) ||
          (far > 1 && worth < places.feature) ||
          (best && (far > best.far || (far === best.far && worth <= best.worth)))
        )
          continue;
        best = { word: other, far, worth };
      }
    }
    return best?.word;
  }

  /** The shortest word of titles or of the trade whose beginning has one letter more, two swapped or, of five and more, one wrong. */
  nearestBegun(letters: string): string | undefined {
    const near: string[] = [];
    for (const [length, words] of this.#byLength) {
      if (length <= letters.length) continue;
      near.push(...words.filter((word) => beginsNearly(word, letters)));
    }
    const [best] = near
      .filter((word) => this.trade.unsoldThings.has(word) || this.#worth(word) >= places.title)
      .sort((one, other) => one.length - other.length || one.localeCompare(other));
    return best !== undefined && this.trade.unsoldThings.has(best) ? undefined : best;
  }

  /** Words of the trade count as words of titles, wherever products have them. */
  #worth(word: string): number {
    const place = this.#places.get(word) ?? places.title;
    return this.trade.meanings.has(word) ? Math.max(place, places.title) : place;
  }

  #firstFrom(letters: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < letters) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A shorter one could be any. */
const leastLettersOfDoubled = 3;

/** Of so many letters two vowels may be wrong. */
const leastLettersOfSound = 6;
const maxOfSound = 2;

/** Of a beginning; nearly any four letters are near to another. */
const leastLettersWithOneWrong = 5;

interface Compound {
  word: string;
  noun: string;
}

function compoundsOf(known: ReadonlyMap<string, number>): Compound[] {
  return [...known].flatMap(([word, place]) => {
    if (place !== places.title || !/^[a-z]+$/.test(word)) return [];
    const splits = Array.from({ length: Math.max(0, word.length - 4) }, (_, at) => at + 2);
    return splits
      .map((at) => ({ word, before: word.slice(0, at), noun: word.slice(at) }))
      .filter(({ before, noun }) => known.get(noun) === places.noun && known.has(before));
  });
}

const beginsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);

const undoubled = (letters: string): string => letters.replaceAll(/(.)\1/g, '$1');

function beginsNearly(word: string, letters: string): boolean {
  const [as, longer] = [word.slice(0, letters.length), word.slice(0, letters.length + 1)];
  if (as[0] !== letters[0]) return false;
  if (longer.at(-1) === letters.at(-1) && editDistance(letters, longer, 1) === 1) return true;
  if (editDistance(letters, as, 1) !== 1) return false;
  // The wrong letter is doubled: 'goog' of goggles.
  if (undoubled(letters) === undoubled(as)) return true;
  const isSwapped = [...as].sort().join('') === [...letters].sort().join('');
  return isSwapped || (letters.length >= leastLettersWithOneWrong && as.at(-1) === letters.at(-1));
}

/** From so many products on, as PostgreSQL last counted them, a catalogue is large: in a smaller one the sample costs each search more than it spares. */
const largeFrom = 20_000;

interface SavedSynonym extends Synonym {
  /** Whether staff added it. */
  own: boolean;
}

const read = prepared((db) =>
  db
    .select({
      version: sql<number>`version`.mapWith(Number),
      large: sql<boolean>`large`,
      words: sql<string | null>`words`,
      synonyms: sql<SavedSynonym[] | null>`synonyms`,
    })
    .from(
      sql`(select coalesce((select version from list_versions where tag = ${searchWords}), 0) as version,
        (select string_agg(place || word, ' ') from search_words) as words,
        (select json_agg(json_build_object('typed', words, 'means', means, 'only', synonyms.only, 'same', same, 'own', standard is null) order by id)
          from synonyms where active) as synonyms,
        (select reltuples >= ${sql.raw(String(largeFrom))} from pg_class where oid = 'products'::regclass) as large) as known`,
    )
    .prepare(''),
);

const held = new WeakMap<Database, Promise<Vocabulary>>();

/** The words this process holds; read at the first search. */
export function vocabulary(db: Database): Promise<Vocabulary> {
  return held.get(db) ?? reloadVocabulary(db);
}

/** Reads them anew: a search found that the database has newer ones. Whoever asks meanwhile waits for the same. */
export function reloadVocabulary(db: Database, old?: Vocabulary): Promise<Vocabulary> {
  const reading = (async () => {
    const known = await held.get(db);
    if (known && known !== old) return known;
    const [row] = await read(db).execute();
    const words = (row?.words ?? '').split(' ').filter(Boolean);
    const synonyms = Map.groupBy(row?.synonyms ?? [], ({ own }) => own);
    return new Vocabulary(
      words.map((word) => [word.slice(1), Number(word[0])]),
      {
        version: row?.version ?? 0,
        large: row?.large ?? false,
        trade: tradeOf(synonyms.get(false) ?? [], synonyms.get(true)),
      },
    );
  })();
  held.set(db, reading);
  reading.catch(() => held.delete(db));
  return reading;
}

/** Which words the database has. */
export async function readWordsVersion(db: Database): Promise<number> {
  return (await readListVersions({ db }, [searchWords])).get(searchWords) ?? 0;
}
