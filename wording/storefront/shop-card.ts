/** What a product on a shelf says: apart from what the listing says, which no other page needs. */
export const shopCard = {
  add: 'Add to cart',
  /** In place of the button that adds, where a size must be chosen first. */
  choose: 'Choose',
  /** In place of the button of what is sold out: its page takes an e-mail address. */
  notify: 'Tell me when it’s back',
  added: 'Added to cart',
  more: 'One more',
  fewer: 'One fewer',
  takeOut: 'Remove from cart',
  inCart: (quantity: number) =>
    quantity === 0 ? 'No longer in your cart' : `${quantity} of this in your cart`,
  mostReached: 'You can add up to 10 here. For more, change the quantity in your cart.',
  favourite: { add: 'Add to favourites', remove: 'Remove from favourites' },
  eachFrom: (quantity: number, price: string) => `${quantity}+ ${price} each`,
  /** '4 BB weights, from £8.99': a sibling is cheaper than the product shown. */
  choicesFrom: (choices: string, price: string) => `${choices}, from ${price}`,
  stock: {
    none: 'Out of stock',
    few: (left: number) => `Only ${left} left`,
    plenty: 'In stock',
    noMore: (left: number) => (left === 1 ? 'Only 1 is available' : `Only ${left} are available`),
  },
} as const;
