import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { SearchMiss } from '#shop/catalogue/search/search-miss.ts';
import type { Settings, Shop } from '#shop/shop.ts';
import { domainContext, type ShopContext, shopContext } from '../../web/server-context.ts';
import { isDatabaseAway } from '../http/errors.ts';

/** What a page is read with: one database, and who hears of the versions that it had. */
export type Reading = Pick<Shop, 'db' | 'cacheTag'>;

/** What the router made of an address: nothing but values, so that it may come from another thread. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** UTF-8. */
  body: Uint8Array;
  /** Whether it failed since the database is away. */
  away: boolean;
  /** Where it shows a search that found nothing. */
  miss?: SearchMiss | undefined;
}

/** Renders a page of the shop, or the router's data of one. @param url whole, of the shop's own origin */
export type RenderPage = (url: string, reading: Reading) => Promise<RenderedPage>;

/**
 * Renders by the router and React, from the domain itself: no cookie and no header of a request reaches it, so that nothing personal
 * can be in what is kept.
 *
 * @param build the built pages; with hot reload, what gives them as they are now
 */
export function pagesOf(build: ServerBuild | (() => Promise<ServerBuild>), shop: Shop): RenderPage {
  const handle = createRequestHandler(build, typeof build === 'function' ? 'development' : 'production');
  return async (url, reading) => {
    const context = new RouterContextProvider();
    context.set(shopContext, told(shop.settings));
    let miss: SearchMiss | undefined;
    const searchMissed = (missed: SearchMiss) => {
      miss = missed;
    };
    let away = false;
    const failed = (error: unknown) => {
      away ||= isDatabaseAway(error);
    };
    context.set(domainContext, { ...shop, ...reading, searchMissed, failed });
    const response = await handle(new Request(url), context);
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body, away, miss };
  };
}

/** What is told of the shop on each of its pages. */
export const told = (settings: Settings): ShopContext => ({
  shopName: settings.shopName,
  sellerName: settings.sellerName,
  sellerAddress: settings.sellerAddress,
  returnsAddress: settings.returnsAddress,
  sellerEmail: settings.sellerEmail,
  sellerPhone: settings.sellerPhone,
  companyNumber: settings.companyNumber,
  vatNumber: settings.vatNumber,
});
