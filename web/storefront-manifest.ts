/** The page in place of any that can't be had (web/service-worker.ts). It stands at whatever address was asked for, without React. */
export const offlinePage = 'storefront/offline/offline';

/** Pages of the shop that letters alone lead to, and the one that the service worker answers with. */
const unlinked = new Set([
  'storefront/arrived/arrived',
  'storefront/account/invitation',
  'storefront/home/confirm-newsletter',
  'storefront/home/unsubscribe',
  offlinePage,
  'storefront/recall/recall',
  'storefront/reviews/end-review-letters',
  'storefront/shortage/shortage',
  'storefront/stock-request/confirm-stock-request',
  'storefront/stock-request/end-stock-requests',
]);

/**
 * Whether no page of the storefront leads to a route within the same document: to the dashboard's, and to what no link leads to.
 *
 * @param id of the route: the path of its file below web/
 */
export const isApart = (id: string): boolean => id.startsWith('dashboard/') || unlinked.has(id);

/**
 * The list of pages and their files that the storefront's pages load, by the address of React Router's own: without those
 * that are apart. A link from the storefront to one of these loads a document of its own.
 */
export const storefrontManifest = (url: string): string => url.replace('manifest-', 'manifest-storefront-');
