import { expect, test } from 'vitest';
import { historyOf } from './history-of.ts';

const refund = {
  ...{
    id: 1,
    reason: 'goodwill' as const,
    amountPence: 500,
    deliveryPence: 0,
    goodwillPence: 500,
    postagePence: 0,
    lines: [],
  },
  ...{ state: 'done' as const, byOtherMeans: false, creditNote: 1, vatPence: 83 },
  ...{ createdAt: '2026-01-03T10:00:00Z', doneAt: '2026-01-03T10:01:00Z' },
};
const dispute = {
  ...{ id: 'dp', amountPence: 2000, reason: 'product_not_received', state: 'lost' as const },
  ...{ respondBy: null, createdAt: '2026-01-04T10:00:00Z' },
};
const event = (event: string, at: string) => ({ event, by: 'shop', at });

const sentBack = {
  ...{ number: 7, reason: 'other' as const, note: '', by: 'shopper' as const, state: 'closed' as const },
  ...{ requestedAt: '2026-01-06T10:00:00Z', sendBackBy: null, refundBy: null, rejected: false },
  ...{ cancelled: { at: '2026-01-07T10:00:00Z', by: 'shopper' as const }, lines: [], receipts: [] },
};

test('the history of an order names its refunds with their sums, its disputes, and its returns', () => {
  const events = [
    event('Pending', '2026-01-01T10:00:00Z'),
    event('Money returned', '2026-01-03T10:01:00Z'),
    event('Pending', '2026-01-05T10:00:00Z'),
  ];
  expect(
    historyOf({ events, refunds: [refund], disputes: [dispute], returns: [sentBack] }).map(
      ({ what }) => what,
    ),
  ).toEqual([
    'Order placed',
    'Refund of £5.00 asked for',
    '£5.00 returned',
    '£20.00 disputed by the customer’s bank',
    'Set back to Pending',
    'Return R7 asked for',
    'Return R7 cancelled',
  ]);
  expect(historyOf({ events, refunds: [], disputes: [], returns: [] }).map(({ what }) => what)).toContain(
    'Money returned',
  );
});
