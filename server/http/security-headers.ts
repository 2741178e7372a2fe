import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { strictCsp } from './csp.ts';

/**
 * Whether shoppers come by HTTPS, and what browsers are then held to it for: the shop's own host, or every host below it too.
 * Those may be another's, or without HTTPS: only an operator knows.
 */
export type Https = false | 'its host' | 'its host and those below';

/** On every response; a page has a Content-Security-Policy of its own instead. */
export const securityHeaders = (https: Https): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Content-Security-Policy': strictCsp,
  ...(https && {
    'Strict-Transport-Security': `max-age=31536000${https === 'its host' ? '' : '; includeSubDomains'}`,
  }),
});

/** Of every answer that does not say otherwise: it is for whoever asked, and nobody on the way keeps it. */
export const personal = 'private, no-store';

/**
 * Sets them; a response that brings one of its own keeps it. They go to Node's own response: looking at the headers of a
 * `Response` makes a whole stream of what is otherwise a line of text.
 */
export function setSecurityHeaders(https: Https): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const headers = Object.entries({ ...securityHeaders(https), 'Cache-Control': personal });
  return (c, next) => {
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    return next();
  };
}
