import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Shop } from '#shop/shop.ts';
import { domainContext, requestMark, shopContext } from '../web/server-context.ts';
import { isDatabaseAway } from './failed.ts';
import { type Https, headersOf } from './origin.ts';
import { currentRequest } from './request.ts';
import { pageResponse } from './store/answer.ts';
import type { PageStore, Rendered } from './store/page-store.ts';

export interface PagesOptions {
  shop: Shop;
  store: PageStore;
  build: ServerBuild | (() => Promise<ServerBuild>);
  https: Https;
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
  const patternOf = typeof build === 'function' ? () => '/*' : patterns(build);
  const app = new Hono();
  app.get('*', async (c) => {
    if (development) store.purgeAll();
    const url = readable(new URL(c.req.url));
    const route = patternOf(url.pathname);
    const request = currentRequest();
    if (request) request.route = route;
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
      // A tag can hold what somebody put into an address.
      if (shown.tags.length > 0) headers['Cache-Tag'] = encodeURI(shown.tags.join(',').replaceAll(' ', '-'));
      return { route, status: rendered.status, headers, body };
    });
    if (page.status >= 500) {
      // Rendered once for all who ask at this moment: each of them gets a number to quote that is in the log.
      shop.log.error({ route }, 'a page failed');
      const html =
        page.bodies
          .get('identity')
          ?.toString()
          .replaceAll(requestMark, request?.id ?? '') ?? '';
      const away = await shop.db.execute(sql`select 1`).then(() => false, isDatabaseAway);
      const headers = { ...page.headers, ...(away && { 'Retry-After': '5' }) };
      return new Response(html, { status: away ? 503 : page.status, headers });
    }
    return pageResponse(store, page, c.req.raw.headers);
  });
  return app;
}

/** An address that nobody can decode is that of no page; the router would write it down, whatever it holds. */
function readable(url: URL): URL {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.endsWith('.data') ? '/-.data' : '/-';
  }
  return url;
}

/** Finds the pattern of a page's address among the routes: `/product/:id` for any product. */
function patterns({ routes }: ServerBuild): (path: string) => string {
  const under = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined)
      .filter((route) => route.parentId === parent)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: under(id) }));
  const tree = under(undefined);
  return (path) => {
    const data = path.endsWith('.data');
    const page = data ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path;
    const found = matchRoutes(tree, page)
      ?.map(({ route }) => route.path)
      .filter(Boolean) ?? ['*'];
    return `/${found.join('/')}${data ? '.data' : ''}`;
  };
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
