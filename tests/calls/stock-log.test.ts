import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, stockLog } from '#database/schema.ts';
import { tellStockReason } from '#shop/stock-reason.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const { browser: staff, id: staffId } = await staffMember(on);
const { browser, email } = await shopper(on);

/** Newest first, without what is of the database alone. */
async function logOf(id: string) {
  const rows = await on.shop.db
    .select()
    .from(stockLog)
    .where(eq(stockLog.productId, id))
    .orderBy(desc(stockLog.id));
  return rows.map(({ id: _id, productId: _productId, at: _at, ...rest }) => rest);
}

const move = (orderId: string, status: 'Cancelled' | 'Confirmed' | 'Shipped' | 'Delivered' | 'Returned') =>
  staff.post('/change-order-status', { orderId, status });
const nobody = { staffId: null, orderId: null, note: '' };

test('a sale, its cancellation and what came back are logged with who and which order; what an order holds is not', async () => {
  const id = await product(on, { onHand: 20 });
  const opening = { change: 20, onHand: 20, reason: 'opening', by: 'shop', ...nobody };
  const held = await placeOrder(on, browser, { email, lines: [[id, 2]] });
  expect(await logOf(id)).toEqual([opening]);
  await browser.post('/change-order-status', { orderId: held.orderId ?? '', status: 'Cancelled' });
  expect(await logOf(id)).toEqual([opening]);
  const orderId = await buy(on, browser, { email, lines: [[id, 3]] });
  const sold = { change: -3, onHand: 17, reason: 'sold', by: 'shopper', ...nobody, orderId };
  expect(await logOf(id)).toEqual([sold, opening]);
  await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
  const cancelled = { ...sold, change: 3, onHand: 20, reason: 'cancelled' };
  expect(await logOf(id)).toEqual([cancelled, sold, opening]);
  const other = await buy(on, browser, { email, lines: [[id, 1]] });
  await staff.post('/change-order-status', { orderId: other, status: 'Cancelled' });
  expect((await logOf(id))[0]).toEqual({ ...cancelled, change: 1, by: 'staff', staffId, orderId: other });
  const sentBack = await buy(on, browser, { email, lines: [[id, 4]] });
  for (const status of ['Confirmed', 'Shipped'] as const) await move(sentBack, status);
  await staff.post('/change-order-status', { orderId: sentBack, status: 'Out Of Delivery' });
  await move(sentBack, 'Delivered');
  const back = { orderId: sentBack, status: 'Returned' as const, restock: true };
  await staff.post('/change-order-status', back);
  const returned = {
    change: 4,
    onHand: 20,
    reason: 'returned',
    by: 'staff',
    staffId,
    orderId: sentBack,
    note: '',
  };
  expect((await logOf(id))[0]).toEqual(returned);
});

test('what staff set is logged by its member of staff, and once; the same number is no change', async () => {
  const id = await product(on, { onHand: 20 });
  await staff.post('/dash-stock', { productId: id, quantity: 12, quantityWas: 20 });
  await staff.post('/dash-stock', { productId: id, quantity: 12, quantityWas: 12 });
  const set = { change: -8, onHand: 12, reason: 'set', by: 'staff', ...nobody, staffId };
  expect((await logOf(id)).slice(0, -1)).toEqual([set]);
});

test('a reason is of one statement; a change past the shop is logged too, and says that nobody told why', async () => {
  const [id, other] = [await product(on, { onHand: 5 }), await product(on, { onHand: 5 })];
  const { db } = on.shop;
  await db.update(products).set({ onHand: 3 }).where(eq(products.id, id));
  expect((await logOf(id))[0]).toMatchObject({ change: -2, reason: 'changed', by: 'shop' });
  await db.transaction(async (db) => {
    await tellStockReason({ db }, { reason: 'lost', by: { staffId }, note: `it's "gone"` });
    await db.update(products).set({ onHand: 2 }).where(eq(products.id, id));
    await db.update(products).set({ onHand: 2 }).where(eq(products.id, other));
  });
  const lost = { change: -1, reason: 'lost', by: 'staff', staffId, note: `it's "gone"` };
  expect((await logOf(id))[0]).toMatchObject(lost);
  expect((await logOf(other))[0]).toMatchObject({ change: -3, reason: 'changed', by: 'shop', staffId: null });
});

test('a product that goes takes its log along', async () => {
  const id = await product(on, { onHand: 5 });
  await on.shop.db.delete(products).where(eq(products.id, id));
  expect(await logOf(id)).toEqual([]);
});
