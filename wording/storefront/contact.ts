import { deliveryPrice, freeDeliveryFrom } from '../delivery-terms.ts';
import { layout } from './layout.ts';

export const contact = {
  title: layout.contact,
  description:
    'Ask about trade accounts, bulk orders, special deliveries or anything else. We answer within one business day.',
  intro:
    'An order, a trade account, a bulk order, a delivery on a particular day, or anything else: send us a message.',
  /** Who comes from an order's page; an order that was never paid has no number. */
  introOfOrder: (order: string) =>
    `${/^\d+$/.test(order) ? `About order ${order}` : 'About your order'}: tell us what’s wrong, or what you’d like to know. We’ll answer within one business day.`,
  notThisOrder: 'It’s about something else',
  name: 'Name',
  nameHint: 'First and last name, at least 4 letters',
  email: 'E-mail',
  emailHint: 'We’ll answer to this address',
  phone: 'Phone number',
  phoneHint: 'Please give one: we only ring where that’s quicker',
  type: 'What is it about?',
  /** Of an order: what stands behind its number in the message; the first says nothing more. */
  topics: {
    question: 'A question about my order',
    faulty: 'It arrived faulty or wrong',
    late: 'It’s late, or something is missing',
    change: 'I’d like to change or cancel it',
  },
  topicHint: 'So that the right one of us reads it',
  topicsInMessage: {
    question: '',
    faulty: ', arrived faulty or wrong',
    late: ', late or missing',
    change: ', change or cancel',
  },
  typeHint: 'We’ll only ask for what we need',
  chooseType: 'Choose one',
  types: {
    other: 'Order or general question',
    trade: 'Trade enquiry',
    bulk: 'Bulk order',
    special: 'Special delivery request',
  },
  typeHints: {
    trade: 'To resell or hire out',
    bulk: '10 or more of one thing',
    special: 'A day and time you choose',
    other: 'Orders, returns, products, the shop',
  },
  businessName: 'Business name',
  businessInquiry: 'Details',
  businessInquiryHint: 'What you do and what you would like to buy. 10 to 200 characters.',
  itemType: 'Item type',
  itemTypeHint: 'Which products, weights, colours or sizes. 10 to 300 characters.',
  quantity: 'Quantity',
  quantityHint: 'At least 10',
  address: 'Delivery address',
  addressHint: 'With town and postcode. 20 to 500 characters.',
  deliveryDate: 'Delivery date',
  deliveryDateHint: 'Today or later',
  pastDate: 'Choose today or a later day',
  weekend: 'That’s a weekend. We’ll write to you if only a weekday is possible.',
  deliveryTime: 'Time slot',
  deliveryTimeHint: 'Within our business hours',
  chooseTime: 'Choose one',
  /** Business hours in three equal parts (spec.md section 9: Mon-Fri 9:00-18:00). */
  slots: ['9:00-12:00', '12:00-15:00', '15:00-18:00'],
  instructions: 'Instructions',
  instructionsHint: 'Such as where to leave it or who to ask for. Up to 200 characters.',
  message: 'Message',
  /** What a message begins with that is written from an order's page. */
  aboutOrder: (order: string, topic = '') => `Order ${order}${topic}: `,
  anythingElse: 'Anything else?',
  send: 'Send message',
  sending: 'Sending...',
  beside: {
    seller: 'Talk to us',
    days: 'Monday to Friday',
    time: '9:00-18:00',
    closed: 'Saturday and Sunday',
    closedText: 'Closed. We’ll answer on Monday.',
    next: 'What happens next',
    steps: [
      'Your message goes straight to our own team in the UK.',
      'We’ll read it in business hours and answer by e-mail within one business day.',
      'For trade, bulk and special deliveries we’ll send you a quote. Nothing is ordered or charged before you say yes.',
    ],
    questions: 'Quick answers',
    answers: [
      {
        question: 'Where’s my order?',
        answer: 'Its page says where it is and when it’s due. You can cancel it there until it’s dispatched.',
        to: '/orders',
        link: 'Go to your orders',
      },
      {
        question: 'What does delivery cost?',
        answer: `${deliveryPrice}, or nothing from ${freeDeliveryFrom}. It takes 2-4 business days. We only deliver in the UK, the Isle of Man and the Channel Islands.`,
        to: '/delivery-and-returns#delivery',
        link: 'About delivery',
      },
      {
        question: 'Can I send it back?',
        answer: 'You have 14 days from delivery to change your mind. Start the return on the order’s page.',
        to: '/delivery-and-returns#withdraw',
        link: 'About returns',
      },
    ],
  },
  sent: {
    title: 'Message sent',
    copy: (email: string) => `We’ll write to ${email}.`,
    /** To whoever is signed in with it. */
    copied: (email: string) => `We’ll write to ${email}, where we’ve sent you a copy.`,
    reference: 'Your reference',
    referenceHint: 'Please quote it if you contact us again about this.',
    /** The first words of the message. */
    yours: (words: string) => `You wrote: ‘${words}’`,
    another: 'Write another message',
    shop: 'Back to the shop',
  },
} as const;
