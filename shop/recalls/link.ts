import type { Shop } from '../shop.ts';

/** The secret in the link of a recall's letter: signed with a salt of the shop's own, made anew for each use. */
export const recallToken = ({ saltedHash }: Pick<Shop, 'saltedHash'>, recipientId: number): Promise<string> =>
  saltedHash('recall', String(recipientId));
