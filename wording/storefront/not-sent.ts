/** Beside the address at the checkout: that something can’t be sent there (restricted.ts has why). */
export const notSent = {
  title: (place: string) => `Part of your order can’t be sent to ${place}`,
  titleAll: (place: string) => `This can’t be sent to ${place}`,
  titleNone: (place: string) => `Nothing in your order can be sent to ${place}`,
  item: (title: string, why: string) => `${title}: ${why}.`,
  remove: (title: string) => `Remove ${title}`,
  wayOut: (products: number) =>
    `Take ${products === 1 ? 'it' : 'them'} out, or have your order sent to an address on the mainland.`,
  elsewhere: 'Have it sent to an address on the mainland, or choose something else to buy.',
  browse: 'See all products',
  /** Beside the button that would order it, and leads to that note. */
  first: 'Something in your order can’t be sent to this address: see the note by the address.',
} as const;
