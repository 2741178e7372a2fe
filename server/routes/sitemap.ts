import { and, asc, eq, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import { productPath } from '#contract/product-path.ts';
import { categories } from '#database/enums.ts';
import { products } from '#database/schema.ts';
import type { Shop } from '#shop/shop.ts';
import { curatedLists } from '#wording/storefront/curated-lists.ts';

/** A sitemap may hold 50,000 addresses. */
const maxAddressesPerFile = 40_000;

/** What search engines ask for: robots.txt and the sitemaps. */
export function sitemap(shop: Shop): Hono {
  const app = new Hono();
  const { publicUrl } = shop.settings;

  // Pages that are not for an index say so themselves (noindex), and must be read to be heard. Closed are only lists narrowed by
  // several choices of attributes (web/storefront/parts/listing-attributes.ts): there are more of them than anybody can read.
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /*?*f.*&f.\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async () => {
    const count = await shop.db.$count(products, eq(products.active, true));
    const files = Array.from({ length: Math.max(1, Math.ceil(count / maxAddressesPerFile)) }, (_, n) => n);
    const entries = ['pages', ...files].map(
      (name) => `<sitemap><loc>${publicUrl}/sitemap-${name}.xml</loc></sitemap>`,
    );
    return xml('sitemapindex', entries);
  });

  app.get('/sitemap-pages.xml', () => {
    const shelves = ['all', 'discount', ...categories].map((name) => `/shop/${name}`);
    const lists = Array.from(curatedLists.keys(), (words) => `/shop/${encodeURIComponent(words)}`);
    const legal = ['/delivery-and-returns', '/terms', '/privacy'];
    return xml(
      'urlset',
      [
        '/',
        ...shelves,
        ...lists,
        '/starter-kit',
        '/my-kit',
        '/bb-guide',
        '/energy',
        '/contact',
        ...legal,
      ].map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    );
  });

  app.get('/:file{sitemap-[0-9]{1,6}\\.xml}', async (c) => {
    const file = Number.parseInt(c.req.param('file').slice('sitemap-'.length), 10);
    const entries: string[] = [];
    // Page by page along the key: no file costs more than its own rows, but for those it skips.
    const [from] = file === 0 ? [{ id: '' }] : await idsFrom(shop, '', 1, file * maxAddressesPerFile - 1);
    if (!from) return c.notFound();
    for (const { updatedAt, ...product } of await idsFrom(shop, from.id, maxAddressesPerFile, 0)) {
      const changed = updatedAt.toISOString().slice(0, 10);
      entries.push(`<url><loc>${publicUrl}${productPath(product)}</loc><lastmod>${changed}</lastmod></url>`);
    }
    return xml('urlset', entries);
  });
  return app;
}

const idsFrom = (shop: Shop, after: string, limit: number, offset: number) =>
  shop.db
    .select({ id: products.id, slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(and(eq(products.active, true), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(offset);

function xml(root: string, entries: string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</${root}>\n`;
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
