import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { type Place, placeOf } from '#shop/person/place.ts';

/**
 * Where the caller is: the socket's address, or behind trusted proxies the one that the outermost of
 * them saw.
 */
export const clientPlace = (c: Context, trustedProxies: number): Place =>
  placeOfRequest(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), trustedProxies);

/** The same, of the socket's address and what `X-Forwarded-For` says. */
export function placeOfRequest(
  socket = 'unknown',
  forwardedFor: string | string[] = '',
  trustedProxies: number,
): Place {
  if (trustedProxies === 0) return placeOf(socket);
  const forwarded = String(forwardedFor)
    .split(',')
    .map((address) => address.trim());
  return placeOf(forwarded.at(-trustedProxies) || socket);
}
