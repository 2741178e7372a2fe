import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type MetaDescriptor,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { deferScripts, leaveOutScripts, separateData } from './browser/deferred-scripts.ts';
import { nextRenderTurn } from './render-turns.ts';
import { domainContext, shareContext, structuredDataContext } from './server-context.ts';
import { isApart, offlinePage, storefrontManifest } from './storefront-manifest.ts';

/**
 * Renders a page to its end before answering: a public page is stored whole and served to everybody, so nothing
 * may stream in late.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loaded: RouterContextProvider,
) {
  await nextRenderTurn();
  let failed: unknown;
  const stream = await renderToReadableStream(
    <ServerRouter context={withManifest(context)} url={request.url} />,
    {
      onError(error) {
        failed = error;
      },
      // However large a part is that waited for its code: it stands in its place, and no script has to move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await stream.allReady;
  const html = withHead(await new Response(stream).text(), loaded);
  if (failed) throw failed;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const isOffline = context.staticHandlerContext.matches.some(({ route }) => route.id === offlinePage);
  const page = isOffline ? leaveOutScripts(html) : deferScripts(separateData(html));
  // Of links to routes that are fetched once they are seen (routeDiscovery 'lazy'), which the shop has none of.
  return new Response(page.replaceAll(' data-discover="true"', ''), { status, headers });
}

/**
 * Last in the head, where React passes over what it did not write. What stands before the element with the id `later` is painted once
 * all of it is there: a card would move where the next one of its row, which came later, makes the row higher.
 */
function withHead(html: string, loaded: RouterContextProvider): string {
  const structuredData = loaded.get(structuredDataContext);
  const json = structuredData && JSON.stringify(structuredData).replaceAll('<', '\\u003c');
  const last = [
    renderToStaticMarkup(loaded.get(shareContext).map(metaElement)),
    html.includes(' id="later"') && '<link rel="expect" href="#later" blocking="render"/>',
    json && `<script type="application/ld+json">${json}</script>`,
  ];
  return html.replace('</head>', () => `${last.filter(Boolean).join('')}</head>`);
}

const metaElement = (attributes: MetaDescriptor) => <meta key={JSON.stringify(attributes)} {...attributes} />;

/** The storefront's pages name a list of pages without those apart. Under Vite's own server there is one list only. */
function withManifest(context: EntryContext): EntryContext {
  const apart = context.staticHandlerContext.matches.some(({ route }) => isApart(route.id));
  if (import.meta.env.DEV || apart) return context;
  return { ...context, manifest: { ...context.manifest, url: storefrontManifest(context.manifest.url) } };
}

/** What failed while a page was made goes into the shop's log, which leaves out what it was about. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log, failed } = context.get(domainContext);
  failed(error);
  log.error({ err: error }, 'a page could not be made');
};
