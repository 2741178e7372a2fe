/** Without a connection: what still works, and how it goes on (docs/decisions/027). */
export const offline = {
  lost: 'You are offline. Your cart and favourites still open.',
  /** Before anything is kept on the device that would open. */
  lostEarly: 'You are offline. This page stays as it is: go on once you’re back.',
  noCheckout: 'You’re offline. Your cart is saved: check out once you’re back.',
  back: 'You are back online.',
  title: 'You are offline',
  text: 'This page needs a connection and opens by itself once you are back. Until then your cart and favourites are here, with prices as we last saw them.',
  /** The same of a product, whose name, price and picture stand above. */
  rest: 'The rest of this product’s page opens by itself once you are back. Until then your cart and favourites are here, with prices as we last saw them.',
  cart: 'Open your cart',
  again: 'Try again',
  /** Where the device has a line and the shop does not answer all the same. */
  unreachable: 'We can’t reach the shop',
  unreachableText:
    'The shop isn’t answering at the moment. This page opens by itself once it does. Until then your cart and favourites are here, with prices as we last saw them.',
  returning: 'Connected again. Opening the page...',
} as const;
