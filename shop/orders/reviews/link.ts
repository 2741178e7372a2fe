import type { Shop } from '../../shop.ts';

/** Characters of the signature: 160 bits. */
const signed = 40;

/**
 * The secret of the link in the letter that asks for reviews, by which no more of them come: the order that it asked about, signed
 * with a salt of the shop's own. It is made anew for each use and kept nowhere.
 */
export const endToken = async ({ saltedHash }: Pick<Shop, 'saltedHash'>, orderId: string): Promise<string> =>
  `${orderId}-${(await saltedHash('review letters', orderId)).slice(0, signed)}`;

/** The order whose letter had the link; undefined where none had. */
export async function orderOfLink(
  shop: Pick<Shop, 'saltedHash'>,
  token: string,
): Promise<string | undefined> {
  const orderId = token.slice(0, -signed - 1);
  return token === (await endToken(shop, orderId)) ? orderId : undefined;
}
