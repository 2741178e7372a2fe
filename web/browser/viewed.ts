import { recentList } from './recent-list.ts';

/** The ids of the products that were looked at in this browser. They never leave it but to ask for their cards. */
const viewed = recentList('viewed', 12);

export const useViewed = viewed.use;
export const forgetViewed = viewed.clear;

export const noteViewed = (id: string) => viewed.note(id);

/** What is no longer sold falls out. */
export function dropViewed(gone: readonly string[]) {
  if (gone.length > 0) viewed.write(viewed.read().filter((id) => !gone.includes(id)));
}
