import type { Failure } from '#contract/call.ts';
import { answers } from '#wording/answers.ts';
import { whenInLondon } from '#wording/dates.ts';

/** A failure as the call answers it. 429 has a function of its own below: it says when to come again. */
export const fail = (
  status: Exclude<Failure['status'], 0 | 429>,
  message: string,
  more: Partial<Failure> = {},
): Failure => ({
  status,
  message,
  ...more,
});

/** Refuses one request too many; the response carries `Retry-After`. `seconds` are whole, from 1. */
export const tooMany = (seconds: number): Failure => ({
  status: 429,
  message: answers.tooMany(seconds),
  retryAfter: seconds,
});

/** The same until a moment, with a message that says when that is. */
export const tooManyUntil = (until: Date, now: Date, message: (when: string) => string): Failure => ({
  status: 429,
  message: message(whenInLondon(until, now)),
  retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
});
