import { isText } from './guards.ts';
import { storageItem } from './storage.ts';

/** How many searches are remembered. */
const maxSearches = 5;

/** What was searched for in this browser, the last one first. It never leaves it. */
const searches = storageItem<string[]>('searches', [], (found) =>
  Array.isArray(found) ? found.filter(isText).slice(0, maxSearches) : [],
);

export const useSearches = searches.use;
export const forgetSearches = searches.clear;

export function noteSearch(typed: string) {
  const words = typed.trim();
  const isSame = (other: string) => other.toLowerCase() === words.toLowerCase();
  if (words)
    searches.write([words, ...searches.read().filter((other) => !isSame(other))].slice(0, maxSearches));
}
