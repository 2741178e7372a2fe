import { deliveryPrice, freeDeliveryFrom } from '../delivery-terms.ts';

/** What the foot of every page says, but for what other parts say too (layout.ts). Its code comes after the rest. */
export const footer = {
  about:
    'Airsoft supplies, plainly labelled and quick to hand: BBs, gas, magazines, batteries, clothing and attachments.',
  hours: 'We’re here Mon-Fri 9:00-18:00',
  support: 'Support',
  aboutUs: 'About us',
  starterKit: 'Starter kit',
  bbGuide: 'Which BB weight?',
  energy: 'Energy calculator',
  shipping: 'Delivery',
  shippingPoints: [
    `Free delivery from ${freeDeliveryFrom}, otherwise ${deliveryPrice}`,
    'Dispatched the next working day',
    'With you 2-4 business days after you order',
    'Prices include 20% VAT',
  ],
  payment: 'Payment',
  takenBy: 'Stripe takes the payment. Your card number never reaches us.',
  seller: 'Who we are',
  company: (number: string) => `Company number ${number}`,
  vat: (number: string) => `VAT number ${number.replaceAll(' ', '\u00a0')}`,
  small: 'We only sell airsoft supplies to people aged 18 and over.',
} as const;
