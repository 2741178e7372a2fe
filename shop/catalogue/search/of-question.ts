import { helpPages } from '#wording/storefront/help-pages.ts';
import { type Concept, namesModel } from './concept.ts';
import { findHelpPage } from './help-pages.ts';
import type { HelpPage } from './help-words.ts';
import { asksMore } from './nearest-question.ts';
import { type ParsedSearch, parseSearch } from './parse-search.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A thing that may be sold, or what tells which. */
const isNamed = (one: Concept): boolean => one.kind === 'noun' || one.stated === true || namesModel(one);

/** So does what titles say of one; what only texts have says something else there. */
const isThing = (one: Concept): boolean =>
  isNamed(one) ||
  one.kind === 'unsold' ||
  one.kind === 'maker' ||
  (one.phrases.length > 0 && one.help !== 'spelling' && (one.titled === true || one.kind === 'detail'));

/** Whatever mask is named, what protects the eyes is shown: no lower-face one. */
const ofEyes: readonly HelpPage[] = ['glasses', 'mustWear', 'rated'];

/**
 * Of a question only the things are looked for that it names: of 'how to stop goggles steaming up' goggles, and of 'do I need to sign
 * for it' nothing. Where it names none, what the page shows that answers it.
 */
export function thingsOf(typed: string, reading: ParsedSearch, known: Vocabulary): ParsedSearch {
  if (!asksMore(typed)) return reading;
  const things = reading.concepts.filter(isThing);
  const page = findHelpPage(typed);
  if (things.length === reading.concepts.length && !(page && ofEyes.includes(page))) return reading;
  if (things.length > 0 && (!page || (things.some(isNamed) && !ofEyes.includes(page)))) {
    const before = reading.concepts.slice(0, reading.wanted).filter(isThing);
    return { ...reading, concepts: things, wanted: before.length || things.length, unfinished: undefined };
  }
  const shown = page && shelfOf(helpPages[page].path);
  return shown
    ? parseSearch(shown, known)
    : { ...reading, concepts: [], words: [], wanted: 0, unfinished: undefined };
}

/** What words of a question nothing was looked for by: what it asks of the things. */
export const isAnsweredBy = (typed: string, { concepts }: ParsedSearch): boolean =>
  !asksMore(typed) || concepts.every((one) => isThing(one) || one.kind === 'filler');

const shelfOf = (path: string): string | undefined => {
  const [, search] = /^\/shop\/([^?#]+)/.exec(path) ?? [];
  return search && decodeURIComponent(search);
};
