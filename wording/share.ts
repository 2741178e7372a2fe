import { deliveryPrice, freeDeliveryFrom } from './delivery-terms.ts';

/** What the pictures say that stand for a page where it is shared, beside the page's own title. */
export const share = {
  home: 'Airsoft BBs, gas, magazines, batteries and kit',
  energy: 'FPS to joules, for every BB weight',
  bbGuide: 'From springers to bolt-action rifles',
  starterKit: 'Eyes, BBs, gloves and a mask',
  myKit: 'Magazines, batteries, gas and sights',
  delivery: `Delivery ${deliveryPrice}, free from ${freeDeliveryFrom}`,
  freeDelivery: 'Free delivery in the UK',
  /** For those who can't see the picture of a product. */
  alt: (title: string, price: string) => `${title}, ${price}`,
} as const;
