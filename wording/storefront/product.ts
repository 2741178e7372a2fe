import { deliveryPrice, freeDeliveryFrom } from '../delivery-terms.ts';

export const product = {
  quantity: 'Quantity',
  add: 'Add to cart',
  added: 'Added To Cart',
  /** Beside the price, in place of what is chosen. */
  inCart: 'In your cart',
  buyNow: 'Buy Now',
  vat: 'Price includes 20% VAT.',
  gallery: {
    label: (title: string) => `Pictures of ${title}`,
    picture: (place: number, of: number) => `Picture ${place} of ${of}`,
    enlarge: (place: number, of: number) => `Enlarge picture ${place} of ${of}`,
    previous: 'Previous picture',
    next: 'Next picture',
    closer: 'Look closer',
    whole: 'Show the whole picture',
  },
  tiers: {
    title: 'Buy more, pay less',
    quantity: 'Quantity',
    price: 'Price',
    saving: 'You save',
    from: (quantity: number) => `${quantity} or more`,
    /** Of the quantities before the next step. */
    between: (first: number, last: number) =>
      first === last ? `${first}` : `${first}${last === first + 1 ? ' or ' : '-'}${last}`,
    yours: 'Your price',
    next: (more: number, percent: number, saved: string) =>
      `Add ${more} more for ${percent}% off: that saves you ${saved}.`,
    reached: 'This is our best price.',
    /** Of the quantity that is chosen, or that the cart has already. */
    total: (quantity: number, total: string, inCart?: boolean) =>
      `${inCart ? 'In your cart: ' : ''}${quantity} for ${total}`,
    saved: (saved: string) => `You save ${saved}`,
  },
  shipping: {
    free: 'This order is delivered free',
    toFree: (missing: string) => `${deliveryPrice} delivery. Spend ${missing} more and it’s free.`,
    /** Until what is in the cart is known. */
    withCart: `${deliveryPrice} delivery, free from ${freeDeliveryFrom} with what is in your cart.`,
    toFreeWithCart: (missing: string) =>
      `${deliveryPrice} delivery with what is in your cart. Spend ${missing} more and it’s free.`,
    freeWithCart: 'Delivered free with what is in your cart',
  },
  promises: { returns: '14 days from delivery to change your mind', card: 'Paid by card on a secure page' },
  about: 'About this product',
  questions: 'Questions before you buy',
  features: 'Features',
  reviews: {
    /** Behind stars of a product's range, where it has none itself. */
    ofRange: 'for the range',
    title: 'Reviews',
    only: (stars: number) => `Only reviews with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
    ofThese: (shown: number, total: number, stars: number) =>
      `${shown} of ${total} with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
    all: 'Show all',
    reply: (shopName: string) => `Reply from ${shopName}`,
    none: 'No reviews yet',
    histogram: 'Star ratings',
    stars: (stars: number, count: number) =>
      `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} ${count === 1 ? 'review' : 'reviews'}`,
    verified: 'Verified purchase',
    ofThemVerified: (verified: number, total: number) =>
      `${verified} of ${total} from ${total === 1 ? 'a verified purchase' : 'verified purchases'}`,
    edited: ', edited ',
    shown: (shown: number, total: number) => `${shown} of ${total} reviews`,
    failed: 'We couldn’t load more reviews. Check your connection and try again.',
    loading: 'Loading...',
    checked:
      'Reviews are written by people with an account, one for each product. ‘Verified purchase’ marks those whose account had this product delivered. We hide a review only for what it says, never for its stars, and the average counts all that are published.',
  },
  viewMore: 'View More',
  writeReview: 'Write Review',
} as const;
