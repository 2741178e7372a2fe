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
  rule: 'Write only to who is subscribed, which is who confirmed by the link that we mailed, and put the unsubscribe link into each mail. An export is written into the audit log.',
  empty: 'No Subscribers',
  emptyAll: 'Who subscribes to the newsletter appears here.',
  emptyFound: 'Nobody fits.',
} as const;
