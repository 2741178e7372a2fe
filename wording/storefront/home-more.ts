import { deliveryPrice, freeDeliveryFrom } from '../delivery-terms.ts';

const grams = (weight: number) => weight.toFixed(2);

/** What stands below the first screens of the home page: fetched once it is used. */
export const homeMore = {
  guide: {
    title: 'Which BB weight?',
    intro: [
      'Heavier BBs leave the barrel slower, lose less speed on the way and drift less in wind. Go up in weight until your hop-up no longer lifts them.',
      'Weights and prices are those in stock now.',
    ],
    more: 'More about weights',
    energy: 'Work out your own gun’s energy',
    /** '0.23 and 0.25 g', '0.12 to 0.20 g' of three or more. */
    weights: (weights: readonly number[]) => {
      const [first = 0, last = first] = [weights[0], weights.at(-1)];
      if (weights.length === 1) return `${grams(first)} g`;
      return `${grams(first)} ${weights.length === 2 ? 'and' : 'to'} ${grams(last)} g`;
    },
    uses: {
      spring: 'Spring guns under 0.5 J only: too soft for electric and gas guns.',
      light: 'Pistols and short ranges indoors. Quick, and the first to drift.',
      everyday: 'The everyday weight of most electric and gas guns.',
      outdoors: 'Outdoors and in wind, where a little weight keeps the line.',
      long: 'Long shots from a well-tuned rifle or DMR.',
      bolt: 'Bolt-action rifles, within what your site allows.',
    },
    speed: (fps: readonly number[], joules: number) => `${fps.join('-')} FPS at ${joules}\u00a0J`,
    from: (price: string) => `from ${price} per 1,000`,
  },
  features: {
    title: 'What you can count on',
    points: [
      [
        `Free delivery from ${freeDeliveryFrom}`,
        `Below that it is ${deliveryPrice}, whatever the parcel weighs.`,
      ],
      ['Sent the next working day', 'With you 2-4 business days after you order.'],
      ['Less for buying more', 'Quantity discounts are worked out in your cart, without a code.'],
      ['Prices include VAT', 'What you see is what you pay, with 20% VAT already in it.'],
    ],
  },
  reviews: {
    title: 'From people who bought them',
    text: 'A few recent reviews of products on this page, by people who bought them here.',
    by: (name: string) => `${name}, on`,
  },
  about: {
    title: (shopName: string) => `About ${shopName}`,
    text: [
      'We are a small UK shop for what an airsoft weekend uses up and wears out. Every product page says what a thing weighs, measures and fits, so that you can choose without guessing.',
      'Whatever is in stock goes out from our own UK warehouse the next working day. What we don’t know of a product we don’t claim, and its reviews stay on its page, good or bad.',
      'We are at our desks Monday to Friday, 9:00-18:00. Clubs, sites and traders can ask us for bulk orders and special deliveries.',
    ],
  },
} as const;
