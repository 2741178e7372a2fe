import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { lineReturns, refundsApart } from './line-returns.ts';

type Told = Pick<Order, 'lines' | 'returns' | 'refunds'>;

const order = (given: unknown) => given as Told;
const line = (quantity: number) => ({ quantity });
const asked = (number: number, position: number, quantity: number, more = {}) => ({
  number,
  state: 'open',
  cancelled: null,
  receipts: [],
  lines: [{ position, quantity }],
  ...more,
});
const refund = (id: number, state: string, position: number, pence: number) => ({
  id,
  state,
  lines: [{ position, quantity: 1, pence }],
});

test('a line says what of it is going back and what came back, with what was refunded for it', () => {
  const some = order({
    lines: [line(1), line(3)],
    returns: [
      asked(1, 1, 1, { state: 'closed', receipts: [{ refundId: 7 }] }),
      asked(2, 2, 2),
      asked(3, 2, 1, { state: 'closed', receipts: [{ refundId: null }] }),
      asked(4, 2, 1, { state: 'closed', cancelled: { by: 'shopper' } }),
    ],
    refunds: [refund(7, 'done', 1, 2069), refund(8, 'done', 2, 500)],
  });
  expect(lineReturns(some, 1)).toEqual(['Returned, £20.69 refunded (R1)']);
  expect(lineReturns(some, 2)).toEqual(['2 of 3 going back: return R2', '1 of 3 returned (R3)']);
});

test('a refund stands apart from the return that tells of it, unless it was not made', () => {
  const { returns, refunds } = order({
    lines: [line(1)],
    returns: [asked(1, 1, 1, { state: 'closed', receipts: [{ refundId: 7 }, { refundId: 8 }] })],
    refunds: [refund(6, 'done', 1, 1), refund(7, 'done', 1, 1), refund(8, 'refused', 1, 1)],
  });
  expect(refundsApart({ returns, refunds }).map(({ id }) => id)).toEqual([6, 8]);
});
