/** The users, and one of them. */

import { counted } from '../counted.ts';

export const users = {
  title: 'Users',
  find: 'Find a user',
  findHint: 'Name or e-mail',
  name: 'Name',
  email: 'E-mail',
  empty: 'No Users',
  emptyAll: 'Accounts appear here as soon as somebody registers.',
  emptyFound: 'No e-mail and no word of a name begins so.',
} as const;

export const user = {
  page: 'User',
  about: 'Account',
  address: 'Delivery address',
  noAddress: 'No delivery address is stored yet.',
  addressFailed: 'Error in fetching address',
  orders: 'Orders',
  noOrders: 'No Orders',
  noOrdersText: 'Nothing was ordered with this e-mail yet.',
  spent: 'Spent',
  spentOn: (amount: string, orders: number) =>
    orders === 0
      ? 'nothing yet'
      : `${amount} on ${orders === 1 ? '1 paid order' : `${counted(orders)} paid orders`}`,
} as const;
