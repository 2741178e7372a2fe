import { isText } from './guards.ts';
import { type StorageKey, storageItem } from './storage.ts';

/** The last texts of a kind in this browser, up to `max`, the last one first and each once. */
export function recentList(key: StorageKey, max: number) {
  const item = storageItem<string[]>(key, [], (found) =>
    Array.isArray(found) ? found.filter(isText).slice(0, max) : [],
  );
  const note = (text: string, isSame = (other: string) => other === text) =>
    item.write([text, ...item.read().filter((other) => !isSame(other))].slice(0, max));
  return { ...item, note };
}
