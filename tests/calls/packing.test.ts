import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { disputes } from '#database/schema.ts';
import { newId } from '#shop/tokens.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { buy } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
const { browser: staff } = await staffMember(on);

const text = answers.packing;

async function paidOrder(lines: [string, number][], { confirmed = true } = {}) {
  const { browser, email } = await shopper(on);
  const orderId = await buy(on, browser, { email, lines });
  if (confirmed) await staff.post('/dash-bulk-status', { orderIds: [orderId], status: 'Confirmed' });
  return { browser, email, orderId };
}
const open = async (question: object) => (await staff.post('/dash-packing', question)).data ?? [];
const openIds = async (question: object) => (await open(question)).map(({ id }) => id);
const orderOf = async (orderId: string) => (await staff.post('/dash-order-details', { orderId })).data?.[0];

describe('what is to go', () => {
  test('is confirmed and paid, oldest first, with the day it must leave, shelf, codes and hazard', async () => {
    const gas = await product(on, {
      title: 'Green gas, 600 ml',
      category: 'gas',
      sku: 'GAS-600',
      barcode: '0501234567890',
      shelf: 'B2-04',
      weightGrams: 700,
    });
    const first = await paidOrder([[gas, 3]]);
    const second = await paidOrder([[await product(on), 1]]);
    const pending = await paidOrder([[gas, 1]], { confirmed: false });
    const [row, next] = await open({});
    expect(row).toMatchObject({
      id: first.orderId,
      packedAt: null,
      goesBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      grams: 2100,
      size: 'large',
      hazards: ['gas'],
      lines: [
        { position: 1, quantity: 3, sku: 'GAS-600', barcode: '0501234567890', shelf: 'B2-04', hazard: 'gas' },
      ],
    });
    expect(next).toMatchObject({ id: second.orderId, grams: null, size: 'unknown', hazards: [] });
    expect(await openIds({ view: 'confirm' })).toEqual([pending.orderId]);
    expect(await openIds({ hazard: 'gas' })).toEqual([first.orderId]);
    expect(await openIds({ hazard: 'none' })).toEqual([second.orderId]);
    expect(await openIds({ size: 'large' })).toEqual([first.orderId]);
    expect((await staff.post('/dash-packing', { limit: 1, offset: 1 })).total).toBe(2);
    expect(await openIds({ limit: 1, offset: 1 })).toEqual([second.orderId]);
    await staff.post('/dash-bulk-status', {
      orderIds: [first.orderId, second.orderId, pending.orderId],
      status: 'Shipped',
    });
    expect(await openIds({})).toEqual([]);
    expect(await openIds({ orderId: first.orderId })).toEqual([first.orderId]);
    expect((await staff.post('/dash-packing', { orderId: 'nothing' })).status).toBe(404);
  });
});

describe('packing by scans', () => {
  const codes = async () => {
    const sku = `S-${newId()}`;
    return { sku, id: await product(on, { sku, barcode: '4006381333931' }) };
  };
  const pack = (orderId: string, scans: string[], reason?: string) =>
    staff.post('/dash-pack', { orderId, scans, ...(reason && { override: { reason } }) });

  test('asks for every unit, by SKU or EAN, and by hand for what has neither', async () => {
    const { sku, id } = await codes();
    const bare = await product(on);
    const { orderId } = await paidOrder([
      [id, 2],
      [bare, 1],
    ]);
    expect(await pack(orderId, [sku, bare])).toMatchObject({
      status: 409,
      message: text.incomplete(2, 3),
      errors: { scans: text.incomplete(2, 3) },
    });
    expect(await pack(orderId, [sku, 'another'])).toMatchObject({
      status: 409,
      message: text.wrongCode('another'),
    });
    expect(await pack(orderId, [sku, sku, sku, bare])).toMatchObject({
      status: 409,
      message: text.oneTooMany(sku),
    });
    expect((await open({ orderId }))[0]?.packedAt).toBeNull();
    const scans = [sku.toLowerCase(), '4006381333931', bare];
    expect((await pack(orderId, scans)).status).toBe(200);
    expect((await open({ orderId }))[0]?.packedAt).toEqual(expect.any(String));
    // A lost answer: the same again is as good, and is written down once.
    expect((await pack(orderId, scans)).status).toBe(200);
    const { data } = await staff.post('/dash-audit', { action: 'order packed', find: orderId });
    expect(data).toMatchObject([{ subject: orderId, after: { scanned: 3, units: 3 } }]);
    expect((await orderOf(orderId))?.orderStatus).toBe('Confirmed');
  });

  test('an override wants a reason, which stands in the audit log with what was scanned', async () => {
    const { sku, id } = await codes();
    const { orderId } = await paidOrder([[id, 2]]);
    expect(await pack(orderId, [sku], ' ')).toMatchObject({
      status: 400,
      errors: { override: rules.packReason },
    });
    expect((await pack(orderId, [sku], 'The label is torn')).status).toBe(200);
    const { data } = await staff.post('/dash-audit', { action: 'order packed', find: orderId });
    expect(data).toMatchObject([{ after: { scanned: 1, units: 2, reason: 'The label is torn' } }]);
  });

  test('marks an order whose payment is disputed, and wants a reason to pack it', async () => {
    const id = await product(on, { sku: `D-${newId()}` });
    const { orderId } = await paidOrder([[id, 1]]);
    const [{ sku } = { sku: '' }] = (await open({ orderId }))[0]?.lines ?? [];
    expect((await open({ orderId }))[0]?.disputed).toBeNull();
    const dispute = { id: `dp_${newId()}`, orderId, amountPence: 1000, reason: 'product_not_received' };
    await on.shop.db.insert(disputes).values({ ...dispute, state: 'needs response' });
    expect((await open({})).find((row) => row.id === orderId)?.disputed).toBe('product_not_received');
    const refused = await staff.post('/dash-pack', { orderId, scans: [sku] });
    expect(refused).toMatchObject({ status: 409, message: text.disputed('product_not_received') });
    expect((await orderOf(orderId))?.orderStatus).toBe('Confirmed');
    const override = { reason: 'The customer rang: it is a mistake' };
    expect((await staff.post('/dash-pack', { orderId, scans: [sku], override })).status).toBe(200);
    await on.shop.db.update(disputes).set({ state: 'won' }).where(eq(disputes.orderId, orderId));
    expect((await open({ orderId }))[0]?.disputed).toBeNull();
  });

  test('of what was recalled is refused, and its shipping however it is pressed, but for a reason', async () => {
    const [id, other] = [await product(on, { title: 'Hot charger', sku: `R-${newId()}` }), await product(on)];
    const { orderId, browser } = await paidOrder([
      [id, 1],
      [other, 1],
    ]);
    const recalled = [{ productId: id, tittle: 'Hot charger' }];
    const row = async () =>
      (await staff.post('/dash-orders', { filter: '', find: orderId })).data?.find(
        (row) => row.id === orderId,
      );
    expect(await orderOf(orderId)).toMatchObject({ recalled: [] });
    await staff.post('/dash-stop-sale', { productId: id, stopped: true });
    expect(await orderOf(orderId)).toMatchObject({ recalled });
    expect((await browser.post('/user-order-details', { orderId })).data?.[0]?.recalled).toEqual([]);
    expect((await row())?.recalled).toBe(true);
    const [onBench] = await open({ orderId });
    expect(onBench?.lines.map(({ recalled }) => recalled)).toEqual([true, false]);
    const scans = onBench?.lines.map(({ sku, productId }) => sku || productId) ?? [];
    expect(await pack(orderId, scans)).toMatchObject({
      status: 409,
      message: text.recalled(['Hot charger']),
    });
    const refused = answers.orders.recalled(['Hot charger']);
    const ship = (override?: object) =>
      staff.post('/change-order-status', { orderId, status: 'Shipped', ...override });
    expect(await ship()).toMatchObject({ status: 409, message: refused });
    const { results } = await staff.post('/dash-bulk-status', { orderIds: [orderId], status: 'Shipped' });
    expect(results).toMatchObject([{ status: 409, message: refused }]);
    const csv = `reference,tracking\n${orderId},JD0002234567890777`;
    const imported = await staff.post('/dash-tracking-import', { csv, dryRun: false });
    expect(imported).toMatchObject({ shipped: 0, results: [{ status: 409, message: refused }] });
    expect((await pack(orderId, scans, 'Customer knows, has the fix')).status).toBe(200);
    expect((await ship()).status).toBe(409);
    expect(await ship({ override: { reason: ' ' } })).toMatchObject({
      errors: { override: rules.packReason },
    });
    expect((await ship({ override: { reason: 'Customer knows, has the fix' } })).status).toBe(200);
    const { data } = await staff.post('/dash-audit', { action: 'recalled sent', find: orderId });
    expect(data).toMatchObject([
      { after: { recalled: ['Hot charger'], reason: 'Customer knows, has the fix' } },
    ]);
    expect((await row())?.recalled, 'it is gone').toBe(false);
  });

  test('of what was recalled goes on once it is short or taken out, and holds nothing that was bought later', async () => {
    const [id, other] = [await product(on), await product(on)];
    const lines: [string, number][] = [
      [id, 1],
      [other, 1],
    ];
    const [short, out] = [await paidOrder(lines), await paidOrder(lines)];
    const letter = { subject: 'Stop using it', text: 'It may catch fire, so please stop.', key: newId() };
    expect((await staff.post('/dash-recall', { productId: id, ...letter })).status).toBe(200);
    expect((await orderOf(short.orderId))?.recalled).toHaveLength(1);
    await staff.post('/dash-short', { orderId: short.orderId, position: 1, missing: 1 });
    expect((await orderOf(short.orderId))?.recalled).toEqual([]);
    const edit = {
      lines: [{ position: 1, quantity: 0 }],
      reason: 'It was recalled',
      version: 0,
      key: newId(),
    };
    expect((await staff.post('/dash-order-edit', { orderId: out.orderId, ...edit })).status).toBe(200);
    expect((await orderOf(out.orderId))?.recalled).toEqual([]);
    on.advance(2 * 60 * 60_000);
    const later = await paidOrder(lines);
    expect((await orderOf(later.orderId))?.recalled).toEqual([]);
    on.advance(-2 * 60 * 60_000);
    expect(
      await staff.post('/change-order-status', { orderId: out.orderId, status: 'Shipped' }),
    ).toMatchObject({ status: 200 });
  });

  test('is for confirmed orders only', async () => {
    const { sku, id } = await codes();
    const { orderId } = await paidOrder([[id, 1]], { confirmed: false });
    expect(await pack(orderId, [sku])).toMatchObject({ status: 409, message: text.notConfirmed });
    expect((await pack('nothing', [sku])).status).toBe(404);
    await staff.post('/dash-bulk-status', { orderIds: [orderId], status: 'Confirmed' });
    const [both, other] = await Promise.all([pack(orderId, [sku]), pack(orderId, [sku])]);
    expect([both.status, other.status]).toEqual([200, 200]);
    const { total } = await staff.post('/dash-audit', { action: 'order packed', find: orderId });
    expect(total).toBe(1);
  });
});
