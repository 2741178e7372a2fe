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
    'It takes 10% off the items of your first order, with no minimum. Your cart keeps it for the checkout. Press the button in the e-mail we’ve just sent to start the newsletter.',
  done: 'Done',
  /** To whoever asks for it and has an order already. */
  over: 'You have placed your first order. If it isn’t paid for yet, a code you already have still works at its checkout.',
} as const;

export const confirmNewsletter = {
  title: 'Confirm your subscription',
  text: 'Press the button and we’ll send you the newsletter, about once a month. If you didn’t subscribe, just close this page.',
  submit: 'Send me the newsletter',
  submitting: 'Confirming...',
  done: 'You are subscribed',
  doneText: 'You can unsubscribe with one click from any issue.',
  unknown: 'We don’t know this link',
  unknownText:
    'It may be incomplete or too old, or you may have unsubscribed since. You can subscribe again at any time.',
  shop: 'Go to the shop',
} as const;

export const unsubscribe = {
  title: 'Unsubscribe',
  text: 'Press the button and we’ll stop sending you newsletters. You’ll still get e-mails about your orders.',
  submit: 'Unsubscribe',
  submitting: 'Unsubscribing...',
  done: 'You are unsubscribed',
  doneText: 'We won’t send you any more newsletters. You can subscribe again at any time.',
  unknown: 'We don’t know this link',
  unknownText:
    'It may be incomplete. Use the link in our latest newsletter, or contact us and we will do it for you.',
  shop: 'Go to the shop',
} as const;
