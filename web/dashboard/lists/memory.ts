import type { HeldRows } from './read-on.ts';

/**
 * What a list held when it was left, by its whole address: Back and the links of `linkToListAsLeft` lead to the same rows and the
 * same place. Lives as long as the tab, for the last few lists.
 */
interface Memory {
  held: HeldRows<unknown>;
  /** The address that was opened from the list; '' for none. */
  opened: string;
  /** It isn't on the screen any more. */
  left: boolean;
}

const maxMemories = 20;
const memories = new Map<string, Memory>();

export function rememberList(address: string, held: HeldRows<unknown>) {
  const opened = memories.get(address)?.opened ?? '';
  memories.delete(address);
  memories.set(address, { held, opened, left: false });
  const [oldest] = memories.keys();
  if (memories.size > maxMemories && oldest !== undefined) memories.delete(oldest);
}

export function rememberOpened(address: string, opened: string) {
  const memory = memories.get(address);
  if (memory) memory.opened = opened;
}

export const findListMemory = (address: string): Memory | undefined => memories.get(address);

/** The question behind `?` with which each list was left last, by its path. */
const lastSearch = new Map<string, string>();

export function noteListLeft(address: string) {
  const memory = memories.get(address);
  if (memory) memory.left = true;
  const [pathname = '', search] = address.split('?');
  lastSearch.set(pathname, search ? `?${search}` : '');
}

/** Where a link leads back to a list as it was left: to the same question, rows and place. */
export const linkToListAsLeft = (pathname: string): { to: string; state: Arrival } => ({
  to: pathname + (lastSearch.get(pathname) ?? ''),
  state: { back: true },
});

/** What such a link hands over to the list. */
interface Arrival {
  back: true;
}

export const isReturn = (state: unknown): boolean => (state as Arrival | null)?.back === true;

/** Staff who leave take nothing with them. */
export function forgetLists() {
  memories.clear();
  lastSearch.clear();
}
