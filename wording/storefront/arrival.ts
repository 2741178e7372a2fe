/** When an order arrives; `days` as dates.ts writes them. */
export const arrival = {
  orderBy: (by: string, days: string) => `Order by 18:00 ${by}, with you ${days}`,
  today: 'today',
  tomorrow: 'tomorrow',
  on: (weekday?: string) => `on ${weekday}`,
} as const;

/** Once it is paid. A word of its own: the pages before that need not load it. */
export const withYou = (days: string) => `With you ${days}`;

/** Where no days can be named: a page that is kept for everybody, or is not alive yet. */
export const inWords = 'With you 2-4 business days after you order';
