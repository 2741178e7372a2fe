import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { readAllAxes } from '#shop/catalogue/families/read.ts';
import { activeProducts } from '#shop/catalogue/feed.ts';
import type { Shop } from '#shop/shop.ts';
import { feedEnd, feedItem, feedStart } from './google-feed.ts';

/** How long a feed is good for: programs fetch it a few times a day. */
const freshMs = 15 * 60_000;

/**
 * Lists of all that is sold, for those who advertise it: `/feeds/google.xml` for Google Merchant Center, which Microsoft, Meta and
 * others read too. Read from the database page by page and compressed as it is read, so that a catalogue is never held whole;
 * kept compressed, and made once for all who ask.
 */
export function feeds(shop: Shop): Hono {
  const app = new Hono();
  let feed: { since: number; made: Promise<Buffer> } | undefined;
  const gzippedFeed = () => {
    const now = shop.now().getTime();
    if (feed && now - feed.since < freshMs) return feed.made;
    const made = makeFeed(shop);
    feed = { since: now, made };
    made.catch(() => {
      feed = undefined;
    });
    return made;
  };
  app.get('/feeds/google.xml', async (c) => {
    const gzipped = await gzippedFeed();
    const accepted = parseAccept(c.req.header('accept-encoding') ?? '');
    const takesGzip = accepted.some(({ type, q }) => type === 'gzip' && q > 0);
    return c.body(new Uint8Array(takesGzip ? gzipped : await promisify(gunzip)(gzipped)), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${freshMs / 1000}`,
      Vary: 'Accept-Encoding',
      ...(takesGzip && { 'Content-Encoding': 'gzip' }),
    });
  });
  return app;
}

const makeFeed = (shop: Shop): Promise<Buffer> => pipeline(() => itemsOf(shop), createGzip(), buffer);

async function* itemsOf(shop: Shop): AsyncGenerator<string> {
  const { publicUrl } = shop.settings;
  const axes = await readAllAxes(shop);
  yield feedStart(shop.settings);
  for await (const page of activeProducts(shop))
    yield page
      .map((product) => feedItem(product, { publicUrl, axes: axes.get(product.familyId ?? 0) }))
      .join('');
  yield feedEnd;
}
