/**
 * Whether a day (00:00 UTC of it) is a bank holiday in England and Wales. Weekends are not asked about; of a holiday on
 * a weekend the day given instead counts. One-off holidays that Parliament grants are not known.
 */
export function isBankHoliday(day: Date): boolean {
  const [month, date, weekday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay()];
  const monday = weekday === 1;
  switch (month) {
    case 1:
      return date === 1 || (monday && date <= 3);
    case 5:
      return monday && (date <= 7 || date >= 25);
    case 8:
      return monday && date >= 25;
    case 12:
      // Christmas Day and Boxing Day on a weekend move to the Monday and Tuesday after it.
      return date === 25 || date === 26 || ((date === 27 || date === 28) && weekday <= 2);
    default: {
      // Good Friday and Easter Monday.
      const year = day.getUTCFullYear();
      const easter = easterFromMarch(year);
      return [easter - 2, easter + 1].some((from) => Date.UTC(year, 2, from) === day.getTime());
    }
  }
}

/** Easter Sunday as a day counted from 1 March, in the years 1900-2099, by the rule of Gauss (1816). */
function easterFromMarch(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const aWeekEarlier = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10));
  return 22 + moon + sunday - (aWeekEarlier ? 7 : 0);
}
