import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isLoopbackAddress } from '#shop/person/networks.ts';

/** Whether a name leads to the machine that asks, and to no other: `localhost`, what ends in it, 127.0.0.0/8 and `::1`. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(.+\.)?localhost$/i.test(hostname) || isLoopbackAddress(hostname);

/** What a program on this machine calls the address that the shop listens on. */
export const localHostname = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** Put on by proxies: whoever sends one asks for somebody elsewhere. */
const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'cf-connecting-ip',
  'forwarded',
  'via',
];

/** From a program here, and not from a proxy here on behalf of somebody elsewhere. */
const isFromThisMachine = (c: Context): boolean =>
  isLoopbackHost(getConnInfo(c).remote.address ?? '') &&
  !forwardingHeaders.some((name) => c.req.header(name));

/**
 * The same, and by a name of this machine. A page of another site that has its own name lead here (DNS rebinding) asks from
 * this machine too, but under that name.
 */
export function isLocalRequest(c: Context): boolean {
  const asked = `http://${c.req.header('host') ?? ''}`;
  return isFromThisMachine(c) && URL.canParse(asked) && isLoopbackHost(new URL(asked).hostname);
}
