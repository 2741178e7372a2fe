import { maxCompared } from '#shop/catalogue/limits.ts';
import { isRecord, isText } from './guards.ts';
import { storageItem } from './storage.ts';

/** The products to compare: of one category, up to four. */
interface Compared {
  category: string;
  ids: string[];
}

const none: Compared = { category: '', ids: [] };
export const compared = storageItem('compare', none, (found) => {
  const ids = isRecord(found) && Array.isArray(found.ids) ? found.ids.filter(isText) : [];
  return ids[0] ? { category: String((found as Compared).category), ids: ids.slice(0, maxCompared) } : none;
});

export const useCompared = () => compared.use().ids;
export const keepCompared = compared.write;
export const emptyCompared = compared.clear;

/** Ticks what isn't ticked, and the other way round; answers why where it can't be. */
export function toggleCompared(id: string, category: string): 'full' | 'other category' | undefined {
  const { ids, category: theirs } = compared.read();
  if (ids.includes(id)) {
    compared.write({ category, ids: ids.filter((other) => other !== id) });
    return;
  }
  if (ids[0] && theirs !== category) return 'other category';
  if (ids.length >= maxCompared) return 'full';
  compared.write({ category, ids: [...ids, id] });
}
