import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { returnHeadline } from './return-headline.ts';

const order = {
  lines: [{ title: 'BBs' }, { title: 'Sling' }, { title: 'Green gas', hazard: 'gas' }],
} as Order;
const lineOf = (position: number, whole = 0) => ({
  ...{ position, quantity: 1, damaged: 0, missing: 0, restocked: 0 },
  whole,
});
const returned = (lines: Return['lines'], changes: Partial<Return> = {}) =>
  ({
    ...{ number: 1001, reason: 'changed mind', state: 'open', sendBackBy: '2026-12-11', cancelled: null },
    ...{ receipts: [], lines, ...changes },
  }) as Return;
const said = (...of: Parameters<typeof returned>) =>
  returnHeadline(order, returned(...of)).replace('\u00a0', ' ');

test('a return says first what goes back, and then what is to be done', () => {
  expect(said([lineOf(1)])).toBe('BBs: send back by 11 Dec');
  expect(said([lineOf(1)], { sendBackBy: null })).toBe('BBs: send back within 14 days of delivery');
  expect(said([lineOf(2), lineOf(1)])).toBe('Sling and 1 more: send back by 11 Dec');
  expect(said([lineOf(2, 1), lineOf(1)]), 'one of them came').toBe('BBs: send back by 11 Dec');
  expect(said([lineOf(3)])).toBe('Green gas: please don’t post it');
  expect(said([lineOf(1), lineOf(3)])).toBe('BBs and 1 more: send part of it back by 11 Dec');
  expect(said([lineOf(1), lineOf(3)], { sendBackBy: null })).toBe(
    'BBs and 1 more: please don’t post all of it',
  );
  expect(said([lineOf(1, 1)], { state: 'closed' })).toBe('BBs: return received');
  const cancelled = { at: '2026-11-27T10:00:00Z', by: 'shopper' } as const;
  expect(said([lineOf(1)], { state: 'closed', cancelled })).toBe('BBs: return cancelled');
});
