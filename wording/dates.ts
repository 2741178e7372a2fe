const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The days of a delivery, which are 00:00 UTC of a calendar day: 'Wed 24 - Fri 26 Nov', across months 'Mon 30 Nov - Wed 2 Dec'.
 * Written alike by server, mail and browser, whose own formats differ; a line may end after the dash and nowhere else.
 */
export function dayRange(from: Date, to: Date): string {
  const oneMonth = from.getUTCMonth() === to.getUTCMonth();
  return `${oneMonth ? shortDay(from) : dayAndMonth(from)}\u00a0- ${dayAndMonth(to)}`;
}

/** 'Fri 26 Nov'. */
const dayAndMonth = (day: Date): string => `${shortDay(day)}\u00a0${months[day.getUTCMonth()]}`;

/** 'Fri'. */
export const weekday = (day: Date) => weekdays[day.getUTCDay()];

const shortDay = (day: Date) => `${weekday(day)}\u00a0${day.getUTCDate()}`;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'long' });

/** A moment soon to come, by London's clock: '14:05', on another day '14:05 on 26 November'. Rounded up to the minute. */
export function whenInLondon(moment: Date, now: Date): string {
  const rounded = new Date(Math.ceil(moment.getTime() / 60_000) * 60_000);
  const time = clock.format(rounded);
  return day.format(rounded) === day.format(now) ? time : `${time} on ${day.format(rounded)}`;
}
