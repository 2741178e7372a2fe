import { deliveryPrice, freeDeliveryFrom } from '../delivery-terms.ts';

/**
 * What the shop's own screens say, one file a screen. Texts quoted in spec.md stand here to the letter, typing errors
 * included (decisions.md section 7); what the rules of a form say is in rules.ts, what shared parts say in kit.ts.
 */

export const shop = { name: 'Hopup Supply' } as const;

/** The six categories by their name in addresses and calls. */
export const categories = {
  bbs: 'BBs',
  gas: 'Gas',
  magazines: 'Magazines',
  batteries: 'Batteries',
  attire: 'Attire',
  attachments: 'Attachments',
} as const;

/** Stands beside every price (decisions.md section 6). */
export const delivery = {
  /** Where the terms stand once above many prices. */
  short: `+ ${deliveryPrice} delivery`,
  terms: `Delivery ${deliveryPrice}, free from ${freeDeliveryFrom}`,
  freeFrom: `Free delivery from ${freeDeliveryFrom}`,
  free: 'Free delivery',
  brings: 'Makes delivery free',
} as const;

/** Apart from what else the cart says: whatever adds to it needs this alone. */
export const cartFull = 'You can add only 5 items in cart';

/** Said of what was put in. */
export const addedNote = (title: string) => `${title} is in your cart`;

/** The way on from both. */
export const viewCart = 'View cart';
