/** Without a connection: what still works, and how it goes on (docs/decisions/027). */
export const offline = {
  lost: 'You are offline. Your cart still opens.',
  back: 'You are back online.',
  title: 'You are offline',
  text: 'This page needs a connection and opens by itself once you are back. Until then your cart is here, with prices as we last saw them.',
  cart: 'Open your cart',
  again: 'Try again',
  returning: 'You are back online. Opening the page...',
} as const;
