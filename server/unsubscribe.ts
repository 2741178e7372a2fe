import type { Handler } from 'hono';
import { unsubscribe } from '#shop/newsletter/subscribe.ts';
import type { Shop } from '#shop/shop.ts';

/** RFC 8058: the mail program's own unsubscribe button posts here, from anywhere, knowing only the link. */
export const unsubscribeByMail =
  (shop: Shop): Handler =>
  async (c) =>
    (await unsubscribe(shop, c.req.param('token') ?? '')) ? c.text('Unsubscribed') : c.text('Unknown', 404);
