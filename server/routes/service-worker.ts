import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

export interface ServiceWorkerOptions {
  /** The built worker (web/service-worker.ts). */
  code: string;
  /** What makes the pages that it keeps what they are, but for their addresses: the build, and what the shop says of itself. */
  pagesOf: unknown;
}

/** A worker that undoes the one before it: nothing kept, nothing answered. Open tabs go on without. */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/** What it fetches is held to its own policy, not to that of a page. */
const csp = "default-src 'none'; connect-src 'self'";

/**
 * `/sw.js`: looked at by browsers on each visit, and so never kept by anybody without asking (docs/decisions/027).
 *
 * @param worker undefined where none is wanted: one that a browser has takes itself away
 */
export function serviceWorker(worker: ServiceWorkerOptions | undefined): Hono {
  const text = worker ? withRelease(worker) : farewell;
  const app = new Hono();
  app.get('/sw.js', etag(), (c) =>
    c.body(text, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': csp,
    }),
  );
  return app;
}

function withRelease({ code, pagesOf }: ServiceWorkerOptions): string {
  const hash = createHash('sha256').update(code + JSON.stringify(pagesOf));
  return `const release = '${hash.digest('hex').slice(0, 12)}';\n${code}`;
}
