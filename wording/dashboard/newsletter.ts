/** Who gets the newsletter. */

export const subscribers = {
  title: 'Newsletter',
  caption: 'Subscribers of the newsletter',
  find: 'Find a subscriber',
  findHint: 'Part of an e-mail',
  state: 'State',
  all: 'All',
  subscribed: 'Subscribed',
  waiting: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
  email: 'E-mail',
  since: 'Subscribed on',
  confirmed: 'Confirmed on',
  source: 'Where',
  consent: 'Agreed to',
  until: 'Unsubscribed on',
  sources: { popup: 'Offer on a page', website: 'The website' },
  rule: 'Write only to people whose state is Subscribed: they confirmed through the link we e-mailed. Put the unsubscribe link into every issue. Each export is recorded in the audit log.',
  empty: 'No Subscribers',
  emptyAll: 'People who subscribe to the newsletter appear here.',
  emptyFound: 'Nobody matches.',
} as const;
