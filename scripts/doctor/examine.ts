import { setTimeout as pause } from 'node:timers/promises';
import { type Check, type Finding, mend, reasonOf } from './finding.ts';

const defaultLimitMs = 20_000;

/** Makes all checks at once. One that fails or does not end within the limit is a finding, and keeps none from the others. */
export async function examine(checks: Check[], limitMs = defaultLimitMs): Promise<Finding[]> {
  const found = await Promise.all(checks.map((check) => within(check, limitMs)));
  return found.flat();
}

async function within({ about, examine }: Check, limitMs: number): Promise<Finding[]> {
  const late = new AbortController();
  const noAnswer = pause(limitMs, undefined, { signal: late.signal }).then(() => [
    mend(
      about,
      `no answer within ${limitMs / 1000} s`,
      'see whether it runs, and whether a firewall is between',
    ),
  ]);
  // Aborted once the check has answered.
  noAnswer.catch(() => {});
  try {
    return await Promise.race([examine(), noAnswer]);
  } catch (error) {
    return [mend(about, `could not be found out: ${reasonOf(error)}`, 'mend what it says, then ask again')];
  } finally {
    late.abort();
  }
}
