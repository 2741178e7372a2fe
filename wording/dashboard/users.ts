/** The users, and one of them. */

import { counted } from '../counted.ts';

export const users = {
  title: 'Users',
  find: 'Find a user',
  findHint: 'Name, e-mail, postcode or phone',
  name: 'Name',
  email: 'E-mail',
  empty: 'No Users',
  emptyAll: 'Accounts appear here as soon as somebody registers.',
  emptyFound: 'No user fits. Try part of a name or an e-mail, a postcode or a phone number.',
} as const;

export const user = {
  page: 'User',
  unknown: 'No such user',
  unknownText: (email: string) => `No account has the e-mail ${email}. It may have been deleted.`,
  failed: 'This user could not be loaded',
  about: 'Account',
  address: 'Delivery address',
  noAddress: 'No delivery address is stored yet.',
  addressFailed: 'Error in fetching address',
  orders: 'Orders',
  noOrders: 'No Orders',
  noOrdersText: 'Nothing was ordered with this e-mail yet.',
  endUnpaid: 'End unpaid checkouts',
  endingUnpaid: 'Ending...',
  spent: 'Spent',
  spentOn: (amount: string, orders: number) =>
    orders === 0
      ? 'nothing yet'
      : `${amount} on ${orders === 1 ? '1 paid order' : `${counted(orders)} paid orders`}`,
} as const;
