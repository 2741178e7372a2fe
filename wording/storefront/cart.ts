import { cartFull } from './shop.ts';

export const cart = {
  full: cartFull,
  title: 'Cart',
  description: 'What you’re about to order, with discounts and delivery in the total.',
  items: 'Items in your cart',
  places: (taken: number, all: number) =>
    `${taken === 1 ? '1 product' : `${taken} products`}, room for ${all - taken} more`,
  allPlaces: (taken: number) => `${taken} products: your cart is full`,
  codePlace: 'Got a discount code? Enter it at the checkout.',
  codeKept: (code: string) => `${code} is saved: we’ll try it again at the checkout.`,
  reassurance: {
    returns: '14 days to change your mind',
    payment: 'Paid by card on Stripe’s own page: we never see your card.',
  },
  empty: 'Your cart is empty',
  emptyText: 'It has room for 5 different products, and keeps them in this browser until you order.',
  browse: 'Browse the shop',
  seeDiscounts: 'See the Discount Zone',
  loading: 'Checking prices and stock...',
  /** The name of an item that could not be fetched. */
  unnamed: 'Saved item',
  each: (price: string) => `${price} each`,
  quantityOf: (title: string) => `Quantity of ${title}`,
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} removed`,
  stock: (left: number) => (left > 10 ? 'In stock' : `${left} left`),
  soldOut: 'Sold out',
  soldOutText: 'Sold out at the moment, so it isn’t in your total.',
  gone: 'No longer sold',
  goneText: 'No longer sold, so it isn’t in your total.',
  reduced: (asked: number, left: number) =>
    `You had ${asked}, but only ${left} can be ordered now. We’ve changed it to ${left}.`,
  dearer: (was: string, now: string) => `The price went up from ${was} to ${now}.`,
  cheaper: (was: string, now: string) => `The price went down from ${was} to ${now}.`,
  tierSaved: (percent: number, from: number, saved: string) =>
    `${percent}% off for ${from} or more: you save ${saved}`,
  tierNext: (more: number, percent: number, saved: string) =>
    `Add ${more} more for ${percent}% off: you’d save ${saved}`,
  freeReached: 'Your delivery is free',
  staysFree: 'Your delivery stays free',
  toFree: (missing: string) => `${missing} more for free delivery`,
  offlineTitle: 'You are offline',
  unreachableTitle: 'We can’t reach the shop',
  checkoutUnreachable: 'We can’t reach the shop. Your cart is saved: you can check out once we’re back.',
  offline: 'Prices and stock are as we last saw them. We’ll keep trying.',
  checkout: 'Checkout',
  nothingLeft: 'Nothing in your cart can be ordered at the moment.',
} as const;
