import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { oldAddresses, products } from '#database/schema.ts';
import { pageAddresses } from '#server/cache/page-addresses.ts';
import { findPage } from '#server/routes/find-page.ts';
import { findByOldAddress } from '#shop/catalogue/old-addresses.ts';

import { product, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const { browser: staff } = await staffMember(on);

const routes = Object.fromEntries(
  ['product/:id/:slug?', 'shop/:for', 'cart', '*'].map((path) => [
    path,
    { id: path, path, parentId: undefined, module: {} },
  ]),
);
const addresses = pageAddresses({ routes } as unknown as ServerBuild);
const at = (path: string) => {
  const [page = '', search = ''] = path.split('?');
  return findPage(on.shop, addresses.find(page, search));
};

const slugsOf = async (titles: string[]) => {
  const { rows } = await on.shop.db.execute<{ slug: string }>(
    sql`select product_slug(title) as slug from unnest(${sql.param(titles)}::text[]) with ordinality as t(title, n) order by n`,
  );
  return rows.map(({ slug }) => slug);
};
const slugOf = async (id: string) =>
  (await on.shop.db.select({ slug: products.slug }).from(products).where(eq(products.id, id)))[0]?.slug;

const take = async (csv: string) => {
  const { id } = await staff.post('/dash-import', { csv, dryRun: false });
  return until(async () => {
    const now = await staff.post('/dash-import-status', { id: id ?? '' });
    return now.state === 'done' || now.state === 'refused' ? { ...now, id: id ?? '' } : undefined;
  });
};
const leadsTo = async (address: string) => (await findByOldAddress(on.shop, address))?.id;

const whole = (productId: string, more: object = {}) => ({
  productId,
  title: 'Test BBs 0.25 g',
  desc: 'A bottle of test BBs',
  price: 10,
  category: 'bbs' as const,
  quantity: 20,
  status: 1,
  ...more,
});

describe('the slug of a title', () => {
  test.each([
    ['Ridgeline 0.25 g BBs, bottle of 3,000', 'ridgeline-0-25g-bbs-bottle-of-3000'],
    ['Café Übergröße Łódź Ærø', 'cafe-ubergrosse-lodz-aero'],
    ['O’Neill’s “Best” — 600 ml Gas & Oil™', 'oneills-best-600ml-gas-and-oil'],
    ['11.1 V 1,450 mAh 20C LiPo', '11-1v-1450mah-20c-lipo'],
    ['M4/AR-15  magazine (2×)', 'm4-ar-15-magazine-2'],
    ['日本語のタイトル', 'product'],
  ])('%s is %s', async (title, slug) => {
    expect(await slugsOf([title])).toEqual([slug]);
  });

  test('is letters, digits and single hyphens, 80 at most and its own slug, whatever the title', async () => {
    const titles = fc.sample(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 150 }), fc.lorem({ maxCount: 30 })),
      3000,
    );
    const printable = titles.map((title) => title.replaceAll('\0', ''));
    const slugs = await slugsOf(printable);
    for (const slug of slugs) expect(slug).toMatch(/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(await slugsOf(slugs)).toEqual(slugs);
  });

  test('is cut between words', async () => {
    const [slug = ''] = await slugsOf([Array.from({ length: 20 }, () => 'magazine').join(' ')]);
    expect(slug).toBe(Array.from({ length: 9 }, () => 'magazine').join('-'));
    expect(await slugsOf(['x'.repeat(90)])).toEqual(['x'.repeat(80)]);
  });
});

describe('the slug of a product', () => {
  test('is made of the title, stays when that changes, and is changed and made anew by staff', async () => {
    const id = await product(on, { title: 'Ridgeline 0.25 g BBs' });
    expect(await slugOf(id)).toBe('ridgeline-0-25g-bbs');
    expect((await on.browser().post('/productData', { id })).data?.[0]?.slug).toBe('ridgeline-0-25g-bbs');
    await staff.post('/dash-update-product', whole(id, { title: 'Something else' }));
    expect(await slugOf(id)).toBe('ridgeline-0-25g-bbs');
    await staff.post('/dash-update-product', whole(id, { slug: 'ours' }));
    expect(await slugOf(id)).toBe('ours');
    expect((await on.browser().post('/productData', { id })).data?.[0]?.slug).toBe('ours');
    await staff.post('/dash-update-product', whole(id, { title: 'Something else', slug: '' }));
    expect(await slugOf(id)).toBe('something-else');
  });

  test.each(['Upper', 'two--hyphens', '-first', 'a b', 'é', 'x'.repeat(81)])('is not %s', async (slug) => {
    const id = await product(on);
    const answer = await staff.post('/dash-update-product', whole(id, { slug }));
    expect(answer).toMatchObject({ status: 400, errors: { slug: expect.any(String) } });
    await expect(on.shop.db.update(products).set({ slug }).where(eq(products.id, id))).rejects.toThrow();
  });

  test('is one of several products too', async () => {
    const ids = [await product(on, { title: 'Two alike' }), await product(on, { title: 'Two alike' })];
    expect(await Promise.all(ids.map(slugOf))).toEqual(['two-alike', 'two-alike']);
  });
});

describe('the page of a product', () => {
  test('is at its id and slug; its id alone and any other slug lead there', async () => {
    const id = await product(on, { title: 'Green gas 600 ml' });
    const path = `/product/${id}/green-gas-600ml`;
    expect(await at(path)).toMatchObject({ key: path, missing: false });
    expect(await at(`${path}?utm_source=x`)).toMatchObject({ key: path, missing: false });
    for (const other of [`/product/${id}`, `/product/${id}/`, `/product/${id}/red-gas?x=1`])
      expect(await at(other)).toEqual({ movedTo: path });
    // The page's loader leads these on.
    expect(await at(`/product/${id}.data`)).toMatchObject({ key: `/product/${id}.data`, missing: false });
  });

  test('that is not there is one page, whatever the address', async () => {
    for (const path of ['/product/nosuch', '/product/nosuch/green-gas', '/product/%00', '/product/a/b'])
      expect(await at(path)).toMatchObject({ key: '/product/-', missing: true });
    expect(await at('/product/nosuch/green-gas.data')).toMatchObject({
      key: '/product/-.data',
      missing: true,
    });
  });

  test('has its whole address in the sitemap', async () => {
    const id = await product(on, { title: 'Sling for the sitemap' });
    const { text } = await staff.send('/sitemap-0.xml', { method: 'GET' });
    expect(text).toContain(`/product/${id}/sling-for-the-sitemap</loc>`);
  });
});

describe('an old address', () => {
  test('of Shopify leads to the first variant, whatever its case, end and question, and stays when brought again', async () => {
    const csv = [
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty',
      'tan-gloves,Tan gloves,<p>Gloves for a game</p>,Gloves,Size,M,GL-M,20,5',
      'tan-gloves,,,,,L,GL-L,20,5',
      'green-gas,Green gas,<p>Gas in a can</p>,Gas,Title,Default Title,GG-1,9,5',
    ].join('\n');
    expect(await take(csv)).toMatchObject({ state: 'done', added: 3 });
    const idOf = async (sku: string) =>
      (await on.shop.db.select().from(products).where(eq(products.sku, sku)))[0]?.id ?? '';
    // Off sale, as new ones are until they have pictures, they have no page to lead to.
    expect(await leadsTo('/products/tan-gloves')).toBeUndefined();
    await on.shop.db.update(products).set({ active: true });
    for (const address of [
      '/products/tan-gloves',
      '/PRODUCTS/Tan-Gloves/?variant=8',
      '/collections/all/products/tan-gloves',
    ])
      expect(await leadsTo(address)).toBe(await idOf('GL-M'));
    expect(await leadsTo('/products/green-gas')).toBe(await idOf('GG-1'));
    const before = await on.shop.db.select().from(oldAddresses);
    expect(await take(csv)).toMatchObject({ state: 'done', added: 0, changed: 0 });
    expect(await on.shop.db.select().from(oldAddresses)).toEqual(before);
  });

  test('of WooCommerce is where it puts a product of that name, or where the file says', async () => {
    const csv = [
      'ID,Type,SKU,Name,Published,Regular price,Stock,Parent,Slug,Categories,Attribute 1 value(s)',
      '1,simple,W-1,"Valken’s 0.25g BBs – 3,000",1,9,5,,,BBs,',
      '2,variable,W-2,Field shirt,1,,,,field-shirt-2024,Clothing,"M, L"',
      '3,variation,W-2-M,Field shirt - M,1,30,5,W-2,,,M',
      '4,variation,W-2-L,Field shirt - L,1,30,5,W-2,,,L',
    ].join('\n');
    expect(await take(csv)).toMatchObject({ state: 'done', added: 3 });
    await on.shop.db.update(products).set({ active: true });
    const idOf = async (sku: string) =>
      (await on.shop.db.select().from(products).where(eq(products.sku, sku)))[0]?.id ?? '';
    expect(await leadsTo('/product/valkens-0-25g-bbs-3000/')).toBe(await idOf('W-1'));
    expect(await leadsTo('/product/field-shirt-2024/')).toBe(await idOf('W-2-M'));
    expect(await leadsTo('/product/field-shirt')).toBeUndefined();
  });

  test('is added by staff, shown before it is, and refused where it is none or leads elsewhere', async () => {
    const [one, other] = [await product(on, { title: 'One old' }), await product(on, { title: 'Other old' })];
    const done = await take(
      `id,old address\n${one},https://old.example/a/One.html | /a/uno\n${other},/a/other\n`,
    );
    expect(done).toMatchObject({ state: 'done', changed: 2, unchanged: 0 });
    expect(done.changes).toContainEqual(
      expect.objectContaining({
        line: 2,
        title: 'One old',
        field: 'old address',
        was: '',
        is: '/a/one.html',
      }),
    );
    expect([await leadsTo('/a/one.html'), await leadsTo('/A/Uno/'), await leadsTo('/a/other')]).toEqual([
      one,
      one,
      other,
    ]);
    expect(await take(`id,old address\n${one},/a/uno\n`)).toMatchObject({ state: 'done', unchanged: 1 });
    const refused = await take(`id,old address\n${one},/a/other /a/new\n${other},/a/new nowhere\n`);
    expect(refused).toMatchObject({ state: 'refused', wrong: 3 });
    expect(refused.errors?.map(({ line, message }) => [line, message])).toEqual([
      [2, expect.stringContaining('Other old')],
      [3, expect.stringContaining('line 2')],
      [3, expect.stringContaining('nowhere')],
    ]);
    expect(await leadsTo('/a/new')).toBeUndefined();
    expect((await staff.post('/dash-undo-import', { id: done.id })).status).toBe(200);
    expect(await leadsTo('/a/uno')).toBeUndefined();
  });

  test('can hold what no address can', async () => {
    for (const address of ['/%00', '/%E0%A4%A', '//', `/${'x'.repeat(5000)}`, '/a%20b'])
      expect(await leadsTo(address)).toBeUndefined();
  });
});
