/**
 * Whether a day (00:00 UTC of it) is a bank holiday in England and Wales. Weekends are not asked about; of a holiday on
 * a weekend the day given instead counts. One-off holidays that Parliament grants are not known.
 */
export function isBankHoliday(day: Date): boolean {
  const [month, date, monday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay() === 1];
  switch (month) {
    case 1:
      return date === 1 || (monday && date <= 3);
    case 5:
      return monday && (date <= 7 || date >= 25);
    case 8:
      return monday && date >= 25;
    case 12:
      return date === 25 || date === 26 || isChristmasInstead(day);
    default:
      return isAfterEaster(day, -2) || isAfterEaster(day, 1);
  }
}

/** Christmas Day and Boxing Day on a weekend move to the Monday and Tuesday after it. */
const isChristmasInstead = (day: Date): boolean =>
  [27, 28].includes(day.getUTCDate()) && [1, 2].includes(day.getUTCDay());

function isAfterEaster(day: Date, days: number): boolean {
  const [month, date] = easter(day.getUTCFullYear());
  return Date.UTC(day.getUTCFullYear(), month - 1, date + days) === day.getTime();
}

/** Month and date of Easter Sunday, by the rule of Butcher's Ecclesiastical Calendar (1876). */
function easter(year: number): [month: number, date: number] {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return [Math.floor(days / 31), (days % 31) + 1];
}
