import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf } from './networks.ts';

/**
 * Where the caller is, as limits count it: the socket's address, or behind trusted proxies the one that the outermost of
 * them saw.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const socket = getConnInfo(c).remote.address ?? 'unknown';
  if (trustedProxies === 0) return networkOf(socket);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return networkOf(forwarded.at(-trustedProxies) || socket);
}
