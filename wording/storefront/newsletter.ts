export const newsletter = {
  title: '10% off your first order',
  /** Stored as what was agreed to. */
  consent:
    'Send me the newsletter about once a month: new products, stock news and offers. I can unsubscribe with one click.',
  /** Where it is one line: shows the form. */
  open: 'Get the code',
  email: 'E-mail',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  dismiss: 'No, thanks',
  thanks: 'Thank you',
  code: 'Your code',
  codeHint:
    'Type it in at the checkout of your first order. We have e-mailed it to you too: press the button in that e-mail, so that the newsletter comes.',
  done: 'Done',
} as const;

export const confirmNewsletter = {
  title: 'Confirm your subscription',
  text: 'Press the button and we send you the newsletter, about once a month. If it wasn’t you who subscribed, close this page and none will come.',
  submit: 'Send me the newsletter',
  submitting: 'Confirming...',
  done: 'You are subscribed',
  doneText: 'You can leave with one click in every issue.',
  unknown: 'This link is not known',
  unknownText:
    'It may have been cut short on its way, be too old, or you have unsubscribed since. You can subscribe again at any time.',
  shop: 'Go to the shop',
} as const;

export const unsubscribe = {
  title: 'Unsubscribe',
  text: 'Press the button and we send you no more newsletters. E-mails about your orders still arrive.',
  submit: 'Unsubscribe',
  submitting: 'Unsubscribing...',
  done: 'You are unsubscribed',
  doneText: 'No more newsletters will be sent to you. You can subscribe again at any time.',
  unknown: 'This link is not known',
  unknownText:
    'It may have been cut short on its way. Use the link in our latest newsletter, or write to us and we will do it for you.',
  shop: 'Go to the shop',
} as const;
