import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import {
  findShared,
  pageCard,
  productCard,
  productCardPath,
  type SharedPage,
  sharedPages,
  sharedShelves,
} from '#shop/catalogue/share-cards.ts';
import { drawCard, type ShareCard } from '#shop/images/share-card.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';

/** Cards are some 60 KiB; these are kept of each process, and drawn anew where they were dropped. */
const keptBytes = 16 * 1024 * 1024;
/** How long one without a price may show pictures that are no longer the newest. */
const pageFreshMs = 86_400_000;
/** They are drawn one after the other, so that whoever asks for many takes no more than one processor. */
const mayWait = 20;

/**
 * Pictures of 1200 x 630 that stand for a page where somebody shares it (Open Graph). That of a product has its price, and so an
 * address that changes with it: the one before leads to the new one.
 */
export function shareCards(shop: Shop): Hono {
  const app = new Hono();
  const drawn = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length });
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** From memory, or drawn; 'busy' where too many wait. */
  async function card(key: string, ttl: number, facts: () => Promise<ShareCard>): Promise<Buffer | 'busy'> {
    const kept = drawn.get(key);
    if (kept) return kept;
    if (waiting >= mayWait) return 'busy';
    waiting += 1;
    const drawing = queue.then(async () => drawn.get(key) ?? drawCard(shop, await facts()));
    queue = drawing.catch(() => undefined).finally(() => (waiting -= 1));
    const bytes = await drawing;
    drawn.set(key, bytes, { ttl });
    return bytes;
  }

  const answer = (c: Context, bytes: Buffer | 'busy', cacheControl: string) =>
    bytes === 'busy'
      ? c.json({ status: 503, message: answers.picturesBusy }, 503, { 'Retry-After': '5' })
      : c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': cacheControl });

  app.get('/product/:id{[\\w-]{1,40}}/:version{[0-9a-f]{12}\\.jpg}', async (c) => {
    const product = await findShared(shop, c.req.param('id'));
    if (!product) return c.notFound();
    const path = productCardPath(product, shop.settings);
    if (!c.req.path.endsWith(path)) return c.redirect(path, 302);
    const bytes = await card(path, 0, async () => productCard(product, shop.settings));
    return answer(c, bytes, 'public, max-age=31536000, immutable');
  });

  const page = async (c: Context, name: SharedPage) =>
    answer(
      c,
      await card(name, pageFreshMs, () => pageCard(shop, name)),
      `public, max-age=${pageFreshMs / 1000}`,
    );
  for (const name of sharedShelves) app.get(`/shop/${name}.jpg`, (c) => page(c, name));
  for (const name of sharedPages) app.get(`/${name}.jpg`, (c) => page(c, name));
  return app;
}
