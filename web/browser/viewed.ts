import { isText } from './guards.ts';
import { storageItem } from './storage.ts';

/** How many products are remembered. */
const maxViewed = 12;

/** The ids of the products that were looked at in this browser, the last one first. They never leave it but to ask for their cards. */
const viewed = storageItem<string[]>('viewed', [], (found) =>
  Array.isArray(found) ? found.filter(isText).slice(0, maxViewed) : [],
);

export const useViewed = viewed.use;
export const forgetViewed = viewed.clear;

export const noteViewed = (id: string) =>
  viewed.write([id, ...viewed.read().filter((other) => other !== id)].slice(0, maxViewed));

/** What is no longer sold falls out. */
export function dropViewed(gone: readonly string[]) {
  if (gone.length > 0) viewed.write(viewed.read().filter((id) => !gone.includes(id)));
}
