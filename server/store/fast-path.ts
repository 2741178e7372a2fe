import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { idOf } from '../request.ts';
import { keptCalls, keyOf } from './kept-calls.ts';
import type { Encoding, Page, PageStore } from './page-store.ts';

/** False where the page is not ready in the encoding that is asked for. */
type Send = (page: Page, request: IncomingMessage, response: ServerResponse) => boolean;
type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/**
 * Answers what is kept straight from memory, before anything else looks at the request: a page by its address, a call by
 * what its body says. What is not kept, or not yet in the encoding that is asked for, goes on to the app.
 */
export function fastPath(
  store: PageStore,
  listener: RequestListener,
  fetch: Fetch,
  trustedProxies: number,
): RequestListener {
  const send: Send = (page, request, response) =>
    sendKept(page, request, response, idOf(request.headers['x-request-id'], trustedProxies));
  return (request, response) => {
    const path = request.url ?? '/';
    if (!plainHost.test(request.headers.host ?? '')) listener(request, response);
    else if (request.method === 'GET') {
      const page = path.includes('?') ? undefined : store.peek(path);
      if (!page || !send(page, request, response)) listener(request, response);
    } else if (request.method === 'POST' && keptCalls.has(path) && isPlain(request)) {
      answerCall(store, send, fetch, path, request, response).catch(() => response.destroy());
    } else {
      listener(request, response);
    }
  };
}

/** A name or an address, with its port: the app says what is wrong with any other. */
const plainHost = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

const bytesAtMost = 32 * 1024;

/** JSON of a known, small size, from no other site: anything else is the app's to judge. */
function isPlain({ headers }: IncomingMessage): boolean {
  const size = Number(headers['content-length'] ?? Number.NaN);
  const site = headers['sec-fetch-site'];
  return (
    size <= bytesAtMost &&
    headers['content-type'] === 'application/json' &&
    (site === 'same-origin' || (site === undefined && headers.origin === undefined))
  );
}

async function answerCall(
  store: PageStore,
  send: Send,
  fetch: Fetch,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  const key = keyIn(path, body);
  const page = key === undefined ? undefined : store.peek(key);
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

/** What small bodies were found to ask for, by the path and the bytes: most visitors' are the same few. */
const known = new Map<string, string>();
const knownAtMost = 1000;
const smallAtMost = 200;

function keyIn(path: string, body: Buffer): string | undefined {
  if (body.length > smallAtMost) return checked(path, body);
  const sent = path + body.toString('latin1');
  const before = known.get(sent);
  if (before) return before;
  const key = checked(path, body);
  if (known.size >= knownAtMost) known.clear();
  if (key) known.set(sent, key);
  return key;
}

function checked(path: string, body: Buffer): string | undefined {
  try {
    const asked = keptCalls.get(path)?.body.safeParse(JSON.parse(body.toString()));
    return asked?.success ? keyOf(path, asked.data as object) : undefined;
  } catch {
    return undefined;
  }
}

/** Header lines of each kept page, made once for each encoding. */
const lines = new WeakMap<Page, Map<Encoding, string[]>>();

function sendKept(page: Page, request: IncomingMessage, response: ServerResponse, id: string): boolean {
  const etag = page.headers.ETag ?? '';
  if (request.headers['if-none-match']?.includes(etag)) {
    page.served.unchanged++;
    response.writeHead(304, [...headersOf(page, 'identity'), 'X-Request-Id', id]).end();
    return true;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding: Encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  const body = page.bodies.get(encoding);
  if (!body) return false;
  page.served.whole++;
  response.writeHead(200, [...headersOf(page, encoding), 'X-Request-Id', id]).end(body);
  return true;
}

function headersOf(page: Page, encoding: Encoding): string[] {
  let kinds = lines.get(page);
  if (!kinds) {
    kinds = new Map();
    lines.set(page, kinds);
  }
  let flat = kinds.get(encoding);
  if (!flat) {
    flat = Object.entries(page.headers).flat();
    flat.push('Content-Length', String(page.bodies.get(encoding)?.length ?? 0));
    if (encoding !== 'identity') flat.push('Content-Encoding', encoding);
    kinds.set(encoding, flat);
  }
  return flat;
}
