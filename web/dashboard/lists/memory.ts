import type { Held } from './read-on.ts';

/**
 * What a list held when it was left, so that Back leads to the same rows and the same place. Kept in this page alone, for
 * the last few entries of its history.
 */
interface Memory {
  held: Held<unknown>;
  /** The address that was opened from the list. */
  opened: string;
}

const most = 20;
const memories = new Map<string, Memory>();

export function remember(entry: string, held: Held<unknown>) {
  const opened = memories.get(entry)?.opened ?? '';
  memories.delete(entry);
  memories.set(entry, { held, opened });
  const [oldest] = memories.keys();
  if (memories.size > most && oldest !== undefined) memories.delete(oldest);
}

export function rememberOpened(entry: string, opened: string) {
  const memory = memories.get(entry);
  if (memory) memory.opened = opened;
}

export const recall = (entry: string): Memory | undefined => memories.get(entry);

/** How each list stood last, by its path: the question in its address, and the entry of the history that remembers its rows. */
const left = new Map<string, { search: string; key: string }>();

export const noteLeft = (pathname: string, search: string, key: string) =>
  left.set(pathname, { search, key });

/** Where a link leads back to a list as it was left: to the same question, rows and place. */
export function asLeft(pathname: string): { to: string; state: Arrival } {
  const { search = '', key } = left.get(pathname) ?? {};
  return { to: pathname + search, state: { leftKey: key } };
}

/** What such a link hands over to the list. */
interface Arrival {
  leftKey?: string;
}

/** The entry that remembers a list: its own, or the one from which it was left. */
export const rememberedKey = ({ key, state }: { key: string; state: unknown }): string =>
  (state as Arrival | null)?.leftKey ?? key;

/** Staff who leave take nothing with them. */
export function forgetLists() {
  memories.clear();
  left.clear();
}
