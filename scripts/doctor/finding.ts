/** How a matter stands. `mend`: the shop sells not, not safely or not lawfully until it is mended. `look`: it may be meant so. */
export type Verdict = 'fine' | 'look' | 'mend' | 'skipped';

export interface Finding {
  about: string;
  verdict: Verdict;
  /** What was found. */
  says: string;
  /** What to do about it. */
  todo?: string;
}

/** One matter, or a few that are asked of the same place; each check stands by itself. */
export interface Check {
  about: string;
  examine: () => Promise<Finding[]>;
}

export const fine = (about: string, says: string): Finding => ({ about, verdict: 'fine', says });
export const look = (about: string, says: string, todo: string): Finding => ({
  ...{ about, verdict: 'look', says, todo },
});
export const mend = (about: string, says: string, todo: string): Finding => ({
  ...{ about, verdict: 'mend', says, todo },
});
export const skipped = (about: string, says: string): Finding => ({ about, verdict: 'skipped', says });

/** An error in one line, for a finding. */
export const reasonOf = (error: unknown): string => {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  // What `fetch` throws says why only in its cause; an AggregateError has no message at all.
  if (cause) return reasonOf(cause);
  return (message || code || String(error)).split('\n')[0] ?? '';
};
