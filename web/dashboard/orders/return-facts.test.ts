import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { returns as text } from '#wording/dashboard/returns.ts';
import { howItCame, wayBack } from './return-facts.ts';

const order = { lines: [{ hazard: null }, { hazard: 'gas' }] } as Order;
const of = (positions: number[], sendBackBy: string | null = '2026-12-11') =>
  wayBack(order, {
    ...{ reason: 'changed mind', sendBackBy },
    lines: positions.map((position) => ({ position })),
  } as Return);

test('what no post takes is collected by the shop, and staff are told to book the courier', () => {
  const day = '11 December 2026';
  expect(of([1])).toEqual({ state: text.open, facts: [[text.sendBackBy, day]], task: '' });
  expect(of([2])).toEqual({ state: text.toCollect, facts: [[text.collectBy, day]], task: text.collect });
  expect(of([1, 2]), 'of several things').toEqual({
    state: text.open,
    facts: [
      [text.collectBy, day],
      [text.sendRestBy, day],
    ],
    task: text.collectPart,
  });
  expect(of([2], null).facts, 'before it is delivered').toEqual([]);
});

test('how a line came says no number twice', () => {
  const came = (changes: object) =>
    howItCame({
      ...{ position: 1, quantity: 2, whole: 0, damaged: 0, missing: 0, restocked: 0 },
      ...changes,
    });
  expect(came({}), 'all of it is awaited').toBe('');
  expect(came({ whole: 2 })).toBe('whole');
  expect(came({ damaged: 2 })).toBe('damaged');
  expect(came({ whole: 1 })).toBe('1 whole, 1 expected');
  expect(came({ whole: 1, missing: 1 })).toBe('1 whole, 1 missing');
});
