/** The pages of who is signed in, and of what they keep, as menus and the foot name them. */
export const ownPages = {
  settings: 'Settings',
  orders: 'Orders',
  myKit: 'My kit',
} as const;
