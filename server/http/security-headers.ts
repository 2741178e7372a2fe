import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * Whether a browser sends this for a page of another site (decisions.md section 2). Programs that are no browsers send
 * neither header, and hold no cookies of somebody else.
 */
export function fromElsewhere(c: Context, publicUrl: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const origin = c.req.header('origin');
  if (!origin) return false;
  if (origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('host');
}

/** For what is no page. */
export const strict = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Whether shoppers come by HTTPS, and what browsers are then held to it for: the shop's own host, or every host below it too.
 * Those may be another's, or without HTTPS: only an operator knows.
 */
export type Https = false | 'its host' | 'its host and those below';

/** On every answer. */
export const headersOf = (https: Https): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(https && {
    'Strict-Transport-Security': `max-age=31536000${https === 'its host' ? '' : '; includeSubDomains'}`,
  }),
});

/**
 * Puts them on; what brings a Content-Security-Policy of its own keeps it. They go to Node's own answer: looking at the
 * headers of a `Response` makes a whole stream of what is otherwise a line of text.
 */
export function secureHeaders(https: Https): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const headers = Object.entries({ ...headersOf(https), 'Content-Security-Policy': strict });
  return (c, next) => {
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    return next();
  };
}
