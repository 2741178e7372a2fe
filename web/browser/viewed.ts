import { recentList } from './recent-list.ts';

/** The ids of the products that were looked at in this browser. They never leave it but to ask for their cards. */
const viewed = recentList('viewed', 12);

export const useViewed = viewed.use;
export const forgetViewed = viewed.clear;

/** @param sizes the ways to the same thing in each of its sizes: of them the last is kept alone */
export const noteViewed = (id: string, sizes?: readonly { to: string }[]) =>
  viewed.note(id, (other) => other === id || !!sizes?.some(({ to }) => to.includes(other)));

/** What is no longer sold falls out. */
export function dropViewed(gone: readonly string[]) {
  if (gone.length > 0) viewed.write(viewed.read().filter((id) => !gone.includes(id)));
}
