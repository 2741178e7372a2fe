import { recentList } from './recent-list.ts';

/** What was searched for in this browser. It never leaves it. */
const searches = recentList('searches', 5);

export const useSearches = searches.use;
export const forgetSearches = searches.clear;

export function noteSearch(typed: string) {
  const words = typed.trim();
  if (words) searches.note(words, (other) => other.toLowerCase() === words.toLowerCase());
}
