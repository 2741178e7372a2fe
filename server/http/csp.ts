import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The Content-Security-Policy of everything that is not a page: nothing may run or load. */
export const strictCsp = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** But for data, which no policy is asked about. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a page. Only its own inline scripts may run, by their hashes: a page is cached whole, so a
 * nonce would not do. In development Vite's styles and web socket are let in.
 */
export function pageCsp(html: string, development: boolean): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
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
  if (!shared.has(policy)) shared.set(policy, policy);
  return shared.get(policy) ?? policy;
}

/** Pages of one kind have the same scripts: thousands of them in memory have one policy. */
const shared = new LRUCache<string, string>({ max: 200 });
