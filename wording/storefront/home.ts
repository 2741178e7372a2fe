import { deliveryPrice, freeDeliveryFrom } from '../delivery-terms.ts';

export const home = {
  hero: {
    tag: 'Airsoft supplies, UK warehouse',
    title: 'Kit that is ready before you are',
    text: 'BBs, gas, magazines, batteries and clothing, weighed, measured and labelled plainly. Ordered by 18:00, sent the next working day.',
    shop: 'Shop all products',
    deals: 'Discount Zone',
    /** Of what the picture shows. */
    prices: `Prices include VAT. Delivery ${deliveryPrice}, free from ${freeDeliveryFrom}.`,
    picture: 'A day’s airsoft kit, laid out on an olive mat',
    things: 'In the picture',
    own: 'Some of what we sell',
    soldOut: 'Sold out',
  },
  categories: 'Shop by category',
  /** Below them, in one sentence with two links. */
  newcomer: {
    ask: 'New to airsoft?',
    start: 'Start with',
    eyes: 'eye protection',
    or: 'or see',
    kit: 'a starter kit',
  },
  deals: {
    title: 'Hot deals',
    text: 'In stock now, and less each when you buy more.',
    all: 'All discounts',
  },
  /** In the place of deals, where there is none. */
  newest: {
    title: 'New in',
    text: 'In stock now.',
    all: 'All products',
  },
} as const;
