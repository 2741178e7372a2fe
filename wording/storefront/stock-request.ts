/** On the page of a product that is sold out, and behind the links of its letters. */
export const stockRequest = {
  title: 'Tell me when it is back',
  email: 'E-mail',
  rule: 'One e-mail when it is in stock, in the order of those who asked, and nothing else. You confirm it by a link first; signed in, you need not.',
  submit: 'Tell me',
  submitting: 'Sending...',
} as const;

export const confirmStockRequest = {
  title: 'Tell me when it is back',
  text: 'Press the button and we e-mail you once, when it is in stock. If it wasn’t you who asked, close this page and none will come.',
  submit: 'Tell me when it is back',
  submitting: 'Confirming...',
  done: 'We will tell you',
  doneText: 'We write in the order of those who asked, and no more people than we have units for.',
  unknown: 'This link is not known',
  unknownText:
    'It may have been cut short on its way, or be too old. You can ask again on the product’s page.',
  shop: 'Go to the shop',
} as const;

export const endStockRequests = {
  title: 'No more e-mails about stock',
  text: 'Press the button and we forget every product that you wanted to hear of. E-mails about your orders still arrive.',
  submit: 'No more of these',
  submitting: 'Ending...',
  done: 'No more will come',
  doneText: 'We have deleted what you asked to hear of. You can ask again on any product’s page.',
  unknown: 'This link is not known',
  unknownText:
    'It may have been cut short on its way. Use the link in our latest e-mail, or write to us and we will do it for you.',
  shop: 'Go to the shop',
} as const;
