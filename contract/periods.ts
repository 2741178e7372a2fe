/** The days that orders can be narrowed to, today among them but for the last month. */
export const periods = ['today', '7-days', '30-days', 'this-month', 'last-month'] as const;
export type Period = (typeof periods)[number] | 'any';

export const asPeriod = (text: string): Period => periods.find((period) => period === text) ?? 'any';

/** From which ISO date to which, in London, as /dash-orders takes it; '' for no end. */
export function daysOfPeriod(period: Period, now: Date): { from: string; to: string } {
  const today = inLondon.format(now);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const on = (year: number, month: number, day: number) =>
    new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  switch (period) {
    case 'any':
      return { from: '', to: '' };
    case 'today':
      return { from: today, to: '' };
    case '7-days':
      return { from: on(year, month, day - 6), to: '' };
    case '30-days':
      return { from: on(year, month, day - 29), to: '' };
    case 'this-month':
      return { from: on(year, month, 1), to: '' };
    case 'last-month':
      return { from: on(year, month - 1, 1), to: on(year, month, 0) };
  }
}

const inLondon = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/London' });
