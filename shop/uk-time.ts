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
