import type { SQL } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { Product } from '../product.ts';
import { foundBy } from './best.ts';
import type { Help } from './concept.ts';
import { planSearch, type Stage } from './plan.ts';
import { readWordsVersion, reloadVocabulary, type Vocabulary, vocabulary } from './vocabulary.ts';

export interface SearchResult {
  products: Product[];
  help: Help;
  /** What was looked for, where it is not what was typed; else ''. */
  showing: string;
}

interface Asked<Answer> {
  /** Of the words that the database had. */
  version: number;
  /** Whether this stage is the one that is answered. */
  ended: boolean;
  answer: Answer;
}

/** How often the words may change under one search before it is answered by those it has. */
const maxBeginnings = 3;

/**
 * Asks for one stage of a search after the other until one is answered. Where the database turns out to know other words than
 * those the stages were made of, some were added since: it begins again with them.
 */
export async function runSearch<Answer>(
  db: Database,
  typed: string,
  nothing: Answer,
  ask: (stage: Stage, known: Vocabulary) => Promise<Asked<Answer>>,
): Promise<Answer> {
  let known = await vocabulary(db);
  for (let beginning = 1; ; beginning++) {
    let asked: Asked<Answer> | undefined;
    for (const stage of planSearch(typed, known)) {
      asked = await ask(stage, known);
      if (asked.ended || asked.version !== known.version) break;
    }
    const version = asked ? asked.version : await readWordsVersion(db);
    if (version === known.version || beginning === maxBeginnings)
      return asked?.ended ? asked.answer : nothing;
    known = await reloadVocabulary(db, known);
  }
}

/** Nothing of a stage is wanted: beside what was typed whole, others have the very words. The words may be newer all the same. */
export const passOver = async <Answer>(db: Database, answer: Answer): Promise<Asked<Answer>> => ({
  version: await readWordsVersion(db),
  ended: false,
  answer,
});

/** The words as the database has them now. */
export async function freshVocabulary(db: Database): Promise<Vocabulary> {
  const known = await vocabulary(db);
  return known.version === (await readWordsVersion(db)) ? known : reloadVocabulary(db, known);
}

/** Whether a product is one that somebody means who searches for some words; undefined where nobody can tell. */
export async function searchCondition(db: Database, typed: string): Promise<SQL | undefined> {
  const stage = planSearch(typed, await freshVocabulary(db)).find(({ help }) => help !== 'some words');
  return stage && foundBy(stage);
}
