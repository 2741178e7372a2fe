import type { Page } from '@playwright/test';
import { termsPage } from '#wording/legal.ts';
import { ask, expect, newProduct, test } from './fixtures.ts';

/** What search engines and those a page is shared with read of it. */

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
async function things(page: Page): Promise<{ '@type': string }[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '{}')['@graph'];
}

test('a product tells what it is, what it costs and where it stands, whatever its title holds', async ({
  page,
  office,
}) => {
  const title = '</script><b onclick="x">"Nasty" & title';
  const product = await newProduct(office, { price: 12.5, quantity: 3 });
  const { data } = await ask(office, '/dash-product-details', { id: product.id });
  const { description: desc, catagory: category } = data[0];
  const change = {
    productId: product.id,
    title,
    desc,
    category,
    price: 12.5,
    quantity: 3,
    status: 1 as const,
  };
  await ask(office, '/dash-update-product', change);
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // Of the title that it was added with: an address that is known stays.
  const path = `/product/${product.id}/${product.title.toLowerCase().replaceAll(' ', '-')}`;
  await expect(page).toHaveURL(path);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(process.env.SHOP_URL + path);
  expect(await meta(page, 'og:title')).toBe(title);
  const card = await page.request.get((await meta(page, 'og:image')) ?? '');
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const [about, way] = await things(page);
  expect(about).toMatchObject({
    '@type': 'Product',
    name: title,
    offers: { price: '12.50', priceCurrency: 'GBP' },
  });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });

  for (const other of [`/product/${product.id}`, `/product/${product.id}/another-one?x=1`]) {
    const answer = await page.request.get(other, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, path]);
  }
  // An address from another shop, once staff have told it.
  const old = `/products/${product.id}-then`;
  expect((await page.request.get(old)).status()).toBe(404);
  await ask(office, '/dash-import', { csv: `id,old address\n${product.id},${old}`, dryRun: false });
  const statusOf = async () => (await page.request.get(old, { maxRedirects: 0 })).status();
  await expect.poll(statusOf).toBe(301);
  expect((await page.request.get(`${old.toUpperCase()}/?x=1`)).url()).toBe(process.env.SHOP_URL + path);

  const asked = await page.request.get(`/product/${product.id}.data`);
  expect([asked.status(), await asked.text()]).toEqual([202, expect.stringContaining(path)]);
});

test('addresses that shoppers type lead to those that the shop has', async ({ page }) => {
  for (const [typed, status, there] of [
    ['/favourites', 301, '/favorites'],
    ['/returns', 301, '/delivery-and-returns#withdraw'],
    ['/about-us/', 301, '/#about'],
    ['/shop', 301, '/shop/all'],
    ['/Shop/', 301, '/shop/all'],
    // A search for a shelf, as a phone begins it.
    ['/shop/BBs', 302, '/shop/bbs'],
    ['/shop/Batteries?stock=1', 302, '/shop/batteries?stock=1'],
    ['/shop/Discount', 302, '/shop/discount'],
    ['/shop/bb', 302, '/shop/bbs'],
    ['/shop/Eye%20Protection', 302, '/shop/eye%20protection'],
  ] as const) {
    const answer = await page.request.get(typed, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([status, there]);
  }
});

test('each page that is for an index has its one address, and what it is shared with', async ({
  request,
}) => {
  for (const path of [
    '/my-kit',
    '/bb-guide',
    '/starter-kit',
    '/energy',
    '/contact',
    '/delivery-and-returns',
    '/terms',
    '/privacy',
  ]) {
    const html = await (await request.get(`${path}?from=mail`)).text();
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
    expect(all(/<link rel="canonical" href="([^"]*)"/g), path).toEqual([process.env.SHOP_URL + path]);
    expect(all(/<meta property="og:url" content="([^"]*)"/g)).toEqual([process.env.SHOP_URL + path]);
    const [title = ''] = all(/<meta property="og:title" content="([^"]*)"/g);
    expect(all(/<title>([^<]*)</g)).toEqual([expect.stringContaining(`${title} | `)]);
    expect(all(/<meta property="og:description" content="([^"]*)"/g)).toEqual(
      all(/<meta name="description" content="([^"]*)"/g),
    );
    const [picture = ''] = all(/<meta property="og:image" content="([^"]*)"/g);
    if (['/my-kit', '/bb-guide', '/starter-kit', '/energy'].includes(path))
      expect(picture).toContain(`/share${path}.jpg`);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
    expect(html).not.toContain('noindex');
  }
});

test('a page that needs nothing from the server is opened from another without asking it', async ({
  page,
}) => {
  await page.goto('/energy');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: termsPage.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(termsPage.title);
  await expect(page).toHaveTitle(new RegExp(`^${termsPage.title} \\| `));
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
});

test('the lists that the home page links to are for an index, and in the sitemap', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('main').locator('a[href*="%20"][href^="/shop/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(0);
  const listed = await (await page.request.get('/sitemap-pages.xml')).text();
  for (const path of paths) {
    expect(await (await page.request.get(path)).text(), path).not.toContain('noindex');
    expect(listed).toContain(`${process.env.SHOP_URL}${path}<`);
  }
  // They are called what they are of, not results.
  await page.goto(paths[0] ?? '');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await page.title()).toContain(`${name} | `);
  expect((await things(page)).map((thing) => thing['@type'])).toEqual(['ItemList']);
});

test('home and shelves have their titles, pictures and places', async ({ page }) => {
  await page.goto('/');
  expect((await things(page)).map((thing) => thing['@type'])).toEqual(['OnlineStore', 'WebSite']);
  expect(await meta(page, 'og:image')).toBe(`${process.env.SHOP_URL}/share/home.jpg`);
  await page.goto('/shop/bbs?sort=priceLowToHigh');
  expect(await page.title()).toContain('BBs');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${process.env.SHOP_URL}/shop/bbs`,
  );
  expect((await things(page)).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  await page.goto('/shop/all');
  expect(
    (await things(page)).map((thing) => thing['@type']),
    'a trail of one step',
  ).toEqual(['ItemList']);
  expect((await page.request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
  await page.goto('/shop/bbs');
  expect(await meta(page, 'description')).toBeTruthy();
});
