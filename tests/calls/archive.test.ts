import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, images, oldAddresses, orderLines, products } from '#database/schema.ts';
import { findProductPage } from '#shop/catalogue/find.ts';
import { findByOldAddress } from '#shop/catalogue/old-addresses.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { transact } from '#shop/transact.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const { browser: staff } = await staffMember(on);

const archive = (productId: string, archived = true) => staff.post('/dash-archive', { productId, archived });
const read = async (id: string) => {
  const [row] = await on.shop.db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('gone');
  return row;
};
const listed = async (body: object) =>
  ((await on.browser().post('/getProducts', { catagory: 'all', ...body })).data ?? []).map(({ id }) => id);
const inDashboard = async (body: object) =>
  ((await staff.post('/dash-prpducts', { limit: 200, ...body })).data ?? []).map(({ id }) => id);
const counts = async () => (await staff.send('/dash-analytics', { method: 'GET' })).data.productsCount;

test('an archived product is in no list, search, count, sitemap or comparison; its page, its orders and old addresses keep it', async () => {
  const id = await product(on, {
    title: 'Quiet suppressor',
    sku: 'QS-9',
    onHand: 3,
    tierQuantities: [2],
    tierPercents: [10],
  });
  await transact(on.shop, learnAllWords);
  await on.shop.db.insert(oldAddresses).values({ path: '/products/quiet', productId: id, importId: '' });
  const { browser, email } = await shopper(on);
  const orderId = await buy(on, browser, { email, lines: [[id, 1]] });
  const before = await counts();
  expect(await inDashboard({ stock: 'low' })).toContain(id);
  for (const body of [{}, { keywords: 'suppressor' }, { keywords: 'QS-9' }, { discounted: true }])
    expect(await listed(body)).toContain(id);

  expect(await archive(id)).toMatchObject({ status: 200, moved: 1 });
  expect(await read(id)).toMatchObject({ active: false, archivedAt: expect.any(Date) });
  for (const body of [{}, { keywords: 'suppressor' }, { keywords: 'QS-9' }, { discounted: true }])
    expect(await listed(body)).not.toContain(id);
  expect((await on.browser().post('/search-product', { keywords: 'suppressor' })).data).toEqual([]);
  expect((await on.browser().post('/productData', { id })).status).toBe(404);
  expect((await on.browser().post('/compare', { ids: [id] })).data ?? []).toEqual([]);
  expect((await staff.send('/sitemap-0.xml', { method: 'GET' })).text).not.toContain(id);
  expect(await counts()).toBe(before - 1);
  expect(await inDashboard({ stock: 'low' })).not.toContain(id);
  expect(await inDashboard({ find: 'suppressor' })).not.toContain(id);
  expect(await inDashboard({ archived: true, find: 'suppressor' })).toEqual([id]);

  expect(await findProductPage(on.shop, id)).toMatchObject({ id });
  expect(await findByOldAddress(on.shop, '/products/quiet')).toMatchObject({ id });
  const order = await browser.post('/user-order-details', { orderId });
  expect(order.data?.[0]).toMatchObject({ p1_id: id, p1_slug: 'quiet-suppressor' });
  expect(await on.shop.db.$count(orderLines, eq(orderLines.productId, id))).toBe(1);
});

test('it can’t be bought, and leaves carts; an order that holds it is still paid for', async () => {
  const id = await product(on);
  const [one, other] = [await shopper(on), await shopper(on)];
  const held = await placeOrder(on, one.browser, { email: one.email, lines: [[id, 1]] });
  const seen = (await on.browser().post('/cartProduct', { productId: id })) as unknown as {
    version: number;
  }[];
  await archive(id);
  expect(
    await on.browser().post('/cart-changes', { products: [{ id, version: seen[0]?.version ?? 1 }] }),
  ).toMatchObject({ data: [], gone: [id] });
  expect(await placeOrder(on, other.browser, { email: other.email, lines: [[id, 1]] })).toMatchObject({
    status: 409,
    message: expect.stringContaining('not for sale'),
  });
  expect((await on.browser().post('/checkout', { id })).status).toBe(404);
  expect(held.status).toBe(200);
  expect(await read(id)).toMatchObject({ reserved: 1 });
});

test('it comes back deactivated; done twice or at once, it is done and written down once', async () => {
  const ids = [await product(on), await product(on)];
  const both = () => staff.post('/dash-archive', { productIds: ids, archived: true });
  const done = await Promise.all([both(), both(), both()]);
  expect(done.reduce((sum, { moved = 0 }) => sum + moved, 0)).toBe(2);
  const [id = ''] = ids;
  const { archivedAt, revision } = await read(id);
  expect(await archive(id)).toMatchObject({ status: 200, moved: 0 });
  expect(await read(id)).toMatchObject({ archivedAt, revision });
  expect(await archive(id, false)).toMatchObject({ status: 200, moved: 1 });
  expect(await read(id)).toMatchObject({ archivedAt: null, active: false });
  const entries = await on.shop.db.select().from(auditLog).where(eq(auditLog.subject, id));
  expect(entries.map(({ action }) => action).sort()).toEqual(['product archived', 'product unarchived']);
});

test('all of several or none; what asks for nothing, or for nobody, is refused', async () => {
  const id = await product(on);
  expect(
    await staff.post('/dash-archive', { productIds: [id, 'nosuchproduct'], archived: true }),
  ).toMatchObject({ status: 404 });
  expect((await read(id)).archivedAt).toBeNull();
  expect(await staff.post('/dash-archive', { archived: true })).toMatchObject({
    status: 400,
    errors: { productId: expect.any(String) },
  });
});

test('in the archive nothing goes on sale: not by the form, nor by a file', async () => {
  const id = await product(on, { title: 'Kept for orders', images: ['own.webp'] });
  await archive(id);
  await on.shop.db.insert(images).values({ name: 'own.webp', width: 8, height: 8, blur: '' });
  const whole = {
    ...{ productId: id, title: 'Kept for orders', desc: 'A bottle of test BBs', price: 10 },
    ...{ category: 'bbs' as const, quantity: 20, status: 1 },
  };
  expect(await staff.post('/dash-update-product', whole)).toMatchObject({
    status: 400,
    errors: { status: expect.stringContaining('archive') },
  });
  expect(await staff.post('/dash-update-product', { ...whole, status: 0, price: 11 })).toMatchObject({
    status: 200,
  });
  const { id: importId } = await staff.post('/dash-import', { csv: `id,status\n${id},1\n`, dryRun: false });
  const done = await until(async () => {
    const now = await staff.post('/dash-import-status', { id: importId ?? '' });
    return now.state === 'done' || now.state === 'refused' ? now : undefined;
  });
  expect(done).toMatchObject({ state: 'refused' });
  expect(done.errors).toContainEqual({
    line: 2,
    field: 'status',
    message: expect.stringContaining('archive'),
  });
  await expect(
    on.shop.db.update(products).set({ active: true }).where(eq(products.id, id)),
  ).rejects.toThrow();
});

test('what is off sale is listed by itself, and what lacks a picture is told', async () => {
  const attention = async () =>
    (await staff.send('/dash-analytics', { method: 'GET' })).attention.withoutPicture;
  const onSale = await product(on);
  const before = await attention();
  const id = await product(on, { active: false, images: [] });
  expect(await inDashboard({ stock: 'off' })).toContain(id);
  expect(await inDashboard({ stock: 'off' })).not.toContain(onSale);
  expect(await attention()).toBe(before + 1);
  await archive(id);
  expect(await inDashboard({ stock: 'off' })).not.toContain(id);
  expect(await attention()).toBe(before);
});
