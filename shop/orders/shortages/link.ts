import type { Shop } from '../../shop.ts';

/** The secret of the link that asks what to do about a line that is short: signed with a salt of the shop's own, made anew for each use. */
export const shortageToken = (
  { saltedHash }: Pick<Shop, 'saltedHash'>,
  { orderId, position }: { orderId: string; position: number },
): Promise<string> => saltedHash('shortage', `${orderId} ${position}`);
