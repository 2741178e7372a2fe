/** Whether a route, by its id (the path of its file below web/), is one of the dashboard's. */
export const ofDashboard = (id: string): boolean => id.startsWith('dashboard/');

/**
 * The list of pages and their files that the storefront's pages load, by the address of React Router's own: without the
 * dashboard's. A link from the storefront into the dashboard therefore loads a document of its own.
 */
export const storefrontManifest = (url: string): string => url.replace('manifest-', 'manifest-storefront-');
