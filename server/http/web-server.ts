import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { answers } from '#wording/answers.ts';
import { requestId } from './request-id.ts';
import { type Https, personal, securityHeaders } from './security-headers.ts';

/** How long somebody may keep a connection without getting on, ms. */
export interface Timeouts {
  /** Until a request's headers are here, from the first moment of the connection or the end of the request before. */
  headers: number;
  /** Until all of the request is here. */
  request: number;
  /** Between two checks of the two above. */
  checkInterval: number;
  /** For the next request. */
  keepAlive: number;
  /** With nothing moving in either direction: a response that is not fetched, say. */
  inactivity: number;
}

/** Longer than connections are kept for a next request: those that are not used any more have ended by themselves. */
export const unhurriedMs = 12_000;

const defaultTimeouts: Timeouts = {
  headers: 15_000,
  request: 60_000,
  checkInterval: 5_000,
  keepAlive: 10_000,
  inactivity: 60_000,
};

/**
 * A web server that nobody occupies by being slow, and whose every answer has the shop's headers: those too that are
 * given where no request could be made out.
 */
export function openWebServer(https: Https, timeouts: Timeouts = defaultTimeouts): Server {
  const server = createServer({
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.checkInterval,
    keepAliveTimeout: timeouts.keepAlive,
    // Its own answer would be one without headers; the app gives the same.
    requireHostHeader: false,
  });
  server.timeout = timeouts.inactivity;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket as Socket, statuses[error.code ?? ''] ?? 400, https),
  );
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { headers, text } = refusal(417, https);
    response.writeHead(417, headers).end(text);
  });
  return server;
}

/** The app as a listener; what is no address or has no host, or two of them, never gets to it. */
export function requestListener(
  fetch: Parameters<typeof getRequestListener>[0],
  https: Https,
): RequestListener {
  const listener = getRequestListener(fetch, {
    errorHandler: (error) => {
      const status = error instanceof RequestError ? 400 : 500;
      const { headers, text } = refusal(status, https);
      return new Response(text, { status, headers });
    },
  }) as RequestListener;
  return (request, response) => {
    if (!hasTwoHosts(request)) return listener(request, response);
    const { headers, text } = refusal(400, https);
    response.writeHead(400, headers).end(text);
  };
}

/** Two parts on the way could each believe another one (RFC 9112 section 3.2). Node keeps the first and is silent. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/**
 * Answers what came, takes no new connections.
 *
 * @param patienceMs how long a connection may stay on which nothing comes: a browser may be about to ask once more on one that it
 *   believes open. Connections that are never idle are ended 8 s later.
 */
export function drain(server: Server, patienceMs = idleMs): Promise<void> {
  return new Promise((resolve) => {
    // Not the web server's own close, which also ends connections whose request is still on its way here.
    TcpServer.prototype.close.call(server, () => resolve());
    let idle: NodeJS.Timeout;
    const wait = setTimeout(() => {
      server.closeIdleConnections();
      idle = setInterval(() => server.closeIdleConnections(), idleMs);
    }, patienceMs);
    setTimeout(() => server.closeAllConnections(), patienceMs + 8_000).unref();
    server.once('close', () => {
      clearTimeout(wait);
      clearInterval(idle);
    });
  });
}

/** A connection on which nothing came for so long is one that nothing will come on. */
const idleMs = 500;

/** What Node says of a request that it could not make out. */
const statuses: Record<string, Refused> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

type Refused = 400 | 408 | 413 | 417 | 431 | 500;

/** How long what is still being sent is thrown away, so that the answer is read before the connection is reset; ms. */
const lingerMs = 500;

function refuse(socket: Socket, status: Refused, https: Https): void {
  // Said already: what else comes is thrown away.
  if (socket.writableEnded) return;
  // Amid an answer there is no place for another; who never said a word (a browser's spare connection) gets none.
  if (!socket.writable || isAnswering(socket) || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const { headers, text } = refusal(status, https);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Whether an answer has begun on it. Node has no public word for that; its own refusal asks the same. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent ?? false;

function refusal(status: Refused, https: Https): { headers: Record<string, string>; text: string } {
  const id = requestId(undefined, 0);
  const message = status === 500 ? answers.ours(id) : answers.unreadable[status];
  const text = JSON.stringify({ status, message });
  const headers = {
    ...securityHeaders(https),
    'X-Request-Id': id,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': personal,
    Connection: 'close',
  };
  return { headers, text };
}
