/** Checks by hand of what was found in the browser's storage: a schema library would weigh more than all of it. */

export const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

export const isText = (found: unknown): found is string => typeof found === 'string' && found !== '';

export const isWhole = (found: unknown): found is number =>
  Number.isSafeInteger(found) && (found as number) >= 1;

/** Pounds as they travel: 0 or more. */
export const isPounds = (found: unknown): found is number => Number.isFinite(found) && (found as number) >= 0;

/** The well-formed ones of a list; of several with one id, the first. */
export function listOf<Item extends { id: string }>(
  found: unknown,
  pick: (entry: unknown) => Item | null,
): Item[] {
  if (!Array.isArray(found)) return [];
  const byId = new Map<string, Item>();
  for (const entry of found) {
    const item = pick(entry);
    if (item && !byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}
