const format = (options: Intl.DateTimeFormatOptions) => {
  const worded = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => worded.format(new Date(`${day}T12:00:00Z`));
};

/** Of an ISO date: '3 Mar', 'Tuesday', and 'Tuesday 3 March'. */
export const shortDay = format({ day: 'numeric', month: 'short' });
export const weekday = format({ weekday: 'long' });
export const wholeDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
