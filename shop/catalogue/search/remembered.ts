import { LRUCache } from 'lru-cache';

/** As many as many people type at once. */
const most = 1000;

/** The same, with what it found kept: each search asks several times what is meant, and many type the same. */
export function remembered<Found>(find: (typed: string) => Found): (typed: string) => Found {
  const held = new LRUCache<string, { found: Found }>({ max: most });
  return (typed) => {
    const known = held.get(typed) ?? { found: find(typed) };
    held.set(typed, known);
    return known.found;
  };
}
