import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Shop } from '#shop/shop.ts';
import { domainContext, shopContext } from '../web/server-context.ts';
import { headersOf } from './origin.ts';
import { pageResponse } from './store/answer.ts';
import type { PageStore, Rendered } from './store/page-store.ts';

export interface PagesOptions {
  shop: Shop;
  store: PageStore;
  build: ServerBuild | (() => Promise<ServerBuild>);
  https: boolean;
  /** While it is being developed, nothing is kept. */
  development: boolean;
}

/** Parts of a page's address that make it another page; whatever else stands there makes no difference. */
const parametersOf = (search: URLSearchParams): string => {
  search.sort();
  return search.toString().slice(0, 500);
};

/**
 * Pages, and the router's data requests for them. They are the same for everybody: nothing of the request but its
 * address reaches the render, no cookie and no header, and so nothing personal can be in what is kept.
 */
export function pages({ shop, store, build, https, development }: PagesOptions): Hono {
  const render = createRequestHandler(build, development ? 'development' : 'production');
  const app = new Hono();
  app.get('*', async (c) => {
    if (development) store.purgeAll();
    const url = new URL(c.req.url);
    url.search = parametersOf(url.searchParams);
    const page = await store.get(url.pathname + url.search, async (shown): Promise<Rendered> => {
      const context = new RouterContextProvider();
      const { shopName, sellerAddress, vatNumber } = shop.settings;
      context.set(shopContext, { shopName, sellerAddress, vatNumber });
      context.set(domainContext, { ...shop, shown: (seen) => shown.add(seen) });
      const rendered = await render(new Request(url), context);
      const body = Buffer.from(await rendered.arrayBuffer());
      const headers: Record<string, string> = { ...headersOf(https), Vary: 'Accept-Encoding' };
      for (const [name, value] of rendered.headers) headers[name] = value;
      if (headers['content-type']?.startsWith('text/html')) {
        headers['Content-Security-Policy'] = policy(body.toString(), development);
      }
      headers['Cache-Control'] = 'public, max-age=0, must-revalidate';
      if (shown.tags.length > 0) headers['Cache-Tag'] = shown.tags.join(',').replaceAll(' ', '-');
      return { status: rendered.status, headers, body };
    });
    return pageResponse(store, page, c.req.raw.headers);
  });
  return app;
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Only the page's own inline scripts may run, by their hashes: a page is kept whole, so a nonce would not do. */
function policy(html: string, development: boolean): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
