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
  const parts = calendar.formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour') };
}
