import { describe, expect, test } from 'vitest';
import { orderDates } from './order-dates.ts';

const at = (time: string) => new Date(`2026-06-${time}:00Z`);
const cancelled = at('02T10:00');
const given = at('02T10:01');

type Order = Parameters<typeof orderDates>[0];
type Refund = Order['refunds'][number];

/** A part of a refund that counts. */
const refund = (doneAt: Date | null, amountPence = 1000, deductedPence = 0): Refund =>
  ({
    state: doneAt ? 'done' : 'requested',
    doneAt,
    amountPence,
    lines: [{ position: 1, quantity: 1, pence: amountPence, restocked: 0, deductedPence }],
  }) as Partial<Refund> as Refund;
const event = (event: string, at: Date) => ({ id: 1, orderId: 'o', event, by: 'shop' as const, at });

const order = (changes: Partial<Order>): Order => ({
  createdAt: at('01T10:00'),
  paidAt: at('01T10:00'),
  dispatchedAt: null,
  deliveredAt: null,
  orderStatus: 'Cancelled',
  paymentStatus: 'Success',
  totalPence: 1000,
  withdrawal: undefined,
  ...{ refunds: [], returns: [], disputes: [] },
  events: [event('Cancelled', cancelled)],
  ...changes,
});
const refundedAt = (changes: Partial<Order>) => orderDates(order(changes)).refundedAt;

describe('the money of an order went back', () => {
  test('once its refund was made, whether or not its event is read yet', () => {
    expect(refundedAt({ refunds: [refund(null)] })).toBeNull();
    expect(refundedAt({ refunds: [refund(given)], paymentStatus: 'Refunded' })).toEqual(given);
  });

  test('once all of its refunds were made, and not while one failed', () => {
    const events = [event('Cancelled', cancelled), event('Money returned', given)];
    expect(refundedAt({ refunds: [refund(given, 400), refund(null, 600)], events })).toBeNull();
    const failed = { ...refund(null), state: 'refused' as const };
    expect(refundedAt({ refunds: [failed], events })).toBeNull();
  });

  test('before it was owed, where nothing is left but what was deducted for damage', () => {
    const before = at('01T12:00');
    expect(refundedAt({ refunds: [refund(before, 700, 300)] })).toEqual(before);
    expect(refundedAt({ refunds: [refund(before, 700)] })).toBeNull();
    expect(orderDates(order({ refunds: [refund(before, 700)] })).partRefundedAt).toEqual(before);
  });

  test('to the bank, which took it back', () => {
    const dispute = { id: 'd', orderId: 'o', amountPence: 1000, reason: '', state: 'lost' as const };
    const disputes = [{ ...dispute, respondBy: null, createdAt: cancelled, lostAt: given }];
    expect(refundedAt({ disputes, paymentStatus: 'Refunded' })).toEqual(given);
  });

  test('for what a shopper withdrew from, once nothing of it is awaited', () => {
    const withdrawn = {
      orderStatus: 'Delivered' as const,
      events: [],
      withdrawal: { orderId: 'o', reason: '', requestedAt: cancelled },
      refunds: [refund(given, 400)],
    };
    const returned = (state: 'open' | 'closed') =>
      [{ state } as Partial<Order['returns'][number]>] as Order['returns'];
    expect(refundedAt({ ...withdrawn, returns: returned('open') })).toBeNull();
    expect(refundedAt({ ...withdrawn, returns: returned('closed') })).toEqual(given);
    expect(refundedAt({ ...withdrawn, returns: returned('closed'), refunds: [] })).toBeNull();
  });

  test('not by a refund of an order that is kept', () => {
    const kept = { orderStatus: 'Delivered' as const, events: [event('Money returned', given)] };
    expect(refundedAt({ ...kept, refunds: [refund(given, 200)] })).toBeNull();
  });
});
