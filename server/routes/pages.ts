import { Hono } from 'hono';
import { productPath } from '#contract/product-path.ts';
import type { Replicas } from '#database/replicas.ts';
import { findByOldAddress } from '#shop/catalogue/old-addresses.ts';
import { oldPath } from '#shop/catalogue/old-path.ts';
import type { Shop } from '#shop/shop.ts';
import { requestMark } from '../../web/server-context.ts';
import { cachedCalls } from '../cache/cached-calls.ts';
import { isShared } from '../cache/front.ts';
import type { PageAddress, PageAddresses } from '../cache/page-addresses.ts';
import type { PageCache, Rendered } from '../cache/page-cache.ts';
import { renderFrom } from '../cache/render-from.ts';
import type { RenderLimits } from '../cache/render-limits.ts';
import { pageResponse } from '../cache/response.ts';
import type { SearchMissCounter } from '../cache/search-miss-counter.ts';
import { clientPlace } from '../http/client-place.ts';
import { pageCsp } from '../http/csp.ts';
import { currentRequest } from '../http/request-id.ts';
import { type Https, personal, securityHeaders } from '../http/security-headers.ts';
import type { Reading } from '../render/render-page.ts';
import type { Renderer } from '../render/renderer.ts';
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
  renderer: Renderer;
  https: Https;
  trustedProxies: number;
}

interface Known extends Pick<PageAddress, 'key' | 'route'> {
  /** It leads nowhere. */
  missing: boolean;
}

/** What shoppers type, and other shops have, for addresses that are spec.md's. */
const otherAddresses: ReadonlyMap<string, string> = new Map([
  ['/favourites', '/favorites'],
  ['/wishlist', '/favorites'],
  ['/shop', '/shop/all'],
  ['/sale', '/shop/discount'],
  ['/basket', '/cart'],
  ['/account', '/settings'],
  ['/sign-in', '/login'],
  ['/sign-up', '/register'],
  ['/delivery', '/delivery-and-returns#delivery'],
  ['/shipping', '/delivery-and-returns#delivery'],
  ['/returns', '/delivery-and-returns#withdraw'],
  ['/about', '/#about'],
  ['/about-us', '/#about'],
  ['/contact-us', '/contact'],
  ['/help', '/contact'],
  ['/faq', '/contact'],
  ['/privacy-policy', '/privacy'],
  ['/terms-and-conditions', '/terms'],
]);

/** What a look into the old addresses costs of what somebody may have made: 40 a second, after the first 2,400. */
const lookUpCost = 0.05;

/**
 * Pages, and the router's data requests for them. They are the same for everybody: nothing of the request but its one
 * address reaches the render (../render/render-page.ts).
 */
export function pages(options: PagesOptions): Hono {
  const { shop, cache, replicas, addresses, renderLimits, searchMisses, renderer, https, trustedProxies } =
    options;
  const development = addresses === undefined;
  const app = new Hono();
  const make = ({ key, route, missing }: Known) => {
    const render = async (reading: Reading): Promise<Rendered> => {
      const rendered = await renderer.render(shop.settings.publicUrl + key, reading);
      const { buffer, byteOffset, byteLength } = rendered.body;
      const body = Buffer.from(buffer, byteOffset, byteLength);
      const headers: Record<string, string> = {
        ...securityHeaders(https),
        Vary: 'Accept-Encoding',
        ...rendered.headers,
      };
      if (headers['content-type']?.startsWith('text/html')) {
        headers['Content-Security-Policy'] = pageCsp(body.toString(), development);
      }
      // Nothing personal is in a page; of those that each browser fills itself no cache between shall have to know that.
      const shared = isShared(route);
      headers['Cache-Control'] = `${shared ? 'public' : 'private'}, max-age=0, must-revalidate`;
      // Said by what failed: the database may be back by now.
      const status = rendered.status >= 500 && rendered.away ? 503 : rendered.status;
      return { route, status, headers, body, cacheMissing: missing, miss: rendered.miss, shared };
    };
    return cache.get(key, (tags) => renderFrom(replicas, tags, render));
  };
  // What fails then fails for whoever asks next, and is said to them.
  cache.renew = (key, route) => {
    if (!cachedCalls.has(route)) make({ key, route, missing: false }).catch(() => {});
  };
  app.get('*', async (c) => {
    if (development) cache.invalidateAll();
    const { pathname, search } = new URL(c.req.url);
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
      const other = otherAddresses.get(oldPath(pathname) ?? '');
      if (other) return moved(other, https);
      const wait = renderLimits.take(place, lookUpCost);
      if (wait) return tooManyPages(wait, shop.settings.shopName, https);
      const product = await findByOldAddress(shop, pathname).catch(() => undefined);
      if (product) return moved(productPath(product), https);
    }
    const wait = cache.has(key) ? undefined : renderLimits.take(place);
    if (wait) return tooManyPages(wait, shop.settings.shopName, https);
    const page = await make({ key, route, missing });
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
