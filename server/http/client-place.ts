import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { type Place, placeOf } from '#shop/person/place.ts';

/**
 * Where the caller is: the socket's address, or behind trusted proxies the one that the outermost of
 * them saw.
 */
export function clientPlace(c: Context, trustedProxies: number): Place {
  const socket = getConnInfo(c).remote.address ?? 'unknown';
  if (trustedProxies === 0) return placeOf(socket);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return placeOf(forwarded.at(-trustedProxies) || socket);
}
