import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Shop } from '#shop/shop.ts';
import { domainContext, shopContext } from '../web/server-context.ts';

/** Renders pages, and answers the router's data requests for them. */
export function pages(
  shop: Shop,
  build: ServerBuild | (() => Promise<ServerBuild>),
  development: boolean,
): Hono {
  const render = createRequestHandler(build, development ? 'development' : 'production');
  const app = new Hono();
  app.get('*', async (c) => {
    const context = new RouterContextProvider();
    const { shopName, sellerAddress, vatNumber } = shop.settings;
    context.set(shopContext, { shopName, sellerAddress, vatNumber });
    context.set(domainContext, shop);
    const rendered = await render(c.req.raw, context);
    const body = Buffer.from(await rendered.arrayBuffer());
    const headers = new Headers(rendered.headers);
    const html = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (html) headers.set('Content-Security-Policy', policy(body.toString(), development));
    headers.set('Cache-Control', 'no-cache');
    headers.append('Vary', 'Accept-Encoding');
    const { bytes, encoding } = await compress(body, c.req.header('accept-encoding') ?? '');
    if (encoding) headers.set('Content-Encoding', encoding);
    return new Response(new Uint8Array(bytes), { status: rendered.status, headers });
  });
  return app;
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Only the page's own inline scripts may run, by their hashes: a page is kept whole, so a nonce would not do. */
function policy(html: string, development: boolean): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

async function compress(
  body: Buffer,
  accepted: string,
): Promise<{ bytes: Buffer; encoding?: 'br' | 'gzip' }> {
  if (body.length < 1024) return { bytes: body };
  if (/\bbr\b/.test(accepted)) {
    return { bytes: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) return { bytes: await gzipped(body), encoding: 'gzip' };
  return { bytes: body };
}
