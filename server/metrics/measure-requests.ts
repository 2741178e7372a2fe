import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Histogram, type Registry } from 'prom-client';
import type { Log } from '#shop/shop.ts';
import { type CurrentRequest, currentRequest, requestId, withRequest } from '../http/request-id.ts';
import { inSpan, type SpanStart } from '../tracing/spans.ts';

/** Requests that the cache did not answer; `byKind` counts them by 'route method class', for example '/userLogin POST 4xx'. */
export interface RequestCounts {
  byKind: Map<string, number>;
}

const slowMs = 2_000;

/**
 * Gives each request its id, counts and times it by the pattern of its route, and writes down what was slow. What is answered
 * straight from memory never comes here: `PageCache` counts that.
 */
export function measureRequests(
  registry: Registry,
  requests: RequestCounts,
  log: Log,
  trustedProxies: number,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const seconds = new Histogram({
    name: 'hopup_http_request_seconds',
    help: 'Time to an answer that had to be worked on; what is kept in memory is answered at once and not in here',
    labelNames: ['route', 'method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  return (c, next) => {
    const id = requestId(c.req.header('x-request-id'), trustedProxies);
    const request: CurrentRequest = { id };
    const span = (): SpanStart => ({
      name: methodOf(c.req.method),
      kind: 'server',
      // As the id of a request: only from a proxy that is trusted.
      parent: (trustedProxies > 0 && c.req.header('traceparent')) || '',
      attributes: { 'http.request.method': methodOf(c.req.method), 'hopup.request_id': id },
    });
    return withRequest(request, () =>
      inSpan(span, async (span) => {
        const begun = performance.now();
        c.env.outgoing.setHeader('X-Request-Id', id);
        await next();
        await request.settled;
        const ms = performance.now() - begun;
        const [method, route, { status }] = [methodOf(c.req.method), routeOf(c), c.res];
        span?.rename(`${method} ${route}`);
        span?.set({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span?.fail(String(status));
        const kind = `${route} ${method} ${Math.floor(status / 100)}xx`;
        requests.byKind.set(kind, (requests.byKind.get(kind) ?? 0) + 1);
        seconds.observe({ route, method }, ms / 1000);
        const facts = { method, route, status, ms: Math.round(ms) };
        if (ms > slowMs) log.warn(facts, 'a slow answer');
        else log.debug(facts, 'answered');
      }),
    );
  };
}

/** The pattern of the route that answers: never what stood in its place, which may be anybody's. */
export function routeOf(c: Context): string {
  const page = currentRequest()?.route;
  if (page) return page;
  const path = routePath(c);
  return path.startsWith('/assets/') ? '/assets/*' : path;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodOf = (method: string): string => (methods.has(method) ? method : 'other');
