/** What the search box suggests while somebody types. */

import { counted } from '../counted.ts';

export const suggestions = {
  /** Of a search that shows what has some of its words: these, and the others. */
  leftOut: (showing: string, words: string) =>
    `No exact match. Showing what matches ‘${showing}’, but not ‘${words}’.`,
  clear: 'Clear the search',
  label: 'Suggestions',
  found: (count: number) =>
    count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`,
  waiting: 'Looking...',
  recent: 'Recent searches',
  forget: 'Clear recent searches',
  shelves: 'Categories',
  nothing: (words: string) => `Nothing found for ‘${words}’`,
  shelf: (category: string) => `All ${category}`,
  inCategory: (category: string, count: number) => `In ${category} (${counted(count)})`,
  /** Unknown at first. */
  all: (count?: number) =>
    count === undefined
      ? 'See all results'
      : count === 1
        ? 'See the 1 result'
        : `See all ${counted(count)} results`,
} as const;
