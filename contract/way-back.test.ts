import { expect, test } from 'vitest';
import type { Order } from './order.ts';
import { wayBackOf } from './way-back.ts';

const lines = [{ hazard: null }, { hazard: 'lithium' }] as Order['lines'];
const of = (...returns: [positions: number[], state?: 'closed'][]) =>
  wayBackOf({
    lines,
    returns: returns.map(([positions, state = 'open']) => ({
      ...{ reason: 'changed mind', state },
      lines: positions.map((position) => ({ position })),
    })) as Order['returns'],
  });

test('what no post takes comes back by courier, what else there is by post', () => {
  expect(of()).toBe('posted');
  expect(of([[1]])).toBe('posted');
  expect(of([[2]])).toBe('collected');
  expect(of([[1, 2]])).toBe('both');
  expect(of([[2]], [[1]]), 'in two returns').toBe('both');
  expect(of([[2]], [[1], 'closed']), 'that came already').toBe('collected');
});
