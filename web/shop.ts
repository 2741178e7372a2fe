import { useRouteLoaderData } from 'react-router';
import { shop } from '#wording/storefront/shop.ts';
import type { ShopContext } from './server-context.ts';

/** The shop as every page knows it, from the root's loader; its default name where even that failed. */
export const useShop = (): ShopContext => useRouteLoaderData('root') ?? { shopName: shop.name };
