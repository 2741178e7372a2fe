import { dayAfter, endOfDay } from '../uk-time.ts';

/** From when on what was bought counts: so many days back, else from the beginning of an ISO day in London ('' for none), else ever. */
export function boughtSince({ days, since }: { days?: number | undefined; since: string }, now: Date): Date {
  if (days !== undefined) return new Date(now.getTime() - days * 86_400_000);
  return since ? new Date(endOfDay(dayAfter(new Date(since), -1)).getTime() + 1) : new Date(0);
}
