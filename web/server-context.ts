import { createContext, type MetaDescriptor } from 'react-router';
import type { Shop } from '#shop/shop.ts';

/** What the server tells every page about the shop; the server sets it on each request's RouterContextProvider. */
export interface ShopContext {
  shopName: string;
  sellerName?: string;
  /** On several lines. */
  sellerAddress?: string;
  /** Where goods are sent back to, on several lines. */
  returnsAddress?: string;
  sellerEmail?: string;
  sellerPhone?: string;
  companyNumber?: string;
  vatNumber?: string;
}

export const shopContext = createContext<ShopContext>();

/** The domain itself, for public pages: they render on the server from it. */
export interface PagesDomain extends Shop {
  /** Hears why a page could not be made. */
  failed(error: unknown): void;
}

export const domainContext = createContext<PagesDomain>();

/**
 * What search engines read of a page (schema.org). Its loader sets it, and it is written into the page that the server makes: among
 * the loader's data it would be sent to browsers once more, which have no use for it.
 */
export const structuredDataContext = createContext<object | null>(null);

/** What those a page is shared with read of its head: written into the page in the same way (parts/share-meta.ts). */
export const shareContext = createContext<MetaDescriptor[]>([]);

/** Stands in a page that failed where each visitor gets the id of their own request to quote: the server puts it in. */
export const requestMark = '{{request}}';
