const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** What calendar (months from 1) and clock show in London, where the shop keeps its days. */
export function inLondon(moment: Date): { year: number; month: number; day: number; hour: number } {
  // '24/11/2026, 18'.
  const [day = 0, month = 0, year = 0, hour = 0] = calendar.format(moment).split(/\D+/).map(Number);
  return { year, month, day, hour };
}

/** The calendar day in London, as 00:00 UTC. */
export function londonDay(moment: Date): Date {
  const { year, month, day } = inLondon(moment);
  return new Date(Date.UTC(year, month - 1, day));
}

/** So many days after a day; both are given as 00:00 UTC. */
export const dayAfter = (day: Date, days: number): Date => new Date(day.getTime() + days * dayMs);

/** The last moment in London of a day that is given as 00:00 UTC: 23:59:59.999, whatever the clocks do that day. */
export function endOfDay(day: Date): Date {
  const winter = new Date(day.getTime() + dayMs - 1);
  return londonDay(winter).getTime() === day.getTime() ? winter : new Date(winter.getTime() - hourMs);
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
