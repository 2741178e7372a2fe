/**
 * Built to /sw.js (vite.config.ts, server/routes/service-worker.ts). It keeps what the cart and favourites need to open without a connection, and a page
 * that says so in the place of any other (docs/decisions/027). Documents come from the network whenever the shop answers, whatever it
 * answers; calls are never touched; nothing that a cookie had a part in is kept.
 */

/** Written in front of it by the server: another release, or another word of the shop on its pages, is another worker. */
declare const release: string;

/** TypeScript's own types of workers don't go together with those of documents. */
interface Worker {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
}
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends LastingEvent {
  addRoutes?(rules: object): Promise<void>;
}
interface FetchEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
const worker = globalThis as unknown as Worker;

const cacheName = `shell-${release}`;
/** The only documents kept; each is the same for everybody. */
const documents = ['/cart', '/favorites', '/offline'];
/** Where a page that can't be had is better left to the browser to say. */
const notShoppers = /^\/(dashboard|login-admin|dev)\b/;
/** The width that the page keeps of what is in the cart and of favourites (storefront/layout/keep-cart.ts). */
const keptPicture = (path: string) => path.replace(/^\/images\/\d+/, '/images/320');

worker.addEventListener('install', (event) => {
  // Where the browser knows of it, what is none of the worker's business does not even wake it.
  event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }).catch(() => undefined);
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerDocument(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
  else if (pathname.startsWith('/images/') && isOfKeptPage(request))
    event.respondWith(answerPicture(request));
});

/**
 * The documents, and the files that they name: many and small, so together, and after whatever the visitor asks for meanwhile. A failure
 * leaves the worker before it.
 */
async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    documents.map(async (path) => {
      const page = await fetchFresh(path, { credentials: 'omit', cache: 'no-cache', priority: 'low' });
      const html = await page.clone().text();
      const files = new Set([...html.matchAll(/\/assets\/[\w.~-]+/g)].map(([file]) => file));
      await Promise.all([...files].map((file) => keepFile(cache, file)));
      await cache.put(path, page);
    }),
  );
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  if (!(await cache.match(file)))
    await cache.put(file, (await keptAsset(file)) ?? (await fetchFresh(file, { priority: 'low' })));
}

async function fetchFresh(path: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(path, options);
  if (!response.ok || response.redirected) throw new Error(`${path} can't be kept`);
  return response;
}

/** The release before this one stays, for tabs that were opened with it and may yet ask for its files. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  // The browser asks for a document while the worker is still waking.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function answerDocument({ request, preloadResponse }: FetchEvent, path: string): Promise<Response> {
  const instead = async () =>
    notShoppers.test(path)
      ? undefined
      : caches.match(documents.includes(path) ? path : '/offline', { cacheName });
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    return (isOfGateway(answer) && (await instead())) || answer;
  } catch (failure) {
    const kept = await instead();
    if (kept) return kept;
    throw failure;
  }
}

/** What stands in front of the shop says that it is away, as while it is started anew: the shop's own answers have a number. */
const isOfGateway = ({ status, headers }: Response): boolean => status >= 500 && !headers.has('X-Request-Id');

/** Their names carry a hash of what they hold: whoever kept one, it is the right one. */
const answerAsset = async (request: Request): Promise<Response> =>
  (await keptAsset(request)) ?? fetch(request);

const keptAsset = (asset: Request | string) => caches.match(asset, { ignoreVary: true });

function isOfKeptPage({ referrer }: Request): boolean {
  return URL.canParse(referrer) && documents.includes(new URL(referrer).pathname);
}

async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(keptPicture(new URL(request.url).pathname), { ignoreVary: true });
    if (kept) return kept;
    throw failure;
  }
}
