/** Of what can't be sent over water (shop/delivery/restricted.ts). */
export const restricted = {
  why: {
    gas: 'carriers don’t take pressurised gas on planes or ferries',
    lithium: 'carriers don’t take lithium batteries on planes or ferries',
  },
  /** On the product's page. */
  product: (places: string) => `Sent by road only: not to ${places}.`,
  /** In the cart: the same in short, and for a postcode that is known. */
  places: 'Northern Ireland or some islands',
  which: 'Where exactly',
  here: (place: string) => `We can’t send this to ${place}.`,
  reaches: (postcode: string) => `Sent by road only: it can go to ${postcode}.`,
} as const;
