/**
 * What the shop's own screens say, one object a screen. Texts quoted in spec.md stand here to the letter, typing errors
 * included (decisions.md section 7); what the rules of a form say is in rules.ts, what shared parts say in kit.ts.
 */

export const shop = { name: 'Hopup Supply' } as const;

/** The six categories by their name in addresses and calls. */
export const categories = {
  bbs: 'BBs',
  gas: 'Gas',
  magazines: 'Magazines',
  batteries: 'Batteries',
  attire: 'Attire',
  attachments: 'Attachments',
} as const;

/** Stands beside every price (decisions.md section 6). */
export const delivery = {
  beside: '+ £2.99 delivery, free from £25',
  free: 'Free delivery',
  estimate: '2-4 business days',
  dispatch: 'Dispatched the next working day',
} as const;

export const layout = {
  skip: 'Skip to the content',
  strip: 'Free delivery from £25. Dispatched the next working day from our UK warehouse.',
  nav: 'Shop',
  quick: 'Quick access',
  shop: 'Shop',
  all: 'All products',
  discount: 'Discount Zone',
  contact: 'Contact',
  favourites: 'Favourites',
  cart: 'Cart',
  signIn: 'Sign in',
  register: 'Create an account',
  account: 'Account',
  accountOf: (name: string) => `Account of ${name}`,
  settings: 'Settings',
  orders: 'Orders',
  signOut: 'Sign Out',
  signedOut: 'You are signed out',
  signOutFailed: 'You could not be signed out. Check your connection and try again.',
  withCount: (label: string, count: number) =>
    count === 0 ? label : count === 1 ? `${label}, 1 item` : `${label}, ${count} items`,
  search: {
    label: 'Search the shop',
    placeholder: 'Search products',
    submit: 'Search',
    suggestions: 'Products that match',
    found: (count: number) =>
      count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`,
  },
  footer: {
    about:
      'Airsoft supplies, plainly labelled and quick to hand: BBs, gas, magazines, batteries, attire and attachments.',
    location: 'Dispatched from our UK warehouse',
    hours: 'Mon-Fri 9:00-18:00',
    quickLinks: 'Quick links',
    support: 'Support',
    shipping: 'Delivery',
    shippingPoints: [
      'Free delivery from £25, otherwise £2.99',
      'Dispatched the next working day',
      'With you in 2-4 business days',
      'Prices include 20% VAT',
    ],
    small: (shopName: string) => `${shopName}. Airsoft supplies are sold to adults of 18 and over.`,
  },
} as const;

export const home = {} as const;

export const listing = {
  resultsFor: (words: string) => `Results for ${words}`,
  more: 'More Products',
  empty: 'No Products Are Available',
  add: 'Add to cart',
  added: 'Added to cart',
} as const;

export const product = {
  add: 'Add to cart',
  added: 'Added To Cart',
  buyNow: 'Buy Now',
  viewMore: 'View More',
  writeReview: 'Write Review',
  failed: 'Unknown Server Error',
  notFound: 'Product Not Found',
} as const;

export const cart = {
  full: 'You can add only 5 items in cart',
} as const;

export const favourites = {} as const;

export const contact = {
  message: 'Message',
  anythingElse: 'Anything else?',
} as const;

/** Registering, signing in, resetting a password, the one-time code. */
export const account = {
  registrationFailed: 'Connection Error, Please Try Again',
  exists: 'User Already Exist, Please Login',
  emailNotSent: 'Email Not Sent',
  emailSent: 'Email Sent Succesfully, Redirecting..',
  emailNotFound: 'Email Not Found, Please Follow Correct Steps',
} as const;

export const checkout = {
  invalidPath: 'Invalid Path',
  addressFailed: 'Error in fetching address',
  emptyCart: 'Add Atleast one item in cart, Redirecting...',
  paymentFailed: 'Connection Error',
  oneCode: 'One coupen code is already applied',
  firstOrderOnly: 'This code is used only for first order',
  minimum: (min: string) => `Minimum ammount to aaply this code is £${min}`,
  pay: (total: string) => `Order and pay ${total}`,
} as const;

export const success = {} as const;

export const failed = {
  title: 'Payment Failed',
  text: 'Payment Failed, Please Contact Support is ammount is debited.',
  orders: 'Go to Orders',
  support: 'Support',
} as const;

export const orders = {} as const;

export const order = {
  alreadyCancelled: 'Order is already canceled',
  shipped: 'Your Order is now shipped.... Please Contact support if you have any query.',
  cancelled: 'Order Cancelled',
} as const;

export const settings = {
  save: 'Save Address',
  update: 'Update Address',
} as const;

export const review = {
  signIn: 'You need to login or create a account to continue',
  submit: 'Submit',
} as const;
