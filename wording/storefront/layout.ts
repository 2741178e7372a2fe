export const layout = {
  skip: 'Skip to the content',
  nav: 'Shop',
  quick: 'Quick access',
  shop: 'Shop',
  /** The same, above what is bought on a phone. */
  shopMenu: 'Shop menu',
  all: 'All products',
  discount: 'Discount Zone',
  contact: 'Contact us',
  favourites: 'Favourites',
  cart: 'Cart',
  compare: 'Compare',
  /** Beside the box of the first product that is ticked. */
  compareOneMore: 'Tick one more to compare',
  /** Beside the box of a product that is ticked with others. */
  compareTicked: (count: number) => `Compare ${count}`,
  signIn: 'Sign in',
  account: 'Account',
  /** Behind it, to who can't see the letter. */
  accountOf: (name: string) => ` of ${name}`,
  whatFits: 'What fits my gun?',
  withCount: (label: string, count: number) =>
    count === 0 ? label : count === 1 ? `${label}, 1 item` : `${label}, ${count} items`,
  search: {
    label: 'Search the shop',
    placeholder: 'Search products',
    submit: 'Search',
  },
  /** What the foot shares with other parts; the rest of it is in footer.ts. */
  footer: {
    location: 'Dispatched from our UK warehouse',
    quickLinks: 'Quick links',
    returns: 'Delivery and returns',
    legal: 'Our terms',
    terms: 'Terms',
    privacy: 'Privacy and cookies',
  },
} as const;
