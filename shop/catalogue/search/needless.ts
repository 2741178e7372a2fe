import type { Help } from './concept.ts';
import { asksForPage } from './help-pages.ts';

/**
 * Tells which help of a search is not wanted: beside a product that was typed whole any, beside a page of the shop that was
 * asked for all but synonyms. 'Contact' is no misspelt 'contain'.
 */
export function needlessHelp(typed: string, exact: object | undefined): (help: Help) => boolean {
  if (exact) return (help) => help !== 'none';
  if (asksForPage(typed)) return (help) => help === 'spelling' || help === 'some words';
  return () => false;
}
