import { describe, expect, test } from 'vitest';
import { type BulkStatus, maxBulkOrders } from '#shop/orders/status.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
const { browser: staff } = await staffMember(on);

async function paidOrder() {
  const { browser, email } = await shopper(on);
  return { browser, email, orderId: await buy(on, browser, { email, lines: [[await product(on), 1]] }) };
}
const set = (status: BulkStatus, ...orderIds: string[]) =>
  staff.post('/dash-bulk-status', { orderIds, status });
const statusOf = async (orderId: string) =>
  (await staff.post('/dash-order-details', { orderId })).data?.[0]?.orderStatus;

describe('many orders at once', () => {
  test('each is answered for itself, and what one is refused for keeps no other', async () => {
    const [first, second, cancelled] = [await paidOrder(), await paidOrder(), await paidOrder()];
    await cancelled.browser.post('/change-order-status', { orderId: cancelled.orderId, status: 'Cancelled' });
    const { browser, email } = await shopper(on);
    const unpaid = (await placeOrder(on, browser, { email, lines: [[await product(on), 1]] })).orderId ?? '';
    const ids = [first.orderId, cancelled.orderId, unpaid, 'nothing', second.orderId, first.orderId];
    expect((await set('Confirmed', ...ids)).results).toEqual([
      { orderId: first.orderId, status: 200, message: answers.done, orderStatus: 'Confirmed' },
      {
        orderId: cancelled.orderId,
        status: 409,
        message: answers.orders.moved('Cancelled'),
        orderStatus: 'Cancelled',
      },
      { orderId: unpaid, status: 409, message: answers.orders.unpaid, orderStatus: 'Pending' },
      { orderId: 'nothing', status: 404, message: answers.orders.none, orderStatus: null },
      { orderId: second.orderId, status: 200, message: answers.done, orderStatus: 'Confirmed' },
    ]);
    expect(await statusOf(second.orderId)).toBe('Confirmed');
  });

  test('pressed twice and by two at once, each moves once and counts as done for both', async () => {
    const ids = [(await paidOrder()).orderId, (await paidOrder()).orderId];
    await set('Confirmed', ...ids);
    const [mine, theirs] = await Promise.all([set('Shipped', ...ids), set('Shipped', ...ids)]);
    const outcomes = [...(mine.results ?? []), ...(theirs.results ?? [])];
    expect(outcomes.map(({ status, orderStatus }) => [status, orderStatus])).toEqual(
      Array(4).fill([200, 'Shipped']),
    );
    for (const orderId of ids) {
      const events = (await staff.post('/dash-order-details', { orderId })).data?.[0]?.events;
      expect(events?.filter(({ event }: { event: string }) => event === 'Shipped')).toHaveLength(1);
    }
    expect((await set('Shipped', ids[0] ?? '')).results?.[0]?.message).toBe(
      answers.orders.already('Shipped'),
    );
  });

  test('what a colleague took further is not set back', async () => {
    const { orderId } = await paidOrder();
    for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery'] as const)
      expect((await set(status, orderId)).results?.[0]?.status).toBe(200);
    expect((await set('Shipped', orderId)).results?.[0]).toMatchObject({
      status: 409,
      message: answers.orders.moved('Out Of Delivery'),
    });
    expect(await statusOf(orderId)).toBe('Out Of Delivery');
  });

  test('none, too many and a status that gives money back are refused', async () => {
    const message = rules.orderIds(maxBulkOrders);
    const errors = { orderIds: message };
    expect(await set('Shipped')).toMatchObject({ status: 400, errors });
    expect(await set('Shipped', ...Array(maxBulkOrders + 1).fill('x'))).toMatchObject({
      status: 400,
      errors,
    });
    expect(await set('Cancelled' as BulkStatus, 'x')).toMatchObject({
      status: 400,
      errors: { status: rules.choice },
    });
  });
});
