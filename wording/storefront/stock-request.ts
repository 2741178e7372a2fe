/** On the page of a product that is sold out, and behind the links of its letters. */
export const stockRequest = {
  title: 'Tell me when it’s back',
  email: 'E-mail',
  rule: 'One e-mail when it’s back in stock, in the order people asked, and nothing else.',
  confirmed: 'We’ll send you a link to confirm it first.',
  submit: 'Tell me',
  submitting: 'Sending...',
} as const;

export const confirmStockRequest = {
  title: 'Tell me when it’s back',
  text: 'Press the button and we’ll e-mail you once, when it’s back in stock. If you didn’t ask for this, just close this page.',
  submit: 'Tell me when it’s back',
  submitting: 'Confirming...',
  done: 'We’ll tell you',
  doneText: 'We write to people in the order they asked, and only to as many as we have stock for.',
  unknown: 'We don’t know this link',
  unknownText: 'It may be incomplete or too old. You can ask again on the product’s page.',
  shop: 'Go to the shop',
} as const;

export const endStockRequests = {
  title: 'No more e-mails about stock',
  text: 'Press the button and we’ll forget every product you asked about. You’ll still get e-mails about your orders.',
  submit: 'Stop these e-mails',
  submitting: 'Stopping...',
  done: 'We’ve stopped them',
  doneText: 'We’ve deleted your requests. You can ask again on any product’s page.',
  unknown: 'We don’t know this link',
  unknownText:
    'It may be incomplete. Use the link in our latest e-mail, or contact us and we’ll do it for you.',
  shop: 'Go to the shop',
} as const;
