import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { placeOfRequest } from '../http/client-place.ts';
import { requestId } from '../http/request-id.ts';
import { hasTwoHosts } from '../http/web-server.ts';
import { cachedCalls, callKey } from './cached-calls.ts';
import type { Encoding } from './encoding.ts';
import type { PageAddresses } from './page-addresses.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { SearchMissCounter } from './search-miss-counter.ts';

/** False where the page is not ready in the encoding that is asked for. */
type Send = (page: CachedPage, request: IncomingMessage, response: ServerResponse) => boolean;
type Fetch = (request: Request, env: object) => Response | Promise<Response>;

export interface FastPathOptions {
  cache: PageCache;
  /** Unset where pages are not cached. */
  addresses?: PageAddresses;
  /** The app, for everything that is not ready. */
  listener: RequestListener;
  fetch: Fetch;
  trustedProxies: number;
  searchMisses: SearchMissCounter;
}

/**
 * Answers what is cached straight from memory, before anything else looks at the request: a page by its address, a call by
 * what its body says. What is not cached, or not yet in the encoding that is asked for, goes on to the app.
 */
export function fastPath({
  cache,
  addresses,
  listener,
  fetch,
  trustedProxies,
  searchMisses,
}: FastPathOptions): RequestListener {
  const send: Send = (page, request, response) => {
    const { headers, socket } = request;
    const id = requestId(headers['x-request-id'], trustedProxies);
    const isSent = sendCached(cache, page, request, response, id);
    if (isSent && page.miss) {
      const from = placeOfRequest(socket.remoteAddress, headers['x-forwarded-for'], trustedProxies);
      searchMisses.add(page.miss, from.address);
    }
    return isSent;
  };
  return (request, response) => {
    const address = request.url ?? '/';
    if (!plainHost.test(request.headers.host ?? '') || hasTwoHosts(request)) listener(request, response);
    else if (request.method === 'GET') {
      const key = addresses?.keyOf(address);
      const page = key === undefined ? undefined : cache.peek(key);
      if (page?.status !== 200 || !send(page, request, response)) listener(request, response);
    } else if (request.method === 'POST' && cachedCalls.has(address) && isPlain(request)) {
      answerCall(cache, send, fetch, address, request, response).catch(() => response.destroy());
    } else {
      listener(request, response);
    }
  };
}

/** A name or an address, with its port: the app says what is wrong with any other. */
const plainHost = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

const maxBytes = 32 * 1024;

/** JSON of a known, small size, from no other site: anything else is the app's to judge. */
function isPlain({ headers }: IncomingMessage): boolean {
  const size = Number(headers['content-length'] ?? Number.NaN);
  const site = headers['sec-fetch-site'];
  return (
    size <= maxBytes &&
    headers['content-type'] === 'application/json' &&
    (site === 'same-origin' || (site === undefined && headers.origin === undefined))
  );
}

async function answerCall(
  cache: PageCache,
  send: Send,
  fetch: Fetch,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  const key = keyIn(path, body);
  const page = key === undefined ? undefined : cache.peek(key);
  if (page && send(page, request, response)) return;

  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const url = `http://${request.headers.host ?? 'localhost'}${path}`;
  const asked = new Request(url, { method: 'POST', headers, body });
  const answer = await fetch(asked, { incoming: request, outgoing: response });
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** By its events: going through it with `for await` takes a tenth of such an answer's time. */
const bodyOf = (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });

/** The cache key of what a body asks for; undefined where it is not right. */
function keyIn(path: string, body: Buffer): string | undefined {
  try {
    const asked = cachedCalls.get(path)?.body.safeParse(JSON.parse(body.toString()));
    return asked?.success ? callKey(path, asked.data as object) : undefined;
  } catch {
    return undefined;
  }
}

type Kind = Encoding | 'unchanged';

/** Header lines of each cached page, made once for each encoding, and for 304; and once more for a cache in front that may keep it. */
const lines = { own: new WeakMap<CachedPage, Lines>(), forFront: new WeakMap<CachedPage, Lines>() };
type Lines = Map<Kind, string[]>;

function sendCached(
  cache: PageCache,
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): boolean {
  const etag = page.headers.ETag ?? '';
  if (request.headers['if-none-match']?.includes(etag)) {
    page.served.unchanged++;
    response.writeHead(304, [...linesOf(cache, page, 'unchanged'), 'X-Request-Id', id]).end();
    return true;
  }
  const ready = cache.readyBody(page, String(request.headers['accept-encoding'] ?? ''));
  if (!ready) return false;
  page.served.whole++;
  const { bytes, encoding } = ready;
  response.writeHead(200, [...linesOf(cache, page, encoding, bytes.length), 'X-Request-Id', id]).end(bytes);
  return true;
}

function linesOf({ front }: PageCache, page: CachedPage, kind: Kind, length = 0): string[] {
  const mayKeep = front.mayKeep(page);
  const known = mayKeep ? lines.forFront : lines.own;
  let kinds = known.get(page);
  if (!kinds) {
    kinds = new Map();
    known.set(page, kinds);
  }
  let flat = kinds.get(kind);
  if (!flat) {
    flat = Object.entries(mayKeep ? { ...page.headers, ...front.headersOf(page) } : page.headers).flat();
    if (kind !== 'unchanged') flat.push('Content-Length', String(length));
    if (kind === 'br' || kind === 'gzip') flat.push('Content-Encoding', kind);
    kinds.set(kind, flat);
  }
  return flat;
}
