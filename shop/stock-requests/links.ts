import { mailboxOf } from '../person/mailbox.ts';
import type { Shop } from '../shop.ts';

/*
 * The tokens in the links of letters about stock: signed with salts of the shop's own, so that they are made anew for each letter
 * and neither the job queue nor the table has one that opens anything.
 */

/** Of the link that confirms one request. */
export const confirmToken = ({ saltedHash }: Pick<Shop, 'saltedHash'>, requestId: string): Promise<string> =>
  saltedHash('stock request', requestId);

/** Of the link that ends all requests of a mailbox: for ever the same, since every letter that was sent has it. */
export const leaveToken = ({ saltedHash }: Pick<Shop, 'saltedHash'>, email: string): Promise<string> =>
  saltedHash('stock letters', mailboxOf(email));
