import { Hono } from 'hono';
import { categories } from '#database/enums.ts';
import { newestOf } from '#shop/catalogue/list.ts';
import { renderVariant, type Width, widths } from '#shop/images/variant.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import { everyPicture, tagHeaders } from '../cache/front-tags.ts';

/**
 * `/images/640/<name>`: a picture at one of the widths, in the best format the browser takes, cached for good; with .jpg in place
 * of .webp as JPEG, for letters. `/images/newest/bbs`: that of the newest product of a category, for menus, which every page has
 * and which must not change with each product.
 *
 * @param inOneFormat whether a cache in front does not look at what a browser takes (`Vary`): then it keeps only what all do
 */
export function images(shop: Shop, inOneFormat = false): Hono {
  const app = new Hono();
  app.get('/:width/:name{[0-9a-z-]{1,100}\\.(?:webp|jpg)}', async (c) => {
    const width = Number(c.req.param('width')) as Width;
    if (!widths.includes(width)) return c.notFound();
    const name = c.req.param('name').replace(/jpg$/, 'webp');
    const isForLetter = name !== c.req.param('name');
    const best = c.req.header('accept')?.includes('image/avif') ? 'avif' : 'webp';
    const format = isForLetter ? 'jpeg' : best;
    const found = await renderVariant(shop, name, width, format);
    if (!found) return c.notFound();
    if (found === 'busy')
      return c.json({ status: 503, message: answers.picturesBusy }, 503, { 'Retry-After': '2' });
    // Else others would be given AVIF that their browsers can't show, or WebP for good where AVIF is being made.
    const who = inOneFormat && found.format === 'avif' ? 'private' : 'public';
    const inFront = found.format !== format ? 's-maxage=60, ' : '';
    return c.body(new Uint8Array(found.bytes), 200, {
      ...tagHeaders(everyPicture, [name]),
      'Content-Type': `image/${found.format}`,
      'Cache-Control': `${who}, max-age=31536000, ${inFront}immutable`,
      Vary: 'Accept',
      // A letter is read on the page of whoever keeps one's mail.
      ...(isForLetter && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    });
  });
  app.get('/newest/:category', async (c) => {
    const category = categories.find((one) => one === c.req.param('category'));
    const [newest] = category ? await newestOf(shop, category, 1) : [];
    const [name] = newest?.images ?? [];
    if (!name) return c.notFound();
    return c.body(null, 302, { Location: `/images/320/${name}`, 'Cache-Control': 'public, max-age=3600' });
  });
  return app;
}
