import { Hono } from 'hono';
import { renderVariant, type Width, widths } from '#shop/images/variant.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';

/** `/images/640/<name>`: a picture at one of the widths, in the best format the browser takes, cached for good. */
export function images(shop: Shop): Hono {
  const app = new Hono();
  app.get('/:width/:name{[0-9a-z-]{1,100}\\.webp}', async (c) => {
    const width = Number(c.req.param('width')) as Width;
    if (!widths.includes(width)) return c.notFound();
    const format = c.req.header('accept')?.includes('image/avif') ? 'avif' : 'webp';
    const found = await renderVariant(shop, c.req.param('name'), width, format);
    if (!found) return c.notFound();
    if (found === 'busy')
      return c.json({ status: 503, message: answers.picturesBusy }, 503, { 'Retry-After': '2' });
    return c.body(new Uint8Array(found.bytes), 200, {
      'Content-Type': `image/${found.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept',
    });
  });
  return app;
}
