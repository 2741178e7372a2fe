const zone = { timeZone: 'Europe/London' } as const;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...zone });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...zone });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', ...zone });
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', ...zone });

/** Dates as people in London read them, from ISO 8601: '3 March 2026'. */
export const dayOf = (at: string) => day.format(new Date(at));

/** '3 Mar'. */
export const shortDayOf = (at: string) => short.format(new Date(at));

/** '3 Mar 2026, 14:05'. */
export const minuteOf = (at: string) => minute.format(new Date(at));

/** '14:05'. */
export const timeOf = (at: string) => time.format(new Date(at));
