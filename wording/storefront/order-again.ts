/** What is said where the lines of an order are put into the cart once more. */
export const orderAgain = {
  all: 'Order these again',
  one: 'Buy again',
  adding: 'Adding...',
  some: 'Not everything is in your cart',
  there: 'This is in your cart',
  none: 'None of this could be added to your cart',
  fewer: (title: string, left: number) =>
    `Only ${left} of ‘${title}’ can be ordered now, so you have ${left} in your cart.`,
  present: (title: string) => `‘${title}’ was already in your cart, so its quantity stays as it was.`,
  soldOut: (title: string) => `‘${title}’ is sold out at the moment.`,
  gone: (title: string) => `‘${title}’ is no longer sold.`,
  full: (title: string) => `You can add only 5 items in cart, so ‘${title}’ is left out.`,
  unknown: (title: string) => `We couldn’t check ‘${title}’. Check your connection and try again.`,
  cart: 'View cart',
} as const;
