export const home = {
  title: (shopName: string) => `${shopName}: airsoft BBs, gas, magazines, batteries and kit`,
  description:
    'Airsoft BBs, gas, magazines, batteries, attire and attachments from a UK warehouse. Dispatched the next working day, with free delivery from £25.',
  hero: {
    tag: 'Airsoft supplies, UK warehouse',
    title: 'Kit that is ready before you are',
    text: 'BBs, gas, magazines, batteries and clothing, weighed, measured and labelled plainly. Ordered by 18:00, sent the next working day.',
    shop: 'Shop all products',
    deals: 'Discount Zone',
  },
  categories: 'Shop by category',
  deals: {
    title: 'Hot deals',
    text: 'In stock now, with our deepest discounts for buying more than one.',
    all: 'All discounts',
  },
  features: {
    title: 'What you can count on',
    points: [
      ['Free delivery from £25', 'Below that it is £2.99, whatever the parcel weighs.'],
      ['Sent the next working day', 'With you in 2-4 business days after you order.'],
      ['Less for buying more', 'Quantity discounts are worked out in your cart, without a code.'],
      ['Prices include VAT', 'What you see is what you pay, with 20% tax inside.'],
    ],
  },
  about: {
    title: (shopName: string) => `About ${shopName}`,
    text: [
      'We are a small UK shop for what an airsoft weekend uses up and wears out. Every product page says what a thing weighs, measures and fits, so that you can choose without guessing.',
      'We are at our desks Monday to Friday, 9:00-18:00. Clubs, sites and traders can ask us for bulk orders and special deliveries.',
    ],
    contact: 'Ask us something',
  },
  newsletter: {
    title: '10% off your first order',
    text: 'Join the newsletter and the code is yours at once.',
    /** Stored as what was agreed to. */
    consent:
      'Send me the newsletter about once a month: new products, stock news and offers. I can unsubscribe with one click.',
    email: 'E-mail',
    submit: 'Subscribe',
    submitting: 'Subscribing...',
    dismiss: 'No, thanks',
    thanks: 'You are subscribed',
    code: 'Your code',
    codeHint: 'Type it in at the checkout of your first order. We have e-mailed it to you too.',
    done: 'Done',
  },
  unsubscribe: {
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
  },
} as const;
