/** How staff hear of new orders by e-mail. */

export const notices = {
  title: 'Notices',
  link: 'Notices by e-mail',
  lead: (to: string) =>
    `Notices go to ${to}. They name an order by its number, with what was ordered, its total and the town it goes to.`,
  legend: 'E-mails about new orders',
  kinds: {
    each: 'One for each order, as soon as it is paid',
    daily: 'A list each morning at 7',
    none: 'None',
  },
  by: (staffId: string) => `Chosen by ${staffId}.`,
  submit: 'Save',
  submitting: 'Saving...',
  saved: 'Saved',
  failed: 'This page could not be loaded',
} as const;
