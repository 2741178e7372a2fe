const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
const bare = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** '3 March 2026', as the clocks stand in London. */
export const dayOf = (moment: Date): string => day.format(moment);

/** '3 March 2026 at 14:05'. */
export const minuteOf = (moment: Date): string => minute.format(moment);

/** 'Tuesday, 3 March 2026' from '2026-03-03', which has no time zone. */
export const writtenOut = (date: string): string => bare.format(new Date(`${date}T00:00:00Z`));
