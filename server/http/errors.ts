import type { Context } from 'hono';
import { StoreAway } from '#shop/images/store-away.ts';
import { Unreachable } from '#shop/payments/provider.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import { routeOf } from '../metrics/measure-requests.ts';
import { BodyAborted } from './body.ts';
import { currentRequest } from './request-id.ts';

/**
 * What nobody could choose to handle: said in plain words, with the request's id to quote, and written down without what
 * it was about (an address may hold a key, an order or a token: its pattern is enough).
 */
export function errorResponse(shop: Shop, error: Error, c: Context): Response {
  if (error instanceof BodyAborted) return c.json({ status: 400, message: answers.unreadable[400] }, 400);
  const full = isDiskFull(error);
  const store = error instanceof StoreAway;
  const away = full || store || error instanceof Unreachable || isDatabaseAway(error);
  shop.log.error(
    { err: error, method: c.req.method, route: routeOf(c) },
    full ? 'the disk is full' : away ? 'a part is away' : 'a request failed',
  );
  if (away) {
    c.header('Retry-After', '5');
    const message = full ? answers.diskFull : store ? answers.picturesAway : answers.unreachable;
    return c.json({ status: 503, message }, 503);
  }
  return c.json({ status: 500, message: answers.ours(currentRequest()?.id ?? '') }, 500);
}

const awayCodes = /^(08|25006|57P|53|ECONN|EPIPE|ETIMEDOUT|ENOENT$|ENOTFOUND)/;
const awayMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/;

/** The database is down, restarting, full, too slow to connect to, or the primary no more (25006: it takes no writes). */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    if (awayCodes.test(code) || awayMessages.test(at.message)) return true;
  }
  return false;
}

/** The database takes no writes: it is a replica, or about to be the primary. */
export const isReadOnly = (error: unknown): boolean => hasCode(error, ['25006']);

/** The disk, or what we may use of it, is full: of pictures, or of the database (SQLSTATE 53100). */
export const isDiskFull = (error: unknown): boolean => hasCode(error, ['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or one that caused it, has one of these codes. */
function hasCode(error: unknown, codes: string[]): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && codes.includes(String(at.code))) return true;
  return false;
}
