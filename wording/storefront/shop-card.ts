/** What a product on a shelf says: apart from what the listing says, which no other page needs. */
export const shopCard = {
  add: 'Add to cart',
  /** Of a family: before the lowest of its prices, and in place of the button that adds. */
  from: 'From',
  choose: 'Choose',
  added: 'Added to cart',
  raised: (quantity: number) => `${quantity} of this in your cart now`,
  mostReached: 'You can add up to 10 here. For more, change the quantity in your cart.',
  favourite: { add: 'Add to favourites', remove: 'Remove from favourites' },
  saveUpTo: (percent: number) => `Save up to ${percent}%`,
  fromEach: (price: string, quantity: number) => `from ${price} each for ${quantity}+`,
  stock: {
    none: 'Out of stock',
    few: (left: number) => `Only ${left} left`,
    plenty: 'In stock',
    noMore: (left: number) => (left === 1 ? 'Only 1 is available' : `Only ${left} are available`),
  },
} as const;
