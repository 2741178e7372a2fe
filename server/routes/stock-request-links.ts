import type { Handler } from 'hono';
import type { Shop } from '#shop/shop.ts';
import { confirmStockRequest, endStockRequests } from '#shop/stock-requests/request.ts';

/** RFC 8058: the mail program's own unsubscribe button posts here, from anywhere, knowing only the link. */
export const endStockRequestsByMail =
  (shop: Shop): Handler =>
  async (c) => {
    await endStockRequests(shop, c.req.param('token') ?? '');
    return c.text('Unsubscribed');
  };

/** The page that the letter's link leads to posts here, when its button is pressed: a program that follows links confirms nothing. */
export const confirmStockRequestByLink =
  (shop: Shop): Handler =>
  async (c) =>
    (await confirmStockRequest(shop, c.req.param('token') ?? ''))
      ? c.text('Confirmed')
      : c.text('Unknown', 404);
