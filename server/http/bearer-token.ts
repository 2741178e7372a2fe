import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';

/**
 * Whether a request shows a secret in `Authorization`: as `Bearer`, or as the password of `Basic` under any name, which is how
 * a secret goes that stands in an address (https://mail:secret@shop.example/). Never where there is no secret.
 */
export function showsToken(c: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (/^bearer$/i.test(scheme)) return isSame(credentials, token);
  if (!/^basic$/i.test(scheme)) return false;
  const decoded = Buffer.from(credentials, 'base64').toString();
  return isSame(decoded.slice(decoded.indexOf(':') + 1), token);
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
