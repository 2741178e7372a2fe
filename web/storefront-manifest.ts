/** Pages of the shop that letters alone lead to. */
const ofLetters = new Set([
  'storefront/arrived/arrived',
  'storefront/account/invitation',
  'storefront/home/confirm-newsletter',
  'storefront/home/unsubscribe',
  'storefront/recall/recall',
  'storefront/stock-request/confirm-stock-request',
  'storefront/stock-request/end-stock-requests',
]);

/**
 * Whether no page of the storefront leads to a route within the same document: to the dashboard's, and to what letters lead to.
 *
 * @param id of the route: the path of its file below web/
 */
export const isApart = (id: string): boolean => id.startsWith('dashboard/') || ofLetters.has(id);

/**
 * The list of pages and their files that the storefront's pages load, by the address of React Router's own: without those
 * that are apart. A link from the storefront to one of these loads a document of its own.
 */
export const storefrontManifest = (url: string): string => url.replace('manifest-', 'manifest-storefront-');
