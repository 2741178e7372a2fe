/** The users, and one of them. */

import { counted } from '../counted.ts';

export const users = {
  title: 'Users',
  import: 'Import customers',
  find: 'Find a user',
  findHint: 'Name, e-mail, postcode or phone',
  name: 'Name',
  email: 'E-mail',
  empty: 'No Users',
  emptyAll: 'Accounts appear here as soon as somebody registers.',
  emptyFound: 'No user matches. Try part of a name or an e-mail, a postcode or a phone number.',
} as const;

export const customers = {
  title: 'Import customers',
  file: 'File',
  lead: 'Choose the customer export of Shopify or WooCommerce. It is checked first: nobody is written to until you press Invite. Each new customer gets one e-mail with a link, valid for 14 days, to choose a password; passwords are never brought across. Anybody who already has an account here keeps it as it is.',
  limits: 'CSV, up to 8 MB and 5,000 customers',
  checking: 'Checking every row...',
  inviting: 'Making the accounts...',
  failed: 'The file was not imported',
  right: (customers: number) =>
    customers === 0
      ? 'There is nobody to invite in this file'
      : customers === 1
        ? '1 customer would be invited'
        : `${counted(customers)} customers would be invited`,
  done: (customers: number) =>
    customers === 1 ? '1 customer is invited' : `${counted(customers)} customers are invited`,
  there: (customers: number) =>
    customers === 0
      ? 'None of them has an account here.'
      : customers === 1
        ? '1 has an account here already, which stays as it is.'
        : `${counted(customers)} have accounts here already, which stay as they are.`,
  submit: (customers: number) =>
    customers === 1 ? 'Invite 1 customer' : `Invite ${counted(customers)} customers`,
  see: 'See the users',
  leftOut: (rows: number) => (rows === 1 ? '1 row is left out' : `${counted(rows)} rows are left out`),
  line: 'Line',
  why: 'Why',
} as const;

export const user = {
  page: 'User',
  unknown: 'No such user',
  unknownText: (email: string) => `No account has the e-mail ${email}. It may have been deleted.`,
  failed: 'This user could not be loaded',
  invited: 'Invited: no password chosen yet',
  invitedAt: 'The e-mail was sent',
  linkUntil: 'Its link works until',
  inviteAgain: 'Send the invitation again',
  invitedAgain: 'The invitation has been sent again',
  sending: 'Sending...',
  about: 'Account',
  address: 'Delivery address',
  noAddress: 'No delivery address is saved yet.',
  addressFailed: 'Error in fetching address',
  orders: 'Orders',
  noOrders: 'No Orders',
  noOrdersText: 'Nothing has been ordered with this e-mail yet.',
  endUnpaid: 'End unpaid checkouts',
  endingUnpaid: 'Ending...',
  spent: 'Spent',
  spentOn: (amount: string, orders: number) =>
    orders === 0
      ? 'nothing yet'
      : `${amount} on ${orders === 1 ? '1 paid order' : `${counted(orders)} paid orders`}`,
} as const;
