import { createHash } from 'node:crypto';

/** The Content-Security-Policy of everything that is not a page: nothing may run or load. */
export const strictCsp = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** But for data, which no policy is asked about. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a page. Only its own inline scripts may run, by their hashes: a page is cached whole, so a
 * nonce would not do. In development Vite's styles and web socket are let in.
 */
export function pageCsp(html: string, development: boolean): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
