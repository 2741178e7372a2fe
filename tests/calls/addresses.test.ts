import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { products } from '#database/schema.ts';
import { pageAddresses } from '#server/cache/page-addresses.ts';
import { findPage } from '#server/routes/find-page.ts';
import { product, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

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
