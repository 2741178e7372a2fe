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

/** The list at a path as it was left last in this tab, with its question; undefined where it was not. */
export function findListAsLeft<Row>(
  pathname: string,
): { address: string; search: string; held: HeldRows<Row> } | undefined {
  const search = lastSearch.get(pathname);
  const memory = search === undefined ? undefined : memories.get(pathname + search);
  // An address names one question of one list, so what is remembered under it are rows of its kind.
  return memory && { address: pathname + search, search: search ?? '', held: memory.held as HeldRows<Row> };
}

/** Adds the rows that were read on while one of them was open: the list has them when it is come back to. */
export function extendListAsLeft(address: string, held: HeldRows<unknown>) {
  const memory = memories.get(address);
  if (memory) memory.held = held;
}

/**
 * Where a link leads back to a list as it was left: to the same question, rows and place. After a reload nothing is remembered but
 * what the row's link handed over, which is the question.
 */
export const linkToListAsLeft = (pathname: string, opened: unknown): { to: string; state: Arrival } => ({
  to: pathname + (lastSearch.get(pathname) ?? questionOf(opened)),
  state: { back: true },
});

const questionOf = (opened: unknown): string => (opened as Opened | null)?.listSearch ?? '';

/** What the link of a row hands over to the page that it opens. */
export interface Opened {
  /** The question of the list that it stands in, with its `?`. */
  listSearch: string;
}

/** What a link back to a list hands over to it. */
interface Arrival {
  back: true;
}

export const isReturn = (state: unknown): boolean => (state as Arrival | null)?.back === true;

/** Staff who leave take nothing with them. */
export function forgetLists() {
  memories.clear();
  lastSearch.clear();
}
