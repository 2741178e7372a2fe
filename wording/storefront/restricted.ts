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
  /** Beside the address at the checkout. */
  title: (place: string) => `Part of your order can’t be sent to ${place}`,
  titleAll: (place: string) => `This can’t be sent to ${place}`,
  titleNone: (place: string) => `Nothing in your order can be sent to ${place}`,
  item: (title: string, why: string) => `${title}: ${why}.`,
  remove: (title: string) => `Remove ${title}`,
  wayOut: (products: number) =>
    `Take ${products === 1 ? 'it' : 'them'} out, or choose an address on the mainland.`,
  elsewhere: 'Choose an address on the mainland, or something else to buy.',
  browse: 'See all products',
  /** Beside the button that would order it. */
  first: 'Something in your order can’t be sent to this address: see the note at the address.',
} as const;
