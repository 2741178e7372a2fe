/** What a shopper is told who has just put something into the cart. */
export const added = {
  title: 'Added to your cart',
  /** To whoever presses once more. */
  present: 'In your cart already',
  /** '2 for £7.98'; of one its price alone. */
  units: (quantity: number, total: string) => (quantity > 1 ? `${quantity} for ${total}` : total),
  subtotal: (sum: string) => `Subtotal ${sum}`,
  toFree: (missing: string) => `${missing} more for free delivery`,
  freeReached: 'Your delivery is free',
  checkout: 'Checkout',
} as const;
