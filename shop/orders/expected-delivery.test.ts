import { describe, expect, test } from 'vitest';
import { orderStatuses, paymentStatuses } from '#database/enums.ts';
import { expectedDelivery } from './expected-delivery.ts';

/** Paid on a Wednesday morning. */
const paidAt = new Date('2026-11-18T10:00:00Z');
const order = { orderStatus: 'Pending', paymentStatus: 'Success', paidAt, dispatchedAt: null } as const;
const sentLate = new Date('2026-11-23T15:00:00Z');
const day = (date?: Date) => date?.toISOString().slice(0, 10);
const expected = (changes: Partial<Parameters<typeof expectedDelivery>[0]>, now = paidAt) => {
  const found = expectedDelivery({ ...order, ...changes }, now);
  return found && [day(found.earliest), day(found.latest), found.late];
};

describe('an order', () => {
  test('is expected from its payment on, and from its dispatch once it was sent', () => {
    expect(expected({})).toEqual(['2026-11-20', '2026-11-24', false]);
    expect(expected({ orderStatus: 'Confirmed' })).toEqual(['2026-11-20', '2026-11-24', false]);
    for (const orderStatus of ['Confirmed', 'Shipped', 'Out Of Delivery'] as const)
      expect(expected({ orderStatus, dispatchedAt: sentLate })).toEqual(['2026-11-24', '2026-11-26', false]);
  });

  test('is late once the last day is over in London, not before', () => {
    expect(expected({}, new Date('2026-11-24T23:59:00Z'))?.[2]).toBe(false);
    expect(expected({}, new Date('2026-11-25T00:00:00Z'))?.[2]).toBe(true);
  });

  test('that is not paid, has arrived or has ended is not expected', () => {
    for (const paymentStatus of paymentStatuses)
      expect(expected({ paymentStatus }) !== null, paymentStatus).toBe(paymentStatus === 'Success');
    const waiting = orderStatuses.filter((orderStatus) => expected({ orderStatus }) !== null);
    expect(waiting).toEqual(['Pending', 'Confirmed', 'Shipped', 'Out Of Delivery']);
  });
});
