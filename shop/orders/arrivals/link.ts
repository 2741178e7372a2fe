import type { Shop } from '../../shop.ts';

/** The secret of the link that asks whether an order has arrived: signed with a salt of the shop's own, made anew for each use. */
export const arrivalToken = ({ saltedHash }: Pick<Shop, 'saltedHash'>, orderId: string): Promise<string> =>
  saltedHash('order arrival', orderId);
