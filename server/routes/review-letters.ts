import type { Handler } from 'hono';
import { endReviewLetters } from '#shop/orders/reviews/end.ts';
import type { Shop } from '#shop/shop.ts';

/** RFC 8058: the mail program's own unsubscribe button posts here, from anywhere, knowing only the link; the page behind it too. */
export const endReviewLettersByLink =
  (shop: Shop): Handler =>
  async (c) =>
    (await endReviewLetters(shop, c.req.param('token') ?? '')) ? c.text('Ended') : c.text('Unknown', 404);
