/** What stands around every screen of the dashboard. Texts quoted in spec.md stand in this folder to the letter (decisions.md section 7). */

export const frame = {
  name: (shopName: string) => `${shopName} Dashboard`,
  title: (page: string) => `${page} - Dashboard`,
  nav: 'Dashboard sections',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  logoutFailed: 'You could not be signed out. Check your connection and try again.',
  overview: 'Overview',
  orders: 'Orders',
  packing: 'Packing',
  products: 'Products',
  users: 'Users',
  messages: 'Messages',
  coupons: 'Coupons',
  newsletter: 'Newsletter',
  reviews: 'Reviews',
  attributes: 'Attributes',
  audit: 'Audit log',
  expired: 'Your staff session has ended. Please sign in again.',
} as const;

export const idle = {
  title: 'Still there?',
  text: (minutes: number) =>
    `Nobody has used this dashboard for nearly 8 hours. You’ll be signed out in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, and anything not saved here will be lost.`,
  stay: 'Stay signed in',
  staying: 'Staying...',
} as const;

/** Before unsaved changes are lost. */
export const leave = {
  title: 'Leave without saving?',
  text: 'Your changes here are not saved yet.',
  yes: 'Leave',
  no: 'Stay',
} as const;
