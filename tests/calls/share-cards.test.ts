import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { products } from '#database/schema.ts';
import { productCardPath } from '#shop/catalogue/share-cards.ts';
import { product } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const get = (path: string) => fetch(on.url + path, { redirect: 'manual' });
const pathOf = async (id: string) => {
  const [found] = await on.shop.db.select().from(products).where(eq(products.id, id));
  return found ? productCardPath(found, on.shop.settings) : '';
};

test('a product’s picture for sharing has an address that changes with its price; the old one leads to it', async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } })
    .webp()
    .toBuffer();
  await on.shop.images.write('shared.webp', picture);
  const title = `Plover’s ${'very '.repeat(40)}long-named BBs 🎯 0.25 g`;
  const id = await product(on, { title, pricePence: 1199, images: ['shared.webp'] });
  const path = await pathOf(id);
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const drawn = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // Words on the left, the picture on the right.
  const part = async (left: number, width: number) =>
    sharp(await drawn.clone().extract({ left, top: 40, width, height: 550 }).toBuffer()).stats();
  expect((await part(0, 560)).channels[0]?.max).toBeGreaterThan(230);
  expect((await part(600, 560)).channels[0]?.mean).toBeCloseTo(0x88, -1);

  await on.shop.db.update(products).set({ pricePence: 999 }).where(eq(products.id, id));
  const moved = await get(path);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, await pathOf(id)]);
  await on.shop.db.update(products).set({ active: false }).where(eq(products.id, id));
  expect((await get(path)).status).toBe(404);
  expect((await get('/share/product/nobody-here/0123456789ab.jpg')).status).toBe(404);
});

test('the shop’s own pages have one without a price, also before anything is sold', async () => {
  for (const path of [
    '/share/home.jpg',
    '/share/energy.jpg',
    '/share/bb-guide.jpg',
    '/share/starter-kit.jpg',
    '/share/my-kit.jpg',
    '/share/shop/all.jpg',
    '/share/shop/attire.jpg',
  ]) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
  }
  expect((await get('/share/shop/nothing.jpg')).status).toBe(404);
});
