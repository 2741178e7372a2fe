import { tidyEmail } from '#contract/email-address.ts';
import { isRecord } from '../../browser/guards.ts';

/**
 * From when on another code can be asked for, by e-mail. It outlives a reload of the tab (session storage); where that is
 * blocked, it lives as long as the page.
 */
const key = 'nextCode';
/** ms; no limit of the server is longer. Further ahead is a clock that was put back. */
const longest = 86_400_000;
const unsaved = new Map<string, number>();

/** Notes that no code is sent to an e-mail for so many ms from now on. */
export function noteNextCode(email: string, inMs: number) {
  const at = Date.now() + inMs;
  unsaved.set(tidyEmail(email), at);
  try {
    sessionStorage.setItem(key, JSON.stringify({ email: tidyEmail(email), at }));
  } catch {}
}

/** The moment in ms; in the past where nothing is known of that e-mail, or it may be asked for already. */
export function readNextCode(email: string): number {
  const at = stored(tidyEmail(email)) ?? unsaved.get(tidyEmail(email)) ?? 0;
  return at > Date.now() + longest ? 0 : at;
}

function stored(email: string): number | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(found) && found.email === email && Number.isFinite(found.at)
      ? (found.at as number)
      : undefined;
  } catch {
    return undefined;
  }
}
