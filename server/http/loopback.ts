import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isLoopbackAddress } from './networks.ts';

/** Whether a name leads to the machine that asks, and to no other: `localhost`, what ends in it, 127.0.0.0/8 and `::1`. */
export const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost$/i.test(hostname) || isLoopbackAddress(hostname);

/** What a program on this machine calls the address that the shop listens on. */
export const localName = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

/** Put on by proxies: whoever sends one asks for somebody elsewhere. */
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip', 'forwarded', 'via'];

/** Asked by a program here, and not by a proxy here for somebody elsewhere. */
const fromThisMachine = (c: Context): boolean =>
  isLoopback(getConnInfo(c).remote.address ?? '') && !passedOn.some((name) => c.req.header(name));

/**
 * The same, and by a name of this machine. A page of another site that has its own name lead here (DNS rebinding) asks from
 * this machine too, but under that name.
 */
export function atThisMachine(c: Context): boolean {
  const asked = `http://${c.req.header('host') ?? ''}`;
  return fromThisMachine(c) && URL.canParse(asked) && isLoopback(new URL(asked).hostname);
}
