import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { type ReturnReason, returnReasons } from '#database/enums.ts';
import { returns as text } from '#wording/dashboard/returns.ts';
import { draftOf, lacksPostage, unreadIn } from './receipt-draft.ts';

const line = { position: 1, quantity: 2, whole: 0, damaged: 0, missing: 0, restocked: 0 };
const returned = (reason: ReturnReason, changes: Partial<Return> = {}) =>
  ({ reason, rejected: true, lines: [line], ...changes }) as Return;
const order = { lines: [{ hazard: null }, { hazard: 'gas' }] } as Order;

test('what is said to be broken is received as damaged and stays off the shelf, anything else as whole', () => {
  const broken = returnReasons.filter((reason) => draftOf(returned(reason)).lines[1]?.damaged === '2');
  expect(broken).toEqual(['faulty', 'not as described', 'damaged in the post']);
  expect(draftOf(returned('faulty')).lines[1]).toMatchObject({ whole: '0', missing: '0', restock: false });
  expect(draftOf(returned('wrong item')).lines[1]).toMatchObject({ whole: '2', damaged: '0', restock: true });
  const inParts = returned('faulty', { lines: [{ ...line, damaged: 1 }] });
  expect(draftOf(inParts).lines[1], 'the one that is awaited').toMatchObject({ damaged: '1' });
});

test('the customer’s postage is asked for where we pay it, and 0 is an answer', () => {
  const lacks = (one: Return, changes = {}) => lacksPostage(order, one, { ...draftOf(one), ...changes });
  expect(lacks(returned('faulty'))).toBe(true);
  expect(lacks(returned('wrong item'), { postage: ' ' })).toBe(true);
  expect(lacks(returned('faulty'), { postage: '0' })).toBe(false);
  expect(lacks(returned('faulty'), { alreadyRefunded: true }), 'nothing goes with it').toBe(false);
  const missing = { lines: { 1: { whole: '0', damaged: '', missing: '2', restock: false, deduct: '' } } };
  expect(lacks(returned('faulty'), missing), 'nothing came').toBe(false);
  expect(lacks(returned('faulty', { rejected: false })), 'however late it was asked for').toBe(true);
  expect(lacks(returned('changed mind', { rejected: false }))).toBe(false);
  const gas = returned('faulty', { lines: [{ ...line, position: 2 }] });
  expect(lacks(gas), 'a courier collects it').toBe(false);
});

test('what is no number is told at its own field', () => {
  const draft = draftOf(returned('faulty'));
  expect(unreadIn(draft)).toEqual({});
  expect(unreadIn({ ...draft, postage: 'abc', delivery: '1.234' })).toEqual({
    postage: text.noSum,
    delivery: text.noSum,
  });
  expect(unreadIn({ ...draft, postage: 'abc', alreadyRefunded: true }), 'not asked for').toEqual({});
  const [line] = Object.values(draft.lines);
  if (!line) throw new Error('no line');
  expect(unreadIn({ ...draft, lines: { 1: { ...line, whole: 'x', damaged: '1', deduct: 'y' } } })).toEqual({
    lines: text.noUnits,
    deduct: text.noSum,
  });
});
