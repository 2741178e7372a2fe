import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { historyOf } from './history-of.ts';

test('every step names its return, and the money that went back for it', () => {
  const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T10:00:00.000Z`;
  const order = {
    events: [
      { event: 'Pending', at: day(1) },
      { event: 'Success', at: day(1) },
      { event: 'Pending', at: day(2) },
      { event: 'Delivered', at: day(3) },
      { event: 'Money returned', at: day(7) },
      { event: 'Money returned', at: day(8) },
      { event: 'Money returned', at: day(9) },
    ],
    refunds: [
      { id: 4, amountPence: 3348, doneAt: day(7) },
      { id: 5, amountPence: 250, doneAt: day(8) },
      { id: 6, amountPence: 100, doneAt: null },
    ],
    returns: [
      { number: 1002, requestedAt: day(4), cancelled: null, receipts: [{ at: day(6), refundId: 4 }] },
      { number: 1003, requestedAt: day(5), cancelled: { at: day(10) }, receipts: [] },
    ],
  };
  expect(historyOf(order as unknown as Order).map(({ what }) => what)).toEqual([
    ...['Order placed', 'Payment received', 'Moved back to Pending', 'Delivered'],
    ...['Return R1002 requested', 'Return R1003 requested', 'Return R1002 received'],
    ...['£33.48 refunded for return R1002', '£2.50 refunded', 'Money returned', 'Return R1003 cancelled'],
  ]);
});
