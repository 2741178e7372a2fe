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

/** Staff who leave take nothing with them. */
export const forgetLists = () => memories.clear();
