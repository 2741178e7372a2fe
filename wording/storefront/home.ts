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
      ['Sent the next working day', 'With you 2-4 business days after you order.'],
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
} as const;
