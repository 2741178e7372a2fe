import type { Handler } from 'hono';
import { confirmSubscription, unsubscribe } from '#shop/newsletter/subscribe.ts';
import type { Shop } from '#shop/shop.ts';

/** RFC 8058: the mail program's own unsubscribe button posts here, from anywhere, knowing only the link. */
export const unsubscribeByMail =
  (shop: Shop): Handler =>
  async (c) =>
    (await unsubscribe(shop, c.req.param('token') ?? '')) ? c.text('Unsubscribed') : c.text('Unknown', 404);

/** The page that the letter's link leads to posts here, when its button is pressed: a program that follows links confirms nothing. */
export const confirmByLink =
  (shop: Shop): Handler =>
  async (c) =>
    (await confirmSubscription(shop, c.req.param('token') ?? ''))
      ? c.text('Confirmed')
      : c.text('Unknown', 404);
