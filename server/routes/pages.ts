import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { productPath } from '#contract/product-path.ts';
import type { Replicas } from '#database/replicas.ts';
import { findByOldAddress } from '#shop/catalogue/old-addresses.ts';
import type { SearchMiss } from '#shop/catalogue/search/search-miss.ts';
import type { Shop } from '#shop/shop.ts';
import { domainContext, requestMark, type ShopContext, shopContext } from '../../web/server-context.ts';
import { isShared } from '../cache/front.ts';
import type { PageAddress, PageAddresses } from '../cache/page-addresses.ts';
import type { PageCache, Rendered } from '../cache/page-cache.ts';
import { type Reading, renderFrom } from '../cache/render-from.ts';
import type { RenderLimits } from '../cache/render-limits.ts';
import { pageResponse } from '../cache/response.ts';
import type { SearchMissCounter } from '../cache/search-miss-counter.ts';
import { clientPlace } from '../http/client-place.ts';
import { pageCsp } from '../http/csp.ts';
import { isDatabaseAway } from '../http/errors.ts';
import { currentRequest } from '../http/request-id.ts';
import { type Https, personal, securityHeaders } from '../http/security-headers.ts';
import { findPage } from './find-page.ts';
import { tooManyPages } from './too-many-pages.ts';

export interface PagesOptions {
  shop: Shop;
  cache: PageCache;
  /** Unset while it is being developed: then nothing is kept, and every address is its own page. */
  addresses?: PageAddresses;
  /** Where pages are read. */
  replicas: Replicas;
  renderLimits: RenderLimits;
  searchMisses: SearchMissCounter;
  build: ServerBuild | (() => Promise<ServerBuild>);
  https: Https;
  trustedProxies: number;
}

/** What a look into the old addresses costs of what somebody may have made: 40 a second, after the first 2,400. */
const lookUpCost = 0.05;

/** What is told of the shop on each of its pages. */
export const told = ({ settings }: Shop): ShopContext => ({
  shopName: settings.shopName,
  sellerName: settings.sellerName,
  sellerAddress: settings.sellerAddress,
  returnsAddress: settings.returnsAddress,
  sellerEmail: settings.sellerEmail,
  sellerPhone: settings.sellerPhone,
  companyNumber: settings.companyNumber,
  vatNumber: settings.vatNumber,
});

/**
 * Pages, and the router's data requests for them. They are the same for everybody: nothing of the request but its one
 * address reaches the render, no cookie and no header, and so nothing personal can be in what is kept.
 */
export function pages(options: PagesOptions): Hono {
  const { shop, cache, replicas, addresses, renderLimits, searchMisses, build, https, trustedProxies } =
    options;
  const development = addresses === undefined;
  const render = createRequestHandler(build, development ? 'development' : 'production');
  const app = new Hono();
  app.get('*', async (c) => {
    if (development) cache.invalidateAll();
    const { pathname, search, origin } = new URL(c.req.url);
    const found = addresses?.find(pathname, search.slice(1)) ?? itself(pathname + search);
    const request = currentRequest();
    if (request) request.route = found.route;
    // The page that says there is nothing may be kept, and yet the address one from another shop.
    const isKept = found.route !== '/*' && cache.has(found.key);
    const known = isKept ? { ...found, missing: false } : await findPage(shop, found);
    if ('movedTo' in known) return moved(known.movedTo, https);
    const { route, key, missing } = known;
    const place = clientPlace(c, trustedProxies);
    if (missing && !route.endsWith('.data')) {
      const wait = renderLimits.take(place, lookUpCost);
      if (wait) return tooManyPages(wait, shop.settings.shopName, https);
      const product = await findByOldAddress(shop, pathname).catch(() => undefined);
      if (product) return moved(productPath(product), https);
    }
    const wait = cache.has(key) ? undefined : renderLimits.take(place);
    if (wait) return tooManyPages(wait, shop.settings.shopName, https);
    const make = async (reading: Reading): Promise<Rendered> => {
      const context = new RouterContextProvider();
      context.set(shopContext, told(shop));
      let miss: SearchMiss | undefined;
      const searchMissed = (missed: SearchMiss) => {
        miss = missed;
      };
      let away = false;
      const failed = (error: unknown) => {
        away ||= isDatabaseAway(error);
      };
      context.set(domainContext, { ...shop, ...reading, searchMissed, failed });
      const rendered = await render(new Request(new URL(key, origin)), context);
      const body = Buffer.from(await rendered.arrayBuffer());
      const headers: Record<string, string> = { ...securityHeaders(https), Vary: 'Accept-Encoding' };
      for (const [name, value] of rendered.headers) headers[name] = value;
      if (headers['content-type']?.startsWith('text/html')) {
        headers['Content-Security-Policy'] = pageCsp(body.toString(), development);
      }
      // Nothing personal is in a page; of those that each browser fills itself no cache between shall have to know that.
      const shared = isShared(route);
      headers['Cache-Control'] = `${shared ? 'public' : 'private'}, max-age=0, must-revalidate`;
      // Said by what failed: the database may be back by now.
      const status = rendered.status >= 500 && away ? 503 : rendered.status;
      return { route, status, headers, body, cacheMissing: missing, miss, shared };
    };
    const page = await cache.get(key, (tags) => renderFrom(replicas, tags, make));
    if (page.miss) searchMisses.add(page.miss, place.address);
    if (page.status >= 500) {
      // Rendered once for all who ask at this moment: each of them gets a number to quote that is in the log.
      shop.log.error({ route }, 'a page failed');
      const html = page.body.toString().replaceAll(requestMark, request?.id ?? '');
      const headers = {
        ...page.headers,
        'Cache-Control': personal,
        ...(page.status === 503 && { 'Retry-After': '5' }),
      };
      return new Response(html, { status: page.status, headers });
    }
    return pageResponse(cache, page, c.req.raw.headers);
  });
  return app;
}

/** While it is being developed the routes come and go, and nothing is kept. */
const itself = (address: string): PageAddress => ({ route: '/*', params: {}, key: address });

function moved(to: string, https: Https): Response {
  // A slug may come back to an address that led elsewhere: browsers ask again each time.
  const headers = { ...securityHeaders(https), 'Cache-Control': 'public, max-age=0, must-revalidate' };
  return new Response(null, { status: 301, headers: { ...headers, Location: to } });
}
